// SPDX-License-Identifier: Apache-2.0

/// A colour: sRGB components and alpha, each from 0 to 1, with the name it went by where it had one.
public struct Color: Hashable, Sendable {
    /// Red, 0…1.
    public let red: Float
    /// Green, 0…1.
    public let green: Float
    /// Blue, 0…1.
    public let blue: Float
    /// Opacity, 0 (clear) … 1 (opaque).
    public let alpha: Float
    /// The colour's own name in its document (`rebeccapurple`, `textColor`), kept beside its value.
    @Bytewise public private(set) var name: String?

    /// A colour from components; each is clamped to 0…1, what is not a number counts as 0 (alpha: 1).
    public init(red: Float, green: Float, blue: Float, alpha: Float = 1, name: String? = nil) {
        self.red = Self.clamped(red, else: 0)
        self.green = Self.clamped(green, else: 0)
        self.blue = Self.clamped(blue, else: 0)
        self.alpha = Self.clamped(alpha, else: 1)
        self.name = name
    }

    /// A colour from 8-bit components.
    public init(red8 red: UInt8, green8 green: UInt8, blue8 blue: UInt8, name: String? = nil) {
        self.init(red: Float(red) / 255, green: Float(green) / 255, blue: Float(blue) / 255, name: name)
    }

    /// Opaque black.
    public static let black = Color(red: 0, green: 0, blue: 0)
    /// Opaque white.
    public static let white = Color(red: 1, green: 1, blue: 1)

    /// Red, green and blue as bytes, rounded to the nearest.
    public var components8: (red: UInt8, green: UInt8, blue: UInt8) { (Self.byte(red), Self.byte(green), Self.byte(blue)) }

    private static func byte(_ component: Float) -> UInt8 { UInt8(component * 255 + 0.5) }

    private static func clamped(_ value: Float, else fallback: Float) -> Float {
        value.isNaN ? fallback : min(max(value, 0), 1) + 0
    }
}
