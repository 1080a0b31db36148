// SPDX-License-Identifier: Apache-2.0

import TextModel

extension ParagraphProperties {
    /// The style of the model, without heading level and block.
    func style(_ colors: ColorTable) -> ParagraphStyle {
        var style = ParagraphStyle()
        addDirection(to: &style)
        addIndents(to: &style)
        addLineHeight(to: &style)
        if before > 0 { style.spacingBefore = points(before) }
        if after > 0 { style.spacingAfter = points(after) }
        if flags.contains(.keep) { style.keepTogether = true }
        if flags.contains(.keepNext) { style.keepWithNext = true }
        if flags.contains(.pageBreak) { style.pageBreakBefore = true }
        if flags.contains(.widowControl) { style.widowControl = true }
        if flags.contains(.noWidowControl) { style.widowControl = false }
        if flags.contains(.noHyphenation) { style.hyphenation = 0 }
        if !tabs.isEmpty { style.tabStops = tabs.map(\.stop).sorted { $0.location < $1.location } }
        if tabInterval > 0 { style.defaultTabInterval = points(tabInterval) }
        let box = box(colors)
        if !box.isEmpty { style.box = box }
        return style
    }

    private func points(_ twips: Int32) -> Double { Double(twips) / 20 }

    private func addDirection(to style: inout ParagraphStyle) {
        switch direction {
        case .rtlpar: style.writingDirection = .rightToLeft
        case .pardirnatural: style.writingDirection = .natural
        default: break
        }
        switch alignment {
        case .ql: style.alignment = direction == .rtlpar ? .left : nil
        case .qr: style.alignment = .right
        case .qc: style.alignment = .center
        case .qj, .qd, .qk, .qt: style.alignment = .justified
        case .qnatural: style.alignment = .natural
        default: style.alignment = direction == .rtlpar ? .right : nil
        }
    }

    private func addIndents(to style: inout ParagraphStyle) {
        let isRightToLeft = direction == .rtlpar
        let head = start ?? (isRightToLeft ? right : left)
        let tail = end ?? (isRightToLeft ? left : right)
        if head != 0 { style.headIndent = points(head) }
        if firstLine != 0 || head != 0 { style.firstLineHeadIndent = points(head) + points(firstLine) }
        if tail != 0 { style.tailIndent = -points(tail) }
    }

    private func addLineHeight(to style: inout ParagraphStyle) {
        if lineIsMultiple, line > 0 {
            if line != 240 { style.lineHeightMultiple = Double(line) / 240 }
        } else if line > 0 {
            style.minimumLineHeight = points(line)
        } else if line < 0 {
            style.exactLineHeight = -points(line)
        }
        if leading > 0 { style.lineSpacing = points(leading) }
        if minimumLine > 0 { style.minimumLineHeight = points(minimumLine) }
        if maximumLine > 0 { style.maximumLineHeight = points(maximumLine) }
    }

    /// A frame floats on the side of the page where it stands; one in the middle has text above and below it.
    private func addFrame(to box: inout BoxStyle) {
        if frame.width > 0 { box.width = .points(points(frame.width)) }
        let isRight = frame.place == .posxr || frame.place == .posxo
        if frame.place != .posxc { box.float = isRight ? .right : .left }
        guard frame.distance > 0, box.float != nil else { return }
        if isRight { box.margin.left.wrappedValue = points(frame.distance) } else { box.margin.right.wrappedValue = points(frame.distance) }
    }

    private func box(_ colors: ColorTable) -> BoxStyle {
        var box = BoxStyle()
        let sides = borders.map { $0.border(colors) }
        if sides.contains(where: { $0 != nil }) {
            box.border = Edges(top: sides[0], right: sides[1], bottom: sides[2], left: sides[3])
            let space = zip(borders, sides).map { $1 == nil || $0.space == 0 ? nil : points($0.space) }
            box.padding = Edges(top: space[0], right: space[1], bottom: space[2], left: space[3])
        }
        box.background = shading.color(colors)
        if tableLevel == 0, frame.width > 0 || frame.place == .dropcapli { addFrame(to: &box) }
        return box
    }
}

extension ParagraphProperties.Tab {
    var stop: TabStop {
        let alignment: TabStop.Alignment =
            switch kind {
            case .tqr: .right
            case .tqc: .center
            case .tqdec: .decimal
            case .tb: .bar
            default: .left
            }
        let leader: TabStop.Leader =
            switch self.leader {
            case .tldot: .dots
            case .tlmdot: .middleDots
            case .tlhyph: .hyphens
            case .tlul: .underline
            case .tlth: .thickLine
            case .tleq: .equals
            default: .none
            }
        return TabStop(Double(location) / 20, alignment: alignment, leader: leader)
    }
}

extension RTFBorder {
    /// The border of the model; `nil` for a side that has none.
    func border(_ colors: ColorTable) -> Border? {
        guard let word else { return nil }
        let style: Border.Style
        switch word {
        case .brdrnone, .brdrnil, .brdrtbl: return nil
        case .brdrth: style = .thick
        case .brdrdb, .brdrtnthsg, .brdrthtnsg, .brdrtnthmg, .brdrthtnmg, .brdrtnthlg, .brdrthtnlg: style = .double
        case .brdrtriple, .brdrtnthtnsg, .brdrtnthtnmg, .brdrtnthtnlg: style = .triple
        case .brdrdot: style = .dotted
        case .brdrdash, .brdrdashsm: style = .dashed
        case .brdrdashd, .brdrdashdotstr: style = .dotDash
        case .brdrdashdd: style = .dotDotDash
        case .brdrwavy, .brdrwavydb: style = .wavy
        case .brdrinset: style = .inset
        case .brdroutset: style = .outset
        case .brdremboss: style = .ridge
        case .brdrengrave: style = .groove
        default: style = .solid
        }
        return Border(style, width: max(0.25, Double(width) / 20), color: colors[color])
    }
}
