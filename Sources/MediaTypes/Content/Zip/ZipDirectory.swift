// SPDX-License-Identifier: Apache-2.0

/// The entries of a zip archive by its central directory (APPNOTE 6.3.10), read from the end of the input; where that is lost, by the
/// local headers in the prefix. Only listed, never extracted.
struct ZipDirectory {
    struct Entry {
        var name: Range<Int>
        var method: Int
        var compressedSize: Int
        var size: Int
        var localHeader: Int
    }

    /// At most so many bytes of the directory are looked at, and so many entries.
    private static let directoryLimit = 1 << 18
    private static let entryLimit = 4096
    /// The end record, with the longest comment that is looked for.
    private static let tailLength = 22 + 4096

    /// The bytes that names lie in.
    private let bytes: [UInt8]
    let entries: [Entry]
    /// Bytes before the archive: what all offsets are short of.
    private let shift: Int

    init(_ window: ContentWindow) throws {
        if let (directory, shift) = try Self.centralDirectory(window), case let found = Self.central(directory), !found.isEmpty {
            (bytes, self.shift, entries) = (directory, shift, found)
        } else {
            (bytes, shift, entries) = (window.head, 0, Self.local(window.head))
        }
    }

    private static func centralDirectory(_ window: ContentWindow) throws -> ([UInt8], Int)? {
        let count = window.byteCount
        var tail = try window.bytes(at: count - 22, count: 22)
        var base = max(0, count - 22)
        if !tail.has([0x50, 0x4B, 5, 6]) {
            base = max(0, count - tailLength)
            tail = try window.bytes(at: base, count: tailLength)
        }
        guard let record = lastRecord(tail), let size = tail.little32(record + 12), let offset = tail.little32(record + 16) else {
            return nil
        }
        let end = base + record
        // Zip64 says ones; its directory ends before its own two records.
        if size == 0xFFFF_FFFF || offset == 0xFFFF_FFFF { return try zip64(window, end) }
        guard size <= end else { return nil }
        let start = end - size
        return (try window.bytes(at: start, count: min(size, directoryLimit)), start - offset)
    }

    private static func zip64(_ window: ContentWindow, _ end: Int) throws -> ([UInt8], Int)? {
        let locator = try window.bytes(at: end - 20, count: 20)
        guard locator.has([0x50, 0x4B, 6, 7]), let low = locator.little32(8), locator.little32(12) == 0 else { return nil }
        let record = try window.bytes(at: low, count: 56)
        guard record.has([0x50, 0x4B, 6, 6]), let size = record.little32(40), let start = record.little32(48), record.little32(52) == 0
        else { return nil }
        return (try window.bytes(at: start, count: min(size, directoryLimit)), 0)
    }

    private static func lastRecord(_ tail: [UInt8]) -> Int? {
        var index = tail.count - 22
        while index >= 0 {
            if tail[index] == 0x50, tail.has([0x50, 0x4B, 5, 6], at: index) { return index }
            index -= 1
        }
        return nil
    }

    private static func central(_ bytes: [UInt8]) -> [Entry] {
        var entries: [Entry] = []
        var offset = 0
        while entries.count < entryLimit, bytes.has([0x50, 0x4B, 1, 2], at: offset) {
            guard let method = bytes.little16(offset + 10), let compressed = bytes.little32(offset + 20),
                let size = bytes.little32(offset + 24),
                let nameLength = bytes.little16(offset + 28), let extra = bytes.little16(offset + 30),
                let comment = bytes.little16(offset + 32), let local = bytes.little32(offset + 42)
            else { break }
            let name = offset + 46
            guard name + nameLength <= bytes.count else { break }
            entries.append(
                Entry(name: name..<name + nameLength, method: method, compressedSize: compressed, size: size, localHeader: local))
            offset = name + nameLength + extra + comment
        }
        return entries
    }

    /// Follows local headers while their sizes are known. Sizes may be missing (bit 3): the next signature is then searched.
    private static func local(_ bytes: [UInt8]) -> [Entry] {
        var entries: [Entry] = []
        var offset = bytes.firstIndex(of: "PK\u{3}\u{4}", in: 0..<16) ?? 0
        while entries.count < entryLimit, bytes.has([0x50, 0x4B, 3, 4], at: offset) {
            guard let flags = bytes.little16(offset + 6), let method = bytes.little16(offset + 8),
                let compressed = bytes.little32(offset + 18),
                let size = bytes.little32(offset + 22), let nameLength = bytes.little16(offset + 26),
                let extra = bytes.little16(offset + 28)
            else { break }
            let name = offset + 30
            guard name < bytes.count else { break }
            let nameEnd = min(name + nameLength, bytes.count)
            entries.append(Entry(name: name..<nameEnd, method: method, compressedSize: compressed, size: size, localHeader: offset))
            let data = name + nameLength + extra
            if flags & 8 != 0, compressed == 0 {
                guard data < bytes.count, let next = bytes.firstIndex(of: "PK\u{3}\u{4}", in: data..<bytes.count) else { break }
                offset = next
            } else {
                offset = data + compressed
            }
        }
        return entries
    }

    // MARK: Names

    func name(_ entry: Entry) -> ArraySlice<UInt8> { bytes[entry.name] }

    /// Whether the entry's name is `constant`. Windows' old tools write backslashes.
    func isNamed(_ entry: Entry, _ constant: StaticString) -> Bool {
        entry.name.count == constant.utf8CodeUnitCount && begins(entry, constant)
    }

    func begins(_ entry: Entry, _ constant: StaticString) -> Bool {
        let length = constant.utf8CodeUnitCount
        guard entry.name.count >= length else { return false }
        for index in 0..<length {
            let byte = bytes[entry.name.lowerBound + index]
            if (byte == 0x5C ? 0x2F : byte) != constant.utf8Start[index] { return false }
        }
        return true
    }

    func ends(_ entry: Entry, _ constant: StaticString) -> Bool {
        entry.name.count >= constant.utf8CodeUnitCount
            && bytes.hasIgnoringCase(constant, at: entry.name.upperBound - constant.utf8CodeUnitCount)
    }

    func entry(named constant: StaticString) -> Entry? { entries.first { isNamed($0, constant) } }

    // MARK: Contents

    /// The beginning of an entry's content: at most `limit` bytes, stored or deflated. `nil` for other methods and damaged data.
    func content(of entry: Entry, in window: ContentWindow, limit: Int) throws -> [UInt8]? {
        let start = max(0, entry.localHeader + max(0, shift))
        let header = try window.bytes(at: start, count: 30)
        guard header.has([0x50, 0x4B, 3, 4]), let nameLength = header.little16(26), let extra = header.little16(28) else { return nil }
        let place = start + 30 + nameLength + extra
        switch entry.method {
        case 0: return try window.bytes(at: place, count: min(limit, max(entry.size, 1)))
        case 8:
            let length = entry.compressedSize == 0 ? limit : min(entry.compressedSize, limit)
            return Inflate.prefix(of: try window.bytes(at: place, count: length), limit: limit)
        default: return nil
        }
    }
}
