// SPDX-License-Identifier: Apache-2.0

import Base64Text

/// Pictures by kitty's graphics protocol (https://sw.kovidgoyal.net/kitty/graphics-protocol/).
enum KittyPicture {
    /// Columns or rows that can be numbered by diacritics.
    static let maximumCells = 297
    /// Digits of base64 in one sequence.
    private static let chunkSize = 4096
    private static let placeholder = Array("\u{10EEEE}".utf8)

    /// The sequences that draw a PNG file in some cells and leave the cursor where it is; the terminal does not answer.
    /// - Parameter isExact: whether the picture has as many rows for its columns as are counted on, so that the terminal can find them, or
    ///   columns for its rows; where both are told, it fills them.
    static func sequence(_ png: [UInt8], _ cells: PictureBook.Cells, isExact: Bool) -> [UInt8] {
        let size = isExact ? (cells.fillsColumns ? "c=\(cells.columns)" : "r=\(cells.rows)") : "c=\(cells.columns),r=\(cells.rows)"
        return chunks(png, keys: "a=T,q=2,C=1,f=100,\(size)").flatMap { $0 }
    }

    /// Lines of placeholders, which tmux moves like other text; before the first of them, through tmux, the picture that the terminal puts
    /// in their place. The foreground colour of the placeholders is the lowest byte of the picture's number, one of 256 colours, because
    /// tmux may not let others through; the third of their diacritics is the highest byte.
    static func placeholderLines(_ png: [UInt8], _ cells: PictureBook.Cells) -> [[UInt8]] {
        let (high, low) = number(png, cells)
        let keys = "a=T,U=1,q=2,f=100,i=\(high << 24 | low),c=\(cells.columns),r=\(cells.rows)"
        let picture = chunks(png, keys: keys).flatMap { PictureSequence.throughTmux($0) }
        return (0..<cells.rows).map { row in
            var line = row == 0 ? picture : []
            line.append(contentsOf: "\u{1B}[38;5;\(low)m".utf8)
            for column in 0..<cells.columns {
                for part in [placeholder, diacritics[row], diacritics[column], diacritics[high]] { line.append(contentsOf: part) }
            }
            line.append(StyleTable.off)
            return line
        }
    }

    /// Sequences of another program, so that the terminal does not answer them and leaves the cursor where it is.
    static func quiet(_ sequence: [UInt8]) -> [UInt8] {
        let beginning = Array("\u{1B}_Ga=T,".utf8)
        guard sequence.starts(with: beginning) else { return sequence }
        return beginning + Array("q=2,C=1,".utf8) + sequence.dropFirst(beginning.count)
    }

    /// A file in sequences, of which the first has the keys.
    private static func chunks(_ file: [UInt8], keys: String) -> [[UInt8]] {
        var digits: [UInt8] = []
        Base64.append(file.span, to: &digits)
        return stride(from: 0, to: digits.count, by: chunkSize).map { start in
            let end = min(start + chunkSize, digits.count)
            let more = end < digits.count ? 1 : 0
            let head = start == 0 ? (more == 0 ? keys : keys + ",m=1") : "q=2,m=\(more)"
            return Array("\u{1B}_G\(head);".utf8) + digits[start..<end] + Array("\u{1B}\\".utf8)
        }
    }

    /// The highest and the lowest byte of a number that other pictures, and this one in another size, hardly have (FNV-1a).
    private static func number(_ file: [UInt8], _ cells: PictureBook.Cells) -> (high: Int, low: Int) {
        var hash: UInt32 = 0x811C_9DC5
        for byte in file { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
        for value in [cells.columns, cells.rows] { hash = (hash ^ UInt32(truncatingIfNeeded: value)) &* 0x0100_0193 }
        let folded = Int(hash ^ hash >> 16)
        return (folded >> 8 & 0xFF, max(1, folded & 0xFF))
    }

    /// The combining characters that number rows and columns, in order: those of class 230 that nothing is composed with (Unicode 6.0).
    private static let diacriticRanges: StaticString = """
        0305 030D 030E 0310 0312 033D 033E 033F 0346 034A 034B 034C 0350 0351 0352 0357 035B 0363-036F 0483-0487 0592-0595 0597-0599 \
        059C-05A1 05A8 05A9 05AB 05AC 05AF 05C4 0610-0617 0657-065B 065D 065E 06D6-06DC 06DF-06E2 06E4 06E7 06E8 06EB 06EC 0730 0732 \
        0733 0735 0736 073A 073D 073F-0741 0743 0745 0747 0749 074A 07EB-07F1 07F3 0816-0819 081B-0823 0825-0827 0829-082D 0951 0953 \
        0954 0F82 0F83 0F86 0F87 135D-135F 17DD 193A 1A17 1A75-1A7C 1B6B 1B6D-1B73 1CD0-1CD2 1CDA 1CDB 1CE0 1DC0 1DC1 1DC3-1DC9 1DCB \
        1DCC 1DD1-1DE6 1DFE 20D0 20D1 20D4-20D7 20DB 20DC 20E1 20E7 20E9 20F0 2CEF-2CF1 2DE0-2DFF A66F A67C A67D A6F0 A6F1 A8E0-A8F1 \
        AAB0 AAB2 AAB3 AAB7 AAB8 AABE AABF AAC1 FE20-FE26 10A0F 10A38 1D185-1D189 1D1AA-1D1AD 1D242-1D244
        """

    /// UTF-8 of each.
    private static let diacritics: [[UInt8]] = diacriticRanges.description.split(separator: " ").flatMap { range in
        let ends = range.split(separator: "-").compactMap { UInt32($0, radix: 16) }
        guard let first = ends.first, let last = ends.last, first <= last else { return [[UInt8]]() }
        return (first...last).compactMap { Unicode.Scalar($0).map { Array(String(Character($0)).utf8) } }
    }
}
