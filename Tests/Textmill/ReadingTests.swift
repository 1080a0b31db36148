// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import Textmill

@Suite struct ReadingTests {
    @Test func documentOfFile() throws {
        let folder = try TemporaryFolder()
        try folder.write("{\\rtf1 {\\b Text}}", to: "a.rtf")
        let document = try Document(contentsOf: folder.path("a.rtf"))
        #expect(document.text.string == "Text\n")
        #expect(document.text.attributes(at: 0).attributes.font.weight == 700)
        #expect(try Document(contentsOf: folder.url.appendingPathComponent("a.rtf").path, as: "txt").text.string == "{\\rtf1 {\\b Text}}\n")
        #expect(try Document(bytes: Array("plain".utf8)).text.string == "plain\n")
    }

    /// What is XML and nothing more is read by its name, where that says more.
    @Test func pagesThatLookLikeXML() throws {
        let cases: [(page: String, name: String?, type: String)] = [
            ("<html xmlns=\"http://www.w3.org/TR/REC-html40\"><p class=MsoNormal>x", nil, "text/html"),
            ("<?xml version=\"1.0\"?><page><p>x</p></page>", "a.html", "text/html"),
            ("<?xml version=\"1.0\"?><page><p>x</p></page>", "a.xml", "application/xml"),
            ("<?xml version=\"1.0\"?><page><p>x</p></page>", nil, "application/xml"),
        ]
        for (page, name, type) in cases {
            let document = try FormatRegistry.standard.read(DocumentSource(Array(page.utf8), name: name))
            #expect(document.text.string == "x\n", "\(page)")
            #expect(document.metadata.mediaType == type, "\(page)")
        }
    }

    @Test func whatCannotBeRead() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "d/keep")
        #expect(code { _ = try folder.path("missing").readBytes() } == "not-found")
        #expect(code { _ = try folder.path("d").readBytes() } == "unreadable")
        #expect(code { _ = try folder.path("d/keep/x").readBytes() } == "not-found")
        #expect(code { _ = try FilePath("/dev/zero").readBytes() } == "unreadable")
        #expect(try FilePath("/dev/null").readBytes() == [])
        #expect(mkfifo(folder.url.appendingPathComponent("fifo").path, 0o600) == 0)
        #expect(code { _ = try folder.path("fifo").readBytes() } == "unreadable")
        // Root may read everything.
        if geteuid() != 0 {
            try folder.write("secret", to: "closed")
            #expect(chmod(folder.url.appendingPathComponent("closed").path, 0) == 0)
            #expect(code { _ = try folder.path("closed").readBytes() } == "unreadable")
        }
    }

    @Test func limits() throws {
        let folder = try TemporaryFolder()
        for size in [0, 1, 65_535, 65_536, 65_537, 1_000_000] {
            try folder.write(String(repeating: "x", count: size), to: "a")
            var limits = Limits()
            limits.input = size
            #expect(try folder.path("a").readBytes(limits: limits).count == size)
            limits.input = size - 1
            if size > 0 { #expect(code { _ = try folder.path("a").readBytes(limits: limits) } == "limit") }
        }
        // A file whose size the system does not tell.
        #expect(try FilePath("/proc/self/status").readBytes().count > 100)
    }

    @Test func pipeWithWriter() throws {
        let folder = try TemporaryFolder()
        let path = folder.url.appendingPathComponent("fifo").path
        #expect(mkfifo(path, 0o600) == 0)
        let text = String(repeating: "more than a pipe holds at once ", count: 10_000)
        let writer = Thread {
            try? FileHandle(forWritingTo: URL(fileURLWithPath: path)).write(contentsOf: Data(text.utf8))
        }
        writer.start()
        #expect(try folder.path("fifo").readBytes() == Array(text.utf8))
    }
}
