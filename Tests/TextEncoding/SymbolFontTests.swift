// SPDX-License-Identifier: Apache-2.0

import Testing
import TextEncoding

@Suite("Symbol fonts")
struct SymbolFontTests {
    /// From the fonts' charts: family name, code and what it shows.
    @Test(arguments: [
        (
            "Symbol", "24 27 41 44 47 4A 56 57 61 6D 70 77 7E B7 A3 B3 A5 AE B1 B9 D6 E5 F2 E1 F1 A0 D2 E4 E6 FE 60 BE",
            "2203 220B 391 394 393 3D1 3C2 3A9 3B1 3BC 3C0 3C9 223C 2022 2264 2265 221E "
                + "2192 B1 2260 221A 2211 222B 27E8 27E9 20AC AE 2122 239B 23AD 203E 23AF"
        ),
        ("SymbolMT", "D0 CE", "2220 2208"),
        (
            "Wingdings", "4A 6C 6E A7 A8 D8 E0 F0 FC FB FD FE 71 76 28 80 9F B7",
            "263A 26AB 25FC 25AA 1F78E 2B9A 1F86A 21E8 2713 1F5F6 1F5F7 1F5F9 2751 2756 1F57F 1F10B 2022 1F550"
        ),
        ("Wingdings 2", "21 50 52 6A 98 A3 F8 F9", "1F58A 1F5F8 2611 2460 25CF 25A1 203B 2042"),
        ("Wingdings3", "22 70 75 80 84 F0", "2B62 25B2 25B6 1F783 2BC8 1F897"),
        ("Webdings", "21 34 61 59 FC FF", "1F577 23F5 2714 1F394 1F30D 1F54A"),
        ("ZapfDingbats", "21 33 34 6C 6E 76 A8 AC B6 D4 E0 FE", "2701 2713 2714 25CF 25A0 2756 2663 2460 2776 2794 27A0 27BE"),
        ("ITC Zapf Dingbats", "25", "260E"), ("WINGDINGS-REGULAR", "20", "20"),
    ])
    func charts(family: String, codes: String, expected: String) throws {
        let font = try #require(SymbolFont(familyName: family))
        var decoder = TextDecoder()
        let wanted = expected.split(separator: " ")
        let bytes = codes.split(separator: " ").compactMap { UInt8($0, radix: 16) }
        #expect(bytes.count == wanted.count)
        for (byte, scalar) in zip(bytes, wanted) {
            let value = try #require(UInt32(scalar, radix: 16))
            #expect(font.scalar(for: byte)?.value == value, "\(family) \(String(byte, radix: 16))")
            #expect(font.scalar(for: Unicode.Scalar(0xF000 + UInt16(byte)) ?? " ")?.value == value)
            var output: [UInt8] = []
            #expect(decoder.decode([byte], from: font.encoding, into: &output) == 0)
            #expect(scalars(String(decoding: output, as: UTF8.self)) == scalar)
        }
    }

    @Test func whatIsNot() throws {
        #expect(SymbolFont(familyName: "Times New Roman") == nil)
        #expect(SymbolFont(familyName: "") == nil)
        let symbol = try #require(SymbolFont(familyName: "Symbol"))
        #expect(symbol == SymbolFont(familyName: "symbolmt"))
        #expect(symbol != SymbolFont(familyName: "Webdings"))
        #expect(symbol.encoding == .symbol)
        for byte in [0x00, 0x0A, 0x1F, 0x7F, 0x80, 0x9F, 0xF0, 0xFF] as [UInt8] { #expect(symbol.scalar(for: byte) == nil) }
        for scalar in ["A", "\u{F01F}", "\u{F0FF}", "\u{F100}", "\u{E041}"] as [Unicode.Scalar] {
            #expect(symbol.scalar(for: scalar) == nil)
        }
        #expect(try #require(SymbolFont(familyName: "Wingdings")).scalar(for: 0xFF) == nil)
    }
}
