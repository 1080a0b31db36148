// SPDX-License-Identifier: Apache-2.0

import Glibc

// How light colours are, and how well one can be read on another (WCAG 2.2, "relative luminance" and "contrast ratio").
extension Color {
    /// A component of sRGB as light, 0…1.
    package static func light(_ component: UInt8) -> Double {
        let value = Double(component) / 255
        return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }

    /// The relative luminance of an opaque colour, 0…1.
    package static func luminance(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Double {
        0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue)
    }

    /// The contrast of colours of these luminances, 1…21.
    package static func contrast(_ one: Double, _ other: Double) -> Double { (max(one, other) + 0.05) / (min(one, other) + 0.05) }
}
