// SPDX-License-Identifier: Apache-2.0

import Foundation
import RTFImport
import TestSupport
import Testing
import TextModel

/// What a word, or the part of one that looks alike, has in common with its neighbours: what HTML said and RTF should still say.
private struct Piece: Equatable, CustomStringConvertible {
    var text = ""
    var paragraph = 0
    var isBold = false
    var isItalic = false
    var isUnderlined = false
    var isStruck = false
    /// 1 above the line, −1 below.
    var raised = 0
    var link = ""
    var heading = 0
    var listDepth = 0
    var isOrdered = false
    /// Row and column of the innermost cell, from 1.
    var cell = [0, 0]

    var description: String {
        let marks = [("b", isBold), ("i", isItalic), ("u", isUnderlined), ("s", isStruck), ("o", isOrdered)].filter(\.1).map(\.0).joined()
        return "\(text)[\(marks) raised \(raised) h\(heading) list \(listDepth) cell \(cell) \(link)]"
    }

    /// Whether both look alike, whatever they say.
    func looksLike(_ other: Piece) -> Bool {
        var other = other
        other.text = text
        return self == other
    }
}

/// Pieces, put together character by character.
private struct Pieces {
    private(set) var all: [Piece] = []
    private var isInWord = false

    mutating func append(_ scalar: Unicode.Scalar, _ look: Piece) {
        guard !scalar.properties.isWhitespace else { return isInWord = false }
        if isInWord, let last = all.last, last.looksLike(look) {
            all[all.count - 1].text.unicodeScalars.append(scalar)
        } else {
            all.append(look)
            all[all.count - 1].text = String(scalar)
        }
        isInWord = true
    }

    mutating func endWord() { isInWord = false }
}

/// The pieces of a page that is written in the HTML of `documents.html`: every element closed, no attribute without quotes.
private func pieces(ofHTML html: String) -> [Piece] {
    var result = Pieces()
    var (look, stack) = (Piece(), [(name: String, look: Piece)]())
    var tables: [(row: Int, column: Int, taken: Set<[Int]>)] = []
    var rest = Substring(html)
    while let open = rest.firstIndex(of: "<") {
        for scalar in decoded(rest[..<open]).unicodeScalars { result.append(scalar, look) }
        guard let close = rest[open...].firstIndex(of: ">") else { break }
        let tag = String(rest[rest.index(after: open)..<close])
        rest = rest[rest.index(after: close)...]
        let name = String(tag.drop { $0 == "/" }.prefix { $0 != " " })
        func number(_ attribute: String) -> Int { Int(value(of: attribute, in: tag)) ?? 1 }
        if ["p", "br", "li", "td", "table", "tr", "ul", "ol"].contains(name) || name.first == "h" { result.endWord() }
        if tag.hasPrefix("/") {
            if name == "table" { tables.removeLast() }
            while let last = stack.popLast() {
                look = last.look
                if last.name == name { break }
            }
            continue
        }
        if name == "br" { continue }
        stack.append((name, look))
        switch name {
        case "b": look.isBold = true
        case "i": look.isItalic = true
        case "u": look.isUnderlined = true
        case "s": look.isStruck = true
        case "sup": look.raised = 1
        case "sub": look.raised = -1
        case "a": look.link = value(of: "href", in: tag)
        case "h1", "h2", "h3", "h4", "h5", "h6": look.heading = Int(name.dropFirst()) ?? 0
        case "ul", "ol": (look.listDepth, look.isOrdered) = (look.listDepth + 1, name == "ol")
        case "table": tables.append((0, 0, []))
        case "tr":
            if !tables.isEmpty { (tables[tables.count - 1].row, tables[tables.count - 1].column) = (tables[tables.count - 1].row + 1, 1) }
        case "td":
            guard var table = tables.popLast() else { break }
            while table.taken.contains([table.row, table.column]) { table.column += 1 }
            look.cell = [table.row, table.column]
            for row in 0..<number("rowspan") {
                for column in 0..<number("colspan") { table.taken.insert([table.row + row, table.column + column]) }
            }
            tables.append(table)
        default: break
        }
    }
    return result.all
}

private func value(of attribute: String, in tag: String) -> String {
    let parts = tag.components(separatedBy: attribute + "=\"")
    return parts.count > 1 ? decoded(Substring(parts[1].prefix { $0 != "\"" })) : ""
}

private func decoded(_ text: Substring) -> String {
    text.replacingOccurrences(of: "&lt;", with: "<").replacingOccurrences(of: "&gt;", with: ">").replacingOccurrences(
        of: "&amp;", with: "&")
}

