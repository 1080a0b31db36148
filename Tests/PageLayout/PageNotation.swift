// SPDX-License-Identifier: Apache-2.0

import PageLayout

/// Pages written as lines of text with their places: `page 400 600` begins a page, `picture 50 100 200 300` shows one,
/// `link 50 100 200 112` makes a part of the page a link, `rule 50 100 200 101` draws a line, `fill 50 100 200 200 FF0000` an area and
/// `mark 50 100 54 104` a mark, and `72 100 11b Text` sets text at a place (left edge, base line), in a size,
/// bold (`b`), italic (`i`), of fixed pitch (`m`), of mathematical signs (`s`), running down (`d`). Lines were set in the order in
/// which they stand. Every character is half as wide as it is high; `{^12}` raises,
/// `{_2}` lowers, `{~}` leaves a gap of five characters. Words reach the layout as they stand, from left to right.
struct PageNotation {
    private(set) var pages: [PageText] = []
    private(set) var looks: [TextLook] = []
    private var baselines = BaselineTable()
    private var glyphs: [Glyph] = []
    private var links: [LinkArea] = []
    private var pictures: [PictureArea] = []
    private(set) var tags = TagNotation()
    private var show: Int32 = -1
    private var shapes = PageShapes()
    private var size: (width: Float, height: Float)?

    init(_ text: String) {
        for line in text.split(separator: "\n") { read(line) }
        endPage()
    }

    private mutating func read(_ line: Substring) {
        let words = line.split(separator: " ", maxSplits: 3).map(String.init)
        let numbers = line.split(separator: " ").dropFirst().compactMap { Float($0) }
        switch words.first {
        case "page":
            endPage()
            size = (numbers[0], numbers[1])
        case "picture":
            pictures.append(
                PictureArea(Box(numbers[0], numbers[1], numbers[2], numbers[3]), picture: pictures.count, stretch: tags.stretch))
        case "in": tags.read(words[1], page: pages.count)
        case "rule":
            let color = line.split(separator: " ").dropFirst(5).first.flatMap { UInt32($0, radix: 16) } ?? 0
            shapes.rules.append(PageShapes.Rule(Box(numbers[0], numbers[1], numbers[2], numbers[3]), color: color))
        case "mark": shapes.marks.append(Box(numbers[0], numbers[1], numbers[2], numbers[3]))
        case "fill":
            let color = line.split(separator: " ").last.flatMap { UInt32($0, radix: 16) } ?? 0
            shapes.fills.append(PageShapes.Fill(Box(numbers[0], numbers[1], numbers[2], numbers[3]), color: color))
        case "link": links.append(LinkArea(Box(numbers[0], numbers[1], numbers[2], numbers[3]), link: links.count))
        default:
            guard words.count == 4, let x = Float(words[0]), let y = Float(words[1]) else { return }
            let height = Float(words[2].prefix { $0.isNumber || $0 == "." }) ?? 10
            set(words[3], x, y, height, flags: words[2].filter(\.isLetter))
        }
    }

    private mutating func set(_ text: String, _ left: Float, _ base: Float, _ size: Float, flags: String) {
        var (x, before, scale, shift) = (left, Glyph.Separation.line, Float(1), Float(0))
        var scalars = Array(text.unicodeScalars)[...]
        show += 1
        while let scalar = scalars.popFirst() {
            let isMarked = scalar == "{" && "^_~".unicodeScalars.contains(scalars.first ?? " ")
            if isMarked, let mark = scalars.popFirst() {
                if mark == "~" { x += 2.5 * size } else { (scale, shift) = (0.65, mark == "^" ? -0.35 * size : 0.15 * size) }
                if mark == "~" { before = .word }
                if mark == "~" { scalars = scalars.dropFirst() }
                continue
            }
            if scalar == "}", scale != 1 {
                (scale, shift) = (1, 0)
                continue
            }
            let height = size * scale
            if scalar == " " {
                if before == .none { before = .word }
            } else {
                let number = number(of: height, flags)
                let box = Box(x, base + shift - 0.76 * height, x + 0.5 * height, base + shift + 0.24 * height)
                let turned = flags.contains("d") ? Box(box.y0, box.x0, box.y1, box.x1) : box
                var glyph = Glyph(scalar, turned, look: number, before: before)
                glyph.stretch = tags.stretch
                glyph.show = show
                glyphs.append(glyph)
                before = .none
            }
            x += 0.5 * height
        }
    }

