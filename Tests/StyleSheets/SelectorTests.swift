// SPDX-License-Identifier: Apache-2.0

import HTMLSyntax
import TestSupport
import Testing

@testable import StyleSheets

/// Files of cases: markup, then lines `selector = ids of what matches`.
@Suite struct SelectorTests {
    @Test(arguments: CaseFile.names(in: "StyleSheets/Cases").filter { $0.hasPrefix("selectors") })
    func cases(_ file: String) throws {
        var cases = try CaseFile("StyleSheets/Cases/\(file)")
        let failures = try cases.failures { test in
            let parts = test.input.split(separator: "\n", maxSplits: 1)
            let document = HTMLDocument(parsing: Array(parts[0].utf8))
            var matcher = SelectorMatcher(document)
            return parts[1].split(separator: "\n").map { "\($0) = \(Self.matching(String($0), document, &matcher))" }.joined(
                separator: "\n")
        }
        #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
    }

    static func matching(_ selector: String, _ document: HTMLDocument, _ matcher: inout SelectorMatcher) -> String {
        guard let list = CSSSelectorList(parsing: selector) else { return "invalid" }
        let found = document.root.descendants.filter { matcher.matches($0, list) }
        let specificity = list.specificities.map { "\($0.ids)\($0.classes)\($0.elements)" }.joined(separator: ",")
        return (found.map { $0[.id]?.description ?? $0.nameText } + ["(\(specificity))"]).joined(separator: " ")
    }

    @Test func nthPatterns() {
        let cases: [(String, Int, Int)?] =
            [("odd", 2, 1), ("EVEN", 2, 0), ("2n+1", 2, 1), ("-n+3", -1, 3), ("n", 1, 0), ("+n", 1, 0), ("3", 0, 3)]
            + [
                ("-2n - 1", -2, -1), ("n-1", 1, -1), ("2n- 4", 2, -4), ("-3", 0, -3), ("+5", 0, 5), ("-n", -1, 0), ("n +2", 1, 2),
                ("0n+0", 0, 0),
            ]
        for case (let text, let step, let offset)? in cases {
            #expect(CSSValue(parsing: text).flatMap { NthPattern($0.tokens[...]) } == NthPattern(step: step, offset: offset), "\(text)")
        }
        for text in ["+ n", "2 n", "2n 1", "1.5n", "n+ +1", "a", "2n+", "", "- 1", "n1", "1n1"] {
            #expect(CSSValue(parsing: text).flatMap { NthPattern($0.tokens[...]) } == nil, "\(text)")
        }
    }
}
