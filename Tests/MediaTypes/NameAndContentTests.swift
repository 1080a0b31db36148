// SPDX-License-Identifier: Apache-2.0

import MediaTypes
import Testing

@Suite struct NameAndContentTests {
    @Test func names() {
        let cases = [
            ("Makefile", "text/x-makefile"), ("src/GNUmakefile", "text/x-makefile"), ("Dockerfile", "text/x-dockerfile"),
            ("Dockerfile.release", "text/x-dockerfile"), ("CMakeLists.txt", "text/x-cmake"), ("README.md", "text/markdown"),
            ("README", "text/plain"), ("a.tar.gz", "application/gzip"), ("a.warc.gz", "application/warc+gzip"),
            ("a.geo.json", "application/geo+json"),
            ("a.C", "text/x-c++src"), ("A.PDF", "application/pdf"), ("a.txt~", "text/plain"), (".gitignore", "text/x-gitignore"),
            ("version.1.2.png", "image/png"), ("a.doc", "application/msword"), ("noextension", ""), ("a.", ""), ("", ""), ("/", ""),
            ("~", ""),
        ]
        for (name, type) in cases { #expect(FileNameTypes.types(for: name.utf8).first ?? "" == type, "\(name)") }
        #expect(FileNameTypes.types(for: [UInt8](repeating: UInt8(ascii: "."), count: 100_000)).isEmpty)
        #expect(FileNameTypes.types(for: [0xFF, 0x2E, 0x70, 0x64, 0x66]) == ["application/pdf"])
    }

    @Test func combinations() throws {
        let png: [UInt8] =
            [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + [UInt8](repeating: 0, count: 17)
        let junk: [UInt8] = [1, 2, 3, 0xFF, 0xFE, 0, 7, 0x80]
        let text = Array("some words, and more\n".utf8)
        let readme = Array("<p align=\"center\"><img src=\"x.png\"></p>\n\n# The Mill\n".utf8)
        let page = Array("<!DOCTYPE html>\n<p>\n# no heading\n".utf8)
        let cases: [(String?, [UInt8], String, Detection.Evidence)] = [
            ("a.png", png, "image/png", .both), ("a.txt", png, "image/png", .content), (nil, png, "image/png", .content),
            ("a.png", junk, "application/octet-stream", .content), ("a.txt", junk, "application/octet-stream", .content),
            ("a.wri", junk, "application/x-mswrite", .name), ("a.rs", text, "text/x-rust", .name), ("a.png", text, "text/plain", .content),
            ("a.docx", text, "text/plain", .content), ("a.txt", text, "text/plain", .both), ("a.txt", [], "text/plain", .name),
            ("a.png", [], "inode/x-empty", .content), (nil, [], "inode/x-empty", .content),
            ("README.md", readme, "text/markdown", .both), (nil, readme, "text/html", .content), ("a.html", readme, "text/html", .both),
            ("a.md", page, "text/html", .content),
            ("a.rss", Array("<?xml version=\"1.0\"?><x/>".utf8), "application/rss+xml", .both),
        ]
        for (name, bytes, type, evidence) in cases {
            let found = try MediaTypeDetector().detect(name: name, input: BytesInput(bytes))
            #expect(found.mediaType.essence == type, "\(name ?? "-")")
            #expect(found.evidence == evidence, "\(name ?? "-")")
        }
    }

    @Test func options() throws {
        let text = BytesInput(Array("words\n".utf8))
        let byName = MediaTypeDetector(.init(usesContent: false))
        #expect(byName.detect(name: "x.7z".utf8).mediaType.essence == "application/x-7z-compressed")
        #expect(byName.detect(name: "x".utf8).mediaType == .octetStream)
        let registered = MediaTypeDetector(.init(isRegisteredOnly: true))
        #expect(try registered.detect(name: "x.rs", input: text).mediaType == .plainText)
        let byContent = MediaTypeDetector(.init(usesName: false))
        let found = try byContent.detect(name: "x.rs", input: text)
        #expect(found.mediaType == .plainText && found.charset == .usASCII && found.isRegistered && !found.isKnown)
    }
}
