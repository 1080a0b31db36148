// SPDX-License-Identifier: Apache-2.0

/// What relative lengths refer to (CSS Values 4, section 6.1). All are CSS pixels, 96 to an inch.
public struct CSSLengthContext: Sendable {
    /// What `em` is; `ex` and `ch` count as half of it.
    public var fontSize: Double
    /// What `rem` is.
    public var rootFontSize: Double
    /// What 100`vw` are.
    public var viewportWidth: Double
    /// What 100`vh` are.
    public var viewportHeight: Double

    /// A context; with the browsers' usual size of type unless told.
    public init(fontSize: Double = 16, rootFontSize: Double = 16, viewportWidth: Double = 1024, viewportHeight: Double = 768) {
        self.fontSize = fontSize
        self.rootFontSize = rootFontSize
        self.viewportWidth = viewportWidth
        self.viewportHeight = viewportHeight
    }

    /// The pixels of a dimension; nil for units that are no lengths.
    func pixels(_ token: CSSToken) -> Double? { unit(token.text.lowercasedLetters).map { $0 * token.number } }

    private func unit(_ name: String) -> Double? {
        switch Array(name.utf8) {
        case [0x70, 0x78]: 1  // px
        case [0x70, 0x74]: 96.0 / 72  // pt
        case [0x70, 0x63]: 16  // pc
        case [0x69, 0x6E]: 96  // in
        case [0x63, 0x6D]: 96 / 2.54  // cm
        case [0x6D, 0x6D]: 96 / 25.4  // mm
        case [0x71]: 96 / 101.6  // q
        case [0x65, 0x6D], [0x69, 0x63]: fontSize  // em, ic
        case [0x72, 0x65, 0x6D]: rootFontSize  // rem
        case [0x65, 0x78], [0x63, 0x68]: fontSize / 2  // ex, ch
        case [0x76, 0x77]: viewportWidth / 100  // vw
        case [0x76, 0x68]: viewportHeight / 100  // vh
        case [0x76, 0x6D, 0x69, 0x6E]: min(viewportWidth, viewportHeight) / 100  // vmin
        case [0x76, 0x6D, 0x61, 0x78]: max(viewportWidth, viewportHeight) / 100  // vmax
        default: nil
        }
    }
}

/// A `<length-percentage>`: pixels, and per cent of what the property refers to.
public struct CSSLength: Sendable, Hashable {
    /// CSS pixels; finite.
    public let pixels: Double
    /// Per cent, 50 for `50%`; nil for a length alone. Finite.
    public let percent: Double?
}

extension CSSValue {
    /// The value as a length or a percentage, `calc()` computed; nil for others. The number 0 is a length.
    public func length(in context: CSSLengthContext = CSSLengthContext()) -> CSSLength? {
        guard let quantity = Quantity(component: tokens[...], lengths: context) else { return nil }
        let value = quantity.value.bounded
        switch quantity.kind {
        case .length: return CSSLength(pixels: value, percent: quantity.percent == 0 ? nil : quantity.percent.bounded)
        case .percentage: return CSSLength(pixels: 0, percent: value)
        case .number: return value == 0 && tokens.count == 1 ? CSSLength(pixels: 0, percent: nil) : nil
        case .angle: return nil
        }
    }

    /// The value as a number, `calc()` computed; nil for others. Finite.
    public var number: Double? {
        guard let quantity = Quantity(component: tokens[...], lengths: nil), quantity.kind == .number else { return nil }
        return quantity.value.bounded
    }
}

extension Double {
    /// Finite: infinities as the largest numbers, what is no number as 0 (CSS Values 4, section 10.9).
    fileprivate var bounded: Double {
        isNaN ? 0 : Swift.max(-Double.greatestFiniteMagnitude, Swift.min(self, .greatestFiniteMagnitude))
    }
}
