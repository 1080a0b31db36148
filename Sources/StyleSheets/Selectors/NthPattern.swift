// SPDX-License-Identifier: Apache-2.0

/// CSS Syntax 3, section 6 ("The An+B microsyntax").
struct NthPattern: Equatable, Sendable {
    var step: Int
    var offset: Int

    init(step: Int, offset: Int) {
        self.step = step
        self.offset = offset
    }

    /// Reads the notation; nil if it is none. It is read from its text, as its tokens cut across it (`n-1` is an identifier).
    init?(_ tokens: ArraySlice<CSSToken>) {
        var text: [UInt8] = []
        for token in tokens {
            switch token.kind {
            case .number, .dimension:
                guard token.isInteger, abs(token.number) < 1e9 else { return nil }
                if token.isMarked, token.number >= 0 { text.append(0x2B) }
                if token.isMarked, token.number == 0, token.number.sign == .minus { text.append(0x2D) }
                text += Array("\(Int(token.number))".utf8) + Array(token.text.lowercasedLetters.utf8)
            case .ident: text += Array(token.text.lowercasedLetters.utf8)
            case .delim: text += Array(token.text.utf8)
            case .whitespace: text.append(0x20)
            default: return nil
            }
        }
        var reader = Reader(text: text[...])
        guard let pattern = reader.pattern() else { return nil }
        self = pattern
    }

    private struct Reader {
        var text: ArraySlice<UInt8>

        mutating func pattern() -> NthPattern? {
            if text.elementsEqual("odd".utf8) { return NthPattern(step: 2, offset: 1) }
            if text.elementsEqual("even".utf8) { return NthPattern(step: 2, offset: 0) }
            let first = sign()
            let digits = number()
            guard text.first == 0x6E else {
                guard let digits, text.isEmpty else { return nil }
                return NthPattern(step: 0, offset: (first ?? 1) * digits)
            }
            text.removeFirst()
            let step = (first ?? 1) * (digits ?? 1)
            skipSpaces()
            if text.isEmpty { return NthPattern(step: step, offset: 0) }
            guard let second = sign() else { return nil }
            skipSpaces()
            guard let offset = number(), text.isEmpty else { return nil }
            return NthPattern(step: step, offset: second * offset)
        }

        private mutating func sign() -> Int? {
            guard let byte = text.first, byte == 0x2B || byte == 0x2D else { return nil }
            text.removeFirst()
            return byte == 0x2B ? 1 : -1
        }

        private mutating func number() -> Int? {
            let digits = text.prefix(while: \.isDigit)
            text = text.dropFirst(digits.count)
            return digits.isEmpty || digits.count > 9 ? nil : digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
        }

        private mutating func skipSpaces() { text = text.drop { $0 == 0x20 } }
    }

    /// Whether a place, counted from 1, is one of the pattern's.
    func contains(_ place: Int) -> Bool {
        let distance = place - offset
        return step == 0 ? distance == 0 : distance % step == 0 && distance / step >= 0
    }
}
