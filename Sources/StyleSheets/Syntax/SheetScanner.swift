// SPDX-License-Identifier: Apache-2.0

/// A piece of a style sheet: where its parts lie in the text. Pieces are kept flat, each with the number of the one that it stands in.
struct SheetPiece {
    enum Kind {
        /// A style rule whose block holds nothing but declarations.
        case rule
        /// A style rule with rules in it; the pieces behind it are what its block holds.
        case nestingRule
        /// Declarations in a nesting rule, or in a group rule that stands in one.
        case declarations
        case atRule
    }

    let kind: Kind
    /// An at-rule's name in lower case.
    var name = ""
    let prelude: Range<Int>
    /// Of a rule and of declarations: what is declared.
    var block = 0..<0
    /// Whether an at-rule has a block.
    var hasBlock = false
    /// The piece that it stands in; -1 at the top.
    let parent: Int
    /// The innermost style rule that it stands in; -1 for none.
    let style: Int
}

/// CSS Syntax 3, sections 5.5.1 to 5.5.4: a style sheet's rules, found by their brackets alone. What blocks and preludes say is read later,
/// if anybody asks.
struct SheetScanner {
    private let bytes: [UInt8]
    private var index = 0
    private var open: [(piece: Int, style: Int)] = []
    private var pieces: [SheetPiece] = []
    /// Where declarations begin that stand among rules; -1 for nowhere.
    private var run = -1

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    }

    static func pieces(_ bytes: [UInt8]) -> [SheetPiece] {
        var scanner = SheetScanner(bytes)
        scanner.scan()
        return scanner.pieces
    }

    private var style: Int { open.last?.style ?? -1 }

    private mutating func scan() {
        while skipSpace() {
            switch bytes[index] {
            case 0x7D where !open.isEmpty: closeBlock()
            case 0x3B where !open.isEmpty: index += 1
            case 0x40 where startsName(index + 1):
                endRun(at: index)
                atRule()
            case 0x3C where open.isEmpty && follows([0x3C, 0x21, 0x2D, 0x2D]): index += 4
            case 0x2D where open.isEmpty && follows([0x2D, 0x2D, 0x3E]): index += 3
            default: if style < 0 { rule() } else { ruleOrDeclaration() }
            }
        }
        endRun(at: index)
    }

    private mutating func closeBlock() {
        endRun(at: index)
        open.removeLast()
        index += 1
    }

    /// Adds the declarations that were found up to here.
    private mutating func endRun(at end: Int) {
        guard run >= 0 else { return }
        pieces.append(SheetPiece(kind: .declarations, prelude: 0..<0, block: run..<end, parent: open.last?.piece ?? -1, style: style))
        run = -1
    }

    // MARK: Rules

    private mutating func rule() {
        let start = index
        index = bytes.indexOfBracket(from: index, stops: open.isEmpty ? .openCurly : [.openCurly, .closeCurly])
        guard index < bytes.count else { return }
        guard bytes[index] == 0x7B else { return closeBlock() }
        block(start..<index)
    }

    /// In a style rule: a declaration up to a semicolon, unless there is a block first; a block is part of a custom property's value.
    private mutating func ruleOrDeclaration() {
        let start = index
        index = bytes.indexOfBracket(from: index, stops: [.semicolon, .openCurly, .closeCurly])
        if index < bytes.count, bytes[index] == 0x7B, !startsCustomProperty(start) {
            endRun(at: start)
            return block(start..<index)
        }
        if run < 0 { run = start }
        if index < bytes.count, bytes[index] == 0x7B { index = bytes.indexOfBracket(from: index, stops: [.semicolon, .closeCurly]) }
    }

    private func startsCustomProperty(_ start: Int) -> Bool {
        guard start + 2 < bytes.count, bytes[start] == 0x2D, bytes[start + 1] == 0x2D else { return false }
        var place = start + 2
        while place < index, bytes[place].isIdent { place += 1 }
        while place < index, bytes[place].isCSSWhitespace { place += 1 }
        return place < index && bytes[place] == 0x3A
    }

    /// A style rule's block, at its bracket.
    private mutating func block(_ prelude: Range<Int>) {
        let start = index + 1
        let end = bytes.indexOfBracket(from: start, stops: [.openCurly, .closeCurly])
        let isNesting = end < bytes.count && bytes[end] == 0x7B
        if isNesting, open.count < StyleLimits.groups {
            let number = pieces.count
            pieces.append(SheetPiece(kind: .nestingRule, prelude: prelude, hasBlock: true, parent: open.last?.piece ?? -1, style: style))
            open.append((number, number))
            index = start
            return
        }
        index = isNesting ? bytes.indexOfBracket(from: end, stops: .closeCurly) : end
        if !isNesting {
            pieces.append(SheetPiece(kind: .rule, prelude: prelude, block: start..<end, parent: open.last?.piece ?? -1, style: style))
        }
        index = min(index + 1, bytes.count)
    }

    private mutating func atRule() {
        var tokenizer = CSSTokenizer(bytes, in: index..<bytes.count)
        let name = tokenizer.next()?.text.lowercasedLetters ?? ""
        let start = tokenizer.index
        index = bytes.indexOfBracket(from: start, stops: open.isEmpty ? [.semicolon, .openCurly] : [.semicolon, .openCurly, .closeCurly])
        let hasBlock = index < bytes.count && bytes[index] == 0x7B
        let piece = SheetPiece(
            kind: .atRule, name: name, prelude: start..<index, hasBlock: hasBlock, parent: open.last?.piece ?? -1, style: style)
        guard hasBlock else {
            pieces.append(piece)
            if index < bytes.count, bytes[index] == 0x3B { index += 1 }
            return
        }
        index += 1
        if Self.isGroup(name), open.count < StyleLimits.groups {
            open.append((pieces.count, style))
            pieces.append(piece)
        } else {
            index = min(bytes.indexOfBracket(from: index, stops: .closeCurly) + 1, bytes.count)
        }
    }

    private static func isGroup(_ name: String) -> Bool {
        let groups: [StaticString] = ["media", "supports", "layer", "container", "scope"]
        return groups.contains { name.equalsIgnoringCase($0) }
    }

    // MARK: Bytes

    /// To the next byte that is neither white space nor in a comment; false at the end.
    private mutating func skipSpace() -> Bool {
        while index < bytes.count {
            if bytes[index].isCSSWhitespace {
                index += 1
            } else if bytes[index] == 0x2F, index + 1 < bytes.count, bytes[index + 1] == 0x2A {
                index = bytes.endOfComment(index)
            } else {
                return true
            }
        }
        return false
    }

    private func follows(_ text: [UInt8]) -> Bool { bytes[index...].starts(with: text) }

    private func startsName(_ place: Int) -> Bool {
        guard place < bytes.count else { return false }
        if bytes[place] == 0x2D { return place + 1 < bytes.count && (bytes[place + 1].startsIdent || bytes[place + 1] == 0x2D) }
        return bytes[place].startsIdent || bytes[place] == 0x5C
    }
}
