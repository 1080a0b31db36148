// SPDX-License-Identifier: Apache-2.0

internal import Glibc
internal import TextModel

/// `color-mix()` (CSS Color 5, section 2).
enum ColorMix {
    /// The mixture that the arguments ask for; nil if they are none.
    static func color(_ arguments: CSSValue, _ context: CSSColorContext) -> Color? {
        let parts = arguments.commaSeparated
        guard parts.count == 3, let space = Space(parts[0]), let one = Part(parts[1], context), let other = Part(parts[2], context) else {
            return nil
        }
        let first = one.percent ?? other.percent.map { 100 - $0 } ?? 50
        let second = other.percent ?? 100 - first
        let sum = first + second
        guard sum > 0, first >= 0, second >= 0 else { return nil }
        let mixed = space.mix(one.color, other.color, second / sum)
        return Color(red: mixed.red, green: mixed.green, blue: mixed.blue, alpha: mixed.alpha * Float(min(sum, 100) / 100))
    }

    /// A colour with its share.
    private struct Part {
        let color: Color
        var percent: Double?

        init?(_ value: CSSValue, _ context: CSSColorContext) {
            var components = value.components
            if let place = components.firstIndex(where: { $0.tokens.count == 1 && $0.tokens[0].kind == .percentage }) {
                percent = components[place].tokens[0].number
                components.remove(at: place)
            }
            guard percent.map({ $0 >= 0 && $0 <= 100 }) != false, components.count == 1,
                let color = CSSColor.part(components[0], context)
            else { return nil }
            self.color = color
        }
    }

    /// The space to mix in.
    private enum Space {
        case rgb, linear, oklab, lab
        /// With hues: in degrees as the third of three.
        case oklch, lch, hsl, hwb

        /// `in NAME`, perhaps with a way around the circle of hues, which is the shorter one here.
        init?(_ value: CSSValue) {
            let words = value.components.compactMap(\.keyword)
            guard words.count >= 2, words[0].equalsIgnoringCase("in") else { return nil }
            let names: [(StaticString, Space)] = [
                ("srgb", .rgb), ("srgb-linear", .linear), ("xyz", .linear), ("xyz-d65", .linear), ("xyz-d50", .linear), ("oklab", .oklab),
                ("lab", .lab), ("oklch", .oklch), ("lch", .lch), ("hsl", .hsl), ("hwb", .hwb), ("display-p3", .rgb), ("a98-rgb", .rgb),
                ("rec2020", .rgb), ("prophoto-rgb", .rgb),
            ]
            guard let found = names.first(where: { words[1].equalsIgnoringCase($0.0) }) else { return nil }
            self = found.1
        }

        func mix(_ one: Color, _ other: Color, _ share: Double) -> Color {
            let (first, second) = (coordinates(one), coordinates(other))
            let (firstAlpha, secondAlpha) = (Double(one.alpha), Double(other.alpha))
            let alpha = firstAlpha * (1 - share) + secondAlpha * share
            var mixed = first * (1 - share) * firstAlpha + second * share * secondAlpha
            if alpha > 0 { mixed /= alpha }
            if hasHue { mixed.z = hue(first, second, share) }
            let rgb = color(mixed)
            return Color(red: Float(rgb.x), green: Float(rgb.y), blue: Float(rgb.z), alpha: Float(alpha))
        }

        private var hasHue: Bool {
            switch self {
            case .oklch, .lch, .hsl, .hwb: true
            default: false
            }
        }

        /// The shorter way around (CSS Color 4, section 12.4); a grey takes over the other's hue.
        private func hue(_ one: SIMD3<Double>, _ other: SIMD3<Double>, _ share: Double) -> Double {
            if one.y < 1e-4, self != .hwb { return other.z }
            if other.y < 1e-4, self != .hwb { return one.z }
            var distance = other.z - one.z
            if distance > 180 { distance -= 360 }
            if distance < -180 { distance += 360 }
            return one.z + distance * share
        }

        private func coordinates(_ color: Color) -> SIMD3<Double> {
            let rgb = SIMD3(Double(color.red), Double(color.green), Double(color.blue))
            switch self {
            case .rgb: return rgb
            case .linear: return ColorSpaces.linear(rgb)
            case .oklab: return ColorSpaces.toOklab(rgb)
            case .lab: return ColorSpaces.toLab(rgb)
            case .oklch: return Self.polar(ColorSpaces.toOklab(rgb))
            case .lch: return Self.polar(ColorSpaces.toLab(rgb))
            case .hsl: return ColorSpaces.toHSL(rgb)
            case .hwb: return SIMD3(rgb.min(), 1 - rgb.max(), ColorSpaces.toHSL(rgb).z)
            }
        }

        private func color(_ value: SIMD3<Double>) -> SIMD3<Double> {
            switch self {
            case .rgb: return value
            case .linear: return ColorSpaces.encoded(value)
            case .oklab: return ColorSpaces.oklab(value)
            case .lab: return ColorSpaces.lab(value)
            case .oklch: return ColorSpaces.oklab(Self.cartesian(value))
            case .lch: return ColorSpaces.lab(Self.cartesian(value))
            case .hsl: return ColorSpaces.hsl(Self.positive(value.z), value.y, value.x)
            case .hwb:
                let pure = ColorSpaces.hsl(Self.positive(value.z), 1, 0.5)
                return value.x + value.y >= 1
                    ? SIMD3(repeating: value.x / (value.x + value.y)) : pure * (1 - value.x - value.y) + value.x
            }
        }

        /// Lightness, chroma, hue.
        private static func polar(_ lab: SIMD3<Double>) -> SIMD3<Double> {
            SIMD3(lab.x, (lab.y * lab.y + lab.z * lab.z).squareRoot(), positive(atan2(lab.z, lab.y) * 180 / .pi))
        }

        private static func cartesian(_ lch: SIMD3<Double>) -> SIMD3<Double> {
            SIMD3(lch.x, lch.y * cos(lch.z * .pi / 180), lch.y * sin(lch.z * .pi / 180))
        }

        private static func positive(_ hue: Double) -> Double { hue - 360 * (hue / 360).rounded(.down) }
    }
}
