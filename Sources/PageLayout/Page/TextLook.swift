// SPDX-License-Identifier: Apache-2.0

/// What characters look like.
package struct TextLook: Hashable, Sendable {
    /// The font's name as the page gives it, without the tag of a subset.
    package let fontName: String
    /// Size in points.
    package var size: Float
    /// 1…1000; 400 is regular.
    package var weight: Int
    package var isItalic: Bool
    package var isFixedPitch: Bool
    /// Whether the font holds mathematical signs, by the names that TeX's and office programs' have.
    package let isMathematical: Bool
    /// Red, green, blue.
    package var color: [UInt8]

    package init(
        fontName: String = "", size: Float, weight: Int = 400, isItalic: Bool = false, isFixedPitch: Bool = false,
        color: [UInt8] = [0, 0, 0]
    ) {
        self.fontName = fontName
        self.size = size.isFinite ? min(max(size, 0), 10_000) : 0
        self.weight = weight
        self.isItalic = isItalic
        self.isFixedPitch = isFixedPitch
        self.color = color
        isMathematical = ["CMMI", "CMSY", "CMEX", "MSBM", "MSAM", "Math", "EUFM", "RSFS", "MTSY", "MTMI"].contains { fontName.hasPart($0) }
    }

    package var isBold: Bool { weight >= 600 }
}

extension String {
    /// Whether these bytes hold others.
    fileprivate func hasPart(_ part: StaticString) -> Bool {
        let wanted = UnsafeBufferPointer(start: part.utf8Start, count: part.utf8CodeUnitCount)
        let own = Array(utf8)
        return own.count >= wanted.count && (0...own.count - wanted.count).contains { own[$0...].starts(with: wanted) }
    }
}
