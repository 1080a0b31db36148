// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import TextModel

// Blocks of the model. They are made when the first paragraph in them is finished.
extension FlowReader {
    /// Makes the blocks that the frames up to one want.
    mutating func settleBlocks(upTo last: Int) {
        while settledFrames <= last {
            let index = settledFrames
            let outer = index > 0 ? frames[index - 1].block : nil
            if frames[index].wanted == .none {
                frames[index].block = outer
            } else {
                frames[index].block = makeBlock(index, in: outer)
                frames[index].hasBlock = true
            }
            settledFrames += 1
        }
    }

    private mutating func makeBlock(_ index: Int, in outer: Number<Block>?) -> Number<Block>? {
        let frame = frames[index]
        var parent = outer
        let kind: Block.Kind
        switch frame.wanted {
        case .none: return outer
        case .quote: kind = .quote
        case .preformatted: kind = .preformatted(PreformattedProperties(language: codeLanguage(frame.node)))
        case .definitionList: kind = .definitionList
        case .term, .description:
            parent = definitionList(for: index, in: outer)
            kind = frame.wanted == .term ? .term : .description
        case .figure: kind = .figure
        case .caption:
            parent = frame.table >= 0 ? tableBlock(Int(frame.table)) : outer
            kind = .caption
        case .section(let role): kind = .section(role)
        case .box: kind = .section(.plain)
        case .list: return makeList(index, in: outer)
        case .item: return makeItem(index, in: outer)
        case .cell: return makeCell(index)
        }
        return addBlock(kind, in: parent, frame, box: box(of: frame))
    }

    private func fits(_ kind: Block.Kind, in parent: Number<Block>?) -> Bool {
        Block.allows(kind, in: parent.map { text.blocks[$0.index].kind })
    }

    /// Adds a block where it may stand: what cannot stand in a list stands in an item of it.
    private mutating func addBlock(_ kind: Block.Kind, in outer: Number<Block>?, _ frame: FlowFrame, box: BoxStyle?) -> Number<Block>? {
        var parent = outer
        if let number = outer, !text.blocks[number.index].holdsParagraphs, !fits(kind, in: outer) {
            parent = anonymousPart(of: number, frame.line)
        }
        return addBlock(kind, in: parent, box: box) ?? addBlock(.section(.plain), in: parent, box: box) ?? parent
    }

    /// Adds a block with a box, which is kept once for all blocks with an equal one; nil where the block may not stand there.
    mutating func addBlock(_ kind: Block.Kind, in parent: Number<Block>?, box: BoxStyle?) -> Number<Block>? {
        guard let block = try? text.addBlock(kind, in: parent) else { return nil }
        guard let box else { return block }
        let boxed = boxes[box] ?? Boxed(wrappedValue: box)
        boxes[box] = boxed
        text.updateBlock(block) { $0.boxed = boxed }
        return block
    }

    /// The part of a list, table or definition list in which that stands which is no part of it.
    mutating func anonymousPart(of block: Number<Block>, _ index: Int) -> Number<Block>? {
        switch text.blocks[block.index].kind {
        case .list: return lastItem(of: block)
        case .definitionList: return try? text.addBlock(.description, in: block)
        default: return text.blocks[block.index].parent
        }
    }

    private mutating func definitionList(for index: Int, in outer: Number<Block>?) -> Number<Block>? {
        if let outer, case .definitionList = text.blocks[outer.index].kind { return outer }
        guard index > 0 else { return outer }
        if let known = frames[index - 1].anonymousList, case .definitionList = text.blocks[known.index].kind { return known }
        let list = try? text.addBlock(.definitionList, in: outer)
        frames[index - 1].anonymousList = list
        return list
    }

    /// The box of a block, with the space around it and the indents that the model has no other place for.
    func box(of frame: FlowFrame) -> BoxStyle? {
        let style = styles[frame.style]
        let isMirrored = frame.summary.isRightToLeft
        var box = frame.summary.hasBox ? style.box ?? BoxStyle() : BoxStyle()
        let (left, right) = isMirrored ? (frame.edgeTrailing, frame.edgeLeading) : (frame.edgeLeading, frame.edgeTrailing)
        let isUsual: Bool
        switch frame.wanted {
        case .quote, .figure: isUsual = abs(left - Self.usualIndent) < 0.01 && abs(right - Self.usualIndent) < 0.01
        case .description: isUsual = abs(frame.edgeLeading - Self.usualIndent) < 0.01 && frame.edgeTrailing == 0
        default: isUsual = left == 0 && right == 0
        }
        let (above, below) = frame.keepsSpace ? (frame.spaceAbove, style.margin.bottom) : (0, 0)
        let isIndented: Bool =
            switch frame.wanted {
            case .quote, .figure, .description: true;
            default: false
            }
        func margin(_ value: Double) -> Double? { isUsual || value == 0 && !isIndented ? nil : value }
        box.margin = Edges(top: above == 0 ? nil : above, right: margin(right), bottom: below == 0 ? nil : below, left: margin(left))
        if frame.wanted == .list {
            let start = isMirrored ? frame.summary.paddingRight : frame.summary.paddingLeft
            if abs(start - Self.usualIndent) > 0.01 {
                box.padding = Edges(
                    top: box.padding.top.wrappedValue, right: isMirrored ? start : box.padding.right.wrappedValue,
                    bottom: box.padding.bottom.wrappedValue, left: isMirrored ? box.padding.left.wrappedValue : start)
            }
        }
        return box.isEmpty ? nil : box
    }

    /// 40 pixels in points: the indent of quotations, lists and descriptions where a page says nothing.
    static let usualIndent = 30.0

    /// The language of a program, by the class that the HTML standard names for it (`language-swift`), on `pre` or the `code` in it.
    private func codeLanguage(_ number: Int) -> String? {
        guard let node = document.node(number) else { return nil }
        let code = node.children.first { $0.isElement(.code) }
        for element in [node, code] {
            guard let classes = element?[.class] else { continue }
            for word in classes.description.split(whereSeparator: { $0 == " " || $0 == "\n" || $0 == "\t" }) {
                for prefix in ["language-", "lang-"] where word.hasPrefix(prefix) && word.utf8.count > prefix.utf8.count {
                    return String(word.dropFirst(prefix.count))
                }
            }
        }
        return nil
    }
}
