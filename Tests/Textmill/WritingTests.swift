// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import Textmill

@Suite struct WritingTests {
    private let document = Document(text: AttributedText("Some text"))

    @Test func bytesAndFiles() throws {
        let folder = try TemporaryFolder()
        #expect(try document.write(as: "txt") == Array("Some text\n".utf8))
        try document.write(to: folder.path("a.txt"))
        #expect(folder.text("a.txt") == "Some text\n")
        try document.write(as: "text/plain", to: folder.url.appendingPathComponent("b").path)
        #expect(folder.text("b") == "Some text\n")
        #expect(code { try document.write(to: folder.path("c.unknown")) } == "unknown-format")
        #expect(code { _ = try document.write(as: "nothing") } == "unknown-format")
        #expect(folder.names() == ["a.txt", "b"])
    }

    @Test func nothingHalfWritten() throws {
        let folder = try TemporaryFolder()
        try folder.write("old", to: "a.txt")
        var limits = Limits()
        limits.output = 3
        #expect(code { try document.write(to: folder.path("a.txt"), in: ExportContext(limits: limits)) } == "limit")
        #expect(folder.text("a.txt") == "old")
        #expect(folder.names() == ["a.txt"])
        #expect(code { try document.write(to: folder.path("missing/a.txt")) } == "cannot-write")
        #expect(code { try document.write(as: "txt", to: folder.path) } == "cannot-write")
    }

    @Test func existingFiles() throws {
        let folder = try TemporaryFolder()
        try folder.write("old", to: "a.txt")
        #expect(chmod(folder.url.appendingPathComponent("a.txt").path, 0o640) == 0)
        #expect(code { try document.write(to: folder.path("a.txt"), existing: .keep) } == "exists")
        #expect(folder.text("a.txt") == "old")
        try folder.link("link.txt", to: "a.txt")
        let identity = try #require(FileStatus(of: folder.path("a.txt"))?.identity)
        for name in ["a.txt", "link.txt"] {
            #expect(code { try document.write(to: folder.path(name), protecting: [identity]) } == "same-file")
        }
        try document.write(to: folder.path("link.txt"))
        #expect(folder.text("a.txt") == "Some text\n")
        let mode =
            try FileManager.default.attributesOfItem(atPath: folder.url.appendingPathComponent("a.txt").path)[.posixPermissions] as? Int
        #expect(mode == 0o640)
        #expect(FileStatus(of: folder.path("link.txt"), followingLinks: false)?.kind == .symbolicLink)
        #expect(folder.names() == ["a.txt", "link.txt"])
    }

    /// A file that appears while the output is written stays when it is to be kept.
    @Test func keepsWhatAppearsMeanwhile() throws {
        let folder = try TemporaryFolder()
        let file = try OutputFile(folder.path("a"), existing: .keep)
        try file.write([1, 2].span)
        try folder.write("other", to: "a")
        #expect(code { try file.commit() } == "exists")
        #expect(folder.text("a") == "other")
        #expect(folder.names() == ["a"])
    }

    @Test func withoutCommitNothingStays() throws {
        let folder = try TemporaryFolder()
        do {
            let file = try OutputFile(folder.path("a"))
            try file.write([1].span)
            #expect(folder.names().count == 1)
        }
        #expect(folder.names() == [])
    }
}
