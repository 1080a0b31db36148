// SPDX-License-Identifier: Apache-2.0

import MediaTypes
import Testing

@Suite struct MediaTypeTableTests {
    @Test func statusOfTypes() {
        #expect(MediaTypeTable.record(for: "application/pdf")?.status == .registered)
        #expect(MediaTypeTable.record(for: "Application/JavaScript")?.status == .obsoleted(by: "text/javascript"))
        #expect(MediaTypeTable.record(for: "application/font-woff")?.status == .deprecated(by: "font/woff"))
        #expect(MediaTypeTable.record(for: "audio/vnd.wave")?.status == .unregistered)
        #expect(MediaTypeTable.record(for: "application/x-nothing-of-this-name") == nil)
        #expect(MediaTypeTable.record(for: "") == nil)
        #expect(MediaTypeTable.registryDate == "2026-08-17")
    }

    @Test func aliasesLeadToTheirTypes() {
        let cases = [
            ("audio/x-wav", "audio/vnd.wave"), ("application/x-pdf", "application/pdf"), ("image/x-png", "image/png"),
            ("image/jpg", "image/jpeg"),
        ]
        for (alias, type) in cases { #expect(MediaTypeTable.canonicalName(of: alias) == type) }
        #expect(MediaTypeTable.aliases(of: "application/pdf").contains("application/x-pdf"))
    }

    @Test func extensionsHaveAPreference() {
        let cases = [
            ("xml", "application/xml"), ("json", "application/json"), ("html", "text/html"), ("doc", "application/msword"),
            ("mp4", "video/mp4"),
            ("ogg", "audio/ogg"), ("rtf", "application/rtf"), ("org", "text/org"), ("PNG", "image/png"), ("C", "text/x-c++src"),
            ("c", "text/x-csrc"), ("jar", "application/java-archive"), ("ttf", "font/ttf"),
        ]
        for (ending, type) in cases { #expect(MediaTypeTable.types(forExtension: ending.utf8).first == type, "\(ending)") }
        #expect(MediaTypeTable.types(forExtension: "".utf8).isEmpty)
    }

    @Test func parentsAndRegisteredTypes() {
        #expect(MediaTypeTable.ancestors(of: "image/svg+xml") == ["application/xml", "text/plain"])
        #expect(MediaTypeTable.ancestors(of: "application/vnd.unheard+json") == ["application/json", "text/plain"])
        #expect(MediaTypeTable.isKind("application/epub+zip", of: "application/zip"))
        #expect(!MediaTypeTable.isKind("application/zip", of: "application/epub+zip"))
        #expect(MediaTypeTable.isKind("IMAGE/PNG", of: "image/png"))
        #expect(MediaTypeTable.isKind("application/x-zip-compressed", of: "Application/ZIP"))
        #expect(MediaTypeTable.isText("TEXT/X-FOO"))
        #expect(MediaTypeTable.registeredType(nearest: "application/x-zip-compressed") == "application/zip")
        #expect(MediaTypeTable.registeredType(nearest: "IMAGE/PNG") == "image/png")
        #expect(MediaTypeTable.registeredType(nearest: "INODE/x-empty") == "inode/x-empty")
        #expect(MediaTypeTable.registeredType(nearest: "application/rss+xml") == "application/xml")
        #expect(MediaTypeTable.registeredType(nearest: "text/x-rust") == "text/plain")
        #expect(MediaTypeTable.registeredType(nearest: "application/x-7z-compressed") == "application/octet-stream")
        #expect(MediaTypeTable.registeredType(nearest: "application/javascript") == "text/javascript")
        #expect(MediaTypeTable.registeredType(nearest: "inode/fifo") == "inode/fifo")
    }

    @Test func namesForPeople() {
        #expect(MediaTypeTable.record(for: "application/epub+zip")?.formatName == "EPUB book")
        #expect(MediaTypeTable.record(for: "image/astc")?.formatName == "ASTC image")
    }
}
