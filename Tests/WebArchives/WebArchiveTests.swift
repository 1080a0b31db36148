// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import Foundation
import TestSupport
import Testing
import WebArchives

@Suite struct WebArchiveTests {
    static func bytes(_ name: String) throws -> [UInt8] {
        try Array(Data(contentsOf: TestFolders.package.appendingPathComponent("Tests/WebArchives/Cases").appendingPathComponent(name)))
    }

    /// What Python's plistlib wrote (`make-archives.py`).
    @Test(arguments: ["page.webarchive", "page-xml.webarchive"])
    func archive(_ name: String) throws {
        let bytes = try Self.bytes(name)
        #expect(WebArchive.isPropertyList(bytes))
        let archive = try WebArchive(parsing: bytes)
        let root = archive.root
        #expect(root.bytes.starts(with: Array("<p>Gr\u{F6}".unicodeScalars.map { UInt8($0.value) })) && root.charset == "ISO-8859-15")
        #expect(root.mediaType?.essence == "text/html" && root.url == "http://site.example/page.html" && root.frameName == nil)
        #expect(archive.frames.map { String(decoding: $0.bytes, as: UTF8.self) } == ["<p>Frame</p>", "<p>Innermost</p>"])
        #expect(archive.frames.map(\.charset) == [nil, nil] && archive.frames.last?.frameName == "inner")
        #expect(archive.subresources.map(\.bytes.count) == [14, 16, 18, 14])

        let loader = ResourceLoader().confined(to: [archive.resources])
        func load(_ url: String, from base: String? = root.url) -> String {
            do throws(ConversionError) {
                let resource = try loader.resource(url, kind: .attachment, baseURL: base, in: ImportContext(resources: loader))
                return "\(resource.bytes.count) \(resource.mediaType?.essence ?? "none")"
            } catch { return error.code.rawValue }
        }
        #expect(load("dir/a b.gif") == "14 image/gif" && load("dir/a%20b.gif#x") == "14 image/gif")
        #expect(load("gr%C3%B6%C3%9Fe.css") == "16 text/css" && load("größe.css") == "16 text/css")
        #expect(load("frame.html") == "12 text/html" && load("dot.gif", from: "http://site.example/inner.html") == "14 image/gif")
        for url in ["without-data.gif", "other.gif", "file:///etc/passwd", "http://elsewhere.example/dot.gif"] {
            #expect(load(url) == "not-found", "\(url)")
        }
        #expect(load("dot.gif", from: nil) == "not-found")
    }

    /// A binary property list of these objects, of which the first is the root.
    private func binary(_ objects: [[UInt8]], referenceSize: UInt8 = 4) -> [UInt8] {
        func big(_ value: Int) -> [UInt8] { (0..<8).map { UInt8(truncatingIfNeeded: value >> (56 - 8 * $0)) } }
        var bytes = Array("bplist00".utf8)
        var table: [UInt8] = []
        for object in objects {
            table += big(bytes.count)
            bytes += object
        }
        return bytes + table + [0, 0, 0, 0, 0, 0, 8, referenceSize] + big(objects.count) + big(0) + big(bytes.count)
    }

