// SPDX-License-Identifier: Apache-2.0

/// Reads a rule's selectors. Those that are made of names, states and combinators, as nearly all are, come straight from the bytes; the
/// others go by way of tokens.
struct SelectorScanner {
    private let bytes: [UInt8]
    private let context: SelectorContext
    private var draft = SelectorDraft()

    private init(_ bytes: [UInt8], _ context: SelectorContext) {
        self.bytes = bytes
        self.context = context
    }

    /// Adds the list of selectors in a part of a text to a table; nil if it is invalid.
    static func list(_ bytes: [UInt8], in range: Range<Int>, _ context: SelectorContext, to table: inout SelectorTable) -> Int32? {
        var scanner = SelectorScanner(bytes, context)
        var selectors: [Int32] = []
        var index = range.lowerBound
        while true {
            let end: Int
            let next = context.nesting < 0 ? scanner.plain(index..<range.upperBound, &table) : nil
            if let next {
                end = next
                selectors.append(scanner.draft.finish(in: &table))
            } else {
                end = bytes.indexOfBracket(from: index, to: range.upperBound, stops: .comma)
                var parser = CSSParser(bytes, in: index..<end)
                let values = parser.consumeValues(until: [])
                guard values.isSound, let list = SelectorParser.list(values.tokens[...].trimmed, in: &table, context: context) else {
                    return nil
                }
                selectors += table.lists[Int(list)]
            }
            guard end < range.upperBound else { return table.add(list: selectors) }
            index = end + 1
        }
    }

    /// A complex selector up to a comma or the end, and where that is; nil for one that has to be read by tokens, valid or not.
    private mutating func plain(_ range: Range<Int>, _ table: inout SelectorTable) -> Int? {
        draft.clear()
        return bytes.withUnsafeBufferPointer { all in
            let text = UnsafeBufferPointer(rebasing: all[..<range.upperBound])
            var index = range.lowerBound
            Self.skipSpace(text, &index)
            var combinator = SelectorPart.Kind.descendant
            while true {
                draft.startCompound(combinator)
                guard readCompound(text, &index, &table) else { return nil }
                let hadSpace = Self.skipSpace(text, &index)
                if index >= text.count || text[index] == 0x2C { return index }
                guard draft.pseudoElement == nil else { return nil }
                switch text[index] {
                case 0x3E: combinator = .child
                case 0x2B: combinator = .nextSibling
                case 0x7E: combinator = .subsequentSibling
                default:
                    guard hadSpace else { return nil }
                    combinator = .descendant
                    continue
                }
                index += 1
                Self.skipSpace(text, &index)
            }
        }
    }

    @discardableResult
    private static func skipSpace(_ text: UnsafeBufferPointer<UInt8>, _ index: inout Int) -> Bool {
        let start = index
        while index < text.count, text[index].isCSSWhitespace { index += 1 }
        return index > start
    }

    private mutating func readCompound(_ text: UnsafeBufferPointer<UInt8>, _ index: inout Int, _ table: inout SelectorTable) -> Bool {
        let start = index
        if index < text.count, text[index] == 0x2A {
            index += 1
        } else if let name = Self.name(text, &index) {
            draft.add(SelectorPart(kind: .element, value: table.names.number(of: name)), .element)
        }
        while index < text.count, draft.partCount < StyleLimits.selectorParts {
            let kind = text[index]
            switch kind {
            case 0x2E, 0x23:
                index += 1
                guard draft.pseudoElement == nil, let name = Self.name(text, &index) else { return false }
                let number = table.names.number(of: name)
                draft.add(SelectorPart(kind: kind == 0x23 ? .id : .class, value: number), kind == 0x23 ? .id : .class)
            case 0x3A:
                index += 1
                guard draft.pseudoElement == nil, readPseudo(text, &index, &table) else { return false }
            case 0x20, 0x2C, 0x3E, 0x2B, 0x7E, 0x0A, 0x09, 0x0D: return index > start
            default: return false
            }
        }
        return index > start && index >= text.count
    }

    private mutating func readPseudo(_ text: UnsafeBufferPointer<UInt8>, _ index: inout Int, _ table: inout SelectorTable) -> Bool {
        let isElement = index < text.count && text[index] == 0x3A
        if isElement { index += 1 }
        guard let name = Self.name(text, &index), index >= text.count || text[index] != 0x28 else { return false }
        if !isElement, let simple = PseudoClasses.simple(name) {
            guard simple != .scope else { return false }
            simple.add(to: &draft, &table)
            return true
        }
        let word = String(decoding: name, as: UTF8.self).lowercasedLetters
        guard let element = PseudoClasses.element(word), isElement || element != .marker else { return false }
        draft.pseudoElement = element
        draft.specificity += .element
        return true
    }

    /// A name without escapes; nil where none begins.
    @inline(__always)
    private static func name(_ text: UnsafeBufferPointer<UInt8>, _ index: inout Int) -> UnsafeBufferPointer<UInt8>? {
        let start = index
        guard index < text.count else { return nil }
        let second = index + 1 < text.count ? text[index + 1] : 0x20
        guard text[index].startsIdent || text[index] == 0x2D && (second.startsIdent || second == 0x2D) else { return nil }
        while index < text.count, text[index].isIdent {
            // NUL stands for another character.
            if text[index] == 0 { return nil }
            index += 1
        }
        return UnsafeBufferPointer(rebasing: text[start..<index])
    }
}
