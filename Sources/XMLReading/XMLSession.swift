// SPDX-License-Identifier: Apache-2.0

import CXML2
import DocumentConversion

/// One parse by libxml2, whose events go to a reader. The reader's first error ends it.
///
/// The events come as the parser meets them, so that text is never held twice, the place of an error is known to the column, and what
/// may not be there is refused before anything behind it is parsed.
package final class XMLSession {
    private let reader: any XMLEventReader
    private var parser = cxml2_parser()
    private var failure: ConversionError?

    package init(_ reader: any XMLEventReader) { self.reader = reader }

    /// Parses a document; `encoding` is stronger than what it says itself. Throws `malformed` with line and column for what is not
    /// well-formed, `limit` for a tag with too many attributes.
    package func parse(_ bytes: [UInt8], encoding: String?) throws(ConversionError) {
        if let encoding { try XMLEncoding.check(encoding) }
        try AttributeFlood.check(bytes)
        let result = bytes.withUnsafeBufferPointer { bytes in
            withUnsafePointer(to: Self.handlers) { handlers in
                withUnsafeMutablePointer(to: &parser) { parser in
                    parser.pointee.handlers = handlers
                    parser.pointee.owner = Unmanaged.passUnretained(self).toOpaque()
                    parser.pointee.bytes = bytes.baseAddress
                    parser.pointee.count = bytes.count
                    current = parser
                    defer { current = nil }
                    return cxml2_parse(parser, encoding)
                }
            }
        }
        if let failure { throw failure }
        if result == 1 { return }
        if result < 0 { throw ConversionError(.malformed, "libxml2 cannot read it") }
        throw ConversionError(.malformed, message, at: .line(max(1, Int(parser.line)), column: Int(parser.column)))
    }

    /// The parser while it runs.
    private var current: UnsafeMutablePointer<cxml2_parser>?

    /// The first line of what libxml2 said, as a clause.
    private var message: String {
        let text = withUnsafeBytes(of: parser.message) { String(decoding: $0.prefix { $0 != 0 && $0 != 0x0A }, as: UTF8.self) }
        if text.isEmpty { return "it is not well-formed" }
        return "not well-formed XML: " + text.prefix(1).lowercased() + text.dropFirst()
    }

    /// Runs what handles an event. Once it has failed, events that still come are passed over.
    private func handle(_ body: (any XMLEventReader) throws(ConversionError) -> Void) {
        if failure != nil { return }
        do throws(ConversionError) {
            try body(reader)
            // The parser stands behind what it tells of: there begins what comes next.
            if reader.recordsOrigins { reader.origin = position.map { SourceOrigin($0) } }
        } catch {
            guard let current else { return }
            let isAboutSource = error.position == nil && (error.code == .malformed || error.code == .limit)
            failure = ConversionError(error.code, error.message, hint: error.hint, at: isAboutSource ? position : error.position)
            cxml2_stop(current)
        }
    }

    /// Where the parser stands.
    private var position: SourcePosition? {
        current.map { .line(max(1, Int(cxml2_line($0))), column: max(1, Int(cxml2_column($0)))) }
    }

    fileprivate static func session(_ owner: UnsafeMutableRawPointer?) -> XMLSession? {
        owner.map { Unmanaged<XMLSession>.fromOpaque($0).takeUnretainedValue() }
    }

    private static var handlers: cxml2_handlers {
        cxml2_handlers(
            declaration: { owner, encoding in
                guard let encoding else { return }
                XMLSession.session(owner)?.handle { _ throws(ConversionError) in try XMLEncoding.check(String(cString: encoding)) }
            },
            doctype: { owner, name, external, system in
                XMLSession.session(owner)?.handle { reader throws(ConversionError) in
                    try reader.documentType(
                        name.map { String(cString: $0) } ?? "", publicIdentifier: external.map { String(cString: $0) },
                        systemIdentifier: system.map { String(cString: $0) })
                }
            },
            start: { owner, name, prefix, uri, count, values in
                guard let name else { return }
                let attributes = XMLAttributes(values, count: Int(count))
                XMLSession.session(owner)?.handle { reader throws(ConversionError) in
                    let name = XMLName(
                        local: String(cString: name), prefix: prefix.map { String(cString: $0) }, namespace: uri.map { String(cString: $0) }
                    )
                    try reader.start(name, attributes)
                }
            },
            end: { owner in
                XMLSession.session(owner)?.handle { reader throws(ConversionError) in try reader.end() }
            },
            characters: { owner, bytes, count in
                XMLSession.session(owner)?.handle { reader throws(ConversionError) in
                    try reader.characters(UnsafeBufferPointer(start: bytes, count: Int(count)).span)
                }
            },
            instruction: { owner, target, data in
                guard let target else { return }
                XMLSession.session(owner)?.handle { reader throws(ConversionError) in
                    try reader.instruction(String(cString: target), data.map { String(cString: $0) } ?? "")
                }
            })
    }
}