    private func reference(_ number: Int) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) } }

    private func string(_ text: String) -> [UInt8] { [0x5F, 0x10, UInt8(text.utf8.count)] + Array(text.utf8) }

    private func code(_ bytes: [UInt8], limits: Limits = Limits()) -> ConversionError.Code? {
        do throws(ConversionError) {
            _ = try WebArchive(parsing: bytes, limits: limits)
            return nil
        } catch { return error.code }
    }

    @Test func hostileBinaries() {
        let text = string("WebMainResource"), data = string("WebResourceData"), frames = string("WebSubframeArchives")
        func nested(_ depth: Int, isCycle: Bool = false) -> [UInt8] {
            var objects: [[UInt8]] = [[], text, [0xD1] + reference(3) + reference(4), data, [0x41, 0x78], frames]
            objects[0] = [0xD2] + reference(1) + reference(5) + reference(2) + reference(6)
            for level in 0..<depth {
                let isLast = level == depth - 1
                objects.append([0xA1] + reference(isLast && isCycle ? 0 : objects.count + 1))
                if isLast && isCycle { break }
                objects.append(
                    isLast
                        ? [0xD1] + reference(1) + reference(2)
                        : [0xD2] + reference(1) + reference(5) + reference(2) + reference(objects.count + 1))
            }
            return binary(objects)
        }
        #expect(code(nested(3)) == nil && code(nested(WebArchive.maximumDepth)) == nil)
        #expect(code(nested(WebArchive.maximumDepth + 1)) == .limit && code(nested(50_000)) == .limit)
        #expect(code(nested(1, isCycle: true)) == .malformed && code(nested(5, isCycle: true)) == .malformed)
        // One archive that names the next one twice, forty times: 2^40 frames.
        var doubling: [[UInt8]] = [[], text, [0xD1] + reference(3) + reference(4), data, [0x41, 0x78], frames]
        doubling[0] = [0xD2] + reference(1) + reference(5) + reference(2) + reference(6)
        for _ in 0..<40 {
            doubling.append([0xA2] + reference(doubling.count + 1) + reference(doubling.count + 1))
            doubling.append([0xD2] + reference(1) + reference(5) + reference(2) + reference(doubling.count + 1))
        }
        doubling.append([0xA0])
        #expect(code(binary(doubling)) == .limit)
        // What is no archive at all, counts beyond the file, arrays in each other.
        #expect(
            code(binary([[0xA1] + reference(0)])) == .malformed
                && code(binary([[0xAF, 0x13] + [UInt8](repeating: 0x7F, count: 8)])) == .malformed)
        #expect(code(binary([[0xDF, 0x13, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]])) == .malformed)
        #expect(code(binary((0..<50_000).map { [0xA1] + reference(min($0 + 1, 49_999)) })) == .malformed)
        #expect(
            code(binary([[0x5F, 0x0F]])) == .malformed && code(binary([])) == .malformed
                && code(binary([[0xD1] + reference(9) + reference(9)])) == .malformed)
        for size: UInt8 in [0, 9, 255] { #expect(code(binary([[0xD0]], referenceSize: size)) == .malformed) }
    }

    @Test func hostileXML() {
        let head =
            "<?xml version=\"1.0\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n"
        let deep =
            "<plist version=\"1.0\">" + String(repeating: "<array>", count: 20_000) + String(repeating: "</array>", count: 20_000)
            + "</plist>"
        let bomb = "<!DOCTYPE plist [<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b \"&a;&a;&a;&a;\">]><plist><string>&b;</string></plist>"
        let entity =
            "<!DOCTYPE plist [<!ENTITY x SYSTEM \"file:///etc/passwd\">]><plist><dict><key>WebMainResource</key><dict><key>WebResourceData</key><data>&x;</data></dict></dict></plist>"
        for text in [head, deep, bomb, "<plist/>", "<plist><dict>", "<html></html>", "<", "", "bplist", "bplist00", "hello"] {
            #expect(code(Array(text.utf8)) == .malformed, "\(text.prefix(80))")
        }
        for encoding in ["UTF-7", "UTF-16", "ISO-2022-JP", "EUC-JP", "nobody-knows"] {
            let bytes = Array("<?xml version=\"1.0\" encoding=\"\(encoding)\"?><plist><string>".utf8) + [0xFF, 0xC3, 0x80]
            #expect(code(bytes + Array("</string></plist>".utf8)) == .malformed, "\(encoding)")
        }
        // What an entity outside of it holds is never read.
        if let archive = try? WebArchive(parsing: Array(entity.utf8)) { #expect(archive.root.bytes.isEmpty) }
        let right =
            head
            + "<plist version=\"1.0\"><dict><key>WebMainResource</key><dict><key>WebResourceData</key><data>\n\teA==\n</data></dict></dict></plist>"
        #expect(code(Array(right.utf8)) == nil)
    }

    @Test func limits() throws {
        var limits = Limits()
        limits.attachments = 4
        #expect(code(try Self.bytes("page.webarchive"), limits: limits) == .limit)
        limits.attachments = 7
        #expect(code(try Self.bytes("page.webarchive"), limits: limits) == nil)
        limits.input = 100
        #expect(code(try Self.bytes("page.webarchive"), limits: limits) == .limit)
    }

    /// Whatever is cut off or changed, the answer is an archive or an error of these kinds.
    @Test(arguments: ["page.webarchive", "page-xml.webarchive"])
    func damage(_ name: String) throws {
        var generator = SystemRandomNumberGenerator()
        let whole = try Self.bytes(name)
        let rounds = ProcessInfo.processInfo.environment["TEXTMILL_WHOLE_SUITES"] == "1" ? 20_000 : 400
        for _ in 0..<rounds {
            var bytes = Bool.random(using: &generator) ? whole : Array(whole.prefix(Int.random(in: 0...whole.count, using: &generator)))
            for _ in 0..<Int.random(in: 0...6, using: &generator) where !bytes.isEmpty {
                // Half of the changes go where the table and the trailer stand.
                let start = Bool.random(using: &generator) ? 0 : max(0, bytes.count - 128)
                bytes[Int.random(in: start..<bytes.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
            }
            let code = code(bytes)
            #expect([nil, .malformed, .limit].contains(code), "\(String(describing: code))")
        }
    }
}
