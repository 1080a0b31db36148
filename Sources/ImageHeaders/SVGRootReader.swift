// SPDX-License-Identifier: Apache-2.0

/// Goes over what may stand before the root element of an XML file, and reads the root's start tag. XML 1.0, sections 2.8 and 3.1.
struct SVGRootReader {
    /// What of the root's start tag matters.
    struct Root {
        var width: ArraySlice<UInt8>?
        var height: ArraySlice<UInt8>?
        var viewBox: ArraySlice<UInt8>?
        /// Whether the end of the tag was reached; until then an attribute may be missing.
        var isComplete = false
    }

    private static let namespace = Array("http://www.w3.org/2000/svg".utf8)

    private let text: [UInt8]
    private var position = 0

    /// `nil` where the first character is not `<`. Takes UTF-8, and UTF-16 with a byte order mark.
    init?(_ bytes: Span<UInt8>) {
        let first = bytes.unsigned8(at: 0), second = bytes.unsigned8(at: 1)
        let isUTF16 = first == 0xFF && second == 0xFE || first == 0xFE && second == 0xFF
        let isBigEndian = first == 0xFE
        var offset = isUTF16 ? 2 : first == 0xEF && second == 0xBB && bytes.unsigned8(at: 2) == 0xBF ? 3 : 0
        let step = isUTF16 ? 2 : 1

        /// One byte of UTF-8, or the ASCII character of one unit of UTF-16; any other unit is a letter.
        func unit(_ offset: Int) -> UInt8? {
            guard isUTF16 else { return bytes.unsigned8(at: offset).map { UInt8($0) } }
            return bytes.unsigned16(at: offset, isBigEndian ? .bigEndian : .littleEndian).map { $0 < 0x80 ? UInt8($0) : 0x80 }
        }
        let end = min(bytes.count, offset + step * Limits.svgPrologue)
        while offset < end, let byte = unit(offset), SVGLength.isSpace(byte) { offset += step }
        guard offset < end, unit(offset) == UInt8(ascii: "<") else { return nil }
        var text: [UInt8] = []
        text.reserveCapacity((end - offset) / step)
        while offset < end, let byte = unit(offset) {
            text.append(byte)
            offset += step
        }
        self.text = text
    }

    /// Goes to the root element's `<`. `false` where something else comes first, or none comes.
    mutating func skipPrologue() -> Bool {
        while position < text.count {
            if SVGLength.isSpace(text[position]) {
                position += 1
            } else if has("<?") {
                guard skip(past: "?>") else { return false }
            } else if has("<!--") {
                position += 4
                guard skip(past: "-->") else { return false }
            } else if has("<!DOCTYPE") {
                guard skipDoctype() else { return false }
            } else {
                return has("<")
            }
        }
        return false
    }

    /// Reads the start tag at `<`; `nil` when it is not that of SVG's `svg` element.
    ///
    /// A name without a prefix is enough, whether or not the namespace is stated; a prefix must be bound to the namespace, or to an
    /// entity, which some programs use for it.
    mutating func readRoot() -> Root? {
        position += 1
        let name = takeName()
        guard let name, position < text.count else { return nil }
        let colon = name.firstIndex(of: UInt8(ascii: ":"))
        guard name[(colon.map { $0 + 1 } ?? name.startIndex)...].elementsEqual("svg".utf8) else { return nil }
        let binding = colon.map { Array("xmlns:".utf8) + name[..<$0] }
        var isBound = colon == nil
        var root = Root()
        while let attribute = takeAttribute() {
            if let binding, attribute.name.elementsEqual(binding) {
                isBound = attribute.value.elementsEqual(Self.namespace) || attribute.value.first == UInt8(ascii: "&")
            } else if attribute.name.elementsEqual("width".utf8) {
                root.width = attribute.value
            } else if attribute.name.elementsEqual("height".utf8) {
                root.height = attribute.value
            } else if attribute.name.elementsEqual("viewBox".utf8) {
                root.viewBox = attribute.value
            }
        }
        root.isComplete = has(">") || has("/>")
        return isBound ? root : nil
    }

    private mutating func takeAttribute() -> (name: ArraySlice<UInt8>, value: ArraySlice<UInt8>)? {
        skipSpace()
        guard let name = takeName() else { return nil }
        skipSpace()
        guard has("=") else { return nil }
        position += 1
        skipSpace()
        guard position < text.count, text[position] == UInt8(ascii: "\"") || text[position] == UInt8(ascii: "'") else { return nil }
        let start = position + 1
        guard skipQuoted() else { return nil }
        return (name, text[start..<position - 1])
    }

    /// Everything up to a character that ends a name.
    private mutating func takeName() -> ArraySlice<UInt8>? {
        let start = position
        while position < text.count, !SVGLength.isSpace(text[position]), !"=<>/\"'".utf8.contains(text[position]) { position += 1 }
        return position > start ? text[start..<position] : nil
    }

    private mutating func skipSpace() {
        while position < text.count, SVGLength.isSpace(text[position]) { position += 1 }
    }

    /// Goes past a document type declaration with its internal subset.
    private mutating func skipDoctype() -> Bool {
        var isInSubset = false
        while position < text.count {
            switch text[position] {
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                guard skipQuoted() else { return false }
            case UInt8(ascii: "<") where has("<!--"):
                position += 4
                guard skip(past: "-->") else { return false }
            case UInt8(ascii: "<") where has("<?"):
                guard skip(past: "?>") else { return false }
            case UInt8(ascii: "["):
                isInSubset = true
                position += 1
            case UInt8(ascii: "]"):
                isInSubset = false
                position += 1
            case UInt8(ascii: ">") where !isInSubset:
                position += 1
                return true
            default:
                position += 1
            }
        }
        return false
    }

    /// Goes from a quote past the next one of its kind.
    private mutating func skipQuoted() -> Bool {
        let quote = text[position]
        guard let end = text[(position + 1)...].firstIndex(of: quote) else {
            position = text.count
            return false
        }
        position = end + 1
        return true
    }

    private mutating func skip(past end: String) -> Bool {
        while position < text.count {
            if has(end) {
                position += end.utf8.count
                return true
            }
            position += 1
        }
        return false
    }

    private func has(_ prefix: String) -> Bool { text[position...].starts(with: prefix.utf8) }
}
