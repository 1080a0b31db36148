// SPDX-License-Identifier: Apache-2.0

import Glibc
import TextModel

/// How a picture is shown, in HTML and CSS.
struct PictureRules {
    /// Pictures of which less than this part is left are not cut: there is nothing to be seen of them.
    private static let leastPart = 0.01

    private let occurrence: AttachmentOccurrence
    /// The size as shown in CSS pixels, as far as it is known.
    private let width: Double?
    private let height: Double?
    /// What is cut off, where the size that is left is known.
    private let crop: AttachmentOccurrence.Crop?

    init(occurrence: AttachmentOccurrence, pixelSize: PixelSize?) {
        self.occurrence = occurrence
        func pixels(_ length: Length?) -> Double? {
            if case .points(let value)? = length { return value * 4 / 3 }
            return nil
        }
        var (width, height) = (pixels(occurrence.width), pixels(occurrence.height))
        let crop = occurrence.crop
        let horizontal = crop.map { 1 - $0.left.wrappedValue - $0.right.wrappedValue } ?? 1
        let vertical = crop.map { 1 - $0.top.wrappedValue - $0.bottom.wrappedValue } ?? 1
        if let pixelSize, pixelSize.width > 0, pixelSize.height > 0 {
            let (own, ownHeight) = (Double(pixelSize.width) * horizontal, Double(pixelSize.height) * vertical)
            switch (occurrence.width, occurrence.height) {
            case (nil, nil): (width, height) = (own, ownHeight)
            case (.points?, nil): height = width.map { $0 * ownHeight / own }
            case (nil, .points?): width = height.map { $0 * own / ownHeight }
            default: break
            }
        }
        self.width = width
        self.height = height
        let isCut = width != nil && height != nil && min(horizontal, vertical) >= Self.leastPart
        self.crop = isCut ? crop : nil
    }

    /// `width` and `height` in CSS pixels, as far as they are known; lengths in per cent are style.
    var sizeAttributes: String { attribute("width", whole.width) + attribute("height", whole.height) }

    /// The picture's style. One that is cut stands in a frame, moved so that the frame shows what is left.
    var declarations: Declarations {
        var declarations = Declarations()
        if case .percent? = occurrence.width { declarations.add("width", occurrence.width?.notNegative) }
        if case .percent? = occurrence.height { declarations.add("height", occurrence.height?.notNegative) }
        guard let crop, let width = whole.width, let height = whole.height else {
            addPlace(&declarations)
            return declarations
        }
        declarations.add("margin-top", Self.pixels(-height * crop.top.wrappedValue))
        declarations.add("margin-left", Self.pixels(-width * crop.left.wrappedValue))
        return declarations
    }

    /// The style of the frame around a picture that is cut.
    var frame: Declarations? {
        guard crop != nil, let width, let height else { return nil }
        var declarations = Declarations()
        declarations.add("display", "inline-block")
        declarations.add("overflow", "hidden")
        declarations.add("width", Self.pixels(width))
        declarations.add("height", Self.pixels(height))
        addPlace(&declarations)
        return declarations
    }

    /// The size of the picture with what is cut off.
    private var whole: (width: Double?, height: Double?) {
        guard let crop else { return (width, height) }
        return (
            width.map { $0 / (1 - crop.left.wrappedValue - crop.right.wrappedValue) },
            height.map { $0 / (1 - crop.top.wrappedValue - crop.bottom.wrappedValue) }
        )
    }

    private func addPlace(_ declarations: inout Declarations) {
        switch occurrence.verticalAlignment {
        case nil, .baseline: break
        case .top: declarations.add("vertical-align", "top")
        case .middle: declarations.add("vertical-align", "middle")
        case .bottom: declarations.add("vertical-align", "bottom")
        case .textTop: declarations.add("vertical-align", "text-top")
        case .textBottom: declarations.add("vertical-align", "text-bottom")
        case .offset(let offset): declarations.add("vertical-align", points: offset.wrappedValue)
        }
        if let float = occurrence.float { declarations.add("float", float.rawValue) }
    }

    private static func pixels(_ value: Double) -> String { CSSText.number(value) + "px" }

    private func attribute(_ name: String, _ value: Double?) -> String {
        value.map { " \(name)=\"\(Int(max(CSSText.clamped($0), 1).rounded()))\"" } ?? ""
    }
}
