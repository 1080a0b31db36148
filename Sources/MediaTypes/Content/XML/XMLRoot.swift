// SPDX-License-Identifier: Apache-2.0

/// The root element of an XML text, behind declaration, comments, processing instructions and document type: names and namespaces.
/// A scanner over a prefix, not a parser: it stops at the root's start tag.
struct XMLRoot {
    private static let attributeLimit = 64

    /// Whether the text begins with `<?xml`.
    private(set) var hasDeclaration = false
    /// The root's name without its prefix.
    private(set) var localName: [UInt8] = []
    private(set) var prefix: [UInt8] = []
    /// The root's own namespace, empty where none is declared.
    private(set) var namespace: [UInt8] = []
    /// All namespaces that the root declares.
    private(set) var declared: [[UInt8]] = []
    /// Names and values of the root's other attributes.
    private(set) var attributes: [(name: [UInt8], value: [UInt8])] = []
    /// The document type's name with its identifiers.
    private(set) var documentType: [UInt8] = []
    /// Processing instructions before the root, without the declaration.
    private(set) var instructions: [[UInt8]] = []
    /// Where the root's content begins.
    private(set) var contentStart = 0
    /// Whether the start tag ends within the prefix.
    private(set) var isComplete = false

    private let text: [UInt8]

    /// `nil` where no start tag of a name follows.
    init?(_ text: [UInt8], from start: Int) {
        self.text = text
        var offset = start
        while offset < text.count {
            while offset < text.count, text[offset].isASCIISpace { offset += 1 }
            guard text.byte(offset) == 0x3C else { return nil }
            if text.has("<?", at: offset) {
                guard let end = text.firstIndex(of: "?>", in: offset + 2..<text.count) else { return nil }
                let content = Array(text[offset + 2..<end])
                if content.has("xml"), content.count == 3 || content[3].isASCIISpace {
                    hasDeclaration = true
                } else {
                    instructions.append(content)
                }
                offset = end + 2
            } else if text.has("<!--", at: offset) {
                guard let end = text.firstIndex(of: "-->", in: offset + 4..<text.count) else { return nil }
                offset = end + 3
            } else if text.has("<!", at: offset) {
                guard let end = skipDocumentType(offset) else { return nil }
                offset = end
            } else {
                guard readStartTag(offset + 1) else { return nil }
                return
            }
        }
        guard hasDeclaration else { return nil }
    }

    /// Enough to call it XML where no kind is known: a declaration, a namespace, or a whole tag that is closed somewhere.
    var looksLikeXML: Bool {
        if hasDeclaration || !declared.isEmpty || !documentType.isEmpty { return true }
        guard isComplete, !localName.isEmpty else { return false }
        if text.has("/>", at: contentStart - 2) { return true }
        var closing = Array("</".utf8) + prefix
        if !prefix.isEmpty { closing.append(0x3A) }
        closing += localName
        var index = text.count - closing.count
        while index > contentStart - 1 {
            if text[index] == 0x3C, text.has(closing, at: index) { return true }
            index -= 1
        }
        // A long document's end tag lies behind the prefix.
        return text.count >= 8192 && text.contains("</")
    }

    private mutating func skipDocumentType(_ start: Int) -> Int? {
        guard text.hasIgnoringCase("<!doctype", at: start) else { return nil }
        var offset = start + 9
        var quote: UInt8 = 0
        var depth = 0
        while offset < text.count {
            let byte = text[offset]
            if quote != 0 {
                if byte == quote { quote = 0 }
            } else if byte == 0x22 || byte == 0x27 {
                quote = byte
            } else if byte == 0x5B {
                if depth == 0 { documentType = Array(text[start + 9..<offset]) }
                depth = 1
            } else if byte == 0x5D {
                depth = 0
            } else if byte == 0x3E, depth == 0 {
                if documentType.isEmpty { documentType = Array(text[start + 9..<offset]) }
                return offset + 1
            } else if text.has("<!--", at: offset) {
                guard let end = text.firstIndex(of: "-->", in: offset..<text.count) else { return nil }
                offset = end + 2
            }
            offset += 1
        }
        return nil
    }

    private static func isNameByte(_ byte: UInt8) -> Bool { byte.isASCIIWord || byte == 0x2D || byte == 0x2E || byte >= 0x80 }

    private func name(_ offset: inout Int) -> [UInt8] {
        let start = offset
        while offset < text.count, Self.isNameByte(text[offset]) { offset += 1 }
        return Array(text[start..<offset])
    }

    private mutating func readStartTag(_ start: Int) -> Bool {
        var offset = start
        localName = name(&offset)
        guard let first = localName.first, first.isASCIILetter || first == 0x5F || first >= 0x80 else { return false }
        if text.byte(offset) == 0x3A {
            offset += 1
            prefix = localName
            localName = name(&offset)
        }
        guard let behind = text.byte(offset) else { return hasDeclaration }
        guard behind == 0x3E || behind == 0x2F || UInt8(behind).isASCIISpace else { return false }
        readAttributes(&offset)
        return true
    }

    private mutating func readAttributes(_ offset: inout Int) {
        var count = 0
        while count < Self.attributeLimit, offset < text.count {
            while offset < text.count, text[offset].isASCIISpace || text[offset] == 0x2F { offset += 1 }
            guard offset < text.count else { return }
            if text[offset] == 0x3E {
                isComplete = true
                contentStart = offset + 1
                return
            }
            let start = offset
            while offset < text.count, Self.isNameByte(text[offset]) || text[offset] == 0x3A { offset += 1 }
            let attribute = Array(text[start..<offset])
            while offset < text.count, text[offset].isASCIISpace { offset += 1 }
            guard text.byte(offset) == 0x3D else {
                if attribute.isEmpty { return }
                continue
            }
            offset += 1
            while offset < text.count, text[offset].isASCIISpace { offset += 1 }
            guard let quote = text.byte(offset), quote == 0x22 || quote == 0x27 else { return }
            let end = text[(offset + 1)...].firstIndex(of: UInt8(quote)) ?? text.count
            let value = Array(text[offset + 1..<end])
            offset = end + 1
            count += 1
            if attribute.has("xmlns"), attribute.count == 5 || attribute[5] == 0x3A {
                declared.append(value)
                if attribute.dropFirst(6) == prefix[...] { namespace = value }
            } else {
                attributes.append((attribute, value))
            }
        }
    }

    /// The value of an attribute without a namespace.
    func attribute(_ name: StaticString) -> [UInt8]? {
        attributes.first { $0.name.count == name.utf8CodeUnitCount && $0.name.has(name) }?.value
    }

    /// Whether `word` stands in the prefix behind the root's start.
    func contentHas(_ word: StaticString) -> Bool {
        text.firstIndex(of: word, in: contentStart..<text.count) != nil
    }
}
