// SPDX-License-Identifier: Apache-2.0

/// The loop of "prescan a byte stream to determine its encoding".
struct MetaPrescan {
    let bytes: [UInt8]
    private var place = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    private func byte(_ offset: Int) -> UInt8? { place + offset < bytes.count ? bytes[place + offset] : nil }

    private func isAt(_ text: StaticString) -> Bool {
        guard place + text.utf8CodeUnitCount <= bytes.count else { return false }
        return (0..<text.utf8CodeUnitCount).allSatisfy { bytes[place + $0].lowercasedASCII == text.utf8Start[$0] }
    }

    /// The label of the next `meta` that declares an encoding; nil at the end.
    mutating func nextLabel() -> [UInt8]? {
        while place < bytes.count {
            guard bytes[place] == 0x3C else {
                place += 1
                continue
            }
            if isAt("<!--") {
                guard let end = Self.find("-->", in: bytes, from: place + 2) else { return nil }
                place = end + 3
            } else if isAt("<meta"), let next = byte(5), next.isHTMLSpace || next == 0x2F {
                place += 5
                if let label = readMeta() { return label }
            } else if let next = byte(1), next.isASCIILetter || (next == 0x2F && byte(2)?.isASCIILetter == true) {
                while let next = byte(0), !next.isHTMLSpace, next != 0x3E { place += 1 }
                while readAttribute() != nil {}
                place += 1
            } else if let next = byte(1), next == 0x21 || next == 0x2F || next == 0x3F {
                guard let end = bytes[place...].firstIndex(of: 0x3E) else { return nil }
                place = end + 1
            } else {
                place += 1
            }
        }
        return nil
    }

    private mutating func readMeta() -> [UInt8]? {
        var seen: Set<[UInt8]> = []
        var hasPragma = false
        var needsPragma: Bool?
        var charset: [UInt8]?
        while let (name, value) = readAttribute() {
            guard seen.insert(name).inserted else { continue }
            if name.elementsEqual("http-equiv".utf8) {
                hasPragma = hasPragma || value.elementsEqual("content-type".utf8)
            } else if name.elementsEqual("content".utf8) {
                if charset == nil, let label = Self.label(inContent: value) {
                    charset = label
                    needsPragma = true
                }
            } else if name.elementsEqual("charset".utf8) {
                charset = value
                needsPragma = false
            }
        }
        // An attribute that the bytes end in is none, and so is its tag.
        guard place < bytes.count, let needsPragma, !needsPragma || hasPragma else { return nil }
        return charset
    }

    /// "Get an attribute": name and value in lower case; nil where the tag ends.
    private mutating func readAttribute() -> (name: [UInt8], value: [UInt8])? {
        while let next = byte(0), next.isHTMLSpace || next == 0x2F { place += 1 }
        guard let first = byte(0), first != 0x3E else { return nil }
        var name: [UInt8] = []
        while let next = byte(0), !next.isHTMLSpace, next != 0x2F, next != 0x3E, next != 0x3D || name.isEmpty {
            name.append(next.lowercasedASCII)
            place += 1
        }
        while let next = byte(0), next.isHTMLSpace { place += 1 }
        guard byte(0) == 0x3D else { return byte(0) == nil ? nil : (name, []) }
        place += 1
        while let next = byte(0), next.isHTMLSpace { place += 1 }
        return readValue().map { (name, $0) }
    }

    private mutating func readValue() -> [UInt8]? {
        guard let first = byte(0) else { return nil }
        var value: [UInt8] = []
        let quote: UInt8? = first == 0x22 || first == 0x27 ? first : nil
        if quote != nil { place += 1 }
        while let next = byte(0) {
            if let quote {
                if next == quote {
                    place += 1
                    return value
                }
            } else if next.isHTMLSpace || next == 0x3E {
                return value
            }
            value.append(next.lowercasedASCII)
            place += 1
        }
        return nil
    }

    /// "Algorithm for extracting a character encoding from a meta element".
    static func label(inContent content: [UInt8]) -> [UInt8]? {
        var place = 0
        while let found = find("charset", in: content, from: place) {
            place = found + 7
            while place < content.count, content[place].isHTMLSpace { place += 1 }
            guard place < content.count, content[place] == 0x3D else { continue }
            place += 1
            while place < content.count, content[place].isHTMLSpace { place += 1 }
            guard place < content.count else { return nil }
            let quote = content[place]
            if quote == 0x22 || quote == 0x27 {
                guard let end = content[(place + 1)...].firstIndex(of: quote) else { return nil }
                return Array(content[(place + 1)..<end])
            }
            let end = content[place...].firstIndex { $0.isHTMLSpace || $0 == 0x3B } ?? content.count
            return Array(content[place..<end])
        }
        return nil
    }

    /// The place of a text, which is in lower case, in bytes of either case.
    static func find(_ text: StaticString, in bytes: [UInt8], from start: Int) -> Int? {
        var place = start
        while place + text.utf8CodeUnitCount <= bytes.count {
            if (0..<text.utf8CodeUnitCount).allSatisfy({ bytes[place + $0].lowercasedASCII == text.utf8Start[$0] }) { return place }
            place += 1
        }
        return nil
    }
}
