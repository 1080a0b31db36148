// SPDX-License-Identifier: Apache-2.0

/// How the bytes of an encoding are decoded.
enum DecodingScheme: Sendable, Equatable {
    case utf8
    case utf16(bigEndian: Bool)
    case utf32(bigEndian: Bool)
    case utf7
    /// By a table of 256 entries; the key finds it in `singleBytePages`.
    case singleByte(key: [UInt8])
    case doubleByte(DoubleByteCode)
    case sevenBit(SevenBitCode)
    /// The Encoding standard's "replacement": any input is one error.
    case replacement

    /// The scheme that the catalogue's word means for the encoding of a name.
    init(_ word: [UInt8], name: [UInt8]) {
        if word.elementsEqual("single".utf8) {
            self = .singleByte(key: name.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 })
            return
        }
        let text = String(decoding: word, as: UTF8.self)
        switch text {
        case "utf-8": self = .utf8
        case "utf-16le": self = .utf16(bigEndian: false)
        case "utf-16be": self = .utf16(bigEndian: true)
        case "utf-32le": self = .utf32(bigEndian: false)
        case "utf-32be": self = .utf32(bigEndian: true)
        case "utf-7": self = .utf7
        default:
            if let code = DoubleByteCode(rawValue: text) {
                self = .doubleByte(code)
            } else if let code = SevenBitCode(rawValue: text) {
                self = .sevenBit(code)
            } else if let colon = word.firstIndex(of: UInt8(ascii: ":")) {
                self = .singleByte(key: Array(word[(colon + 1)...]))
            } else {
                self = .replacement
            }
        }
    }
}
