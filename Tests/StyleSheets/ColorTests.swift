// SPDX-License-Identifier: Apache-2.0

import Foundation
import StyleSheets
import TestSupport
import Testing
import TextModel

@Suite struct ColorTests {
    struct Suite: Decodable {
        struct Case: Decodable {
            let input: String
            let expected: String?
        }

        let wpt: [Case]
        let own: [Case]
        let legacy_attr: [Case]
    }

    /// `rgb(1, 2, 3)` or `rgba(1, 2, 3, 0.5)`, and whether it is the color: alpha as near as its digits tell.
    static func agrees(_ color: Color?, _ expected: String?) -> Bool {
        guard let color, let expected else { return color == nil && expected == nil }
        let numbers = expected.split { !"0123456789.".contains($0) }.compactMap { Double($0) }
        let bytes = color.components8
        guard numbers.count >= 3, [bytes.red, bytes.green, bytes.blue].map(Double.init) == Array(numbers.prefix(3)) else { return false }
        return abs(Double(color.alpha) - (numbers.count > 3 ? numbers[3] : 1)) <= 0.003
    }

    static func failures(_ cases: [Suite.Case], _ parse: (String) -> Color?) -> [String] {
        cases.compactMap { test in
            let color = parse(test.input)
            if agrees(color, test.expected) { return nil }
            return "\(test.input): \(String(describing: color?.components8)) alpha \(color?.alpha ?? -1), not \(test.expected ?? "none")"
        }
    }

    @Test func suite() throws {
        guard let file = TestFolders.suite("html/css-color-cases.json") else { return }
        let suite = try JSONDecoder().decode(Suite.self, from: Data(contentsOf: file))
        #expect(suite.wpt.count == 93 && suite.own.count == 226 && suite.legacy_attr.count == 40)
        // `inherit` is a keyword of the cascade, no colour.
        let colors = (suite.wpt + suite.own).filter { $0.input != "inherit" }
        let failures = Self.failures(colors) { CSSColor.parse($0) } + Self.failures(suite.legacy_attr) { CSSColor.parseLegacy($0) }
        #expect(failures.isEmpty, "\(failures.count):\n\(failures.prefix(20).joined(separator: "\n"))")
    }

    /// Values of CSS Color 4's examples and of well-known colours in other spaces.
    @Test func otherSpaces() {
        let cases: [(String, String?)] = [
            ("lab(54.2905 80.8049 69.8910)", "rgb(255, 0, 0)"), ("lab(100% 0 0)", "rgb(255, 255, 255)"), ("lab(0 0 0)", "rgb(0, 0, 0)"),
            ("lch(54.2905 106.8372 40.8576)", "rgb(255, 0, 0)"), ("oklab(62.796% .22486 .12585)", "rgb(255, 0, 0)"),
            ("oklch(0.62796 0.25768 29.2339deg)", "rgb(255, 0, 0)"), ("oklch(86.644% 0.29483 142.495 / 50%)", "rgba(0, 255, 0, 0.5)"),
            ("color(srgb 1 0.5 0)", "rgb(255, 128, 0)"), ("color(srgb-linear 0 0.2158605 0)", "rgb(0, 128, 0)"),
            ("color(display-p3 0.9175 0.2003 0.1386)", "rgb(255, 0, 0)"), ("color(xyz 0.41239 0.21264 0.01933)", "rgb(255, 0, 0)"),
            ("color(rec2020 0.79198 0.23098 0.07376)", "rgb(255, 0, 0)"), ("color(a98-rgb 0.8586 0 0)", "rgb(255, 0, 0)"),
            ("color(prophoto-rgb 0.70225 0.27572 0.10355)", "rgb(255, 0, 0)"), ("color(xyz-d50 0.43607 0.22249 0.01392)", "rgb(255, 0, 0)"),
            ("color(nowhere 1 1 1)", nil), ("color(srgb 1, 1, 1)", nil), ("lab(50%, 1, 2)", nil), ("rgb(1 2 3deg)", nil),
        ]
        let failures = Self.failures(cases.map { Suite.Case(input: $0.0, expected: $0.1) }) { CSSColor.parse($0) }
        #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
    }

    @Test func namesOfACaller() {
        var context = CSSColorContext(currentColor: Color(red8: 1, green8: 2, blue8: 3))
        context.add("LabelColor", .white)
        #expect(CSSColor.parse("labelcolor", in: context) == .white)
        #expect(CSSColor.parse("CurrentColor", in: context) == Color(red8: 1, green8: 2, blue8: 3))
        #expect(CSSColor.parse("RED")?.name == "red")
        #expect(CSSColor.parse("labelcolor") == nil)
    }
}
