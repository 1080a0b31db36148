// SPDX-License-Identifier: Apache-2.0

import Archives
import DocumentConversion
import TestSupport
import Testing

@Suite struct ZipContainerTests {
    private typealias Entry = ZipBuilder.Entry

    private static func open(_ entries: [Entry], limits: Limits = Limits()) throws -> ZipContainer {
        try ZipContainer(ZipBuilder(entries).bytes, limits: limits)
    }

    @Test func readsParts() throws {
        let zip = try Self.open([Entry("b.rtfd/"), Entry("b.rtfd/TXT.rtf", "text"), .zeros("b.rtfd/a b", atLeast: 100_000), Entry("empty")])
        #expect(zip.names == ["b.rtfd/TXT.rtf", "b.rtfd/a b", "empty"])
        #expect(try zip.read("b.rtfd/TXT.rtf", limit: 4) == Array("text".utf8))
        let zeros = try zip.read("b.rtfd/a b", limit: 1_000_000)
        #expect(zeros.count >= 100_000 && zeros.allSatisfy { $0 == 0 })
        #expect(try zip.read("empty", limit: 0) == [])
        #expect(code { _ = try zip.read("b.rtfd/TXT.rtf", limit: 3) } == "limit")
        for name in ["b.rtfd", "b.rtfd/", "missing", "", "b.rtfd/TXT.rtf\0", "B.RTFD/TXT.rtf"] {
            #expect(code { _ = try zip.read(name, limit: 10) } == "not-found", "\(name)")
        }
        #expect(try Self.open([]).names == [])
    }

    /// Names in the archive, and as parts; `nil`: the archive is refused.
    @Test func names() throws {
        let decomposed = "Cafe\u{301}.png"
        for (name, expected) in [
            ("a", "a"), ("./a/./b", "a/b"), ("a//b", "a/b"), ("a..b/...", "a..b/..."), (decomposed, decomposed), ("a\\b", "a\\b"),
            ("a:b", "a:b"), ("a\\..\\b", "a\\..\\b"), ("..", nil), ("../a", nil), ("a/../b", nil), ("a/..", nil), ("/a", nil),
            ("//a", nil), ("C:/a", nil),
        ] as [(String, String?)] {
            if let expected {
                #expect(try Self.open([Entry(name)]).names.map { Array($0.utf8) } == [Array(expected.utf8)], "\(name)")
            } else {
                #expect(code { _ = try Self.open([Entry("x"), Entry(name)]) } == "malformed", "\(name)")
            }
        }
        // Written on Windows, with backslashes.
        for (name, expected) in [("a\\b", "a/b"), ("..\\a", nil), ("C:\\a", nil), ("\\a", nil)] as [(String, String?)] {
            var entry = Entry(name)
            entry.system = 0
            #expect((try? Self.open([entry]).names) == expected.map { [$0] }, "\(name)")
        }
        // Not UTF-8 and not marked as such: code page 437.
        var old = Entry("")
        old.name = [0x81, UInt8(ascii: ".")]
        #expect(try Self.open([old]).names == ["\u{FC}."])
    }

    @Test func refusesWhatProgramsUnderstandDifferently() {
        var link = Entry("link", "/etc/passwd")
        link.mode = 0o120777
        #expect(code { _ = try Self.open([Entry("TXT.rtf"), link]) } == "resource-refused")
        #expect(code { _ = try Self.open([Entry("a", "1"), Entry("b"), Entry("a", "2")]) } == "malformed")
        #expect(code { _ = try Self.open([Entry("a/b"), Entry("a/./b")]) } == "malformed")
        var pipe = Entry("pipe")
        pipe.mode = 0o010644
        #expect((try? Self.open([pipe, Entry("a")]).names) == ["a"])
    }

    @Test func encryptedAndUnknownMethods() throws {
        var locked = Entry("a", "0123456789abcdef")
        locked.flags = 1
        let zip = try Self.open([locked, Entry("b", "open")])
        #expect(code { _ = try zip.read("a", limit: 100) } == "encrypted")
        #expect(try zip.read("b", limit: 100) == Array("open".utf8))
        var odd = Entry("a", "x")
        odd.method = 77
        #expect(code { _ = try Self.open([odd]).read("a", limit: 100) } == "unreadable")
    }

    @Test func bombs() throws {
        var limits = Limits()
        limits.archive = 1_000_000
        let honest = Entry.zeros("a", atLeast: 600_000)
        #expect(try Self.open([honest], limits: limits).read("a", limit: 1 << 20).count >= 600_000)
        // Together they are too much; the directory says so before anything is unpacked.
        let error = #expect(throws: ConversionError.self) { try Self.open([honest, .zeros("b", atLeast: 600_000)], limits: limits) }
        #expect(error?.code == .limit && error?.hint?.contains("archive=") == true)
        // One whose directory says less than there is.
        var lying = Entry.zeros("a", atLeast: 5_000_000)
        lying.size = 100
        #expect(code { _ = try Self.open([lying], limits: limits).read("a", limit: 1000) } == "malformed")
        // One whose directory says more: nothing is taken on its word.
        var boasting = Entry("a", "x")
        boasting.size = 2_000_000_000
        #expect(code { _ = try Self.open([boasting]).read("a", limit: .max) } == "malformed")
    }

    @Test func damage() throws {
        let whole = ZipBuilder([Entry("TXT.rtf", String(repeating: "{\\rtf1 text}", count: 20)), .zeros("z", atLeast: 10_000)]).bytes
        for length in stride(from: 0, to: whole.count, by: 3) {
            #expect(code { _ = try ZipContainer(Array(whole[..<length])) } == "malformed", "\(length)")
        }
        var wrongSum = Entry("a", "text")
        wrongSum.checksum ^= 1
        #expect(code { _ = try Self.open([wrongSum]).read("a", limit: 100) } == "malformed")
        // Every byte changed once: an error or the parts, never a crash.
        for place in whole.indices {
            var bytes = whole
            bytes[place] ^= 0xFF
            guard let zip = try? ZipContainer(bytes) else { continue }
            for name in zip.names { _ = try? zip.read(name, limit: 1 << 20) }
        }
    }

    @Test func manyEntries() throws {
        let most = 30_000
        let zip = try Self.open((0..<most).map { Entry("x.rtfd/\($0)") })
        #expect(zip.names.count == most)
        #expect(try zip.read("x.rtfd/29999", limit: 1) == [])
    }
}

private func code(_ body: () throws -> Void) -> String? {
    do {
        try body()
        return nil
    } catch let error as ConversionError {
        return error.code.rawValue
    } catch {
        return "\(error)"
    }
}
