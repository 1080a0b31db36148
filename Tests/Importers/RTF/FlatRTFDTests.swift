// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import RTFImport
import Testing

private func number(_ value: Int) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) } }

/// RTFD in one piece.
private func flat(_ files: [(name: String, content: [UInt8])]) -> [UInt8] {
    let all = files + [(".", Array("attributes".utf8))]
    var bytes = Array("rtfd".utf8) + number(0) + number(3) + number(all.count)
    for (name, _) in all { bytes += number(name.utf8.count) + Array(name.utf8) }
    for (_, content) in all { bytes += number(content.count + 8) }
    for (name, content) in all { bytes += number(name == "." ? 0 : 1) + number(content.count) + content }
    return bytes
}

private let text = Array("{\\rtf1 a{{\\NeXTGraphic dot.gif \\width20 \\height20}\\'ac}b}".utf8)
private let gif = Array("GIF89a\u{2}\u{0}\u{3}\u{0}".utf8)

@Test func flattenedRTFD() throws {
    let registry = FormatRegistry(importers: [RTFDImporter()], archives: [FlatRTFDReader()])
    let document = try registry.read(DocumentSource(flat([("TXT.rtf", text), ("dot.gif", gif)])), in: ImportContext())
    #expect(document.text.string == "a\u{FFFC}b\n")
    #expect(document.text.attachments.map(\.mediaType) == ["image/gif"])
}

/// Damaged at every byte: the document, or an error.
@Test func damagedFlatRTFD() {
    let bytes = flat([("TXT.rtf", text), ("dot.gif", gif), ("../up", gif)])
    for place in bytes.indices {
        #expect((try? FlatRTFDReader().open(Array(bytes[..<place]), limits: Limits())) == nil)
        var changed = bytes
        changed[place] = 0xFF
        guard let container = try? FlatRTFDReader().open(changed, limits: Limits()) else { continue }
        #expect(!container.names.contains { $0.utf8.contains(UInt8(ascii: "/")) })
        for name in container.names { _ = try? container.read(name, limit: 1_000) }
    }
    #expect(throws: ConversionError.self) { try FlatRTFDReader().open(flat([("a", gif), ("a", gif)]), limits: Limits()) }
}
