// SPDX-License-Identifier: Apache-2.0

import DocumentConversion

/// Takes what is found in an XML document, in the document's order. An error that it throws ends the parse.
package protocol XMLEventReader: AnyObject {
    /// Whether ``origin`` is to be kept.
    var recordsOrigins: Bool { get }
    /// Where what comes next begins.
    var origin: SourceOrigin? { get set }

    /// A DOCTYPE, whose declarations are not read.
    func documentType(_ name: String, publicIdentifier: String?, systemIdentifier: String?) throws(ConversionError)
    /// A start tag. The attributes are valid until the call returns.
    func start(_ name: XMLName, _ attributes: XMLAttributes) throws(ConversionError)
    /// The end of the element that was opened last.
    func end() throws(ConversionError)
    /// Text; one piece of text may come in several calls.
    func characters(_ text: Span<UInt8>) throws(ConversionError)
    /// A processing instruction.
    func instruction(_ target: String, _ data: String) throws(ConversionError)
}

extension XMLEventReader {
    package var recordsOrigins: Bool { false }
    package var origin: SourceOrigin? {
        get { nil }
        set {}
    }

    package func instruction(_ target: String, _ data: String) throws(ConversionError) {}
}

/// The name of an element (Namespaces in XML 1.0, section 4).
package struct XMLName {
    /// The name without its prefix.
    package let local: String
    /// What stands before the colon.
    package let prefix: String?
    /// The URL of its namespace.
    package let namespace: String?
}
