// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import Foundation
import MIMEMessages
import TestSupport
import Testing

@Suite struct MIMEMessageTests {
    static let folder = TestFolders.package.appendingPathComponent("Tests/MIMEMessages/Cases")

    static func bytes(_ name: String) throws -> [UInt8] { try Array(Data(contentsOf: folder.appendingPathComponent(name))) }

    @Test(arguments: CaseFile.names(in: "MIMEMessages/Cases"))
    func cases(_ name: String) throws {
        var file = try CaseFile("MIMEMessages/Cases/\(name)")
        let failures = try file.failures { dump(Array($0.input.utf8)) }
        #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
    }

    /// The same cases with CRLF at the ends of their lines are the same messages.
    @Test func lineEnds() throws {
        for test in try CaseFile("MIMEMessages/Cases/structure.cases").cases {
            let other = dump(Array(test.input.replacingOccurrences(of: "\n", with: "\r\n").utf8))
            func parts(_ dump: String) -> [String] {
                dump.replacingOccurrences(of: "\\r\\n", with: "\\n").split(separator: "\n").map {
                    $0.replacingOccurrences(of: " [0-9]+:", with: ":", options: .regularExpression)
                }
            }
            #expect(parts(other) == parts(test.expected), "\(test.name)")
        }
    }

    /// Messages that programs wrote: Python's email package (`make-messages.py`) and Chromium.
    @Test(arguments: ["letter.eml", "page.mht", "japanese.eml", "chromium.mht"])
    func files(_ name: String) throws {
        let output = dump(try Self.bytes(name)) + "\n"
        let expected = Self.folder.appendingPathComponent(name + ".txt")
        if CaseFile.isAccepting { try Data(output.utf8).write(to: expected) }
        #expect(output == String(decoding: try Data(contentsOf: expected), as: UTF8.self))
    }

    @Test func resources() throws {
        func load(_ name: String, _ url: String, from base: String?) throws -> String {
            let message = try MIMEMessage(parsing: Self.bytes(name))
            let loader = ResourceLoader().confined(to: [message.resources])
            let context = ImportContext(resources: loader)
            do throws(ConversionError) {
                let resource = try loader.resource(url, kind: .attachment, baseURL: base, in: context)
                return "\(resource.bytes.count) \(resource.mediaType?.essence ?? "unknown") \(resource.url)"
            } catch { return error.code.rawValue }
        }
        let page = "http://example.org/dir/page.html"
        #expect(try MIMEMessage(parsing: Self.bytes("page.mht")).root?.baseURL == page)
        let cases: [(file: String, url: String, base: String?, expected: String)] = [
            ("page.mht", "pic/a b.png", page, "77 image/png http://example.org/dir/pic/a%20b.png"),
            ("page.mht", "../dir/pic/a%20b.png#x", page, "77 image/png http://example.org/dir/pic/a%20b.png"),
            ("page.mht", "pic/a%2520b.png", page, "not-found"), ("page.mht", "file:///etc/passwd", page, "not-found"),
            ("page.mht", "http://elsewhere.example/a.png", page, "not-found"), ("page.mht", "/etc/passwd", nil, "not-found"),
            ("letter.eml", "cid:bild@example.org", nil, "77 image/png cid:bild@example.org"),
            ("letter.eml", "CID:bild%40example.org", nil, "77 image/png CID:bild%40example.org"),
            ("letter.eml", "cid:other", nil, "not-found"), ("letter.eml", "data:,x", nil, "1 text/plain data:,x"),
            (
                "chromium.mht", "dot one.png", "http://site.example/sub/style.css",
                "73 image/png http://site.example/sub/dot%20one.png"
            ),
            (
                "chromium.mht", "cid:frame-5CF733F94FC99E8581568FCD09C444D2@mhtml.blink", nil,
                "166 text/html http://site.example/sub/frame.html"
            ),
        ]
        for (file, url, base, expected) in cases { #expect(try load(file, url, from: base) == expected, "\(file) \(url)") }
    }

    @Test func limits() throws {
        func nested(_ depth: Int) -> [UInt8] {
            Array(
                ("Subject: x\n"
                    + (0..<depth).map { "Content-Type: multipart/mixed; boundary=b\($0)\n\n--b\($0)\n" }.joined() + "\ntext\n").utf8)
        }
        #expect(try MIMEMessage(parsing: nested(MIMEMessage.maximumDepth)).parts.count == MIMEMessage.maximumDepth + 1)
        #expect(throws: ConversionError.self) { try MIMEMessage(parsing: nested(MIMEMessage.maximumDepth + 1)) }
        var limits = Limits()
        limits.attachments = 3
        let many = Array(("Content-Type: multipart/mixed; boundary=b\n\n" + String(repeating: "--b\n\nx\n", count: 4)).utf8)
        #expect(try MIMEMessage(parsing: many).parts.count == 5)
        #expect { try MIMEMessage(parsing: many, limits: limits) } throws: { ($0 as? ConversionError)?.code == .limit }
        limits.input = 10
        #expect { try MIMEMessage(parsing: many, limits: limits) } throws: { ($0 as? ConversionError)?.code == .limit }
    }

    /// Time grows with length alone.
    @Test func hostileInput() throws {
        let head = "Content-Type: multipart/mixed; boundary=b\n"
        let inputs = [
            "Subject: " + String(repeating: "=?utf-8?q?", count: 5000), "Subject: " + String(repeating: "=?", count: 50_000),
            "Subject:" + String(repeating: " \n", count: 50_000), "From: " + String(repeating: "(", count: 50_000),
            "From: " + String(repeating: ",\"<", count: 30_000), String(repeating: "a:b\n", count: 30_000),
            head + "\n" + String(repeating: "--", count: 50_000), head + "\n" + String(repeating: "--x\n", count: 30_000),
            head + "\n" + String(repeating: "--b\n", count: 15_000), head + "\n" + String(repeating: "--b--\n", count: 30_000),
            "Content-Type: multipart/mixed\n\n" + String(repeating: "x\n", count: 50_000),
            "Content-Type: text/plain; " + String(repeating: "x*0=1;", count: 20_000),
            "Content-Type: text/plain; " + String(repeating: "(", count: 50_000),
            "Content-Transfer-Encoding: quoted-printable\n\n" + String(repeating: "= ", count: 50_000),
            "From a\n" + String(repeating: "\nFrom ", count: 20_000),
        ]
        for input in inputs {
            let bytes = Array(input.utf8)
            let seconds = threadSeconds { _ = dump(bytes) }
            #expect(seconds < 2, "\(seconds) s: \(input.prefix(60))")
        }
    }

    /// Whatever is cut off or changed, nothing traps and nothing is longer than the message.
    @Test func damage() throws {
        var generator = SystemRandomNumberGenerator()
        for name in ["letter.eml", "page.mht"] {
            let bytes = try Self.bytes(name)
            for _ in 0..<100 {
                var broken = Array(bytes.prefix(Int.random(in: 0...bytes.count, using: &generator)))
                for _ in 0..<Int.random(in: 0...8, using: &generator) where !broken.isEmpty {
                    broken[Int.random(in: 0..<broken.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
                }
                guard let message = try? MIMEMessage(parsing: broken) else { continue }
                for part in message.parts { #expect(part.bytes.count <= broken.count) }
                _ = message.metadata
            }
        }
    }
}
