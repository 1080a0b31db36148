// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing
import URLReferences

@Suite struct ResolutionTests {
    /// What a browser's `new URL(reference, base).href` gives; a line with `#` and a space sets the base.
    @Test func browsers() throws {
        let file = TestFolders.package.appendingPathComponent("Tests/URLReferences/Cases/browsers.tsv")
        var base = ""
        var failures: [String] = []
        var count = 0
        for line in String(decoding: try Data(contentsOf: file), as: UTF8.self).split(separator: "\n") {
            if line.hasPrefix("# ") {
                base = String(line.dropFirst(2))
                continue
            }
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
            let reference = fields[0].replacingOccurrences(of: "\\n", with: "\n").replacingOccurrences(of: "\\\\", with: "\\")
            let result = URLReference.resolve(reference, against: base)
            count += 1
            if Self.asBrowser(result) != fields[1] { failures.append("\(base) + \(fields[0]): \(result), not \(fields[1])") }
        }
        #expect(count > 400)
        #expect(failures.isEmpty, "\(failures.count):\n\(failures.prefix(20).joined(separator: "\n"))")
    }

    /// A browser writes a slash behind a host alone, which nobody typed.
    static func asBrowser(_ url: String) -> String {
        let url = URLReference(url)
        guard let scheme = url.scheme, ["http", "https", "ftp"].contains(scheme), url.path.isEmpty else { return url.text }
        return "\(scheme)://\(url.authority ?? "")/" + (url.query.map { "?\($0)" } ?? "") + (url.fragment.map { "#\($0)" } ?? "")
    }

