// SPDX-License-Identifier: Apache-2.0

internal import Glibc
internal import TextModel

/// A colour function (CSS Color 4, sections 4 to 10): its name, three components and alpha.
struct ColorFunction {
    /// A component as written; `none` counts as 0 of any type.
    private enum Component {
        case missing
        case number(Double)
        case percentage(Double)
        case angle(Double)
    }

    private var components: [Component] = []
    private var alpha = 1.0
    private var isLegacy = false
    private(set) var color: Color?

    /// Reads a function; nil if its syntax is wrong.
    init?(_ tokens: ArraySlice<CSSToken>) {
        guard let first = tokens.first else { return nil }
        let name = first.text.lowercasedLetters
        var arguments = tokens.content.trimmed
        var space: String?
        if name.equalsIgnoringCase("color") {
            guard let ident = arguments.first, ident.kind == .ident else { return nil }
            space = ident.text.lowercasedLetters
            arguments = arguments.dropFirst().trimmed
        }
        guard read(arguments), components.count == 3 else { return nil }
        guard let color = space.map({ inSpace($0) }) ?? convert(name) else { return nil }
        self.color = color
    }

    // MARK: Arguments

    private mutating func read(_ arguments: ArraySlice<CSSToken>) -> Bool {
        let commas = arguments.split(at: .comma)
        isLegacy = commas.count > 1
        return isLegacy ? readLegacy(commas) : readModern(arguments.components)
    }

    /// The syntax with commas, which knows no `none`.
    private mutating func readLegacy(_ parts: [ArraySlice<CSSToken>]) -> Bool {
        guard parts.count == 3 || parts.count == 4 else { return false }
        for (place, part) in parts.enumerated() {
            guard part.components.count == 1, let component = Self.component(part) else { return false }
            if case .missing = component { return false }
            if place < 3 { components.append(component) } else if !setAlpha(component) { return false }
        }
        return true
    }

    private mutating func readModern(_ parts: [ArraySlice<CSSToken>]) -> Bool {
        guard parts.count == 3 || parts.count == 5 && parts[3].first?.isDelim("/") == true else { return false }
        for part in parts.prefix(3) {
            guard let component = Self.component(part) else { return false }
            components.append(component)
        }
        guard parts.count == 5 else { return true }
        return Self.component(parts[4]).map { setAlpha($0) } ?? false
    }

    private static func component(_ part: ArraySlice<CSSToken>) -> Component? {
        if part.count == 1, part.first?.isIdent("none") == true { return .missing }
        guard let quantity = Quantity(component: part, lengths: nil) else { return nil }
        switch quantity.kind {
        case .number: return .number(quantity.value)
        case .percentage: return .percentage(quantity.value)
        case .angle: return .angle(quantity.value)
        case .length: return nil
        }
    }

    private mutating func setAlpha(_ component: Component) -> Bool {
        switch component {
        case .missing: alpha = 0
        case .number(let value): alpha = value
        case .percentage(let value): alpha = value / 100
        case .angle: return false
        }
        alpha = alpha.isNaN ? 0 : min(max(alpha, 0), 1)
        return true
    }

    // MARK: Components

    /// A component whose 100% are a number; nil if it is an angle.
    private func value(_ place: Int, whole: Double) -> Double? {
        switch components[place] {
        case .missing: 0
        case .number(let value): value.isNaN ? 0 : value
        case .percentage(let value): value.isNaN ? 0 : value * whole / 100
        case .angle: nil
        }
    }

    /// A hue in degrees from 0 to 360; nil if it is a percentage.
    private func hue(_ place: Int) -> Double? {
        switch components[place] {
        case .missing: 0
        case .number(let value), .angle(let value):
            value.isFinite ? (value - 360 * (value / 360).rounded(.down)) : 0
        case .percentage: nil
        }
    }

    private func isPercentage(_ place: Int) -> Bool {
        if case .percentage = components[place] { true } else { false }
    }

