// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import LineLayout

/// Control sequences that draw pictures, as lines among others.
enum PictureSequence {
    /// Lines over which a sequence draws: the first draws, all step over the cells.
    ///
    /// The terminal must not scroll while it draws, or what was saved of the cursor would be another place. So the first line makes room:
    /// it goes down (IND, which scrolls at the bottom and keeps the column) and up again (CUU). Then the cursor is saved (DECSC), the picture
    /// is drawn, and the cursor restored (DECRC), because terminals do not agree where it is behind a picture.
    static func lines(_ sequence: [UInt8], _ cells: PictureBook.Cells) -> [[UInt8]] {
        let over = Array("\u{1B}[\(cells.columns)C".utf8)
        var first: [UInt8] = []
        if cells.rows > 1 {
            for _ in 1..<cells.rows { first.append("\u{1B}D") }
            first.append(contentsOf: "\u{1B}[\(cells.rows - 1)A".utf8)
        }
        first.append("\u{1B}7")
        first.append(contentsOf: sequence)
        first.append("\u{1B}8")
        return [first + over] + Array(repeating: over, count: cells.rows - 1)
    }

    /// A sequence that tmux hands on to the terminal around it: in a device control string, every ESC twice.
    static func throughTmux(_ sequence: [UInt8]) -> [UInt8] {
        var result = Array("\u{1B}Ptmux;".utf8)
        result.reserveCapacity(sequence.count + 16)
        for byte in sequence {
            if byte == 0x1B { result.append(byte) }
            result.append(byte)
        }
        return result + Array("\u{1B}\\".utf8)
    }

    /// Lines of what another program made; `nil` where it holds anything but what was asked for.
    static func checkedLines(_ bytes: [UInt8], _ method: TerminalPictures.Method, _ cells: PictureBook.Cells) -> [[UInt8]]? {
        if method == .symbols { return symbolLines(bytes, cells) }
        let beginnings = [.sixel: "\u{1B}P", .kitty: "\u{1B}_G", .iterm2: "\u{1B}]1337;File="] as [TerminalPictures.Method: String]
        guard let beginning = beginnings[method] else { return nil }
        var rest = bytes[...]
        while let last = rest.last, last == 0x0A || last == 0x0D || last == 0x20 { rest.removeLast() }
        var place = rest.startIndex
        while place < rest.endIndex {
            guard rest[place...].starts(with: beginning.utf8) else { return nil }
            place += beginning.utf8.count
            while place < rest.endIndex, (0x20..<0x7F).contains(rest[place]) || method == .sixel && rest[place] == 0x0A { place += 1 }
            if place < rest.endIndex, rest[place] == 0x07, method == .iterm2 {
                place += 1
            } else {
                guard rest[place...].starts(with: [0x1B, 0x5C]) else { return nil }
                place += 2
            }
        }
        guard !rest.isEmpty else { return nil }
        var sequence = Array(rest)
        if method == .kitty { sequence = KittyPicture.quiet(sequence) }
        return lines(sequence, cells)
    }

    /// Lines of printable characters and SGR, each as wide as the picture.
    private static func symbolLines(_ bytes: [UInt8], _ cells: PictureBook.Cells) -> [[UInt8]]? {
        var lines = bytes.split(separator: 0x0A).map { Array($0) }
        guard lines.count <= cells.rows, !lines.isEmpty else { return nil }
        for index in lines.indices {
            guard let columns = columns(ofSymbols: lines[index]), columns <= cells.columns else { return nil }
            lines[index].append(StyleTable.off)
            lines[index].append(spaces: cells.columns - columns)
        }
        return lines
    }

    private static func columns(ofSymbols line: [UInt8]) -> Int? {
        var (columns, place) = (0, 0)
        while place < line.count {
            let byte = line[place]
            place += 1
            if byte == 0x1B {
                guard place < line.count, line[place] == UInt8(ascii: "[") else { return nil }
                place += 1
                while place < line.count, (0x30...0x3B).contains(line[place]) { place += 1 }
                guard place < line.count, line[place] == UInt8(ascii: "m") else { return nil }
                place += 1
            } else if byte < 0x20 || byte == 0x7F || byte == 0xC2 {
                // U+0080 to U+00BF begin so: no symbol is among them.
                return nil
            } else if byte < 0x80 || byte >= 0xC0 {
                columns += 1
            }
        }
        return columns
    }
}

extension ColorDepth {
    /// The word for it in options.
    var word: String {
        switch self {
        case .none: "none"
        case .ansi16: "16"
        case .palette256: "256"
        case .trueColor: "24bit"
        }
    }
}
