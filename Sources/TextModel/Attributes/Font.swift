// SPDX-License-Identifier: Apache-2.0

/// What is said about a font. Every member may be absent, which means "not said", not "the default".
public struct Font: Hashable, Sendable {
    /// Family names in order of preference; the last may be a generic one (`serif`, `sans-serif`, `monospace`, …).
    @Bytewise public var families: [String]?
    /// Size in points; not negative.
    @Finite public var size: Double?
    /// Weight, 1…1000 (CSS Fonts 4): 400 is regular, 700 bold. Set values are clamped.
    public var weight: Int? { didSet { weight = weight.map { min(max($0, 1), 1000) } } }
    /// Whether the face is italic.
    public var italic: Bool?
    /// Width in per cent of the regular face's, 50 (ultra-condensed) … 200 (ultra-expanded).
    @Finite public var stretch: Double?
    /// Whether all characters have one width.
    public var fixedPitch: Bool?

    /// A font of which the given members are said. The weight is clamped.
    public init(families: [String]? = nil, size: Double? = nil, weight: Int? = nil, italic: Bool? = nil, fixedPitch: Bool? = nil) {
        self.families = families
        self.size = size
        self.weight = weight.map { min(max($0, 1), 1000) }
        self.italic = italic
        self.fixedPitch = fixedPitch
    }

    /// The weight above which a face counts as bold (CSS Fonts 4: 600 and more).
    public static let boldThreshold = 600

    /// Whether the weight, where it is said, is a bold one.
    public var isBold: Bool { (weight ?? 400) >= Self.boldThreshold }
}
