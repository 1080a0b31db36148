// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import StyleSheets

/// Inputs made to be slow or to run out of stack. In debug they are a five hundredth as long.
@Suite(.serialized) struct HostileInputTests {
    #if DEBUG
        static let scale = 500
    #else
        static let scale = 1
    #endif

    /// Times are generous against machines under load; what grows with the square of its input takes minutes.
    static let patience = 10.0

    @Test(arguments: [
        "{", "@", "(", "[", "}", ")", "a{", "@media{", "@x", "\\", "\"", "'\n", "url(", "/*", "<!--", "#", "!", ";", "a:b;", "a{b:c}",
        ":not(", "--a:{", "f(}",
    ])
    func repetitions(_ piece: String) {
        let bytes = Array(String(repeating: piece, count: 10_000_000 / Self.scale / piece.utf8.count).utf8)
        let seconds = threadSeconds {
            var parser = CSSParser(bytes)
            let rules = parser.rules()
            #expect(rules.count <= bytes.count / 4)
            var list = CSSParser(bytes)
            #expect(list.declarations(inBlock: false).count <= bytes.count / 4)
        }
        #expect(seconds < Self.patience, "\(piece) took \(seconds) s")
    }

    @Test func nestedBrackets() {
        let count = 1_000_000 / Self.scale
        let text = "a{color:" + String(repeating: "([", count: count) + String(repeating: "])", count: count) + ";top:0}"
        var parser = CSSParser(Array(text.utf8))
        #expect(parser.rules().map { $0.declarations.map(\.name) } == [["top"]])
        let deep = String(repeating: "(", count: StyleLimits.depth - 1)
        #expect(CSSValue(parsing: "calc(" + deep + "1px")?.length() == CSSLength(pixels: 1, percent: nil))
        #expect(CSSValue(parsing: "calc(" + deep + "(1px") == nil)
    }
}
