// SPDX-License-Identifier: Apache-2.0

/// A name: its words, where its bytes lie, and, of a qualified one, how long its prefix is and which namespace an attribute of it is in.
struct NameEntry: BitwiseCopyable {
    var words: NameWords
    var offset: UInt32
    var prefixCount: UInt16
    var namespace: HTMLNamespace
    /// The part behind the prefix, as a name of its own.
    var local: HTMLName
    /// The tag that an attribute of this name was last met in: two attributes of one tag that share a name are found without a search.
    var lastTag: UInt32

    @inline(__always)
    var isPlain: Bool { prefixCount == 0 && namespace == .none }
}

extension NameWords: BitwiseCopyable {}

/// The names of a document, each once. Known ones come first, with their fixed numbers.
struct NameTable: ~Copyable {
    /// Makes the order of hashes unknown to whoever writes a document; no result depends on it.
    static let seed = UInt64.random(in: .min ... .max)

    private(set) var entries: Pool<NameEntry>
    private var slots: Pool<UInt32>
    private var bytes: Pool<UInt8>
    private var mask: Int

    private init(entries: consuming Pool<NameEntry>, slots: consuming Pool<UInt32>, bytes: consuming Pool<UInt8>, mask: Int) {
        self.entries = entries
        self.slots = slots
        self.bytes = bytes
        self.mask = mask
    }

    /// A table of the known names alone.
    static func knownNamesOnly() -> NameTable { KnownNames.shared.table.copy() }

    func copy() -> NameTable {
        NameTable(entries: Pool(copying: entries), slots: Pool(copying: slots), bytes: Pool(copying: bytes), mask: mask)
    }

    /// Reads the list of known names.
    init(list: StaticString) {
        entries = Pool(capacity: 1024)
        slots = Pool(repeating: 0, count: 2048)
        bytes = Pool(capacity: 8192)
        mask = 2047
        let start = list.utf8Start
        entries.append(
            NameEntry(words: NameWords(start, 0), offset: 0, prefixCount: 0, namespace: .none, local: .none, lastTag: 0))
        var position = 0
        while position < list.utf8CodeUnitCount {
            var end = position
            while end < list.utf8CodeUnitCount, start[end] > 0x20 { end += 1 }
            if end > position { _ = intern(start + position, end - position) }
            position = end + 1
        }
    }

    var count: Int { entries.count }

    /// The number of a plain name, lower case already, given by its words; the words hold all of it.
    @inline(__always)
    mutating func intern(short words: NameWords) -> HTMLName {
        var slot = Int(truncatingIfNeeded: words.hash) & mask
        while true {
            let number = Int(slots[slot])
            if number == 0 { return add(short: words) }
            let entry = entries.pointer(at: number)
            if entry.pointee.words.first == words.first, entry.pointee.words.second == words.second,
                entry.pointee.words.count == words.count, entry.pointee.isPlain
            {
                return HTMLName(rawValue: Int32(truncatingIfNeeded: number))
            }
            slot = (slot &+ 1) & mask
        }
    }

