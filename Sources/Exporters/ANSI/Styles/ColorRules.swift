// SPDX-License-Identifier: Apache-2.0

import TextModel

/// The background of a terminal, as far as it is known.
enum Theme {
    case dark, light, unknown

    init(_ word: [UInt8]) {
        switch word {
        case Array("dark".utf8): self = .dark
        case Array("light".utf8): self = .light
        default: self = .unknown
        }
    }
}

/// Which colours are written for those of a document, so that text can be read.
///
/// Text that has a colour contrasts with what is behind it by 4.5:1 at least (WCAG 2.2, 1.4.3). Behind it is its own background, or the
/// theme's: the lightest that dark terminals usually have, and the darkest of light ones. Where no theme is known, colours are kept
/// between those that can be read on black and those that can on white, by 3:1.
struct ColorRules {
    let depth: ColorDepth
    let theme: Theme
    /// Whether colours stay what they are in the document.
    let isExact: Bool

    static let leastContrast = 4.5
    private static let leastContrastOnUnknown = 3.0
    private static let darkBackground = RGB(0x28, 0x28, 0x28)
    private static let lightBackground = RGB(0xEE, 0xEE, 0xEE)

    /// What text without a background of its own may stand on. Of 16 colours each terminal has its own; black and white are the nearest
    /// that can be said.
    private var backgrounds: [RGB] {
        switch theme {
        case .dark: [depth == .ansi16 ? .black : Self.darkBackground]
        case .light: [depth == .ansi16 ? .white : Self.lightBackground]
        case .unknown: [.black, .white]
        }
    }

    /// The colour of text of some opacity, so that it can be read.
    func readable(_ text: RGB, opacity: Float, on background: RGB?) -> RGB {
        guard !isExact else { return text }
        let mixed = (background ?? themeBackground).map { text.mixed(with: $0, opacity: opacity) } ?? text
        if let background { return mixed.readable(on: background, Self.leastContrast) }
        switch theme {
        case .dark: return mixed.withLuminance(atLeast: backgrounds[0].lightest(Self.leastContrast))
        case .light: return mixed.withLuminance(atMost: backgrounds[0].darkest(Self.leastContrast))
        case .unknown:
            return mixed.withLuminance(atLeast: RGB.black.lightest(Self.leastContrastOnUnknown))
                .withLuminance(atMost: RGB.white.darkest(Self.leastContrastOnUnknown))
        }
    }

    /// Whether text that is half transparent gets the colour that this makes, rather than being dimmed by the terminal.
    var mixesOpacity: Bool { !isExact && depth != .none && theme != .unknown }

    private var themeBackground: RGB? { theme == .unknown ? nil : backgrounds[0] }

    /// The number of the palette's nearest colour for text that can be read on what is behind it.
    func index(ofText text: RGB, on background: RGB?) -> Int {
        if isExact { return depth.index(of: text) }
        let behind = background.map { [depth.color(depth.index(of: $0))] } ?? backgrounds
        // The user's 16 colours are seldom xterm's: to ask more of those would only take their hues.
        let isUnknown = depth == .ansi16 || background == nil && theme == .unknown
        let least = isUnknown ? Self.leastContrastOnUnknown : Self.leastContrast
        return depth.index(of: text) { color in behind.allSatisfy { color.contrast(to: $0) >= least } }
    }
}

/// Contrast by relative luminance (WCAG 2.2).
extension RGB {
    /// The ratio of contrast, 1…21.
    func contrast(to other: RGB) -> Double { Color.contrast(luminance, other.luminance) }

    /// The least luminance that text lighter than this colour has at a contrast.
    fileprivate func lightest(_ contrast: Double) -> Double { contrast * (luminance + 0.05) - 0.05 }

    /// The greatest luminance that text darker than this colour has at a contrast.
    fileprivate func darkest(_ contrast: Double) -> Double { (luminance + 0.05) / contrast - 0.05 }

    /// The colour, made lighter or darker as far as a contrast takes it. Black or white has 4.5:1 on every background.
    fileprivate func readable(on background: RGB, _ contrast: Double) -> RGB {
        guard self.contrast(to: background) < contrast else { return self }
        let (light, dark) = (background.lightest(contrast), background.darkest(contrast))
        let isLighter = dark < 0 || light <= 1 && luminance >= background.luminance
        return isLighter ? withLuminance(atLeast: light) : withLuminance(atMost: dark)
    }

    /// The colour mixed with white until it is so light.
    fileprivate func withLuminance(atLeast least: Double) -> RGB {
        guard luminance < least else { return self }
        let part = (least - luminance) / (1 - luminance)
        return mapLinear(.up) { $0 + part * (1 - $0) }
    }

    /// The colour mixed with black until it is so dark.
    fileprivate func withLuminance(atMost most: Double) -> RGB {
        guard luminance > most else { return self }
        let part = max(0, most) / luminance
        return mapLinear(.down) { $0 * part }
    }

    /// The colour that is seen where it lies on another one.
    fileprivate func mixed(with background: RGB, opacity: Float) -> RGB {
        guard opacity < 1 else { return self }
        func mix(_ over: UInt8, _ under: UInt8) -> UInt8 {
            UInt8(Float(over) * max(0, opacity) + Float(under) * (1 - max(0, opacity)))
        }
        return RGB(mix(red, background.red), mix(green, background.green), mix(blue, background.blue))
    }
}
