// SPDX-License-Identifier: Apache-2.0

/// A list of component values (CSS Syntax 3, section 5), kept flat: a block is its opening token, what is in it, and its closing token.
///
/// White space at both ends is left out. However deep blocks nest, a value is freed and walked without recursion.
public struct CSSValue: Sendable, Equatable {
    /// The tokens.
    public internal(set) var tokens: [CSSToken]

    /// A value from tokens whose spans are right.
    init(_ tokens: some Sequence<CSSToken>) { self.tokens = Array(tokens) }

    /// Parses a list of component values. It is nil where it holds what no declaration may hold: bad strings and URLs, closing brackets
    /// that close nothing; or more than `StyleLimits` allows.
    public init?(parsing text: String) {
        var parser = CSSParser(Array(text.utf8))
        let list = parser.consumeValues(until: [])
        guard list.isSound else { return nil }
        self.init(trimming: list.tokens[...])
    }

    /// The tokens without white space at the ends.
    init(trimming tokens: ArraySlice<CSSToken>) { self.tokens = Array(tokens.trimmed) }

    /// The only token, if it is an identifier, in lower case.
    public var keyword: String? {
        guard tokens.count == 1, tokens[0].kind == .ident else { return nil }
        return tokens[0].text.lowercasedLetters
    }

    /// The component values between commas outside of blocks, each without white space at its ends.
    public var commaSeparated: [CSSValue] { tokens[...].split(at: .comma).map { CSSValue($0) } }

    /// What stands in the brackets that the value begins with, or in those of its function.
    public var arguments: CSSValue { CSSValue(trimming: tokens[...].content) }

    /// The component values between white space outside of blocks.
    public var components: [CSSValue] { tokens[...].components.map { CSSValue($0) } }
}

extension ArraySlice<CSSToken> {
    /// The slice without white space at its ends.
    var trimmed: ArraySlice {
        var slice = self
        while slice.first?.kind == .whitespace { slice.removeFirst() }
        while slice.last?.kind == .whitespace { slice.removeLast() }
        return slice
    }

    /// The place behind the component value that begins at a place.
    func end(ofValueAt place: Int) -> Int { Swift.min(place + Int(self[place].span) + 1, endIndex) }

    /// The slices between tokens of a kind outside of blocks, trimmed.
    func split(at kind: CSSToken.Kind) -> [ArraySlice] {
        var parts: [ArraySlice] = []
        var start = startIndex
        var place = startIndex
        while place < endIndex {
            if self[place].kind == kind {
                parts.append(self[start..<place].trimmed)
                start = place + 1
            }
            place = end(ofValueAt: place)
        }
        parts.append(self[start..<endIndex].trimmed)
        return parts
    }

    /// The component values, white space left out.
    var components: [ArraySlice] {
        var parts: [ArraySlice] = []
        var place = startIndex
        while place < endIndex {
            let end = end(ofValueAt: place)
            if self[place].kind != .whitespace { parts.append(self[place..<end]) }
            place = end
        }
        return parts
    }

    /// What stands in the block or the function that the slice begins with.
    var content: ArraySlice {
        guard let first, first.closing != nil else { return [] }
        return self[(startIndex + 1)..<Swift.max(startIndex + 1, end(ofValueAt: startIndex) - 1)]
    }
}

extension CSSValue: CustomStringConvertible {
    /// The value as text that parses to it again (CSS Syntax 3, section 9, "Serialization").
    public var description: String {
        var text = ""
        var last: CSSToken?
        for token in tokens {
            // A comment keeps apart what would join.
            if let last, last.joins(token) { text += "/**/" }
            token.write(to: &text)
            last = token
        }
        return text
    }
}
