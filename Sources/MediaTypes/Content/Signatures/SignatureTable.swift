// SPDX-License-Identifier: Apache-2.0

/// Signatures of formats, as lines of text that say where which bytes stand, indexed by their first byte.
///
/// A line is `TYPE CONDITION… [?CHECK]`; every condition must hold. A condition is `OFFSET:PATTERN`, `FROM-TO:PATTERN` (the pattern
/// begins somewhere in that range, both ends included) or `^:PATTERN` (it begins a line of the first four kibibytes). A pattern is made of
/// `'exact ASCII'`, `"ASCII of either case"` (written in lower case), hexadecimal bytes, and `.` for any half of a byte; `_` is a space.
/// `?CHECK` names a `StructureCheck` that has the last word. A type written `~type` is likely, not certain. Lines that begin with `#` are comments.
///
/// Nothing is parsed before it is needed: the index holds where each line starts and the first byte it asks for.
struct SignatureTable: Sendable {
    private struct Entry {
        var family: UInt16
        var line: UInt32
        var offset: Int32
        var byte: UInt8
    }

    /// What a line found.
    struct Hit {
        let line: SignatureLine
        /// Bytes that were compared with a constant: the more, the more special the line.
        let strength: Int
        /// Where the last condition's pattern stands.
        let place: Int
    }

    private let families: [SignatureText]
    /// Entries whose first byte stands at offset 0 or, with offset -1, where a line begins, by that byte: those of byte `b` are
    /// `starts[b]..<starts[b + 1]`.
    private let leading: [Entry]
    private let starts: [Int32]
    /// Entries that ask for a certain byte elsewhere, then those that must be tried on every input.
    private let placed: [Entry]
    private let searched: [Entry]
    private let looksAtLines: Bool

    init(_ texts: [StaticString]) {
        families = texts.map(SignatureText.init)
        var buckets = [Int32](repeating: 0, count: 257)
        var leading: [Entry] = []
        leading.reserveCapacity(600)
        var placed: [Entry] = []
        var searched: [Entry] = []
        for (number, family) in families.enumerated() {
            var position = 0
            while position < family.count {
                let line = position
                position = family.lineEnd(from: line) + 1
                guard let key = SignatureLine(family, at: line)?.key else { continue }
                var entry = Entry(family: UInt16(number), line: UInt32(line), offset: Int32(key.offset), byte: key.byte)
                switch key.place {
                case .anywhere: searched.append(entry)
                case .fixed where key.offset != 0: placed.append(entry)
                case .fixed, .lineStart:
                    entry.offset = key.place == .lineStart ? -1 : 0
                    leading.append(entry)
                    if key.foldsCase {
                        entry.byte = key.byte & 0xDF
                        leading.append(entry)
                    }
                }
            }
        }
        for entry in leading { buckets[Int(entry.byte) + 1] += 1 }
        for byte in 0..<256 { buckets[byte + 1] += buckets[byte] }
        starts = buckets
        var sorted = leading
        for entry in leading {
            sorted[Int(buckets[Int(entry.byte)])] = entry
            buckets[Int(entry.byte)] += 1
        }
        self.leading = sorted
        self.placed = placed
        self.searched = searched
        looksAtLines = leading.contains { $0.offset < 0 }
    }

    /// The lines whose conditions hold for the bytes from `base` on, in no particular order. Their checks are not made.
    func hits(in bytes: [UInt8], from base: Int = 0) -> [Hit] {
        var hits: [Hit] = []
        guard base < bytes.count else { return hits }
        let first = Int(bytes[base])
        for entry in leading[Int(starts[first])..<Int(starts[first + 1])] where entry.offset == 0 { match(entry, bytes, base, &hits) }
        if looksAtLines { matchLines(bytes, base, &hits) }
        for entry in placed {
            let offset = base + Int(entry.offset)
            if offset < bytes.count, bytes[offset] == entry.byte { match(entry, bytes, base, &hits) }
        }
        for entry in searched { match(entry, bytes, base, &hits) }
        return hits
    }

    /// Tries at each line's beginning what asks for its first byte.
    private func matchLines(_ bytes: [UInt8], _ base: Int, _ hits: inout [Hit]) {
        var tried: [UInt64] = []
        let end = min(bytes.count, base + SignatureLine.lineStartLimit)
        var atStart = true
        for index in base..<end {
            let byte = bytes[index]
            if atStart {
                for number in Int(starts[Int(byte)])..<Int(starts[Int(byte) + 1]) where leading[number].offset < 0 {
                    let entry = leading[number]
                    let id = UInt64(entry.family) << 32 | UInt64(entry.line)
                    guard !tried.contains(id), let line = SignatureLine(families[Int(entry.family)], at: Int(entry.line)) else { continue }
                    guard line.firstMatches(bytes, at: index) else { continue }
                    tried.append(id)
                    match(entry, bytes, base, &hits)
                }
            }
            atStart = byte == 0x0A || byte == 0x0D
        }
    }

    /// The lines whose first condition lies behind the prefix, for inputs that reach so far.
    func farHits(in input: some DetectionInput) throws -> [Hit] {
        var hits: [Hit] = []
        for entry in placed where Int(entry.offset) >= ContentDetector.prefixLength && Int(entry.offset) < input.byteCount {
            let bytes = try input.bytes(at: Int(entry.offset), count: Self.farLength)
            guard let line = SignatureLine(families[Int(entry.family)], at: Int(entry.line)) else { continue }
            if line.firstMatches(bytes, at: 0) { hits.append(Hit(line: line, strength: line.firstStrength, place: Int(entry.offset))) }
        }
        return hits
    }

    /// No pattern that stands far away is longer.
    private static let farLength = 32

    private func match(_ entry: Entry, _ bytes: [UInt8], _ base: Int, _ hits: inout [Hit]) {
        guard let line = SignatureLine(families[Int(entry.family)], at: Int(entry.line)) else { return }
        if let (strength, place) = line.match(bytes, from: base) { hits.append(Hit(line: line, strength: strength, place: place)) }
    }

    /// Every line that is neither empty nor a comment, for tests.
    var allLines: [SignatureLine?] {
        families.flatMap { family in
            var lines: [SignatureLine?] = []
            var position = 0
            while position < family.count {
                let end = family.lineEnd(from: position)
                if end > position, family[position] != UInt8(ascii: "#") { lines.append(SignatureLine(family, at: position)) }
                position = end + 1
            }
            return lines
        }
    }
}

/// The text of one family's lines; reading behind its end gives a line feed.
struct SignatureText: @unchecked Sendable {
    private let base: UnsafePointer<UInt8>
    let count: Int

    init(_ text: StaticString) {
        base = text.utf8Start
        count = text.utf8CodeUnitCount
    }

    subscript(index: Int) -> UInt8 { index >= 0 && index < count ? base[index] : 0x0A }

    func lineEnd(from start: Int) -> Int {
        var index = start
        while index < count, base[index] != 0x0A { index += 1 }
        return index
    }

    func string(_ range: Range<Int>) -> String {
        String(decoding: range.map { self[$0] }, as: UTF8.self)
    }
}
