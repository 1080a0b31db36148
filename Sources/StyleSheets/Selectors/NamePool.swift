// SPDX-License-Identifier: Apache-2.0

/// Names, each once, as small numbers. Names are told apart by all of their bytes.
struct NamePool: Sendable {
    private struct Entry {
        let hash: UInt64
        let start: Int32
        let count: Int32
    }

    private var entries: [Entry] = []
    private var bytes: [UInt8] = []
    private var slots: [Int32] = Array(repeating: -1, count: 64)
    /// Whether letters of ASCII count alike in either case.
    let ignoresCase: Bool

    init(ignoringCase: Bool = false) { ignoresCase = ignoringCase }

    var count: Int { entries.count }

    /// The number of a name, which is added if it is new.
    mutating func number(of name: UnsafeBufferPointer<UInt8>) -> Int32 {
        let hash = hash(name)
        let slot = slot(hash, name)
        if slots[slot] >= 0 { return slots[slot] }
        let number = Int32(entries.count)
        entries.append(Entry(hash: hash, start: Int32(clamping: bytes.count), count: Int32(clamping: name.count)))
        if ignoresCase { bytes.append(contentsOf: name.lazy.map(\.lowercasedLetter)) } else { bytes.append(contentsOf: name) }
        slots[slot] = number
        if entries.count * 2 > slots.count { grow() }
        return number
    }

    /// The number of a name; nil if it is not among them.
    func find(_ name: UnsafeBufferPointer<UInt8>) -> Int32? {
        let number = slots[slot(hash(name), name)]
        return number >= 0 ? number : nil
    }

    mutating func number(of name: String) -> Int32 {
        var name = name
        return name.withUTF8 { number(of: $0) }
    }

    func withBytes<Result>(of number: Int32, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        let entry = entries[Int(number)]
        return bytes.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[Int(entry.start)..<Int(entry.start + entry.count)])) }
    }

    func text(of number: Int32) -> String { withBytes(of: number) { String(decoding: $0, as: UTF8.self) } }

    @inline(__always)
    private func hash(_ name: UnsafeBufferPointer<UInt8>) -> UInt64 {
        var hash = HashSeed.value
        if ignoresCase {
            for byte in name { hash = (hash ^ UInt64(byte.lowercasedLetter)) &* 0x9E37_79B9_7F4A_7C15 }
        } else {
            for byte in name { hash = (hash ^ UInt64(byte)) &* 0x9E37_79B9_7F4A_7C15 }
        }
        return hash ^ hash >> 32
    }

    @inline(__always)
    private func slot(_ hash: UInt64, _ name: UnsafeBufferPointer<UInt8>) -> Int {
        let mask = slots.count - 1
        var slot = Int(truncatingIfNeeded: hash) & mask
        while slots[slot] >= 0 {
            let entry = entries[Int(slots[slot])]
            if entry.hash == hash, Int(entry.count) == name.count, isEqual(entry, name) { break }
            slot = (slot + 1) & mask
        }
        return slot
    }

    private func isEqual(_ entry: Entry, _ name: UnsafeBufferPointer<UInt8>) -> Bool {
        bytes.withUnsafeBufferPointer { own in
            let start = Int(entry.start)
            for index in 0..<name.count {
                let byte = ignoresCase ? name[index].lowercasedLetter : name[index]
                if own[start + index] != byte { return false }
            }
            return true
        }
    }

    private mutating func grow() {
        slots = Array(repeating: -1, count: slots.count * 4)
        let mask = slots.count - 1
        for (number, entry) in entries.enumerated() {
            var slot = Int(truncatingIfNeeded: entry.hash) & mask
            while slots[slot] >= 0 { slot = (slot + 1) & mask }
            slots[slot] = Int32(number)
        }
    }
}

/// Makes the order of hashes unknown to whoever writes a document; no result depends on it.
enum HashSeed {
    static let value = UInt64.random(in: .min ... .max) | 1
}

/// Three numbers each, every triple once.
package struct TripleTable: Sendable {
    private var keys: [(Int32, Int32, Int32)] = []
    private var slots: [Int32] = Array(repeating: -1, count: 256)
    private let seed = HashSeed.value

    package init() {}

    package var count: Int { keys.count }

    /// The number of a triple, from 0 in the order in which they came; whether it is new.
    package mutating func number(_ first: Int32, _ second: Int32, _ third: Int32) -> (number: Int, isNew: Bool) {
        let mask = slots.count - 1
        var slot = Int(truncatingIfNeeded: hash(first, second, third)) & mask
        while slots[slot] >= 0 {
            let key = keys[Int(slots[slot])]
            if key.0 == first, key.1 == second, key.2 == third { return (Int(slots[slot]), false) }
            slot = (slot + 1) & mask
        }
        slots[slot] = Int32(keys.count)
        keys.append((first, second, third))
        if keys.count * 2 > slots.count { grow() }
        return (keys.count - 1, true)
    }

    @inline(__always)
    private func hash(_ first: Int32, _ second: Int32, _ third: Int32) -> UInt64 {
        var hash = (UInt64(UInt32(bitPattern: first)) << 32 | UInt64(UInt32(bitPattern: second))) ^ seed
        hash = (hash ^ hash >> 32) &* 0x9E37_79B9_7F4A_7C15
        hash = (hash ^ hash >> 29 ^ UInt64(UInt32(bitPattern: third))) &* 0xC2B2_AE3D_27D4_EB4F
        return hash ^ hash >> 32
    }

    private mutating func grow() {
        slots = Array(repeating: -1, count: slots.count * 4)
        let mask = slots.count - 1
        for (number, key) in keys.enumerated() {
            var slot = Int(truncatingIfNeeded: hash(key.0, key.1, key.2)) & mask
            while slots[slot] >= 0 { slot = (slot + 1) & mask }
            slots[slot] = Int32(number)
        }
    }
}

/// Lists of numbers, each once.
struct ListTable: Sendable {
    private var pool: [Int32] = []
    private var entries: [(hash: UInt64, start: Int, count: Int)] = []
    private var slots: [Int32] = Array(repeating: -1, count: 256)

    /// The number of a list, from 0 in the order in which they came.
    mutating func number(of list: [Int32]) -> Int32 {
        var hash = HashSeed.value
        for number in list { hash = (hash ^ UInt64(UInt32(bitPattern: number)) ^ hash >> 29) &* 0x9E37_79B9_7F4A_7C15 }
        hash ^= hash >> 32
        let mask = slots.count - 1
        var slot = Int(truncatingIfNeeded: hash) & mask
        while slots[slot] >= 0 {
            let entry = entries[Int(slots[slot])]
            if entry.hash == hash, entry.count == list.count, isEqual(entry.start, list) { return slots[slot] }
            slot = (slot + 1) & mask
        }
        let number = Int32(entries.count)
        slots[slot] = number
        entries.append((hash, pool.count, list.count))
        pool += list
        if entries.count * 2 > slots.count { grow() }
        return number
    }

    private func isEqual(_ start: Int, _ list: [Int32]) -> Bool {
        for index in list.indices where pool[start + index] != list[index] { return false }
        return true
    }

    subscript(number: Int32) -> ArraySlice<Int32> {
        let entry = entries[Int(number)]
        return pool[entry.start..<(entry.start + entry.count)]
    }

    private mutating func grow() {
        slots = Array(repeating: -1, count: slots.count * 4)
        let mask = slots.count - 1
        for (number, entry) in entries.enumerated() {
            var slot = Int(truncatingIfNeeded: entry.hash) & mask
            while slots[slot] >= 0 { slot = (slot + 1) & mask }
            slots[slot] = Int32(number)
        }
    }
}
