// SPDX-License-Identifier: Apache-2.0

/// A declaration: a property and its value.
public struct CSSDeclaration: Sendable, Equatable {
    /// The property's name, in lower case unless it is a custom one.
    public let name: String
    /// The value, without `!important`.
    public let value: CSSValue
    /// Whether it was marked `!important`.
    public let isImportant: Bool

    init(_ name: String, _ value: CSSValue, isImportant: Bool = false) {
        self.name = name
        self.value = value
        self.isImportant = isImportant
    }

    /// Whether two declarations say the same, byte by byte.
    public static func == (one: CSSDeclaration, other: CSSDeclaration) -> Bool {
        one.name.utf8.elementsEqual(other.name.utf8) && one.value == other.value && one.isImportant == other.isImportant
    }

    /// The declarations of a `style` attribute (CSS Style Attributes, section 3).
    public static func list(parsing text: String) -> [CSSDeclaration] {
        var parser = CSSParser(Array(text.utf8))
        return parser.declarations()
    }
}

/// CSS Syntax 3, section 5 ("Parsing"), over a stream of tokens. Nothing here recurses.
struct CSSParser {
    private var tokenizer: CSSTokenizer

    init(_ bytes: [UInt8]) { tokenizer = CSSTokenizer(bytes) }

    /// A parser for a part of a text.
    init(_ bytes: [UInt8], in range: Range<Int>) { tokenizer = CSSTokenizer(bytes, in: range) }

    /// Where a list of component values ends when it is not in a block.
    struct Stops: OptionSet {
        let rawValue: UInt8
        static let semicolon = Stops(rawValue: 1)
        static let openCurly = Stops(rawValue: 2)
        static let closeCurly = Stops(rawValue: 4)
        /// Behind a block in curly brackets: what is no declaration but a nested rule ends there.
        static let block = Stops(rawValue: 8)

        func contain(_ kind: CSSToken.Kind) -> Bool {
            switch kind {
            case .semicolon: contains(.semicolon)
            case .openCurly: contains(.openCurly)
            case .closeCurly: contains(.closeCurly)
            default: false
            }
        }
    }

    /// Component values, with what ended them; nil at the end of the input.
    struct ValueList {
        var tokens: [CSSToken] = []
        /// Whether there is nothing in it that makes any construct invalid, and no limit was passed.
        var isSound = true
        var stop: CSSToken.Kind?
    }

    /// "Consume a list of component values". What is open at the end of the input is closed.
    mutating func consumeValues(until stops: Stops, first: CSSToken? = nil) -> ValueList {
        var list = ValueList()
        var closers: [CSSToken.Kind] = []
        var openers: [Int] = []
        var stops = stops
        var token = first ?? tokenizer.next()
        while let current = token {
            if closers.isEmpty, stops.contain(current.kind) {
                list.stop = current.kind
                return list
            }
            if let closing = current.closing {
                closers.append(closing)
                openers.append(list.tokens.count)
                if closers.count > StyleLimits.depth { list.isSound = false }
            } else if current.kind == closers.last {
                closers.removeLast()
                let opener = openers.removeLast()
                if list.isSound { list.tokens[opener].span = Int32(list.tokens.count - opener) }
                if closers.isEmpty, current.kind == .closeCurly, stops.contains(.block) { return list }
            } else if current.isAlwaysInvalid {
                list.isSound = false
            }
            if list.isSound { list.tokens.append(current) }
            if list.tokens.count > StyleLimits.tokens { list.isSound = false }
            if stops.contains(.block), list.startsCustomProperty { stops.remove(.block) }
            token = tokenizer.next()
        }
        close(&list, closers, openers)
        return list
    }

    private func close(_ list: inout ValueList, _ closers: [CSSToken.Kind], _ openers: [Int]) {
        guard list.isSound else { return }
        for (closer, opener) in zip(closers, openers).reversed() {
            list.tokens[opener].span = Int32(list.tokens.count - opener)
            list.tokens.append(.closer(closer))
        }
    }

    /// "Consume a list of declarations", to the end of the input. Rules nested in it are left out.
    mutating func declarations() -> [CSSDeclaration] {
        var declarations: [CSSDeclaration] = []
        while let token = tokenizer.next() {
            if token.kind == .whitespace || token.kind == .semicolon { continue }
            let list = consumeValues(until: [.semicolon, .block], first: token)
            if list.isSound, let declaration = CSSDeclaration(list.tokens[...]) { declarations.append(declaration) }
        }
        return declarations
    }
}

extension CSSToken {
    /// Whether the token, where it closes nothing, makes what it stands in invalid: `<any-value>` leaves it out.
    fileprivate var isAlwaysInvalid: Bool {
        switch kind {
        case .badString, .badURL, .closeSquare, .closeParenthesis, .closeCurly: true
        default: false
        }
    }
}

extension CSSParser.ValueList {
    /// Whether the list has just become `--name:`.
    fileprivate var startsCustomProperty: Bool {
        guard tokens.count <= 3, tokens.last?.kind == .colon, let first = tokens.first else { return false }
        return first.isCustomPropertyName && tokens.dropFirst().dropLast().allSatisfy { $0.kind == .whitespace }
    }
}

extension CSSToken {
    /// `<dashed-ident>`.
    var isCustomPropertyName: Bool { kind == .ident && text.isCustomPropertyName }
}

extension String {
    var isCustomPropertyName: Bool { utf8.starts(with: [0x2D, 0x2D]) && utf8.count > 2 }
}

extension CSSDeclaration {
    /// "Consume a declaration"; nil for what is none.
    fileprivate init?(_ tokens: ArraySlice<CSSToken>) {
        guard let first = tokens.first, first.kind == .ident else { return nil }
        let rest = tokens.dropFirst().trimmed
        guard rest.first?.kind == .colon else { return nil }
        var value = rest.dropFirst().trimmed
        var isImportant = false
        if value.last?.isIdent("important") == true {
            let before = value.dropLast().trimmed
            if before.last?.isDelim("!") == true {
                isImportant = true
                value = before.dropLast().trimmed
            }
        }
        let isCustom = first.isCustomPropertyName
        guard isCustom || !value.isEmpty else { return nil }
        var place = value.startIndex
        while place < value.endIndex {
            if value[place].isDelim("!") || !isCustom && value[place].kind == .openCurly { return nil }
            place = value.end(ofValueAt: place)
        }
        self.init(isCustom ? first.text : first.text.lowercasedLetters, CSSValue(value), isImportant: isImportant)
    }
}