    private func rgb(_ values: SIMD3<Double>) -> Color {
        Color(red: Float(values.x), green: Float(values.y), blue: Float(values.z), alpha: Float(alpha))
    }

    /// The functions that are older than colour spaces give bytes (section 15.2, "Serializing sRGB values"), rounded before they are made shorter.
    private func bytes(_ values: SIMD3<Double>) -> Color {
        rgb((values.clamped(lowerBound: SIMD3(repeating: 0), upperBound: SIMD3(repeating: 1)) * 255 + 0.5).rounded(.down) / 255)
    }

    // MARK: Functions

    private func convert(_ name: String) -> Color? {
        if name.equalsIgnoringCase("rgb") || name.equalsIgnoringCase("rgba") { return rgbFunction() }
        if name.equalsIgnoringCase("hsl") || name.equalsIgnoringCase("hsla") { return hslFunction() }
        if isLegacy { return nil }
        if name.equalsIgnoringCase("hwb") { return hwbFunction() }
        if name.equalsIgnoringCase("lab") { return lab(125, 100).map { rgb(ColorSpaces.lab($0)) } }
        if name.equalsIgnoringCase("oklab") { return lab(0.4, 1).map { rgb(ColorSpaces.oklab($0)) } }
        if name.equalsIgnoringCase("lch") { return lch(150, 100).map { rgb(ColorSpaces.lab($0)) } }
        if name.equalsIgnoringCase("oklch") { return lch(0.4, 1).map { rgb(ColorSpaces.oklab($0)) } }
        return nil
    }

    /// Section 5.1: with commas either all components are percentages or none is.
    private func rgbFunction() -> Color? {
        if isLegacy, isPercentage(0) != isPercentage(1) || isPercentage(1) != isPercentage(2) { return nil }
        guard let red = value(0, whole: 255), let green = value(1, whole: 255), let blue = value(2, whole: 255) else { return nil }
        return bytes(SIMD3(red, green, blue) / 255)
    }

    /// Section 7: with commas saturation and lightness are percentages.
    private func hslFunction() -> Color? {
        if isLegacy, !isPercentage(1) || !isPercentage(2) { return nil }
        guard let hue = hue(0), let saturation = value(1, whole: 100), let lightness = value(2, whole: 100) else { return nil }
        return bytes(ColorSpaces.hsl(hue, max(saturation, 0) / 100, lightness / 100))
    }

    /// Section 8.
    private func hwbFunction() -> Color? {
        guard let hue = hue(0), var white = value(1, whole: 100), var black = value(2, whole: 100) else { return nil }
        white = min(max(white / 100, 0), 1)
        black = min(max(black / 100, 0), 1)
        if white + black >= 1 { return bytes(SIMD3(repeating: white / (white + black))) }
        let pure = ColorSpaces.hsl(hue, 1, 0.5)
        return bytes(pure * (1 - black) + (1 - pure) * white)
    }

    /// Section 9: lightness is clamped, 100% of the axes are a number.
    private func lab(_ axis: Double, _ lightness: Double) -> SIMD3<Double>? {
        guard let light = value(0, whole: lightness), let a = value(1, whole: axis), let b = value(2, whole: axis) else { return nil }
        return SIMD3(min(max(light, 0), lightness), a, b)
    }

    private func lch(_ chroma: Double, _ lightness: Double) -> SIMD3<Double>? {
        guard let light = value(0, whole: lightness), let size = value(1, whole: chroma), let hue = hue(2) else { return nil }
        let angle = hue * .pi / 180
        return SIMD3(min(max(light, 0), lightness), max(size, 0) * cos(angle), max(size, 0) * sin(angle))
    }

    /// Section 10: `color()`.
    private func inSpace(_ name: String) -> Color? {
        guard !isLegacy, let x = value(0, whole: 1), let y = value(1, whole: 1), let z = value(2, whole: 1) else { return nil }
        return ColorSpaces.predefined(name, SIMD3(x, y, z)).map { rgb($0) }
    }
}
