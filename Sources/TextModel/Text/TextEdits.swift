// SPDX-License-Identifier: Apache-2.0

/// Changes to a text that are made together, in one pass over it. All ranges are those of the text before any change.
public struct TextEdits: Sendable {
    enum AttributeChange { case set, add, remove }

    struct Operation: Interned {
        let change: AttributeChange
        let attributes: CharacterAttributes
    }

    struct AttributeEdit {
        let range: Range<Int>
        let operation: UInt32
    }

    struct Replacement {
        let range: Range<Int>
        let string: String
        let attributes: CharacterAttributes
    }

    private(set) var operations = InternTable(nothing: Operation(change: .add, attributes: CharacterAttributes()))
    private(set) var attributeEdits: [AttributeEdit] = []
    private(set) var replacements: [Replacement] = []

    init() {}

    /// Replaces all attributes in a range.
    public mutating func setAttributes(_ attributes: CharacterAttributes, in range: Range<Int>) { record(.set, attributes, range) }

    /// Adds attributes to those that a range has; the new ones win. Where edits overlap, the later one comes on top.
    public mutating func addAttributes(_ attributes: CharacterAttributes, in range: Range<Int>) { record(.add, attributes, range) }

    /// Removes from a range every attribute that is set in `attributes`.
    public mutating func removeAttributes(_ attributes: CharacterAttributes, in range: Range<Int>) { record(.remove, attributes, range) }

    /// Puts a string in the place of a range. Of two replacements that overlap, the one that starts first is made; what is inserted
    /// where a replaced range starts stands before it.
    public mutating func replace(_ range: Range<Int>, with string: String, _ attributes: CharacterAttributes = CharacterAttributes()) {
        replacements.append(Replacement(range: range, string: string, attributes: attributes))
    }

    /// Deletes a range.
    public mutating func delete(_ range: Range<Int>) { replace(range, with: "") }

    private mutating func record(_ change: AttributeChange, _ attributes: CharacterAttributes, _ range: Range<Int>) {
        guard !range.isEmpty else { return }
        let operation = operations.number(for: Operation(change: change, attributes: attributes))
        attributeEdits.append(AttributeEdit(range: range, operation: operation))
    }
}

extension AttributedText {
    /// Makes many changes in one pass: its cost is that of the runs and the changes, not of their product. (Attribute changes that
    /// overlap one another cost once more for every one that lies over another.)
    public mutating func edit<Failure>(_ record: (inout TextEdits) throws(Failure) -> Void) throws(Failure) {
        var edits = TextEdits()
        try record(&edits)
        if !edits.attributeEdits.isEmpty { apply(edits.attributeEdits, of: edits) }
        if !edits.replacements.isEmpty { apply(edits.replacements) }
    }

    private mutating func apply(_ recorded: [TextEdits.AttributeEdit], of edits: TextEdits) {
        let sorted = recorded.enumerated()
            .map { (order: $0.offset, range: aligned($0.element.range), operation: $0.element.operation) }
            .sorted { ($0.range.lowerBound, $0.order) < ($1.range.lowerBound, $1.order) }
        var results: [UInt64: UInt32] = [:]
        var changed = RunTable()
        changed.reserve(characterRuns.count + sorted.count)
        var active: [(order: Int, range: Range<Int>, operation: UInt32)] = []
        var (offset, run, next) = (0, 0, 0)
        while offset < count {
            active.removeAll { $0.range.upperBound <= offset }
            while next < sorted.count, sorted[next].range.lowerBound <= offset {
                let edit = sorted[next]
                next += 1
                guard edit.range.upperBound > offset else { continue }
                active.insert(edit, at: active.firstIndex { $0.order > edit.order } ?? active.count)
            }
            while Int(characterRuns.ends[run]) <= offset { run += 1 }
            var end = Int(characterRuns.ends[run])
            if next < sorted.count { end = min(end, sorted[next].range.lowerBound) }
            for edit in active { end = min(end, edit.range.upperBound) }
            var set = characterRuns.values[run]
            for edit in active {
                let key = UInt64(set) << 32 | UInt64(edit.operation)
                let result = results[key] ?? apply(edits.operations[edit.operation], to: set)
                results[key] = result
                set = result
            }
            appendRun(offset..<end, set, to: &changed)
            offset = end
        }
        characterRuns = changed
    }

    private mutating func apply(_ operation: TextEdits.Operation, to set: UInt32) -> UInt32 {
        changedSet(set) { attributes in
            switch operation.change {
            case .set: attributes = operation.attributes
            case .add: attributes.merge(operation.attributes)
            case .remove: attributes.remove(operation.attributes)
            }
        }
    }

    private mutating func apply(_ recorded: [TextEdits.Replacement]) {
        let sorted = recorded.enumerated().map { (order: $0.offset, range: aligned($0.element.range), edit: $0.element) }
            .sorted {
                ($0.range.lowerBound, $0.range.isEmpty ? 0 : 1, $0.order) < ($1.range.lowerBound, $1.range.isEmpty ? 0 : 1, $1.order)
            }
        var result = self
        result.bytes = []
        result.bytes.reserveCapacity(count)
        result.characterRuns = RunTable()
        result.paragraphRuns = RunTable()
        var copied = 0
        for (_, range, edit) in sorted {
            guard range.lowerBound >= copied else { continue }
            result.copy(copied..<range.lowerBound, of: self)
            let inserted = normalizedUTF8(edit.string)
            guard result.count + inserted.count + count - range.upperBound <= Self.maximumCount else {
                result.isTruncated = true
                continue
            }
            let start = result.count
            result.bytes.append(contentsOf: inserted)
            let set = result.number(for: edit.attributes).raw
            Self.appendRun(
                start..<result.count, of: result.bytes, (plain: result.plainSet(set), object: set), to: &result.characterRuns)
            result.paragraphRuns.append(length: inserted.count, value: styleNumber(forInsertionAt: range.lowerBound))
            copied = range.upperBound
        }
        result.copy(copied..<count, of: self)
        result.unifyParagraphs()
        self = result
        repairBlocks()
    }

    private mutating func copy(_ range: Range<Int>, of other: AttributedText) {
        bytes.append(contentsOf: other.bytes[range])
        other.characterRuns.forEach(in: range) { characterRuns.append(length: $0.count, value: $1) }
        other.paragraphRuns.forEach(in: range) { paragraphRuns.append(length: $0.count, value: $1) }
    }

    /// Gives every paragraph the style of its first character.
    private mutating func unifyParagraphs() {
        var unified = RunTable()
        var (start, run) = (0, 0)
        while start < count {
            let end = paragraphEnd(of: start)
            while Int(paragraphRuns.ends[run]) <= start { run += 1 }
            unified.append(length: end - start, value: paragraphRuns.values[run])
            openParagraphStart = bytes[end - 1] == TextScalar.lineFeed ? end : start
            start = end
        }
        if isEmpty { openParagraphStart = 0 }
        paragraphRuns = unified
    }
}
