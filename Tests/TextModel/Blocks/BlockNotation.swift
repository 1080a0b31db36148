// SPDX-License-Identifier: Apache-2.0

import TextModel

/// Texts with blocks in a short notation, and block walks as strings.
///
/// A paragraph is a word. `kind(…)` is a block; kinds are `quote`, `pre`, `list`, `item`, `table`, `cell`, `caption`, `figure`, `dl`,
/// `dt`, `dd`, `aside`. Arguments stand between `[` and `]`: `item[3]`, `list[5]` (start), `table[1]` (header rows),
/// `cell[row,column,rowSpan,columnSpan]`. `name=kind(…)` names a block, and `^name(…)` is more of it, wherever that stands.
struct BlockNotation {
    private(set) var text = AttributedText()
    private var named: [String: Number<Block>] = [:]

    init(_ source: String) throws {
        var stack: [Number<Block>?] = [nil]
        var word = ""
        func paragraph(_ word: String, _ text: inout AttributedText) {
            guard !word.isEmpty else { return }
            text.append(word + "\n", style: ParagraphStyle { $0.block = stack[stack.count - 1] })
        }
        for character in source {
            switch character {
            case "(":
                stack.append(try open(word, in: stack[stack.count - 1]))
                word = ""
            case ")":
                paragraph(word, &text)
                word = ""
                stack.removeLast()
            case " ":
                paragraph(word, &text)
                word = ""
            default: word.append(character)
            }
        }
        paragraph(word, &text)
    }

    private mutating func open(_ word: String, in parent: Number<Block>?) throws -> Number<Block>? {
        if word.first == "^" { return named[String(word.dropFirst())] }
        let parts = word.split(separator: "=")
        let kind = parts.last.map(String.init) ?? ""
        let name = kind.prefix { $0 != "[" }
        let arguments = kind.dropFirst(name.count).filter { $0 != "[" && $0 != "]" }.split(separator: ",").compactMap { Int($0) }
        let number = try text.addBlock(try Self.kind(String(name), arguments), in: parent)
        if parts.count == 2 { named[String(parts[0])] = number }
        return number
    }

    struct UnknownKind: Error { let name: String }

    private static func kind(_ name: String, _ arguments: [Int]) throws -> Block.Kind {
        func argument(_ place: Int, else value: Int) -> Int { place < arguments.count ? arguments[place] : value }
        switch name {
        case "quote": return .quote
        case "pre": return .preformatted(PreformattedProperties())
        case "list": return .list(ListProperties(.decimal, start: argument(0, else: 1)))
        case "item": return .item(ItemProperties(ordinal: argument(0, else: 1)))
        case "table": return .table(TableProperties(headerRows: argument(0, else: 0)))
        case "cell":
            return .cell(
                CellProperties(
                    row: argument(0, else: 0), column: argument(1, else: 0), rowSpan: argument(2, else: 1), columnSpan: argument(3, else: 1)
                ))
        case "caption": return .caption
        case "figure": return .figure
        case "dl": return .definitionList
        case "dt": return .term
        case "dd": return .description
        case "aside": return .section(.aside)
        default: throw UnknownKind(name: name)
        }
    }

    /// The events of a walk: `quote(` … `)`, rows in brackets (header rows in braces), cells as `cell@row,column+rows×columns(`, made
    /// ones as `gap@…`, paragraphs as their text.
    static func walk(_ text: AttributedText) -> String {
        var parts: [String] = []
        var headers: [Bool] = []
        for event in BlockWalk(text) {
            switch event {
            case .begin(let number): parts.append(name(text.blocks[number.index].kind) + "(")
            case .end, .endCell(.some): parts.append(")")
            case .endCell(nil): break
            case .beginRow(let row, let isHeader):
                headers.append(isHeader)
                parts.append(isHeader ? "{\(row):" : "[\(row):")
            case .endRow: parts.append(headers.popLast() == true ? "}" : "]")
            case .beginCell(let number, let place):
                let size = place.rowSpan == 1 && place.columnSpan == 1 ? "" : "+\(place.rowSpan)x\(place.columnSpan)"
                parts.append((number == nil ? "gap" : "cell") + "@\(place.row),\(place.column)\(size)" + (number == nil ? "" : "("))
            case .paragraph(let paragraph): parts.append(text.string(in: paragraph.content))
            }
        }
        return parts.joined(separator: " ").replacing("( ", with: "(").replacing(" )", with: ")").replacing(": ", with: ":")
            .replacing(" ]", with: "]").replacing(" }", with: "}")
    }

    private static func name(_ kind: Block.Kind) -> String {
        switch kind {
        case .quote: "quote"
        case .preformatted: "pre"
        case .list(let list): "list" + (list.start == 1 ? "" : "[\(list.start)]")
        case .item(let item): "item[\(item.ordinal)]"
        case .table: "table"
        case .cell: "cell"
        case .caption: "caption"
        case .figure: "figure"
        case .definitionList: "dl"
        case .term: "dt"
        case .description: "dd"
        case .section(let role): role.rawValue
        }
    }
}
