// SPDX-License-Identifier: Apache-2.0

/// A font whose bytes are pictures and signs rather than letters, and the characters that Unicode has for them.
public struct SymbolFont: Sendable, Equatable {
    /// The encoding of the font's bytes.
    public let encoding: CharacterEncoding

    private let page: SingleBytePage

    private static let labels: [String: String] = [
        "symbol": "symbol", "symbolmt": "symbol", "symbolps": "symbol", "symbolneu": "symbol", "standardsymbolsl": "symbol",
        "standardsymbolsps": "symbol", "zapfdingbats": "zapf-dingbats", "itczapfdingbats": "zapf-dingbats", "dingbats": "zapf-dingbats",
        "wingdings": "wingdings", "wingdingsregular": "wingdings", "wingdings2": "wingdings-2", "wingdings3": "wingdings-3",
        "webdings": "webdings",
    ]

    /// The symbol font of a family or PostScript name (`Symbol`, `SymbolMT`, `Wingdings 2`, `ZapfDingbats`, …), without regard to case,
    /// spaces and hyphens; `nil` for any other font.
    public init?(familyName: String) {
        let key = EncodingCatalogue.looseKey(EncodingCatalogue.key(familyName))
        guard let label = SymbolFont.labels[String(decoding: key, as: UTF8.self)], let encoding = CharacterEncoding(label: label) else {
            return nil
        }
        self.encoding = encoding
        page = SingleBytePage.shared(for: encoding)
    }

    /// The character of a byte from 20 up; `nil` where the font has none or Unicode has none for it.
    public func scalar(for byte: UInt8) -> Unicode.Scalar? {
        byte < 0x20 ? nil : page.characters[Int(byte)].scalar
    }

    /// The character of a private-use scalar U+F020 to U+F0FF, which Windows' symbol fonts have for the bytes 20 to FF; `nil` for others.
    public func scalar(for privateUse: Unicode.Scalar) -> Unicode.Scalar? {
        guard (0xF020...0xF0FF).contains(privateUse.value) else { return nil }
        return scalar(for: UInt8(privateUse.value & 0xFF))
    }

    /// Two values for the same font are equal.
    public static func == (left: SymbolFont, right: SymbolFont) -> Bool { left.encoding == right.encoding }
}
