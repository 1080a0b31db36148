// SPDX-License-Identifier: Apache-2.0

import TextEncoding

/// A font of the table.
struct RTFFont {
    var name = ""
    var alternativeName: String?
    var charset: Int?
    var codePage: Int?
    var pitch: Int?
    var family: TableEntryWord?

    /// The encoding of the font's bytes, `nil` for the document's own.
    ///
    /// `\fcharset` is stronger than `\cpg`. 1 is the document's default; 256 and other values nobody assigned (Word for Mac writes 256)
    /// mean the same.
    func encoding(declared: CharacterEncoding? = nil) -> CharacterEncoding? {
        if let declared, charset ?? 0 <= 1 { return declared }
        if let charset, charset != 1 {
            if charset == 2 { return SymbolFont(familyName: name)?.encoding ?? .symbol }
            if let page = Self.pages[charset] { return CharacterEncoding(windowsCodePage: page) }
            return nil
        }
        return codePage.flatMap { CharacterEncoding(windowsCodePage: $0) }
    }

    /// The symbol font that private-use characters are places in.
    var symbolFont: SymbolFont? { SymbolFont(familyName: name) }

    /// Code pages by `\fcharset` (RTF 1.9.1, "Font Table"; Apple's script numbers from 77 on).
    private static let pages: [Int: Int] = [
        0: 1252, 77: 10000, 78: 10001, 79: 10003, 80: 10008, 81: 10002, 83: 10005, 84: 10004, 85: 10006, 86: 10081, 87: 10021, 88: 10029,
        89: 10007, 128: 932, 129: 949, 130: 1361, 134: 936, 136: 950, 161: 1253, 162: 1254, 163: 1258, 177: 1255, 178: 1256, 179: 1256,
        180: 1256, 181: 1255, 186: 1257, 204: 1251, 222: 874, 238: 1250, 254: 437, 255: 850,
    ]
}

/// The font table while it is read and after.
struct FontTable {
    private var fonts: [Int32: RTFFont] = [:]
    /// The entry that words and text belong to.
    private var current: Int32?

    subscript(number: Int32) -> RTFFont? { fonts[number] }

    /// `\f` starts an entry, whether in a group of its own or not.
    mutating func start(_ number: Int32) {
        current = number
        fonts[number] = RTFFont()
    }

    mutating func apply(_ word: TableEntryWord, _ number: Int?) {
        guard let current else { return }
        switch word {
        case .fcharset: fonts[current]?.charset = number
        case .cpg: fonts[current]?.codePage = number
        case .fprq: fonts[current]?.pitch = number
        case .fnil, .froman, .fswiss, .fmodern, .fscript, .fdecor, .ftech, .fbidi: fonts[current]?.family = word
        default: break
        }
    }

    /// The encoding in which the current entry's name is written.
    var nameEncoding: CharacterEncoding? {
        guard let font = current.flatMap({ fonts[$0] }), font.charset != 2 else { return nil }
        return font.encoding()
    }

    /// Adds to the current entry's name; a semicolon ends it.
    mutating func append(name: String) {
        guard let number = current, var font = fonts[number] else { return }
        for scalar in name.unicodeScalars {
            if scalar == ";" {
                current = nil
                font.name = trimmed(font.name)
                break
            }
            font.name.unicodeScalars.append(scalar)
        }
        fonts[number] = font
    }

    mutating func set(alternativeName: String) {
        guard let current else { return }
        fonts[current]?.alternativeName = trimmed(alternativeName)
    }
}

/// Without white space at both ends.
func trimmed(_ string: String) -> String {
    let isSpace: (UInt8) -> Bool = { $0 == 0x20 || (0x09...0x0D).contains($0) }
    let bytes = Array(string.utf8).drop(while: isSpace)
    let end = bytes.lastIndex { !isSpace($0) }.map { $0 + 1 } ?? bytes.startIndex
    return String(decoding: bytes[bytes.startIndex..<end], as: UTF8.self)
}
