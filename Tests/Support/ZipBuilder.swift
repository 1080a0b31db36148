// SPDX-License-Identifier: Apache-2.0

/// Writes zip archives for tests, right ones and wrong ones (APPNOTE.TXT 4.3).
public struct ZipBuilder {
    public struct Entry {
        public var name: [UInt8]
        /// As stored.
        public var data: [UInt8]
        /// 0 stored, 8 deflated.
        public var method: UInt16 = 0
        /// What the directory says of the bytes when unpacked.
        public var size: Int
        public var checksum: UInt32
        /// 1: encrypted; 0x800: the name is UTF-8.
        public var flags: UInt16 = 0
        /// 3: Unix, 0: DOS.
        public var system: UInt8 = 3
        /// The Unix mode.
        public var mode: UInt16 = 0o100644

        public init(_ name: String, _ data: [UInt8]) {
            self.name = Array(name.utf8)
            self.data = data
            size = data.count
            checksum = crc32(data)
        }

        public init(_ name: String, _ text: String = "") { self.init(name, Array(text.utf8)) }

        /// `count` bytes of 0, deflated by a factor of 160: a zero and matches of 258 bytes at distance 1, in fixed codes (RFC 1951, 3.2.6).
        public static func zeros(_ name: String, atLeast count: Int) -> Entry {
            var bits = BitWriter()
            bits.append(1, 1)
            bits.append(1, 2)
            // The literal 0 is 00110000, from the highest bit on.
            bits.append(0b0000_1100, 8)
            var size = 1
            while size < count {
                // Length code 285 is 11000101, distance code 0 is 00000.
                bits.append(0b1010_0011, 8)
                bits.append(0, 5)
                size += 258
            }
            bits.append(0, 7)
            var entry = Entry(name, bits.finished)
            entry.method = 8
            entry.size = size
            entry.checksum = crc32([UInt8](repeating: 0, count: size))
            return entry
        }
    }

    public var entries: [Entry]

    public init(_ entries: [Entry]) { self.entries = entries }

    public var bytes: [UInt8] {
        var file: [UInt8] = []
        var directory: [UInt8] = []
        for entry in entries {
            let start = file.count
            var common: [UInt8] = []
            for value in [20, entry.flags, entry.method, 0, 0x21] { append(value, to: &common) }
            append(entry.checksum, to: &common)
            append(UInt32(entry.data.count), to: &common)
            append(UInt32(entry.size), to: &common)
            append(UInt16(entry.name.count), to: &common)
            append(UInt16(0), to: &common)
            file += [0x50, 0x4B, 3, 4] + common + entry.name + entry.data
            directory += [0x50, 0x4B, 1, 2, 20, entry.system] + common
            for value in [UInt16(0), 0, 0] { append(value, to: &directory) }
            append(UInt32(entry.system == 3 ? entry.mode : 0) << 16, to: &directory)
            append(UInt32(start), to: &directory)
            directory += entry.name
        }
        let start = file.count
        file += directory + [0x50, 0x4B, 5, 6, 0, 0, 0, 0]
        for _ in 0..<2 { append(UInt16(truncatingIfNeeded: min(entries.count, 0xFFFF)), to: &file) }
        append(UInt32(directory.count), to: &file)
        append(UInt32(start), to: &file)
        append(UInt16(0), to: &file)
        return file
    }
}

private func append(_ value: some FixedWidthInteger, to bytes: inout [UInt8]) {
    for shift in stride(from: 0, to: value.bitWidth, by: 8) { bytes.append(UInt8(truncatingIfNeeded: value >> shift)) }
}

private let crcTable: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { crc, _ in crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
}

private func crc32(_ bytes: [UInt8]) -> UInt32 {
    bytes.withUnsafeBufferPointer { bytes in
        crcTable.withUnsafeBufferPointer { table in
            var crc: UInt32 = 0xFFFF_FFFF
            for byte in bytes { crc = table[Int(UInt8(truncatingIfNeeded: crc) ^ byte)] ^ crc >> 8 }
            return ~crc
        }
    }
}

/// Bits from the lowest of each byte on.
private struct BitWriter {
    private var bytes: [UInt8] = []
    private var pending: UInt32 = 0
    private var count = 0

    mutating func append(_ value: UInt32, _ width: Int) {
        pending |= value << UInt32(count)
        count += width
        while count >= 8 {
            bytes.append(UInt8(truncatingIfNeeded: pending))
            pending >>= 8
            count -= 8
        }
    }

    var finished: [UInt8] { count > 0 ? bytes + [UInt8(truncatingIfNeeded: pending)] : bytes }
}