/// The pieces of a document that was read.
private func pieces(of text: AttributedText) -> [Piece] {
    var result = Pieces()
    for paragraph in text.paragraphs {
        result.endWord()
        var look = Piece()
        look.heading = text[paragraph.style].headingLevel ?? 0
        var block = text[paragraph.style].block
        while let number = block {
            switch text.blocks[number.index].kind {
            case .list(let list):
                if look.listDepth == 0 { look.isOrdered = list.marker.isOrdered }
                look.listDepth += 1
            case .cell(let cell) where look.cell == [0, 0]: look.cell = [cell.row + 1, cell.column + 1]
            default: break
            }
            block = text.blocks[number.index].parent
        }
        text.enumerateAttributes(in: paragraph.content) { range, set in
            let attributes = text[set]
            look.isBold = (attributes.font.weight ?? 400) >= 600
            look.isItalic = attributes.font.italic == true
            look.isUnderlined = attributes.underline != nil
            look.isStruck = attributes.strikethrough != nil
            look.raised =
                attributes.superscript ?? ((attributes.baselineOffset ?? 0) > 0 ? 1 : (attributes.baselineOffset ?? 0) < 0 ? -1 : 0)
            look.link = attributes.link?.destination ?? ""
            for scalar in text.string(in: range).unicodeScalars { result.append(scalar, look) }
        }
    }
    return result.all
}

/// Documents whose HTML is known, saved as RTF by other programs (`OtherWriters/make.py`), say what their HTML said, as far as the
/// program wrote it.
@Test(arguments: ["libreoffice", "abiword", "pandoc"])
func documentsOfOtherWriters(_ program: String) throws {
    let folder = TestFolders.package.appendingPathComponent("Tests/Importers/RTF/OtherWriters")
    let sources = try sections(folder.appendingPathComponent("documents.html"))
    let saved = try sections(folder.appendingPathComponent(program + ".rtfs"))
    #expect(sources.count == 40 && saved.map(\.name) == sources.map(\.name))
    var failures: [String] = []
    for (source, file) in zip(sources, saved) where Losses.documents[program]?.contains(source.name) == false {
        let wanted = pieces(ofHTML: String(decoding: source.bytes, as: UTF8.self)).map { Losses.applied(to: $0, program) }
        let read = try read(file.bytes).result.get().text
        let found = Losses.withoutMarkers(pieces(of: read), program, unless: wanted).map { Losses.applied(to: $0, program) }
        for (want, got) in zip(wanted, found) where want != got {
            failures.append("\(source.name): wanted \(want), got \(got)")
            break
        }
        if wanted.count != found.count {
            failures.append("\(source.name): \(found.map(\.text)), not \(wanted.map(\.text))")
        }
    }
    #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
}

/// What programs do not write.
private enum Losses {
    /// AbiWord moves characters from beyond the basic plane before all others; pandoc has no cells over several.
    static let documents = [
        "libreoffice": [], "abiword": ["beyond the basic plane"], "pandoc": ["cells over two columns", "cells over two rows"],
    ]

    static func applied(to piece: Piece, _ program: String) -> Piece {
        var piece = piece
        // Headings are bold and links are underlined without being said to be.
        if piece.heading > 0 { piece.isBold = false }
        if !piece.link.isEmpty { piece.isUnderlined = false }
        switch program {
        case "abiword":
            // Its headings have three levels here, and text in cells nothing but letters.
            if piece.heading > 3 { (piece.heading, piece.isBold) = (0, false) }
            if piece.cell != [0, 0] {
                let cell = piece.cell
                piece = Piece(text: piece.text)
                piece.cell = cell
            }
        case "pandoc": (piece.listDepth, piece.isOrdered) = (0, false)
        default: break
        }
        return piece
    }

    /// Pandoc writes items as paragraphs that begin with their markers.
    static func withoutMarkers(_ pieces: [Piece], _ program: String, unless wanted: [Piece]) -> [Piece] {
        guard program == "pandoc" else { return pieces }
        return pieces.filter { piece in
            let isMarker = piece.text.range(of: #"^(•|◦|–|\d+\.|[a-z]\.)$"#, options: .regularExpression) != nil
            return !isMarker || wanted.contains { $0.text == piece.text }
        }
    }
}

private func sections(_ file: URL) throws -> [(name: String, bytes: [UInt8])] {
    var result: [(name: String, bytes: [UInt8])] = []
    for line in [UInt8](try Data(contentsOf: file)).split(separator: 0x0A, omittingEmptySubsequences: false) {
        if line.starts(with: "=== ".utf8) {
            result.append((String(decoding: line.dropFirst(4), as: UTF8.self), []))
        } else if !result.isEmpty {
            result[result.count - 1].bytes += line + [0x0A]
        }
    }
    return result
}
