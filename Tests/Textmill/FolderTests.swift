// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
@testable import Textmill

@Suite struct FolderTests {
    private func sample() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write("outside", to: "secret")
        try folder.write("text", to: "doc/TXT.rtf")
        try folder.write("picture", to: "doc/sub/a b.png")
        try folder.link("doc/inner", to: "sub/a b.png")
        try folder.link("doc/outer", to: "../secret")
        try folder.link("doc/up", to: "..")
        return folder
    }

    @Test func container() throws {
        let folder = try sample()
        let container = try FolderContainer(folder.path("doc"))
        #expect(container.names == ["TXT.rtf", "inner", "outer", "sub/a b.png", "up"])
        #expect(try container.read("TXT.rtf", limit: 100) == Array("text".utf8))
        #expect(try container.read("sub/a b.png", limit: 7) == Array("picture".utf8))
        #expect(try container.read("inner", limit: 7) == Array("picture".utf8))
        let refused = [
            "../secret", "outer", "up/secret", "sub/../../secret", "/etc/passwd", folder.url.appendingPathComponent("secret").path,
        ]
        for name in refused { #expect(code { _ = try container.read(name, limit: 100) } == "resource-refused", "\(name)") }
        for name in ["missing", "sub", "", ".", "TXT.rtf/x", "TXT.rtf\0"] {
            #expect(code { _ = try container.read(name, limit: 100) } == "not-found", "\(name)")
        }
        #expect(code { _ = try container.read("TXT.rtf", limit: 3) } == "limit")
        #expect(code { _ = try FolderContainer(folder.path("missing")) } == "not-found")
    }

    @Test func provider() throws {
        let folder = try sample()
        let loader = ResourceLoader(providers: [FolderProvider(folder.path("doc"))])
        let context = ImportContext(resources: loader)
        func load(_ url: String, baseURL: String? = nil) throws -> String {
            String(decoding: try loader.load(url, kind: .attachment, baseURL: baseURL, in: context), as: UTF8.self)
        }
        let place = "file://" + folder.url.path
        for url in [
            "sub/a%20b.png", "sub/a b.png", "./sub/a b.png?x#y", "inner", "sub\\a b.png", "x/../inner", "\(place)/doc/inner",
            "file://localhost\(folder.url.path)/doc/sub/a%20b.png", "\(folder.url.path)/doc/inner", "s%75b%2Fa b.png",
        ] { #expect(try load(url) == "picture", "\(url)") }
        for url in [
            "../secret", "%2e%2e/secret", "..%2Fsecret", "..%2fdoc%2f..%2fsecret", "sub/../../secret", "outer", "up/secret", "/etc/passwd",
            "%2Fetc/passwd", "file:///etc/passwd", "file:////etc/passwd", "file:TXT.rtf", "\(place)/secret", "\(place)/doc/../secret",
            "\(place)/doc/%2e%2e/secret", "\(place)/doc%2f..%2fsecret", "/", "\(place)/doc", "/proc/self/environ", "..",
        ] { #expect(code { _ = try load(url) } == "resource-refused", "\(url)") }
        for url in [
            "missing", "sub", "sub/", "http://example.org/a", "//example.org/a", "file://host/a", "#a", "?x", "", "%252e%252e/secret",
            "..%00/secret", "TXT.rtf%00.png", "cid:inner", "TXT.rtf/x",
        ] { #expect(code { _ = try load(url) } == "not-found", "\(url)") }
        #expect(code { _ = try load("inner", baseURL: "http://example.org/") } == "not-found")
        #expect(code { _ = try load("inner", baseURL: "sub/x.html") } == "not-found")
        #expect(try load("../inner", baseURL: "sub/x.html") == "picture" && load("a b.png", baseURL: "\(place)/doc/sub/") == "picture")
    }

    /// What is not in the document's folder is looked for in those that were allowed; nothing leads out of all of them.
    @Test func allowedFolders() throws {
        let folder = try sample()
        try folder.write("logo", to: "shared/logo.png")
        try folder.write("other", to: "shared/TXT.rtf")
        try folder.link("shared/out", to: "../secret")
        try folder.link("alias", to: "shared")
        func load(_ url: String, _ own: String?, _ allowed: String...) throws -> String {
            let loader = ResourceLoader(providers: [FolderProvider(own.map { folder.path($0) }, allowing: allowed.map { folder.path($0) })])
            return String(decoding: try loader.load(url, kind: .attachment, in: ImportContext(resources: loader)), as: UTF8.self)
        }
        #expect(try load("logo.png", "doc", "shared") == "logo" && load("../shared/logo.png", "doc", "shared") == "logo")
        #expect(try load("TXT.rtf", "doc", "shared") == "text" && load("TXT.rtf", nil, "shared", "doc") == "other")
        #expect(
            try load("file://\(folder.url.path)/alias/logo.png", "doc", "alias") == "logo"
                && load("inner", nil, "missing", "doc") == "picture")
        #expect(code { _ = try load("../shared/logo.png", "doc") } == "resource-refused")
        #expect(code { _ = try load("../shared/out", "doc", "shared") } == "resource-refused")
        #expect(code { _ = try load("../secret", "doc", "shared") } == "resource-refused")
        #expect(code { _ = try load("logo.png", nil) } == "not-found" && code { _ = try load("logo.png", "doc", "missing") } == "not-found")
        #expect(FilePath(folderOfFileURL: "file:///a/b%20c/d.html") == "/a/b c" && FilePath(folderOfFileURL: "file:///a/b/") == "/a/b/")
        #expect(FilePath(folderOfFileURL: "http://h/a") == nil && FilePath(folderOfFileURL: "file://host/a") == nil)
    }

    /// Nothing is read that could wait for somebody or never end, and no more than allowed.
    @Test func files() throws {
        let folder = try sample()
        #expect(mkfifo(folder.url.appendingPathComponent("doc/pipe").path, 0o600) == 0)
        try folder.link("doc/zero", to: "/dev/zero")
        try folder.link("doc/loop", to: "loop")
        let huge = try FileHandle(
            forWritingTo: { () -> URL in
                try folder.write("", to: "doc/huge")
                return folder.url.appendingPathComponent("doc/huge")
            }())
        try huge.truncate(atOffset: 1 << 40)
        let loader = ResourceLoader(providers: [FolderProvider(folder.path("doc"))])
        let expected = [
            "pipe": "not-found", "zero": "resource-refused", "loop": "not-found", "huge": "limit", "TXT.rtf": "resource-refused",
        ]
        for (name, result) in expected {
            #expect(code { _ = try loader.load(name, kind: .image, in: ImportContext(resources: loader)) } == result, "\(name)")
        }
    }
}
