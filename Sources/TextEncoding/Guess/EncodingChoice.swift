// SPDX-License-Identifier: Apache-2.0

/// The encoding that a text is to be read in, settled between what its bytes show and what is declared of it.
public struct EncodingChoice: Sendable, Equatable {
    /// What settled it.
    public enum Reason: Sendable, Equatable {
        /// The text begins with a byte order mark.
        case byteOrderMark
        /// The user or the sender said so.
        case parameter
        /// The text itself says so.
        case declaration
        /// Nothing does.
        case guess(EncodingGuess)
    }

    public let encoding: CharacterEncoding
    public let reason: Reason
    /// How many bytes at the beginning are a byte order mark.
    public let markLength: Int
    /// A declared encoding that was not followed, because the byte order mark or something that counts more says another.
    public let contradicted: CharacterEncoding?

    /// How sure the choice is, from 0 to 1. What is marked or declared is taken for sure.
    public var confidence: Double { if case .guess(let guess) = reason { guess.confidence } else { 1 } }

    /// Chooses the encoding of a text: the byte order mark, then what is declared, then the guess.
    ///
    /// - Parameters:
    ///   - declared: what `--charset` or a MIME parameter says; `nil` where nothing does.
    ///   - isWhole: whether nothing follows the bytes.
    public init(of bytes: [UInt8], declared: CharacterEncoding?, isWhole: Bool = true) {
        if let mark = ByteOrderMark.detect(in: bytes, includingUTF32: true) {
            self.init(mark.encoding, .byteOrderMark, mark.bytes.count, [declared])
        } else if let declared {
            self.init(declared, .parameter, 0, [])
        } else {
            let guess = EncodingGuess(bytes, isWhole: isWhole)
            self.init(guess.encoding, .guess(guess), 0, [])
        }
    }

    /// Chooses the encoding of XML: the byte order mark, then a charset parameter that is authoritative, then the declaration, then UTF-8
    /// or, by its pattern of NULs, UTF-16 or UTF-32 (XML 1.0, appendix F; RFC 7303, section 3). Nothing is guessed.
    ///
    /// `contradicted`, where it is not `nil`, is to be told as a warning.
    /// - Parameters:
    ///   - parameter: what a MIME type's charset parameter says.
    ///   - isAuthoritative: whether the parameter counts more than the document's own declaration.
    public init(ofXML bytes: [UInt8], parameter: CharacterEncoding?, isAuthoritative: Bool) {
        let units = XMLDeclaration.unitEncoding(of: bytes)
        // A declaration that could be read says nothing of the units' width and order.
        let label = XMLDeclaration.encodingLabel(in: bytes, units: units)
        let declared = label.flatMap { CharacterEncoding(label: $0) }.flatMap { units == nil && !$0.isASCIICompatible ? nil : $0 }
        let outside = isAuthoritative ? parameter : nil
        if let mark = ByteOrderMark.detect(in: bytes, includingUTF32: true) {
            self.init(mark.encoding, .byteOrderMark, mark.bytes.count, [outside, declared])
        } else if let outside {
            self.init(outside, .parameter, 0, [declared])
        } else if let units {
            self.init(units, .declaration, 0, [declared])
        } else {
            self.init(declared ?? .utf8, .declaration, 0, [parameter])
        }
    }

    private init(_ encoding: CharacterEncoding, _ reason: Reason, _ markLength: Int, _ others: [CharacterEncoding?]) {
        self.encoding = encoding
        self.reason = reason
        self.markLength = markLength
        contradicted = others.compactMap(\.self).first { !Self.agree($0, encoding) }
    }

    /// UTF-16 as a declaration means either order of bytes, and so does UTF-32.
    private static func agree(_ declared: CharacterEncoding, _ encoding: CharacterEncoding) -> Bool {
        switch (declared.entry.scheme, encoding.entry.scheme) {
        case (.utf16(bigEndian: false), .utf16), (.utf32(bigEndian: false), .utf32): true
        default: declared == encoding
        }
    }
}

/// The encoding in an XML declaration.
enum XMLDeclaration {
    /// A declaration is looked for in so many characters.
    private static let length = 1024

    /// UTF-16 or UTF-32 without a byte order mark, by the NULs beside the first "<".
    static func unitEncoding(of bytes: [UInt8]) -> CharacterEncoding? {
        let forms: [(CharacterEncoding, [UInt8])] = [
            (.utf32LE, [0x3C, 0, 0, 0]), (.utf32BE, [0, 0, 0, 0x3C]), (.utf16LE, [0x3C, 0]), (.utf16BE, [0, 0x3C]),
        ]
        return forms.first { bytes.starts(with: $0.1) }?.0
    }

    /// The value of `encoding=` in `<?xml … ?>` at the beginning, behind a byte order mark.
    static func encodingLabel(in bytes: [UInt8], units: CharacterEncoding?) -> String? {
        let mark = ByteOrderMark.detect(in: bytes, includingUTF32: true)
        let width = { (encoding: CharacterEncoding?) in
            switch encoding {
            case .utf16LE, .utf16BE: 2
            case .utf32LE, .utf32BE: 4
            default: 1
            }
        }(mark?.encoding ?? units)
        let rest = bytes.dropFirst(mark?.bytes.count ?? 0).prefix(length * width)
        let head = width == 1 ? Array(rest) : rest.filter { $0 != 0 }
        guard head.starts(with: Array("<?xml".utf8)), let end = head.firstIndex(of: UInt8(ascii: ">")) else { return nil }
        let declaration = head[..<end]
        let name = Array("encoding".utf8)
        guard
            let place = declaration.indices.first(where: {
                isSpace(declaration[$0 == 0 ? 0 : $0 - 1]) && declaration[$0...].starts(with: name)
            })
        else { return nil }
        var value = declaration[(place + name.count)...].drop(while: isSpace)
        guard value.popFirst() == UInt8(ascii: "=") else { return nil }
        value = value.drop(while: isSpace)
        guard let quote = value.popFirst(), quote == 0x22 || quote == 0x27, let close = value.firstIndex(of: quote) else { return nil }
        return String(decoding: value[..<close], as: UTF8.self)
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}
