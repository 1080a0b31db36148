// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import Textmill

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
            String(decoding: try loader.load(url, kind: .image, baseURL: baseURL, in: context), as: UTF8.self)
        }
        for url in ["sub/a%20b.png", "sub/a b.png", "./sub/a b.png?x#y", "inner"] { #expect(try load(url) == "picture", "\(url)") }
        for url in ["../secret", "%2e%2e/secret", "outer", "/etc/passwd", "%2Fetc/passwd"] {
            #expect(code { _ = try load(url) } == "resource-refused", "\(url)")
        }
        for url in ["missing", "http://example.org/a", "//example.org/a", "file:TXT.rtf", "data:,x", "#a", ""] {
            #expect(code { _ = try load(url) } == "not-found", "\(url)")
        }
        #expect(code { _ = try load("inner", baseURL: "http://example.org/") } == "not-found")
    }
}
