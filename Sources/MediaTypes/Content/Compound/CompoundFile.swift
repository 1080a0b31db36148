// SPDX-License-Identifier: Apache-2.0

/// The directory of a compound file ([MS-CFB]): the root's class and the names of what lies right below it, so that an embedded
/// document does not pass for the document.
struct CompoundFile {
    /// Sectors of the directory that are read, and entries that are looked at.
    private static let sectorLimit = 64
    private static let entryLimit = 2048

    /// The root's class identifier, in the order of its text form; zeros where there is none.
    let rootClass: [UInt8]
    /// Names of the root's children, as UTF-8.
    let names: [[UInt8]]

    private struct Entry {
        var name: [UInt8]
        var left: Int
        var right: Int
        var child: Int
    }

    init?(_ window: ContentWindow) throws {
        let head = window.head
        guard let shift = head.little16(30), shift == 9 || shift == 12, let start = head.little32(48) else { return nil }
        let size = 1 << shift
        var entries: [Entry] = []
        var root: [UInt8] = []
        var sector = start
        var seen = 0
        while sector < 0xFFFF_FFF0, seen < Self.sectorLimit, entries.count < Self.entryLimit {
            let bytes = try window.bytes(at: (sector + 1) << shift, count: size)
            if bytes.count < 128 { break }
            for offset in stride(from: 0, to: bytes.count - 127, by: 128) {
                if entries.isEmpty { root = Array(bytes[offset + 80..<offset + 96]) }
                entries.append(Self.entry(bytes, at: offset))
            }
            sector = try Self.following(sector, window, shift) ?? 0xFFFF_FFFE
            seen += 1
        }
        guard let first = entries.first else { return nil }
        rootClass = Self.textOrder(root)
        names = Self.children(entries, of: first)
    }

    private static func entry(_ bytes: [UInt8], at offset: Int) -> Entry {
        let length = min(bytes.little16(offset + 64) ?? 0, 64)
        var name: [UInt8] = []
        for index in stride(from: 0, to: length - 2, by: 2) {
            // Names that matter are ASCII; others only need to differ.
            let unit = bytes.little16(offset + index) ?? 0
            name.append(unit < 0x80 ? UInt8(unit) : 0x3F)
        }
        let none = 0xFFFF_FFFF
        return Entry(
            name: name, left: bytes.little32(offset + 68) ?? none, right: bytes.little32(offset + 72) ?? none,
            child: bytes.little32(offset + 76) ?? none)
    }

    /// The sector behind `sector` in its chain, by the allocation table; its first 109 sectors are listed in the header.
    private static func following(_ sector: Int, _ window: ContentWindow, _ shift: Int) throws -> Int? {
        let perSector = 1 << (shift - 2)
        let index = sector / perSector
        guard index < 109, let table = window.head.little32(76 + index * 4), table < 0xFFFF_FFF0 else { return nil }
        return try window.bytes(at: (table + 1) << shift + (sector % perSector) * 4, count: 4).little32(0)
    }

    /// The first three parts of an identifier are little-endian numbers.
    private static func textOrder(_ bytes: [UInt8]) -> [UInt8] {
        guard bytes.count == 16 else { return [] }
        return [3, 2, 1, 0, 5, 4, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15].map { bytes[$0] }
    }

    private static func children(_ entries: [Entry], of root: Entry) -> [[UInt8]] {
        var names: [[UInt8]] = []
        var visited = [Bool](repeating: false, count: entries.count)
        var open = [root.child]
        while let index = open.popLast() {
            guard index < entries.count, !visited[index] else { continue }
            visited[index] = true
            names.append(entries[index].name)
            open.append(entries[index].left)
            open.append(entries[index].right)
        }
        // A directory whose tree is damaged still lists its entries.
        return names.isEmpty ? entries.dropFirst().map(\.name) : names
    }
}
