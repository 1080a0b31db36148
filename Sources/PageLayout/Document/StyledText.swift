// SPDX-License-Identifier: Apache-2.0

/// Text of a block with what it looks like.
package struct StyledText: Sendable {
    /// A stretch of equal attributes.
    package struct Run: Sendable, Equatable {
        /// Where it ends in the bytes.
        package var end: Int
        /// Number of the look; −1 for none.
        package var look: Int
        /// Number of the link; −1 for none.
        package var link: Int
        /// 1 raised, −1 lowered.
        package var script: Int
        /// The page it stands on, from 0.
        package var page: Int
        /// The note that a U+FFFC calls; −1 for none.
        package var note: Int = -1
        /// Lines drawn under or through it.
        package var lines: TextLines = []
        /// The colour behind it, 0xRRGGBB.
        package var background: UInt32?
        /// The number of the filled area behind it on its page; −1 for none.
        var fill = -1
    }

    /// UTF-8.
    package var bytes: [UInt8] = []
    package var runs: [Run] = []

    package init() {}

    package var string: String { String(decoding: bytes, as: UTF8.self) }

    mutating func append(_ text: ArraySlice<UInt8>, _ run: Run) {
        guard !text.isEmpty else { return }
        bytes.append(contentsOf: text)
        var run = run
        run.end = bytes.count
        if let last = runs.indices.last, runs[last].hasSameAttributes(as: run) {
            runs[last].end = run.end
        } else {
            runs.append(run)
        }
    }

    /// Appends white space, which belongs to no link that does not go on behind it.
    mutating func append(space: UInt8, before run: Run?) {
        guard var last = runs.last else { return }
        if last.link != run?.link { last.link = -1 }
        if last.script != 0, let run { last.look = run.look }
        last.script = 0
        last.note = -1
        last.lines.formIntersection(run?.lines ?? [])
        if last.fill != run?.fill { (last.fill, last.background) = (-1, nil) }
        append([space], last)
    }

    /// Puts a tab in the place of dots that lead to a number at the end, as in tables of contents.
    mutating func replaceLeader() {
        let number = bytes.reversed().prefix { (0x30...0x39).contains($0) || "ivxlc".utf8.contains($0) }.count
        guard (1...Self.longestReference).contains(number), let run = runs.last else { return }
        let before = bytes.dropLast(number)
        let gap = before.reversed().prefix { $0 == 0x20 || $0 == 0x09 }.count
        let dots = before.dropLast(gap).reversed().prefix { $0 == UInt8(ascii: ".") }.count
        guard dots >= Self.shortestLeader else { return }
        let space = before.dropLast(gap + dots).reversed().prefix { $0 == 0x20 || $0 == 0x09 }.count
        let reference = bytes.suffix(number)
        removeLast(number + gap + dots + space)
        append(space: 0x09, before: run)
        append(reference, run)
    }

    private static let longestReference = 6
    private static let shortestLeader = 5

    mutating func removeLast(_ count: Int) {
        bytes.removeLast(min(count, bytes.count))
        while let last = runs.indices.last, runs[last].end > bytes.count {
            let start = last > 0 ? runs[last - 1].end : 0
            if start >= bytes.count { runs.removeLast() } else { runs[last].end = bytes.count }
        }
    }

    /// Removes bytes at the start.
    mutating func removeFirst(_ count: Int) {
        let count = min(count, bytes.count)
        bytes.removeFirst(count)
        runs = runs.compactMap { run in
            var run = run
            run.end -= count
            return run.end > 0 ? run : nil
        }
    }
}

extension StyledText.Run {
    func hasSameAttributes(as other: StyledText.Run) -> Bool {
        look == other.look && link == other.link && script == other.script && page == other.page && note == other.note && note < 0
            && lines == other.lines && fill == other.fill && background == other.background
    }
}
