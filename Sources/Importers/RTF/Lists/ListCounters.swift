// SPDX-License-Identifier: Apache-2.0

import TextModel

/// Counts the items of lists as Word does: overrides of one list share its counters, and a level begins anew behind an item of a
/// higher one.
struct ListCounters {
    private struct OverrideLevel: Hashable {
        let override: Int
        let level: Int
    }

    /// The last number of each level, by list.
    private var counts: [Int: [Int?]] = [:]
    /// Levels whose own start was used.
    private var started: Set<OverrideLevel> = []
    /// The last numbering of the older kind.
    private var lastNumbering: (numbering: ParagraphNumbering, ordinal: Int)?

    /// Counts one more item. Returns the numbers of its level and those above.
    private mutating func count(_ override: ListTable.Override, _ level: Int, _ levels: [ListLevel]) -> [Int] {
        var counts = self.counts[override.list] ?? []
        while counts.count < levels.count { counts.append(nil) }
        let isNewStart =
            level < override.starts.count && override.starts[level] != nil
            && started.insert(OverrideLevel(override: override.number, level: level)).inserted
        if let last = counts[level], !isNewStart {
            let (next, overflow) = last.addingReportingOverflow(1)
            counts[level] = overflow ? last : next
        } else {
            counts[level] = levels[level].start
        }
        for lower in level + 1..<max(counts.count, level + 1) where lower >= levels.count || levels[lower].restarts { counts[lower] = nil }
        self.counts[override.list] = counts
        return (0...level).map { counts[$0] ?? levels[$0].start }
    }

    /// The entry of a paragraph in a list of the table; `nil` where the table does not know it or it shows no marker.
    mutating func entry(_ number: Int, level wanted: Int, marker given: String, _ table: ListTable) -> ListEntry? {
        guard let (override, place, level) = table.level(wanted, of: number) else { return ListEntry(marker: given, level: max(wanted, 0)) }
        let levels = table.levels(of: override)
        let numbers = count(override, place, levels)
        if level.isUnmarked { return nil }
        var entry = ListEntry(list: override.list, level: place, properties: ListProperties(.none), ordinal: numbers[place])
        let text = Self.text(level, numbers, levels) ?? (given.isEmpty ? nil : given)
        entry.text = (text ?? String(numbers[place])) + (level.follow == 2 ? "" : " ")
        let own = Unicode.Scalar(UInt8(place))
        if level.isBullet {
            entry.properties = .bullet(text ?? "")
        } else if let marker = NumberFormat.marker(level.number), let at = level.text.firstIndex(of: own) {
            let isAlone = !level.text.enumerated().contains { $0.element.value < 9 && $0.offset != at }
            entry.properties = ListProperties(
                marker, prefix: isAlone ? Self.plain(level.text[..<at]) : "", suffix: Self.plain(level.text[(at + 1)...]))
            // Behind Z, Word writes AA, BB, where lists in general go on with AA, AB.
            let repeatsLetters = (3...4).contains(level.number) && numbers[place] > 26
            if !isAlone || repeatsLetters { entry.marker = text }
        } else {
            entry.properties = ListProperties(.custom)
            entry.marker = text ?? String(numbers[place])
        }
        return entry
    }

    /// The marker with its numbers; `nil` where one is written in a way that is not known here.
    private static func text(_ level: ListLevel, _ numbers: [Int], _ levels: [ListLevel]) -> String? {
        var result = ""
        for scalar in level.text {
            let place = Int(scalar.value)
            guard place < 9 else {
                result.unicodeScalars.append(scalar)
                continue
            }
            guard place < numbers.count else { continue }
            let format = level.isLegal && place < numbers.count - 1 ? 0 : place == numbers.count - 1 ? level.number : levels[place].number
            guard let number = NumberFormat.text(numbers[place], format) else { return nil }
            result += number
        }
        return result
    }

    /// Text without the places of numbers.
    private static func plain(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        String(String.UnicodeScalarView(scalars.filter { $0.value >= 9 }))
    }

    /// The entry of a paragraph with numbering of the older kind, whose number stands in its marker or is counted.
    mutating func entry(_ numbering: ParagraphNumbering, marker: String) -> ListEntry? {
        guard let properties = numbering.properties(marker) else { return ListEntry(marker: marker, level: numbering.level) }
        var entry = ListEntry(list: -2, level: numbering.level, properties: properties, ordinal: numbering.start)
        if let last = lastNumbering, last.numbering == numbering {
            let (next, overflow) = last.ordinal.addingReportingOverflow(1)
            entry.ordinal = overflow ? last.ordinal : next
        }
        if properties.marker == .decimal, let given = ListEntry(marker: marker, level: 0), given.properties.marker == .decimal {
            entry.ordinal = given.ordinal
        }
        lastNumbering = (numbering, entry.ordinal)
        entry.text = marker.isEmpty ? "" : marker + " "
        return entry
    }
}
