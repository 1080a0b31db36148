// SPDX-License-Identifier: Apache-2.0

import DocumentConversion

/// Changes a page that has been written: indents its lines, leaves elements out. It relies on how pages are written here: tags hold no `>`,
/// blocks begin lines of their own.
struct MarkupFilter {
    /// Spaces for each level; 0 leaves lines as they are.
    let indent: Int
    /// Names of elements whose tags are left out.
    let excluded: Set<String>

    private var depth = 0
    private var isAtLineStart = true
    /// The element whose content stays as it is, or is dropped.
    private var opaque: (name: String, isDropped: Bool)?

    init(indent: Int, excluding excluded: [String]) {
        self.indent = indent
        var names = Set(excluded)
        // Parts of what is not there could stand nowhere.
        if !names.isDisjoint(with: ["table", "caption", "tr", "td", "th"]) { names.formUnion(["table"] + Self.tableParts) }
        if names.contains("ul"), names.contains("ol") { names.insert("li") }
        if names.contains("dl") { names.formUnion(["dt", "dd"]) }
        self.excluded = names
    }

    private var changesNothing: Bool { indent == 0 && excluded.isEmpty }

    private static let tableParts = ["caption", "colgroup", "col", "thead", "tbody", "tfoot", "tr", "td", "th"]
    /// Left out with all that is in them.
    private static let heads: Set = ["head", "title", "style", "meta"]
    /// Left out without anything in their place.
    private static let frames: Set = ["html", "body", "doctype", "thead", "tbody", "tfoot", "colgroup"]
    private static let voids: Set = ["br", "img", "col", "meta", "hr", "wbr"]
    private static let blocks: Set = [
        "head", "body", "style", "p", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "dl", "dt", "dd", "blockquote", "pre", "table",
        "caption", "colgroup", "thead", "tbody", "tfoot", "tr", "td", "th", "figure", "figcaption", "div", "section", "article", "aside",
        "nav", "header", "footer", "main",
    ]

    /// Writes what `write` writes, changed. Throws what the limits say.
    func filter(into output: inout OutputBuffer, limits: Limits, _ write: (inout OutputBuffer) -> Void) throws(ConversionError) {
        if changesNothing { return write(&output) }
        let sink = ByteArraySink()
        var whole = OutputBuffer(sink, limits: limits)
        write(&whole)
        _ = try whole.finish()
        var filter = self
        filter.write(sink.bytes, to: &output)
    }

    mutating func write(_ bytes: [UInt8], to output: inout OutputBuffer) {
        var place = 0
        while place < bytes.count {
            let next = bytes[place...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
            writeText(bytes[place..<next], to: &output)
            guard next < bytes.count, let end = bytes[next...].firstIndex(of: UInt8(ascii: ">")) else { return }
            place = end + 1
            writeTag(bytes[next..<place], to: &output)
            if place < bytes.count, bytes[place] == UInt8(ascii: "\n"), hasDroppedLine { place += 1 }
        }
    }

    /// Whether the line so far held nothing but what was left out.
    private var hasDroppedLine = false

    private mutating func writeText(_ text: ArraySlice<UInt8>, to output: inout OutputBuffer) {
        if opaque?.isDropped == true || text.isEmpty { return }
        hasDroppedLine = false
        guard indent > 0, opaque == nil || opaque?.name == "style" else {
            isAtLineStart = text.last == UInt8(ascii: "\n")
            return output.write(text)
        }
        for line in text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
            if line.offset > 0 {
                output.write(byte: UInt8(ascii: "\n"))
                isAtLineStart = true
            }
            guard !line.element.isEmpty else { continue }
            writeIndent(depth, to: &output)
            output.write(line.element)
        }
    }

    private mutating func writeIndent(_ depth: Int, to output: inout OutputBuffer) {
        guard isAtLineStart else { return }
        isAtLineStart = false
        let width = min(depth * indent, Self.widest)
        for _ in 0..<width { output.write(byte: UInt8(ascii: " ")) }
    }

    /// The most spaces before a line: a document's nesting must not make a page grow without bounds.
    private static let widest = 400

    private mutating func writeTag(_ tag: ArraySlice<UInt8>, to output: inout OutputBuffer) {
        let inner = tag.dropFirst()
        let isEnd = inner.first == UInt8(ascii: "/")
        let isDeclaration = inner.first == UInt8(ascii: "!")
        let start = (isEnd || isDeclaration) ? inner.dropFirst() : inner
        let word = start.prefix { $0 != UInt8(ascii: ">") && $0 != 0x20 }
        let name = String(decoding: word.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
        if let open = opaque {
            let ends = isEnd && name == open.name
            if ends { opaque = nil }
            guard !open.isDropped else {
                hasDroppedLine = ends
                return
            }
            if ends, Self.blocks.contains(name) { depth -= 1 }
            if ends { isAtLineStart = isAtLineStart && name == "style" }
            writeIndent(depth, to: &output)
            return output.write(tag)
        }
        if excluded.contains(name) { return writeExcluded(tag, name, isEnd: isEnd, rest: start.dropFirst(word.count), to: &output) }
        write(tag, name, isEnd: isEnd, to: &output)
    }

    private mutating func write(_ tag: ArraySlice<UInt8>, _ name: String, isEnd: Bool, to output: inout OutputBuffer) {
        let isBlock = Self.blocks.contains(name)
        if isEnd, isBlock { depth = max(0, depth - 1) }
        if indent > 0 { writeIndent(depth, to: &output) }
        isAtLineStart = false
        hasDroppedLine = false
        output.write(tag)
        guard !isEnd, isBlock, !Self.voids.contains(name) else { return }
        depth += 1
        if name == "pre" || name == "style" { opaque = (name, false) }
    }

    /// Blocks become `div`, all others their content.
    private mutating func writeExcluded(
        _ tag: ArraySlice<UInt8>, _ name: String, isEnd: Bool, rest: ArraySlice<UInt8>, to output: inout OutputBuffer
    ) {
        if Self.heads.contains(name) {
            if !Self.voids.contains(name), !isEnd { opaque = (name, true) }
            hasDroppedLine = true
            return
        }
        if Self.frames.contains(name) || !Self.blocks.contains(name) || excluded.contains("div") || Self.voids.contains(name) {
            hasDroppedLine = Self.frames.contains(name)
            if name == "br" { writeText([0x20], to: &output) }
            return
        }
        let isPreformatted = name == "pre" && !isEnd
        write(
            Array((isEnd ? "</div" : "<div").utf8)[...] + (isPreformatted ? Self.preformatted(rest) : rest), "div", isEnd: isEnd,
            to: &output)
    }

    /// The attributes of a `pre` for a `div` that keeps its lines, too.
    private static func preformatted(_ rest: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let style = Array(" style=\"".utf8)
        let keeps = style + Array("white-space:pre-wrap".utf8)
        guard let place = rest.indices.first(where: { rest[$0...].starts(with: style) }) else {
            return (keeps + [UInt8(ascii: "\"")] + rest)[...]
        }
        return (rest[..<place] + keeps + [UInt8(ascii: ";")] + rest[(place + style.count)...])[...]
    }
}
