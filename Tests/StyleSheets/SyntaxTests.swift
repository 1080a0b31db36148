// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import StyleSheets

@Suite struct SyntaxTests {
    @Test(arguments: CaseFile.names(in: "StyleSheets/Cases").filter { $0.hasPrefix("syntax") })
    func cases(_ file: String) throws {
        var cases = try CaseFile("StyleSheets/Cases/\(file)")
        let failures = try cases.failures { test in
            test.name.hasPrefix("tokens ") ? Self.tokens(test.input) : Self.rules(test.input)
        }
        #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
    }

    static func tokens(_ text: String) -> String {
        var tokenizer = CSSTokenizer(Array(text.utf8))
        var lines: [String] = []
        while let token = tokenizer.next() {
            var line = "\(token.kind)"
            if !token.text.isEmpty || token.kind == .string { line += " <\(token.text)>" }
            if [.number, .percentage, .dimension].contains(token.kind) { line += " \(token.number)\(token.isInteger ? " integer" : "")" }
            if token.isMarked { line += " marked" }
            lines.append(line)
        }
        return lines.joined(separator: "\n")
    }

    static func rules(_ text: String) -> String {
        let bytes = Array(text.utf8)
        return SheetScanner.pieces(bytes).enumerated().map { number, piece in
            var parser = CSSParser(bytes, in: piece.prelude)
            let prelude = parser.consumeValues(until: [])
            let text = prelude.isSound ? CSSValue(trimming: prelude.tokens[...]).description : "unsound"
            let name = piece.kind == .atRule ? "@\(piece.name) " : piece.kind == .declarations ? "declarations" : ""
            var lines = ["\(number) in \(piece.parent): \(name)\(text)\(piece.hasBlock ? " {}" : "")"]
            var block = CSSParser(bytes, in: piece.block)
            lines += block.declarations().map { "  \($0.name): \($0.value)\($0.isImportant ? " !important" : "")" }
            return lines.joined(separator: "\n")
        }.joined(separator: "\n")
    }

    /// What is written is read as the same again.
    @Test func serialization() {
        for text in [
            "a b/**/c 1px+2 #a-b url(x\\)y) \"\\\"\\a \"", "f(1,(2 [3])) -\\31 x 1\\65 3 +.5e3% \\-", "a/**/( -/**/-b @/**/x ./**/5",
        ] {
            let value = CSSValue(parsing: text)
            #expect(value != nil && value.flatMap { CSSValue(parsing: $0.description) } == value, "\(text) \(String(describing: value))")
        }
        #expect(CSSValue(parsing: "a)") == nil)
        #expect(CSSValue(parsing: " (a [b")?.description == "(a [b])")
    }

    @Test func lengths() {
        let context = CSSLengthContext(fontSize: 20, rootFontSize: 10, viewportWidth: 500, viewportHeight: 400)
        let cases: [(String, Double, Double?)] = [
            ("12pt", 16, nil), ("1in", 96, nil), ("2em", 40, nil), ("3REM", 30, nil), ("50%", 0, 50), ("0", 0, nil),
            ("calc(1px + 2*(3px - 1px))", 5, nil),
            ("calc(100% - 10px)", -10, 100), ("calc((1em + 10px)/2)", 15, nil), ("10vw", 50, nil), ("10vmin", 40, nil), ("1ex", 10, nil),
        ]
        for (text, pixels, percent) in cases {
            let length = CSSValue(parsing: text)?.length(in: context)
            #expect(length == CSSLength(pixels: pixels, percent: percent), "\(text)")
        }
        for text in [
            "1", "1deg", "calc(1px+2px)", "calc(1px * 1px)", "calc(1 / 1px)", "calc(1px", "calc()", "1px 2px", "red", "calc(1px + 1)",
        ] {
            let length = CSSValue(parsing: text)?.length(in: context)
            #expect(text.hasSuffix("x") && text.hasPrefix("calc(1px") && !text.contains("+") ? length != nil : length == nil, "\(text)")
        }
        #expect(CSSValue(parsing: "calc(1 / 0)")?.number == .greatestFiniteMagnitude)
        #expect(CSSValue(parsing: "1e999")?.number == .greatestFiniteMagnitude)
    }
}
