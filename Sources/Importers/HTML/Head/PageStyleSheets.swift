// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import HTMLSyntax
import StyleSheets
import TextEncoding
import URLReferences

/// Reads the style sheets of a page.
struct PageStyleSheets {
    let references: References
    let media: CSSMedia
    let context: ImportContext
    private(set) var sheets: [StyleSheet] = []
    /// A limit or a caller who gave up, met within a style sheet.
    private var failure: ConversionError?

    init(_ references: References, _ media: CSSMedia, in context: ImportContext) {
        self.references = references
        self.media = media
        self.context = context
    }

    mutating func add(_ scan: PageScan) throws(ConversionError) {
        for sheet in scan.sheets {
            try context.checkpoint()
            switch sheet {
            case .inline(let node):
                if isWanted(type: node.trimmed(.type), media: node.trimmed(.media)) {
                    try parse(Array(node.textContent.utf8), base: references.base)
                }
            case .linked(let url, let type, let media):
                guard isWanted(type: type, media: media) else { continue }
                if let sheet = try load(references.resolve(url), base: references.base) { try parse(sheet.bytes, base: sheet.url) }
            }
        }
    }

    private func isWanted(type: String?, media text: String?) -> Bool {
        if let type = type?.lowercased(), !type.utf8.elementsEqual("text/css".utf8) { return false }
        guard let text else { return true }
        return CSSValue(parsing: text).map { media.matches($0) } ?? false
    }

    mutating func parse(_ bytes: [UInt8], base: String?) throws(ConversionError) {
        var failure: ConversionError?
        let sheet = StyleSheet(parsing: bytes, accepting: StyleTable.accepts(property:value:)) { item in
            guard failure == nil else { return nil }
            let start = item.parents.last.map { URLReference.resolve($0, against: base) } ?? base
            do throws(ConversionError) {
                return try load(URLReference.resolve(item.url, against: start), base: start)?.bytes
            } catch {
                failure = error
                return nil
            }
        }
        if let failure { throw failure }
        sheets.append(sheet)
    }

    /// A style sheet as text (CSS Syntax 3, section 3.2); nil where it may not be loaded, which is told in a warning.
    private func load(_ url: String, base: String?) throws(ConversionError) -> Resource? {
        do throws(ConversionError) {
            var sheet = try context.resources.resource(url, kind: .styleSheet, baseURL: base, in: context)
            sheet.bytes = Self.decoded(sheet.bytes)
            return sheet
        } catch  where [.limit, .timeout, .cancelled].contains(error.code) {
            throw error
        } catch {
            context.warn("missing-style-sheet", "\(url) was not used: \(error.message)")
            return nil
        }
    }

    static func decoded(_ bytes: [UInt8]) -> [UInt8] {
        let mark = ByteOrderMark.detect(in: bytes)
        var encoding = mark?.encoding ?? .utf8
        if mark == nil, let label = declaredLabel(bytes), let declared = CharacterEncoding(standardLabel: label) { encoding = declared }
        var result: [UInt8] = []
        var decoder = TextDecoder()
        _ = decoder.decode(Array(bytes.dropFirst(mark?.bytes.count ?? 0)), from: encoding, into: &result)
        return result
    }

    /// `@charset "…";` at the very beginning.
    private static func declaredLabel(_ bytes: [UInt8]) -> String? {
        let start = Array("@charset \"".utf8)
        guard bytes.starts(with: start), let end = bytes[start.count...].prefix(64).firstIndex(of: UInt8(ascii: "\"")) else { return nil }
        return String(decoding: bytes[start.count..<end], as: UTF8.self)
    }
}
