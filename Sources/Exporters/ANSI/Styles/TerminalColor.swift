// SPDX-License-Identifier: Apache-2.0

import Glibc
import TextModel

/// A colour of a terminal: red, green and blue, 0…255.
struct RGB: Hashable {
    let red: UInt8
    let green: UInt8
    let blue: UInt8

    /// A document's colour; `nil` where it is so clear that hardly anything of it is seen.
    init?(_ color: Color?) {
        guard let color, color.alpha >= 0.125 else { return nil }
        (red, green, blue) = color.components8
    }

    init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    static let black = RGB(0, 0, 0)
    static let white = RGB(255, 255, 255)

    /// A number from 1 on, other than that of any other colour.
    var number: UInt64 { UInt64(red) << 16 | UInt64(green) << 8 | UInt64(blue) | 1 << 24 }

    /// Whether it is white or nearly so: the colour of paper.
    var isPaper: Bool { min(red, green, blue) >= 0xEE }

    /// Whether it is black or nearly so: the colour of ink.
    var isInk: Bool {
        let (least, most) = (min(red, green, blue), max(red, green, blue))
        return most <= 0x44 && most - least <= 0x10
    }

    /// Black or white, whichever differs more from this colour (relative luminance, WCAG 2).
    var contrast: RGB { luminance > 0.179 ? .black : .white }

    /// Relative luminance, 0…1.
    var luminance: Double { Color.luminance(red, green, blue) }

    /// The colour with a change to its components as light, 0…1 each; `rule` says how they are rounded.
    func mapLinear(_ rule: FloatingPointRoundingRule, _ change: (Double) -> Double) -> RGB {
        func map(_ component: UInt8) -> UInt8 {
            let light = min(max(change(Color.light(component)), 0), 1)
            let value = light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
            return UInt8((value * 255).rounded(rule))
        }
        return RGB(map(red), map(green), map(blue))
    }

    /// The colour in Oklab, where distances are those that people see.
    fileprivate var perceived: (Double, Double, Double) {
        let (red, green, blue) = (Color.light(red), Color.light(green), Color.light(blue))
        let long = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
        let middle = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
        let short = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
        return (
            0.2104542553 * long + 0.7936177850 * middle - 0.0040720468 * short,
            1.9779984951 * long - 2.4285922050 * middle + 0.4505937099 * short,
            0.0259040371 * long + 0.7827717662 * middle - 0.8086757660 * short
        )
    }
}

/// How many colours a terminal has.
enum ColorDepth {
    case none, ansi16, palette256, trueColor

    init(_ word: [UInt8]) {
        switch word {
        case Array("none".utf8): self = .none
        case Array("16".utf8): self = .ansi16
        case Array("256".utf8): self = .palette256
        default: self = .trueColor
        }
    }

    /// Whether the terminal may be asked for styles of underlines with sub-parameters, which older ones take for garbage.
    var hasUnderlineStyles: Bool { self == .palette256 || self == .trueColor }

    /// The number of the nearest colour of the palette, of those that are admitted if there are any. Of 256 only the cube and the greys
    /// count: the first 16 are the user's.
    func index(of color: RGB, where isAdmitted: (RGB) -> Bool = { _ in true }) -> Int {
        let (colors, first) = palette
        return first + (Self.nearest(color, colors, isAdmitted) ?? Self.nearest(color, colors) { _ in true } ?? 0)
    }

    /// The colour of a number of the palette.
    func color(_ index: Int) -> RGB {
        let (colors, first) = palette
        return colors.indices.contains(index - first) ? colors[index - first].color : .black
    }

    private var palette: (colors: [Entry], first: Int) {
        self == .ansi16 ? (Self.ansiColors, 0) : (Self.cubeAndGreys, 16)
    }

    private struct Entry {
        let color: RGB
        let perceived: (Double, Double, Double)

        init(_ color: RGB) {
            self.color = color
            perceived = color.perceived
        }
    }

    private static func nearest(_ color: RGB, _ colors: [Entry], _ isAdmitted: (RGB) -> Bool) -> Int? {
        let (light, a, b) = color.perceived
        var (best, bestDistance): (Int?, Double) = (nil, .infinity)
        for (index, other) in colors.enumerated() {
            let (x, y, z) = (light - other.perceived.0, a - other.perceived.1, b - other.perceived.2)
            let distance = x * x + y * y + z * z
            if distance < bestDistance, isAdmitted(other.color) { (best, bestDistance) = (index, distance) }
        }
        return best
    }

    /// The 16 colours as xterm shows them.
    private static let ansiColors: [Entry] = [
        RGB(0, 0, 0), RGB(205, 0, 0), RGB(0, 205, 0), RGB(205, 205, 0), RGB(0, 0, 238), RGB(205, 0, 205), RGB(0, 205, 205),
        RGB(229, 229, 229), RGB(127, 127, 127), RGB(255, 0, 0), RGB(0, 255, 0), RGB(255, 255, 0), RGB(92, 92, 255), RGB(255, 0, 255),
        RGB(0, 255, 255), RGB(255, 255, 255),
    ].map { Entry($0) }

    /// Colours 16 to 255 of xterm: a cube of six levels, then 24 greys.
    private static let cubeAndGreys: [Entry] = {
        let levels: [UInt8] = [0, 95, 135, 175, 215, 255]
        let cube = levels.flatMap { red in levels.flatMap { green in levels.map { RGB(red, green, $0) } } }
        let greys = (0..<24).map { UInt8(8 + 10 * $0) }.map { RGB($0, $0, $0) }
        return (cube + greys).map { Entry($0) }
    }()
}
