// SPDX-License-Identifier: Apache-2.0

import Testing
import TextEncoding

private func encoded(_ text: String, _ name: String) -> [UInt8]? {
    guard let encoding = CharacterEncoding(label: name), let encoder = TextEncoder(encoding) else { return nil }
    var bytes = encoder.mark
    let utf8 = Array(text.utf8)
    encoder.encode(utf8.span, into: &bytes) { scalar, output in output += "<\(scalar.value)>".utf8 }
    return bytes
}

@Test func encodes() {
    let cases: [(String, String, [UInt8])] = [
        ("aé€", "utf-8", Array("aé€".utf8)), ("aé€", "windows-1252", [0x61, 0xE9, 0x80]), ("Ж", "koi8-r", [0xF6]),
        ("Ж", "windows-1251", [0xC6]),
        ("日本", "shift_jis", [0x93, 0xFA, 0x96, 0x7B]), ("日本", "euc-jp", [0xC6, 0xFC, 0xCB, 0xDC]), ("中", "gbk", [0xD6, 0xD0]),
        ("中", "big5", [0xA4, 0xA4]), ("한", "euc-kr", [0xC7, 0xD1]), ("a😀", "utf-16le", [0xFF, 0xFE, 0x61, 0, 0x3D, 0xD8, 0x00, 0xDE]),
        ("a", "utf-16be", [0xFE, 0xFF, 0, 0x61]), ("é", "macintosh", [0x8E]),
    ]
    for (text, name, expected) in cases { #expect(encoded(text, name) == expected, "\(text) in \(name)") }
    #expect(encoded("aЖ", "windows-1252").map { String(decoding: $0, as: UTF8.self) } == "a<1046>")
    var bytes: [UInt8] = []
    TextEncoder(.windows1252, isASCII: true)?.encode(Array("a“".utf8).span, into: &bytes) { _, output in output.append(0x3F) }
    #expect(bytes == [0x61, 0x3F])
    for name in ["utf-7", "iso-2022-jp"] { #expect(encoded("a", name) == nil) }
}

/// What is written is read again as it was, in every encoding that is written.
@Test func whatIsWrittenIsRead() {
    let text = "Aa1 ~ÄéßñŁőžΩλЖяґ€“”—日本語中文한국어あア😀\n"
    for encoding in CharacterEncoding.all {
        guard let encoder = TextEncoder(encoding) else { continue }
        var (bytes, expected): ([UInt8], String.UnicodeScalarView) = ([], .init())
        for scalar in text.unicodeScalars {
            var isMissing = false
            encoder.encode(Array(String(scalar).utf8).span, into: &bytes) { _, _ in isMissing = true }
            if !isMissing { expected.append(scalar) }
        }
        var decoder = TextDecoder()
        var decoded: [UInt8] = []
        #expect(decoder.decode(bytes, from: encoding, into: &decoded) == 0, "\(encoding)")
        #expect(String(decoding: decoded, as: UTF8.self) == String(expected), "\(encoding)")
    }
}
