// SPDX-License-Identifier: Apache-2.0

import TextModel

/// A block that has begun and not ended, with what its parts need to know.
struct OpenBlock {
    /// What kind of block it is, where that matters for what stands in it.
    enum Kind {
        case other
        case preformatted(PreformattedProperties)
        case list(OpenList)
        case item
        case table(OpenTable)
        case definitions(last: DefinitionPart)
        case figure(Number<Block>)
    }

    enum DefinitionPart { case none, term, description }

    var kind: Kind = .other
    /// What is written at its end.
    var end: String
    /// `TextWriter.edge` around it.
    let outerEdge: Double
    /// Whether headings and sections are barred from it.
    var isPlain = false
    /// Whether it is a header, footer or the like.
    var isFrame = false
    /// Whether the preformatted element is open; it is closed while other blocks stand in it.
    var isPreOpen = false
    /// Whether something stands in it already.
    var hasContent = false
}

struct OpenList {
    let properties: ListProperties
    /// The number that the next item has without being told.
    var next: Int
    /// Whether the document says where items stand, so that the browser's own indent goes.
    let hasOwnIndent: Bool
}

/// Which captions of figures can be `figcaption`: the first or last child, one a figure.
struct FigureCaptions {
    private var last: Set<Number<Block>> = []

    init(_ text: AttributedText) {
        let hasFigure = text.blocks.contains { if case .figure = $0.kind { true } else { false } }
        guard hasFigure else { return }
        /// For each figure the caption that was its last child so far.
        var captions: [Number<Block>: Number<Block>] = [:]
        var path: [Number<Block>] = []
        for event in BlockWalk(text) {
            switch event {
            case .begin(let number):
                if let around = path.last { captions[around] = nil }
                if let figure = path.last, number.index < text.blocks.count, case .caption = text.blocks[number.index].kind {
                    captions[figure] = number
                }
                path.append(number)
            case .end:
                if let ended = path.popLast(), let caption = captions.removeValue(forKey: ended) { last.insert(caption) }
            case .paragraph:
                if let around = path.last { captions[around] = nil }
            case .beginCell, .endCell, .beginRow, .endRow: break
            }
        }
    }

    /// Whether a caption ends its figure.
    func isLast(_ caption: Number<Block>) -> Bool { last.contains(caption) }
}

/// The style that all lines of each preformatted block share.
struct PreformattedStyles {
    private var styles: [Number<Block>: InheritedStyle] = [:]

    init(_ text: AttributedText, looks: TextLooks) {
        let hasAny = text.blocks.contains { if case .preformatted = $0.kind { true } else { false } }
        guard hasAny else { return }
        var shared: [Number<Block>: (first: InheritedStyle, mask: SIMDMask<SIMD16<Int32>>)] = [:]
        for paragraphRun in 0..<text.paragraphRuns.count {
            guard let block = text.block(of: Number(text.paragraphRuns.values[paragraphRun])),
                case .preformatted = text.blocks[block.index].kind
            else { continue }
            text.characterRuns.forEach(in: text.paragraphRuns.range(of: paragraphRun)) { _, set in
                let look = looks.looks[Int(set)]
                guard look.isShown else { return }
                if var known = shared[block] {
                    known.first.compare(with: look.style, isShared: &known.mask)
                    shared[block] = known
                } else {
                    shared[block] = (look.style, .init(repeating: true))
                }
            }
        }
        styles = shared.mapValues { $0.first.shared($0.mask, else: looks.page.root) }
    }

    func style(of block: Number<Block>) -> InheritedStyle? { styles[block] }
}
