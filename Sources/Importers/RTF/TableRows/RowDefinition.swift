// SPDX-License-Identifier: Apache-2.0

/// How a row of a table and its cells look, in RTF's own units: what stands from `\trowd` on.
struct RowDefinition: Hashable {
    /// The most cells that a row defines; more are read without properties. Word writes 63 at most.
    static let maximumCells = 1000

    /// Left edge in twips.
    var left: Int32 = 0
    /// Half the space between the text of neighbouring cells in twips.
    var gap: Int32 = 0
    var alignment: RowWord?
    var isHeader = false
    /// Twips: at least, or exactly where it is negative; 0 is as high as its cells.
    var height: Int32 = 0
    var width = RTFWidth()
    var padding = RTFPadding()
    /// Half the space between cells.
    var spacing: Int32 = 0
    var spacingUnit: Int32 = -1
    var shading = RTFShading()
    /// Top, right, bottom, left, between rows, between columns; empty if nothing is said.
    var borders: [RTFBorder] = []
    private(set) var cells: [CellDefinition] = []
    /// The cell that the next `\cellx` ends.
    private var next = CellDefinition()

    mutating func apply(_ word: RowWord, _ number: Int?) {
        let value = Int32(clamping: number ?? 0)
        switch word {
        case .trowd: self = RowDefinition()
        case .trgaph: gap = value
        case .trleft: left = value
        case .trql, .trqr, .trqc: alignment = word
        case .trhdr: isHeader = number != 0
        case .trrh: height = value
        case .trwWidth: width.value = value
        case .trftsWidth: width.unit = value
        case .trpaddt, .trpaddr, .trpaddb, .trpaddl, .trpaddft, .trpaddfr, .trpaddfb, .trpaddfl: padding.apply(word, value)
        case .trspdl: spacing = value
        case .trspdfl: spacingUnit = value
        case .trcbpat: shading.ground = value
        case .trcfpat: shading.pattern = value
        case .trshdng: shading.density = value
        case .cellx:
            next.right = value
            if cells.count < Self.maximumCells { cells.append(next) }
            next = CellDefinition()
        default: next.apply(word, number)
        }
    }

    /// Applies a border word to a side of the row, as `borders` counts them.
    mutating func apply(_ word: BorderWord, _ number: Int?, toRowSide side: Int) {
        if borders.isEmpty { borders = [RTFBorder](repeating: RTFBorder(), count: 6) }
        borders[side].apply(word, number)
    }

    /// Applies a border word to a side of the cell that is being defined.
    mutating func apply(_ word: BorderWord, _ number: Int?, toCellSide side: Int) {
        if next.borders.isEmpty { next.borders = [RTFBorder](repeating: RTFBorder(), count: 4) }
        next.borders[side].apply(word, number)
    }
}

/// The definition of one cell.
struct CellDefinition: Hashable {
    /// Right edge in twips.
    var right: Int32 = 0
    /// Whether it is part of the cell to its left.
    var continuesLeft = false
    /// Whether cells below may be part of it.
    var startsDown = false
    /// Whether it is part of the cell above.
    var continuesAbove = false
    var vertical: RowWord?
    var width = RTFWidth()
    var padding = RTFPadding()
    var shading = RTFShading()
    /// Top, right, bottom, left; empty if nothing is said.
    var borders: [RTFBorder] = []

    mutating func apply(_ word: RowWord, _ number: Int?) {
        let value = Int32(clamping: number ?? 0)
        switch word {
        case .clmrg: continuesLeft = true
        case .clvmgf: startsDown = true
        case .clvmrg: continuesAbove = true
        case .clvertalt, .clvertalc, .clvertalb: vertical = word
        case .clcbpat: shading.ground = value
        case .clcfpat: shading.pattern = value
        case .clshdng: shading.density = value
        case .clwWidth: width.value = value
        case .clftsWidth: width.unit = value
        case .clpadt, .clpadr, .clpadb, .clpadl, .clpadft, .clpadfr, .clpadfb, .clpadfl: padding.apply(word, value)
        default: break
        }
    }
}

/// A width with its unit.
struct RTFWidth: Hashable {
    var value: Int32 = 0
    /// 2: fiftieths of a per cent, 3: twips; others say that there is none.
    var unit: Int32 = 0
}

/// Space inside a cell, in twips where the unit is 3 or not said: top, right, bottom, left; −1 is not said.
struct RTFPadding: Hashable {
    var values = SIMD4<Int32>(repeating: -1)
    var units = SIMD4<Int32>(repeating: -1)

    mutating func apply(_ word: RowWord, _ value: Int32) {
        switch word {
        case .trpaddt, .clpadt: values[0] = value
        case .trpaddr, .clpadr: values[1] = value
        case .trpaddb, .clpadb: values[2] = value
        case .trpaddl, .clpadl: values[3] = value
        case .trpaddft, .clpadft: units[0] = value
        case .trpaddfr, .clpadfr: units[1] = value
        case .trpaddfb, .clpadfb: units[2] = value
        case .trpaddfl, .clpadfl: units[3] = value
        default: break
        }
    }

    /// Twips on a side, if they are said.
    subscript(side: Int) -> Int32? {
        values[side] >= 0 && (units[side] == 3 || units[side] == -1) ? values[side] : nil
    }

    /// The padding of a cell. Word, and LibreOffice after it, take `\clpadt` for the left side and `\clpadl` for the top, and always
    /// write units; Cocoa writes none and means what the words say.
    var ofCell: RTFPadding {
        guard units != SIMD4(repeating: -1) else { return self }
        var result = self
        (result.values[0], result.values[3]) = (values[3], values[0])
        (result.units[0], result.units[3]) = (units[3], units[0])
        return result
    }
}
