// SPDX-License-Identifier: Apache-2.0

import TextModel

extension RowDefinition {
    /// Which borders of a table a cell touches.
    struct Place: Hashable {
        var isFirstRow: Bool
        var isLastRow: Bool
        var isFirstInRow: Bool
        var isLastInRow: Bool
        /// Whether it reaches over several rows, whose heights are the others'.
        var isTall = false
    }

    /// The box of one of the row's cells; `cell` is absent where the row defines fewer than it has.
    func box(_ cell: CellDefinition?, at place: Place, _ colors: ColorTable) -> BoxStyle? {
        var box = BoxStyle()
        box.background = cell?.shading.color(colors) ?? shading.color(colors)
        let tableSides = [
            place.isFirstRow ? 0 : 4, place.isLastInRow ? 1 : 5, place.isLastRow ? 2 : 4, place.isFirstInRow ? 3 : 5,
        ]
        let sides = (0..<4).map { side -> Border? in
            if let own = cell?.borders, !own.isEmpty, own[side].word != nil { return own[side].border(colors) }
            return borders.isEmpty ? nil : borders[tableSides[side]].border(colors)
        }
        box.border = Edges(top: sides[0], right: sides[1], bottom: sides[2], left: sides[3])
        let own = cell?.padding.ofCell
        let space = (0..<4).map { side -> Double? in
            let gap = side % 2 == 1 && gap > 0 ? gap : nil
            return (own?[side] ?? padding[side] ?? gap).map(Self.points)
        }
        box.padding = Edges(top: space[0], right: space[1], bottom: space[2], left: space[3])
        if height != 0, !place.isTall { box.height = .points(Self.points(height.magnitude > 31_680 ? 31_680 : abs(height))) }
        return box.isEmpty ? nil : box
    }

    /// The box of a table whose first row this is.
    func tableBox() -> BoxStyle? {
        var box = BoxStyle()
        box.width = width.length
        if left > 0, tableAlignment == nil { box.margin.left.wrappedValue = Self.points(left) }
        return box.isEmpty ? nil : box
    }

    var tableAlignment: ParagraphStyle.Alignment? {
        switch alignment {
        case .trqc: .center
        case .trqr: .right
        default: nil
        }
    }

    /// Space between cells in points.
    var cellSpacing: Double? { spacing > 0 && spacingUnit == 3 ? 2 * Self.points(spacing) : nil }

    private static func points(_ twips: Int32) -> Double { Double(min(twips, 31_680)) / 20 }
}

extension RTFWidth {
    /// The width, if there is one.
    var length: Length? {
        guard value > 0 else { return nil }
        switch unit {
        case 2: return .percent(min(Double(value) / 50, 100))
        case 3: return .points(Double(min(value, 31_680)) / 20)
        default: return nil
        }
    }
}

extension CellDefinition {
    var verticalAlignment: CellProperties.VerticalAlignment? {
        switch vertical {
        case .clvertalt: .top
        case .clvertalc: .middle
        case .clvertalb: .bottom
        default: nil
        }
    }
}
