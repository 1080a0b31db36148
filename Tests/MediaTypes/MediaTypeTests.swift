// SPDX-License-Identifier: Apache-2.0

import MediaTypes
import Testing

@Suite struct MediaTypeTests {
    /// Input; serialisation (- for none); structured syntax suffix (- for none); charset (- for none).
    static let cases: [(String, String, String, String)] = [
        ("text/html", "text/html", "-", "-"),
        (" \t\r\nTEXT/HTML \n", "text/html", "-", "-"),
        ("text/html ; Charset = utf-8", "text/html", "-", "-"),
        ("text/html; CharSet=UTF-8", "text/html;charset=UTF-8", "-", "UTF-8"),
        ("image/svg+xml;charset=\"a b\"", "image/svg+xml;charset=\"a b\"", "+xml", "a b"),
        ("application/a+b+json", "application/a+b+json", "+json", "-"),
        ("application/+xml", "application/+xml", "-", "-"),
        ("application/a+", "application/a+", "-", "-"),
        ("a/b;charset=\"\"", "a/b;charset=\"\"", "-", ""),
        ("a/b;charset=", "a/b", "-", "-"),
        ("a/b;charset=\"x\\\"y\\\\z\";q=1", "a/b;charset=\"x\\\"y\\\\z\";q=1", "-", "x\"y\\z"),
        ("a/b;charset=\"a;charset=b\"", "a/b;charset=\"a;charset=b\"", "-", "a;charset=b"),
        ("a/b;x=\"charset=1\";charset=2;CHARSET=3", "a/b;x=\"charset=1\";charset=2", "-", "2"),
        ("a/b;charset=\"unclosed", "a/b;charset=unclosed", "-", "unclosed"),
        ("a/b;charset=\"unclosed\\", "a/b;charset=\"unclosed\\\\\"", "-", "unclosed\\"),
        ("a/b;charset=\u{E9}", "a/b;charset=\"\u{E9}\"", "-", "\u{E9}"),
        ("a/b;charset=\u{100}", "a/b", "-", "-"),
        ("a/b;charset=e\u{301}", "a/b", "-", "-"),
        ("a/b;;;;c", "a/b", "-", "-"),
        ("a/b/c", "-", "-", "-"),
        ("a", "-", "-", "-"),
        ("/b", "-", "-", "-"),
        ("a/", "-", "-", "-"),
        ("a/;b=c", "-", "-", "-"),
        ("", "-", "-", "-"),
    ]

    @Test func readsItsParts() {
        for (input, serialisation, suffix, charset) in Self.cases {
            let mediaType = MediaType(input)
            #expect(mediaType?.description ?? "-" == serialisation, "\(input.debugDescription)")
            #expect(mediaType?.structuredSyntaxSuffix ?? "-" == suffix, "\(input.debugDescription)")
            #expect(mediaType?["charset"] ?? "-" == charset, "\(input.debugDescription)")
            #expect(mediaType?["CHARSET"] ?? "-" == charset, "\(input.debugDescription)")
        }
    }

    @Test func splitsTypeAndSubtype() throws {
        let mediaType = try #require(MediaType("Image/SVG+XML; Charset=\"a b\"; x=1"))
        #expect(mediaType.type == "image")
        #expect(mediaType.subtype == "svg+xml")
        #expect(mediaType.essence == "image/svg+xml")
        #expect(mediaType.withoutParameters == MediaType("image/svg+xml"))
        #expect(mediaType.withoutParameters.description == "image/svg+xml")
        #expect(mediaType.parameters.map { "\($0.name)|\($0.value)" } == ["charset|a b", "x|1"])
        #expect(mediaType[""] == nil)
        #expect(mediaType["charse"] == nil)
        #expect(mediaType["y"] == nil)
    }

    @Test func isComparedByItsBytes() {
        #expect(MediaType("TEXT/plain;CHARSET=a") == MediaType("text/plain; charset=\"a\""))
        #expect(MediaType("text/plain;charset=a") != MediaType("text/plain;charset=A"))
        #expect(MediaType("a/b;x=1;y=2") != MediaType("a/b;y=2;x=1"))
        #expect(Set([MediaType("A/B"), MediaType("a/b"), MediaType("a/b;c=d"), MediaType("a/b ;C=d")]).count == 2)
        // U+00C5 and U+212B (Angstrom) are canonically equivalent; the second is not allowed, so no pair of equal strings differs.
        #expect(MediaType("a/b;c=\u{C5}") != MediaType("a/b;c=\u{212B}"))
    }

    @Test func constantsAreInTheirSerialisedForm() {
        let constants: [(MediaType, String)] = [
            (.plainText, "text/plain"), (.html, "text/html"), (.rtf, "application/rtf"), (.octetStream, "application/octet-stream"),
            (.png, "image/png"), (.jpeg, "image/jpeg"), (.textmillMarkup, "application/x-textmill+xml"),
        ]
        for (constant, expected) in constants {
            #expect(constant.description == expected)
            #expect(MediaType(expected) == constant)
        }
    }

    @Test func manyParametersStayLinear() throws {
        let names = (0..<20_000).map { "n\($0 % 10_000)" }
        let mediaType = try #require(MediaType("a/b" + names.map { ";\($0)=v" }.joined()))
        #expect(mediaType.description.utf8.count == 3 + names.prefix(10_000).reduce(0) { $0 + $1.utf8.count + 3 })
        #expect(mediaType.parameters.reduce(0) { count, _ in count + 1 } == 10_000)
        #expect(mediaType["n9999"] == "v")
    }

    @Test func cutAnywhereItIsReadOrRefused() {
        let whole = Array("text/html; charset=\"a\\\"b\"; x=\u{E9}y; z=\"".utf8)
        for end in 0...whole.count {
            let part = Array(whole[..<end])
            let result = MediaType(bytes: part.span)
            #expect((result == nil) == (end < 6), "\(end)")
        }
    }
}
