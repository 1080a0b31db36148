// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import Foundation
import Testing
import TextModel

/// What colours terminals are told, by WCAG's contrast.
@Suite("ANSI export: colours that can be read")
struct ReadabilityTests {
    private static let levels = [0, 60, 128, 200, 255]
    private static let colors = levels.flatMap { red in levels.flatMap { green in levels.map { [red, green, $0] } } }
    private static let backgrounds = [
        [0, 0, 0], [255, 240, 128], [119, 119, 119], [0, 0, 96], [200, 0, 0], [128, 128, 0], [238, 238, 238],
    ]

    private static func luminance(_ color: [Int]) -> Double {
        let linear = color.map { component in
            let value = Double(component) / 255
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }

    private static func contrast(_ one: [Int], _ other: [Int]) -> Double {
        let (first, second) = (luminance(one), luminance(other))
        return (max(first, second) + 0.05) / (min(first, second) + 0.05)
    }

    /// The colour of a number of the palette of 256, from 16 on.
    private static func palette(_ number: Int) -> [Int] {
        if number >= 232 { return Array(repeating: 8 + 10 * (number - 232), count: 3) }
        let steps = [0, 95, 135, 175, 215, 255]
        return [steps[(number - 16) / 36], steps[(number - 16) / 6 % 6], steps[(number - 16) % 6]]
    }

    /// The colours that `38;…` and `48;…` set in each line.
    private static func colors(in output: String) -> [(text: [Int]?, behind: [Int]?)] {
        output.split(separator: "\n").map { line in
            var numbers = line.drop { $0 != "[" }.dropFirst().prefix { $0 != "m" }.split(separator: ";").compactMap { Int($0) }[...]
            var found: (text: [Int]?, behind: [Int]?)
            while let code = numbers.popFirst() {
                guard code == 38 || code == 48, let kind = numbers.popFirst() else { continue }
                let components = Array(numbers.prefix(kind == 2 ? 3 : 1))
                numbers = numbers.dropFirst(components.count)
                let color = kind == 2 ? components : palette(components[0])
                if code == 38 { found.text = color } else { found.behind = color }
            }
            return found
        }
    }

    private static func output(_ options: OptionValues, on background: [Int]?, alpha: Float = 1) throws -> String {
        try ansi(options) { d in
            for color in colors {
                d.add("x") { attributes in
                    attributes.foregroundColor = Color(
                        red: Float(color[0]) / 255, green: Float(color[1]) / 255, blue: Float(color[2]) / 255, alpha: alpha)
                    attributes.backgroundColor = background.map { Color(red8: UInt8($0[0]), green8: UInt8($0[1]), blue8: UInt8($0[2])) }
                }
                d.end()
            }
        }
    }

    @Test func contrastsWithTheTheme() throws {
        for (theme, behind, least) in [
            ("dark", [[40, 40, 40]], 4.5), ("light", [[238, 238, 238]], 4.5), ("none", [[0, 0, 0], [255, 255, 255]], 3),
        ] {
            for depth in ["24bit", "256"] {
                for alpha in [Float(1), 0.5] {
                    let found = Self.colors(in: try Self.output(["theme": theme, "colors": depth], on: nil, alpha: alpha))
                    #expect(found.count == Self.colors.count)
                    // Black and white have the terminal's own colour.
                    #expect(found.count { $0.text == nil } <= 4)
                    let wrong = found.compactMap(\.text).filter { text in behind.contains { Self.contrast(text, $0) < least - 1e-9 } }
                    #expect(wrong.isEmpty, "\(theme), \(depth): \(wrong)")
                }
            }
        }
    }

    @Test func contrastsWithItsOwnBackground() throws {
        for background in Self.backgrounds where background != [238, 238, 238] {
            for depth in ["24bit", "256"] {
                let found = Self.colors(in: try Self.output(["colors": depth], on: background))
                let wrong = found.filter { text, behind in
                    guard let text, let behind else { return true }
                    return Self.contrast(text, behind) < 4.5 - 1e-9
                }
                #expect(wrong.isEmpty, "\(background), \(depth): \(wrong.prefix(3))")
            }
        }
    }

    @Test func changesNoMoreThanItMust() throws {
        let found = Self.colors(in: try Self.output(["theme": "dark"], on: nil))
        for (color, shown) in zip(Self.colors, found) {
            guard let text = shown.text, Self.contrast(color, [40, 40, 40]) >= 4.5 else { continue }
            #expect(text == color)
        }
        let blue = try ansi(["theme": "dark"]) { d in
            d.add("x") { $0.foregroundColor = Color(red8: 0, green8: 0, blue8: 238) }
            d.end()
        }
        let shown = try #require(Self.colors(in: blue).first?.text)
        // It is still blue, and no lighter than need be.
        #expect(shown[2] > shown[0] + 60 && shown[0] == shown[1] && Self.contrast(shown, [40, 40, 40]) < 4.6, "\(shown)")
    }

    @Test func leavesColoursWhenAsked() throws {
        for background in [nil] + Self.backgrounds.map(Optional.some) {
            let output = try Self.output(["theme": "dark", "exact-colors": "yes"], on: background)
            let found = Self.colors(in: output)
            #expect(found.map(\.text) == Self.colors)
            #expect(found.allSatisfy { $0.behind == background })
        }
    }
}
