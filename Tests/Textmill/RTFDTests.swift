// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing
import Textmill

/// RTFD from folders and archives, as a program reads it.
@Suite struct RTFDTests {
    private static let gif = "GIF89a\u{2}\u{0}\u{3}\u{0}"

    private static func text(_ names: String...) -> String {
        "{\\rtf1 a" + names.map { "{{\\NeXTGraphic \($0) \\width40 \\height40\n}\\'ac}" }.joined() + "}"
    }

    @Test func folder() throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.text("dot.gif"), to: "a.rtfd/TXT.rtf")
        try folder.write(Self.gif, to: "a.rtfd/dot.gif")
        for document in [try Document(contentsOf: folder.path("a.rtfd")), try Document(contentsOf: folder.path("a.rtfd/TXT.rtf"))] {
            #expect(document.text.string == "a\u{FFFC}\n")
            #expect(try document.text.attachments.first?.bytes() == Array(Self.gif.utf8))
            #expect(document.text.attachments.first?.pixelSize == PixelSize(width: 2, height: 3))
        }
        #expect(try Document(contentsOf: folder.path("a.rtfd")).metadata.mediaType == "application/x-rtfd")
        try folder.write("text", to: "b.rtfd/notes.txt")
        #expect(code { _ = try Document(contentsOf: folder.path("b.rtfd")) } == "malformed")
        #expect(code { _ = try Document(contentsOf: folder.path("a.rtfd"), as: "rtf") } == "unknown-format")
        // A context that says other things does not take the document's own folder away.
        let context = ImportContext()
        let document = try Document(contentsOf: folder.path("a.rtfd/TXT.rtf"), in: context)
        #expect(try document.text.attachments.first?.bytes() == Array(Self.gif.utf8))
    }

    /// Links that lead out of the document, pipes, devices: placeholders with a warning; for the text itself an error.
    @Test func hostileFolder() throws {
        let folder = try TemporaryFolder()
        try folder.write("secret", to: "secret.txt")
        try folder.write(Self.text("out.txt", "fifo", "null", "up/secret.txt", "in.gif"), to: "a.rtfd/TXT.rtf")
        try folder.write(Self.gif, to: "a.rtfd/dot.gif")
        try folder.link("a.rtfd/out.txt", to: "../secret.txt")
        try folder.link("a.rtfd/null", to: "/dev/null")
        try folder.link("a.rtfd/up", to: "..")
        try folder.link("a.rtfd/in.gif", to: "dot.gif")
        #expect(mkfifo(folder.url.appendingPathComponent("a.rtfd/fifo").path, 0o600) == 0)
        let context = ImportContext()
        let document = try Document(contentsOf: folder.path("a.rtfd"), in: context)
        #expect(document.text.attachments.map(\.byteCount) == [nil, nil, nil, nil, Self.gif.utf8.count])
        #expect(context.monitor.diagnostics.warnings.map(\.code) == Array(repeating: "missing-picture", count: 4))
        try folder.link("b.rtfd", to: "a.rtfd")
        #expect(try Document(contentsOf: folder.path("b.rtfd")).text.attachments.count == 5)
        try folder.write("x", to: "c.rtfd/x")
        try folder.write("{\\rtf1 x}", to: "outside.rtf")
        try folder.link("c.rtfd/TXT.rtf", to: "../outside.rtf")
        #expect(code { _ = try Document(contentsOf: folder.path("c.rtfd")) } == "resource-refused")
        var limits = Limits()
        limits.attachmentBytes = 9
        #expect(code { _ = try Document(contentsOf: folder.path("a.rtfd"), in: ImportContext(limits: limits)) } == "limit")
    }

    private static func zip(_ entries: ZipBuilder.Entry...) -> [UInt8] { ZipBuilder(entries).bytes }

    @Test func archives() throws {
        let text = Self.text("dot.gif")
        for archive in [
            Self.zip(.init("a.rtfd/"), .init("a.rtfd/dot.gif", Self.gif), .init("a.rtfd/TXT.rtf", text)),
            Self.zip(.init("TXT.rtf", text), .init("dot.gif", Self.gif)),
            Self.zip(
                .init("a.rtfd/TXT.rtf", text), .init("__MACOSX/a.rtfd/._TXT.rtf", "noise"), .init("a.rtfd/dot.gif", Self.gif),
                .init("a.rtfd/.DS_Store", "noise")),
        ] {
            // Without a name, what is in the archive says what it is.
            let document = try Document(bytes: archive)
            #expect(document.text.attachments.map(\.mediaType) == ["image/gif"])
            #expect(document.metadata.mediaType == "application/x-rtfd")
        }
        #expect(try Document(bytes: Self.zip(.init("b.rtf", "{\\rtf1 b}")), name: "b.rtfd.zip").text.string == "b\n")
        let context = ImportContext()
        _ = try Document(bytes: Self.zip(.init("a.rtfd/TXT.rtf", "{\\rtf1 a}"), .init("b.rtfd/TXT.rtf", "{\\rtf1 b}")), in: context)
        #expect(context.monitor.diagnostics.warnings.map(\.code) == ["more-documents"])
    }

    @Test func refusedArchives() throws {
        let text = ZipBuilder.Entry("a.rtfd/TXT.rtf", "{\\rtf1 a}")
        var link = ZipBuilder.Entry("a.rtfd/x.png", "/etc/passwd")
        link.mode = 0o120777
        var locked = text
        locked.flags = 1
        let cases: [([UInt8], String?, String)] = [
            (Self.zip(text, .init("a.rtfd/../../x")), nil, "malformed"), (Self.zip(text, .init("/abs.png")), nil, "malformed"),
            (Self.zip(text, link), nil, "resource-refused"), (Self.zip(text, text), nil, "malformed"),
            (Self.zip(locked), nil, "encrypted"), (Self.zip(.init("a.txt", "x")), nil, "unknown-format"),
            (Self.zip(.init("a.txt", "x")), "rtfd", "malformed"), (Array(Self.zip(text).dropLast(9)), nil, "malformed"),
            (Array("plain".utf8), "rtfd", "malformed"), ([], "rtfd", "malformed"),
        ]
        for (bytes, format, expected) in cases {
            #expect(code { _ = try Document(bytes: bytes, as: format) } == expected, "\(expected), \(bytes.count) bytes")
        }
        var limits = Limits()
        limits.archive = 8
        #expect(code { _ = try Document(bytes: Self.zip(text), in: ImportContext(limits: limits)) } == "limit")
        // Read as something else, an archive stays its bytes.
        #expect(code { _ = try Document(bytes: Self.zip(text), as: "rtf") } == "malformed")
    }

    /// Bundles and archives of the suites.
    @Test func suites() throws {
        guard let files = TestFolders.suite("rtf/files") else { return }
        let expected = [
            "ajzaurus___README.rtfd": [4, 0], "ftc__README.rtfd.zip": [5, 0], "monolingual__LEESMIJ.rtfd": [1, 0],
            "monolingual__Leggimi.rtfd": [1, 0], "monolingual__LisezMoi.rtfd": [1, 0], "osxhackers__ReadMe.rtfd": [1, 0],
            "osxhackers___Contents_Resources_English.lproj_readme.rtfd": [1, 0],
            "osxhackers__g_Contents_Resources_French.lproj_readme.rtfd": [1, 0], "selfmade__finder_readme.rtfd.zip": [1, 0],
            "selfmade__rootlevel.rtfd.zip": [1, 0], "svnrtfd__svn-.rtfd": [3, 3],
        ]
        for (name, counts) in expected {
            let context = ImportContext()
            let document = try Document(contentsOf: FilePath(files.appendingPathComponent(name).path), in: context)
            #expect([document.text.attachments.count, context.monitor.diagnostics.count] == counts, "\(name)")
            for attachment in document.text.attachments where counts[1] == 0 {
                #expect(attachment.mediaType?.hasPrefix("image/") == true && attachment.pixelSize != nil, "\(name)")
            }
        }
        let traversal = FilePath(files.appendingPathComponent("selfmade__traversal.rtfd.zip").path)
        #expect(code { _ = try Document(contentsOf: traversal) } == "malformed")
    }
}
