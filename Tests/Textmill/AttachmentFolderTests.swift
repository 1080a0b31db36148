// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import Textmill

// Swift Testing has a type of this name, too.
private typealias Attachment = TextModel.Attachment

@Suite struct AttachmentFolderTests {
    /// The numbers that a text gives its attachments.
    private func numbers(_ count: Int) -> [Number<Attachment>] {
        var text = AttributedText()
        return (0..<count).map { text.addAttachment(Attachment(.bytes([UInt8($0)]))) }
    }

    @Test func names() throws {
        let folder = try TemporaryFolder()
        let cases: [(name: String?, mediaType: String?, reference: String)] = [
            ("photo.png", nil, "m/photo.png"), ("photo.png", nil, "m/photo-2.png"), ("PHOTO.PNG", nil, "m/PHOTO-3.PNG"),
            ("../../etc/passwd", nil, "m/passwd.bin"), ("..", "image/png", "m/attachment-5.png"), (nil, "image/jpeg", "m/attachment-6.jpg"),
            ("C:\\Users\\x\\y.gif", nil, "m/y.gif"), (".bashrc", nil, "m/attachment-8.bashrc"), ("-rf", "text/html", "m/rf.bin"),
            ("a b;c$(d).png", nil, "m/a-b-c-d.png"), ("\u{202E}gnp.exe\u{0}", nil, "m/gnp.exe"), ("caf\u{E9}.png", nil, "m/caf%C3%A9.png"),
            (String(repeating: "x", count: 300) + ".png", nil, "m/" + String(repeating: "x", count: 100) + ".png"),
            ("a.tar.gz", nil, "m/a.tar.gz"), ("", "image/x-strange!", "m/attachment-15.bin"),
        ]
        let writer = AttachmentFolder(folder.path("m"), outputFolder: folder.path)
        for (entry, number) in zip(cases, numbers(cases.count)) {
            let attachment = Attachment(.bytes([UInt8(number.index)]), mediaType: entry.mediaType, name: entry.name)
            #expect(try writer.write(attachment, number: number) == entry.reference)
            #expect(try writer.write(attachment, number: number) == entry.reference)
        }
        #expect(folder.names() == [])
        try writer.commit()
        #expect(folder.names("m").count == cases.count)
        #expect(folder.names() == ["m"])
        #expect(folder.text("m/photo-2.png") == "\u{1}")
    }

    /// What is in the folder stays; the same bytes under the same name are used.
    @Test func nothingIsOverwritten() throws {
        let folder = try TemporaryFolder()
        try folder.write("mine", to: "m/a.png")
        try folder.link("m/b.png", to: "a.png")
        for _ in 0..<2 {
            let writer = AttachmentFolder(folder.path("m"), outputFolder: folder.path)
            let numbers = numbers(3)
            #expect(try writer.write(Attachment(.bytes([1]), name: "a.png"), number: numbers[0]) == "m/a-2.png")
            #expect(try writer.write(Attachment(.bytes([2]), name: "b.png"), number: numbers[1]) == "m/b-2.png")
            #expect(try writer.write(Attachment(.bytes(Array("mine".utf8)), name: "a.png"), number: numbers[2]) == "m/a.png")
            try writer.commit()
        }
        #expect(folder.text("m/a.png") == "mine")
        #expect(folder.names("m") == ["a-2.png", "a.png", "b-2.png", "b.png"])
    }

    @Test func references() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "out/deep/keep")
        let cases: [(folder: String, output: String, reference: String)] = [
            ("out/m", "out", "m/a.bin"), ("m", "out", "../m/a.bin"), ("out/deep/new/m", "out", "deep/new/m/a.bin"),
            ("m", "out/deep", "../../m/a.bin"),
            ("out/../m x", ".", "m%20x/a.bin"), ("out", "out", "a.bin"),
        ]
        for entry in cases {
            let writer = AttachmentFolder(folder.path(entry.folder), outputFolder: folder.path(entry.output))
            #expect(try writer.write(Attachment(.bytes([]), name: "a"), number: numbers(1)[0]) == entry.reference, "\(entry)")
        }
    }

    @Test func allOrNothing() throws {
        let folder = try TemporaryFolder()
        let writer = AttachmentFolder(folder.path("m"), outputFolder: folder.path)
        let numbers = numbers(3)
        _ = try writer.write(Attachment(.bytes([1]), name: "a.png"), number: numbers[0])
        _ = try writer.write(Attachment(.bytes([2]), name: "b.png"), number: numbers[1])
        #expect(code { _ = try writer.write(Attachment(.missing, name: "c"), number: numbers[2]) } == "not-found")
        try folder.write("came meanwhile", to: "m/b.png")
        #expect(code { try writer.commit() } == "cannot-write")
        #expect(folder.names("m") == ["b.png"])
        #expect(folder.text("m/b.png") == "came meanwhile")
    }
}
