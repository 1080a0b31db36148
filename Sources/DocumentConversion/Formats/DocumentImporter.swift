// SPDX-License-Identifier: Apache-2.0

import TextModel

/// Reads documents of some formats into the model. It never knows what will become of them, and touches neither files nor terminal.
public protocol DocumentImporter: Sendable {
    /// The formats it reads.
    var formats: [DocumentFormat] { get }
    /// The options it takes.
    var options: [OptionDescription] { get }
    /// Throws `invalidOption` for a value that the importer cannot use, though its kind allows it: what can be said before a document is
    /// there. The message begins with the option's name.
    func validate(_ values: OptionValues) throws(ConversionError)
    /// Reads a document, or throws and leaves nothing.
    func read(_ source: DocumentSource, in context: ImportContext) throws(ConversionError) -> Document
}

/// Writes the model as a format. It never knows where a document came from, and touches neither files nor terminal.
public protocol DocumentExporter: Sendable {
    /// The format it writes.
    var format: DocumentFormat { get }
    /// The options it takes.
    var options: [OptionDescription] { get }
    /// Whether `&#955;` means a character in what it writes, so that no character is lost in a narrow encoding.
    var hasCharacterReferences: Bool { get }
    /// Writes a document; what was written before an error is for the caller to drop.
    func write(_ document: Document, to output: inout OutputBuffer, in context: ExportContext) throws(ConversionError)
}

extension DocumentImporter {
    public var options: [OptionDescription] { [] }

    public func validate(_ values: OptionValues) throws(ConversionError) {}
}

extension DocumentExporter {
    public var options: [OptionDescription] { [] }

    public var hasCharacterReferences: Bool { false }
}