    @inline(never)
    private mutating func add(short words: NameWords) -> HTMLName {
        withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 2) { buffer in
            buffer[0] = words.first
            buffer[1] = words.second
            return UnsafeRawBufferPointer(buffer).withMemoryRebound(to: UInt8.self) { bytes in
                bytes.baseAddress.map { intern($0, words.count) } ?? .none
            }
        }
    }

    /// The number of a name, with or without a prefix.
    mutating func intern(
        _ start: UnsafePointer<UInt8>, _ count: Int, prefixCount: Int = 0, namespace: HTMLNamespace = .none
    ) -> HTMLName {
        let words = NameWords(start, count)
        var slot = firstSlot(words, start)
        while slots[slot] != 0 {
            let number = Int(slots[slot])
            if matches(entries[number], words, start, prefixCount, namespace) { return HTMLName(rawValue: Int32(number)) }
            slot = (slot &+ 1) & mask
        }
        let number = entries.count
        let local = prefixCount == 0 && namespace == .none ? HTMLName(rawValue: Int32(truncatingIfNeeded: number)) : HTMLName.none
        let offset = UInt32(truncatingIfNeeded: bytes.count)
        entries.append(
            NameEntry(
                words: words, offset: offset, prefixCount: UInt16(clamping: prefixCount), namespace: namespace, local: local, lastTag: 0))
        bytes.append(start, count)
        slots[slot] = UInt32(truncatingIfNeeded: number)
        if entries.count * 2 > slots.count { grow() }
        if local == .none {
            let skipped = prefixCount == 0 ? 0 : prefixCount + 1
            entries[number].local = intern(start + skipped, count - skipped)
        }
        return HTMLName(rawValue: Int32(truncatingIfNeeded: number))
    }

    /// The number of a plain name, if the document has it.
    func find(_ start: UnsafePointer<UInt8>, _ count: Int) -> HTMLName? {
        let words = NameWords(start, count)
        var slot = firstSlot(words, start)
        while slots[slot] != 0 {
            if matches(entries[Int(slots[slot])], words, start, 0, .none) { return HTMLName(rawValue: Int32(slots[slot])) }
            slot = (slot &+ 1) & mask
        }
        return nil
    }

    private func matches(
        _ entry: NameEntry, _ words: NameWords, _ start: UnsafePointer<UInt8>, _ prefixCount: Int, _ namespace: HTMLNamespace
    ) -> Bool {
        entry.words.first == words.first && entry.words.second == words.second && entry.words.count == words.count
            && Int(entry.prefixCount) == prefixCount && entry.namespace == namespace
            && (words.count <= 16 || equalBytes(bytes.start + Int(entry.offset), start, words.count))
    }

    private func firstSlot(_ words: NameWords, _ start: UnsafePointer<UInt8>) -> Int {
        Int(truncatingIfNeeded: words.count <= 16 ? words.hash : words.hash ^ longHash(start, words.count)) & mask
    }

    /// A long name's hash also takes what its words leave out.
    private func longHash(_ start: UnsafePointer<UInt8>, _ count: Int) -> UInt64 {
        var hash = Self.seed
        for index in 8..<(count - 8) {
            hash = (hash ^ UInt64(start[index])) &* 0x9E37_79B9_7F4A_7C15
            hash ^= hash &>> 32
        }
        return hash
    }

    private mutating func grow() {
        mask = slots.count * 2 - 1
        slots = Pool(repeating: 0, count: mask + 1)
        for number in 1..<entries.count {
            let entry = entries[number]
            var slot = firstSlot(entry.words, bytes.start + Int(entry.offset))
            while slots[slot] != 0 { slot = (slot &+ 1) & mask }
            slots[slot] = UInt32(truncatingIfNeeded: number)
        }
    }

    /// Where a name's bytes are. Numbers of another document count as no name.
    @inline(__always)
    func bytes(of name: HTMLName) -> UnsafeBufferPointer<UInt8> {
        guard name.rawValue > 0, Int(name.rawValue) < entries.count else { return UnsafeBufferPointer(start: nil, count: 0) }
        let entry = entries[Int(name.rawValue)]
        return UnsafeBufferPointer(start: bytes.start + Int(entry.offset), count: entry.words.count)
    }

    /// Marks an attribute's name as met in a tag; false if that tag has it already.
    @inline(__always)
    mutating func isFirst(_ name: HTMLName, inTag tag: UInt32) -> Bool {
        let entry = entries.pointer(at: Int(name.rawValue))
        if entry.pointee.lastTag == tag { return false }
        entry.pointee.lastTag = tag
        return true
    }

    func entry(of name: HTMLName) -> NameEntry {
        entries[name.rawValue > 0 && Int(name.rawValue) < entries.count ? Int(name.rawValue) : 0]
    }
}