    /// RFC 3986, section 5.4, but for `http:g`, which browsers take for relative.
    @Test func standardExamples() {
        let base = "http://a/b/c/d;p?q"
        let cases = [
            ("g:h", "g:h"), ("g", "http://a/b/c/g"), ("./g", "http://a/b/c/g"), ("g/", "http://a/b/c/g/"), ("/g", "http://a/g"),
            ("//g", "http://g"), ("?y", "http://a/b/c/d;p?y"), ("g?y", "http://a/b/c/g?y"), ("#s", "http://a/b/c/d;p?q#s"),
            ("g#s", "http://a/b/c/g#s"), ("g?y#s", "http://a/b/c/g?y#s"), (";x", "http://a/b/c/;x"), ("g;x", "http://a/b/c/g;x"),
            ("g;x?y#s", "http://a/b/c/g;x?y#s"), ("", "http://a/b/c/d;p?q"), (".", "http://a/b/c/"), ("./", "http://a/b/c/"),
            ("..", "http://a/b/"), ("../", "http://a/b/"), ("../g", "http://a/b/g"), ("../..", "http://a/"), ("../../", "http://a/"),
            ("../../g", "http://a/g"), ("../../../g", "http://a/g"), ("../../../../g", "http://a/g"), ("/./g", "http://a/g"),
            ("/../g", "http://a/g"), ("g.", "http://a/b/c/g."), (".g", "http://a/b/c/.g"), ("g..", "http://a/b/c/g.."),
            ("..g", "http://a/b/c/..g"), ("./../g", "http://a/b/g"), ("./g/.", "http://a/b/c/g/"), ("g/./h", "http://a/b/c/g/h"),
            ("g/../h", "http://a/b/c/h"), ("g;x=1/./y", "http://a/b/c/g;x=1/y"), ("g;x=1/../y", "http://a/b/c/y"),
            ("g?y/./x", "http://a/b/c/g?y/./x"), ("g?y/../x", "http://a/b/c/g?y/../x"), ("g#s/./x", "http://a/b/c/g#s/./x"),
            ("g#s/../x", "http://a/b/c/g#s/../x"),
        ]
        for (reference, expected) in cases { #expect(URLReference.resolve(reference, against: base) == expected, "\(reference)") }
    }

    /// References that stay relative: without a base, with a relative one, or with one from which nothing can start.
    @Test func relativeResults() {
        let cases: [(reference: String, base: String?, expected: String)] = [
            ("a b.html", nil, "a%20b.html"), ("../x/./y", nil, "../x/y"), ("..\\x\\y", nil, "../x/y"), ("#x", nil, "#x"), ("?q", nil, "?q"),
            ("", nil, ""), ("a/..", nil, "./"), (".", nil, "./"), ("..", nil, "../"), ("a/..//b", nil, ".//b"), ("./a:b", nil, "./a:b"),
            ("/a/..//b", nil, "/.//b"), ("//host/x", nil, "//host/x"), ("/x", nil, "/x"), ("größe.png", nil, "größe.png"),
            ("x", "", "x"), ("x.png", "mail/text.html", "mail/x.png"), ("../x.png", "mail/text.html", "x.png"),
            ("../../x.png", "mail/text.html", "../x.png"), ("../x.png", "../a/b", "../x.png"), ("../../x", "../a/b", "../../x"),
            ("#x", "text.html", "text.html#x"), ("?y", "a/b?x#z", "a/b?y"), ("/x", "a/b", "/x"), ("x", "sub", "x"), ("x", "//h", "//h/x"),
            ("x.png", "data:text/html,x", "x.png"), ("#a b", "data:text/html,x", "data:text/html,x#a%20b"), ("x", "cid:1@a", "x"),
            ("../x", "mailto:a@b", "../x"), ("#x", "about:blank", "about:blank#x"), ("http://h", nil, "http://h"),
            ("callback://method/a/../b", "http://h/", "callback://method/a/../b"), ("objc://a\u{1} b", nil, "objc://a%01 b"),
            ("C:\\a b", nil, "C:\\a b"), ("HTTP://Host/%7e", nil, "http://Host/%7e"), ("tel:+49 30", nil, "tel:+49 30"),
            ("http:a", "http:a", "http://a/a"),
        ]
        for (reference, base, expected) in cases {
            let result = URLReference.resolve(reference, against: base)
            #expect(result.utf8.elementsEqual(expected.utf8), "\(reference) from \(base ?? "nothing"): \(result), not \(expected)")
        }
    }

    /// What is resolved stays as it is when it is resolved again, and time grows with length alone.
    @Test func stability() {
        var generator = FixedGenerator()
        let pieces = ["/", "..", ".", "a", ":", "?", "#", "\\", "%2e", "%", " ", "http:", "file:", "//", "x", "é", "\u{1}", "@"]
        func text() -> String {
            (0..<Int.random(in: 0...8, using: &generator)).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
        }
        for _ in 0..<20_000 {
            let (reference, base) = (text(), Bool.random(using: &generator) ? text() : nil)
            let once = URLReference.resolve(reference, against: base)
            let again = URLReference.resolve(once, against: nil)
            #expect(again.utf8.elementsEqual(once.utf8), "\(reference) from \(base ?? "nothing"): \(once), then \(again)")
        }
        let seconds = threadSeconds {
            for unit in ["../", "a/", "./", "%2e%2e/", "\\", " ", ":", "?", "//"] {
                _ = URLReference.resolve(
                    String(repeating: unit, count: 10_000), against: "http://h/" + String(repeating: "a/", count: 10_000))
            }
        }
        #expect(seconds < 5)
    }

    @Test func components() {
        let url = URLReference(" HTTPS://Ann@Host:8080/a%20b/c?d#e ")
        #expect(
            url.scheme == "https" && url.authority == "Ann@Host:8080" && url.path == "/a%20b/c" && url.query == "d" && url.fragment == "e")
        #expect(String(decoding: url.decodedPath, as: UTF8.self) == "/a b/c")
        #expect(URLReference("cid:x@y").isOpaque && !URLReference("y").isOpaque && URLReference("http:").isOpaque)
        #expect(URLReference.scheme(of: "\tJava\nScript:x") == "javascript" && URLReference.scheme(of: "a/b:c") == nil)
        #expect(
            URLReference.scheme(of: "1a:b") == nil && URLReference.scheme(of: ":b") == nil && URLReference.scheme(of: "a+-.1:") == "a+-.1")
    }
}

/// The same numbers in every run (Knuth's MMIX constants).
private struct FixedGenerator: RandomNumberGenerator {
    private var state: UInt64 = 7

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 29)
    }
}