    private mutating func number(of size: Float, _ flags: String) -> Int {
        let look = TextLook(
            fontName: flags.contains("s") ? "CMMI10" : "Test", size: size, weight: flags.contains("b") ? 700 : 400,
            isItalic: flags.contains("i"),
            isFixedPitch: flags.contains("m"))
        if let known = looks.firstIndex(of: look) { return known }
        looks.append(look)
        return looks.count - 1
    }

    private mutating func endPage() {
        guard let size else { return }
        var page = PieceBuilder.pageText(
            glyphs, looks: looks, links: links, shapes: shapes, width: size.width, height: size.height, baselines: &baselines)
        for picture in pictures { page.add(picture) }
        pages.append(page)
        (glyphs, links, pictures, shapes) = ([], [], [], PageShapes())
        show = -1
    }
}

/// Blocks as lines of text.
struct BlockDump {
    let layout: DocumentLayout

    var description: String {
        var lines = layout.blocks.map(line)
        for note in layout.notes { lines.append("note \(note.label): " + note.paragraphs.map { text($0) }.joined(separator: " / ")) }
        return lines.joined(separator: "\n")
    }

    private func line(_ block: LayoutBlock) -> String {
        let name =
            switch block.kind {
            case .paragraph: "paragraph"
            case .heading(let level): "heading \(level)"
            case .item(let level, let marker):
                "item \(level) \(marker.kind) \(marker.prefix)\(marker.kind == .bullet ? "" : String(marker.ordinal))\(marker.suffix)\(marker.startsList ? " new" : "")"
            case .itemContinuation(let level): "more of \(level)"
            case .code: "code"
            case .term: "term"
            case .description: "description"
            case .caption: "caption" + (block.captionPlace.map { " \($0)" } ?? "")
            case .picture(let number): "picture \(number)" + (block.alternative.map { " (\($0))" } ?? "")
            case .rule: "rule"
            case .runningText: "running"
            case .table(let cells, let columns, let headers):
                "table \(columns) \(headers): " + cells.map(cell).joined(separator: " ")
            }
        var marks = ""
        switch block.alignment {
        case .natural: break
        case .center: marks += " center"
        case .right: marks += " right"
        case .justified: marks += " justified"
        }
        if block.isRightToLeft { marks += " rtl" }
        if let color = block.background { marks += " on " + hexadecimal(color) }
        if block.firstIndent > 0 || block.indent > 0 { marks += " indent \(Int(block.firstIndent)),\(Int(block.indent))" }
        return name + marks + (block.text.bytes.isEmpty ? "" : ": " + text(block.text))
    }

    private func cell(_ cell: LayoutBlock.Cell) -> String {
        let spans = (cell.columnSpan > 1 ? "+\(cell.columnSpan)" : "") + (cell.rowSpan > 1 ? "^\(cell.rowSpan)" : "")
        let contents = cell.blocks.map { block in
            if case .paragraph = block.kind, block.alignment == .natural {
                return (block.background.map { "on \(hexadecimal($0)): " } ?? "") + text(block.text)
            }
            return "{" + line(block) + "}"
        }
        let lines = cell.lineColor.map { $0 == 0 ? "" : " in " + hexadecimal($0) } ?? ""
        let color = lines + (cell.background.map { " on " + hexadecimal($0) } ?? "")
        return "(\(cell.row),\(cell.column)\(spans)\(color)) " + contents.joined(separator: " / ")
    }

    private func hexadecimal(_ color: UInt32) -> String { String(color, radix: 16, uppercase: true) }

    /// Text with its raised and lowered signs, links and notes marked.
    private func text(_ styled: StyledText) -> String {
        var (result, start) = ("", 0)
        for run in styled.runs {
            var part = String(decoding: styled.bytes[start..<run.end], as: UTF8.self)
            start = run.end
            if run.lines.contains(.underline) { part = "_" + part + "_" }
            if run.lines.contains(.strikethrough) { part = "~" + part + "~" }
            if let color = run.background { part = "[\(hexadecimal(color)) " + part + "]" }
            if run.note >= 0 {
                result += "[note \(run.note)]"
            } else if run.script != 0 {
                result += (run.script > 0 ? "{^" : "{_") + part + "}"
            } else if run.link >= 0 {
                result += "<\(run.link):\(part)>"
            } else {
                result += part
            }
        }
        return result.replacing("\t", with: "→")
    }
}
