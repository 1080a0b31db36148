// SPDX-License-Identifier: Apache-2.0

/// Text with what can be seen of its style, put together in the same way from a document and from HTML that was made of it.
struct ShownText {
    /// What can be around a character.
    struct Style: OptionSet, Hashable {
        let rawValue: Int
        static let bold = Style(rawValue: 1)
        static let italic = Style(rawValue: 2)
        static let strike = Style(rawValue: 4)
        static let underline = Style(rawValue: 8)
        static let raised = Style(rawValue: 16)
        static let lowered = Style(rawValue: 32)
        static let code = Style(rawValue: 64)
        static let keyboard = Style(rawValue: 128)
        /// The mark that calls a note.
        static let call = Style(rawValue: 256)

        static let names: [(Style, String)] = [
            (.bold, "b"), (.italic, "i"), (.strike, "s"), (.underline, "u"), (.raised, "+"), (.lowered, "-"), (.code, "c"),
            (.keyboard, "k"),
        ]
    }

    private var characters: [(scalar: Unicode.Scalar, style: Style, link: String)] = []

    mutating func append(_ text: some Sequence<Unicode.Scalar>, _ style: Style, link: String) {
        for scalar in text { characters.append((scalar, style, link)) }
    }

    mutating func removeAll() { characters.removeAll() }

    var isBlank: Bool { characters.allSatisfy { Self.isSpace($0.scalar) } }

    private static func isSpace(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isWhitespace || scalar.value < 0x20 }

    /// The text without markers.
    var verbatim: String {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: characters.map(\.scalar))
        return String(text)
    }

    /// In one line: white space as single spaces, before each change of style a mark of the new one. White space has none of its own.
    func normalized(isBold: Bool) -> String {
        var line = String.UnicodeScalarView()
        var current: (Style, String)?
        var waits = false
        let words = characters.filter { !Self.isSpace($0.scalar) }
        let dropsBold = isBold && words.allSatisfy { !$0.style.isDisjoint(with: [.bold, .call]) }
        for character in characters {
            if Self.isSpace(character.scalar) {
                waits = true
                continue
            }
            if waits, !line.isEmpty { line.append(" ") }
            waits = false
            let style = character.style.subtracting(dropsBold ? [.bold, .call] : .call)
            if current.map({ $0 != (style, character.link) }) ?? (!style.isEmpty || !character.link.isEmpty) {
                line.append(contentsOf: "⟨".unicodeScalars)
                for (part, name) in Style.names where style.contains(part) { line.append(contentsOf: name.unicodeScalars) }
                line.append(contentsOf: character.link.unicodeScalars)
                line.append(contentsOf: "⟩".unicodeScalars)
            }
            current = (style, character.link)
            line.append(character.scalar)
        }
        return String(line)
    }
}

/// What is read of a document, line by line: paragraphs, headings, code and rules, and where quotes, items, cells and notes begin and end.
struct ShownLines {
    private(set) var lines: [String] = []
    private var cells = 0

    /// Whether headings are nothing but text here: in one line of a table there are none.
    var isInCell: Bool { cells > 0 }

    mutating func begin(_ name: String) {
        if name == "cell" || name == "part" { cells += 1 }
        lines.append(name + " {")
    }

    /// Ends a block. Quotes, cells and the like in which nothing is are not told.
    mutating func end(_ name: String) {
        if name == "cell" || name == "part" { cells -= 1 }
        if name != "item", lines.last == name + " {" { lines.removeLast() } else { lines.append("}") }
    }

    mutating func add(_ text: inout ShownText, heading: Int?) {
        defer { text.removeAll() }
        if text.isBlank { return }
        let name = isInCell ? "p" : heading.map { "h\($0)" } ?? "p"
        // A heading's weight goes without saying, also in a cell, where it may be no heading any more.
        lines.append("\(name): \(text.normalized(isBold: heading != nil || isInCell))")
    }

    mutating func add(code: String) {
        var lines = code.split(separator: "\n", omittingEmptySubsequences: false)[...]
        while lines.last?.allSatisfy(\.isWhitespace) == true { lines.removeLast() }
        if !lines.allSatisfy({ $0.allSatisfy(\.isWhitespace) }) {
            self.lines.append("code: " + lines.joined(separator: "\n").debugDescription)
        }
    }

    mutating func addRule() { lines.append("rule") }
}
