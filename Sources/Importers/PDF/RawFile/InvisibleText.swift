// SPDX-License-Identifier: Apache-2.0

import CZlib
import Glibc

/// Whether a file can hold text that is drawn invisibly (ISO 32000-1, 9.3.6, mode 3): poppler does not tell it from other text, but
/// looking at all pages would cost too much.
enum InvisibleText {
    /// So many bytes of unpacked streams are looked at.
    private static let maximumBytes = 256 << 20
    private static let blockSize = 64 << 10

    static func isPossible(in bytes: UnsafeRawBufferPointer) -> Bool {
        var streams = RawStreams(bytes)
        var left = maximumBytes
        while left > 0, let stream = streams.next() {
            let dictionary = stream.dictionary
            if streams.has("/Image", in: dictionary) || streams.has("/Length1", in: dictionary) || streams.has("/XRef", in: dictionary)
                || streams.has("/ObjStm", in: dictionary)
            {
                continue
            }
            let data = UnsafeRawBufferPointer(rebasing: bytes[stream.data])
            let isPacked = streams.has("FlateDecode", in: dictionary)
            left -= data.count
            if streams.has("ASCII85Decode", in: dictionary) {
                let decoded = ASCII85.decoded(data) ?? []
                if decoded.withUnsafeBytes({ hasMode($0, isPacked: isPacked, &left) }) { return true }
            } else if hasMode(data, isPacked: isPacked, &left) {
                return true
            }
        }
        return false
    }

    private static func hasMode(_ data: UnsafeRawBufferPointer, isPacked: Bool, _ left: inout Int) -> Bool {
        isPacked ? unpackedHasMode(data, &left) : hasMode(data)
    }

    /// Whether `3 Tr` stands in content.
    private static func hasMode(_ content: UnsafeRawBufferPointer) -> Bool {
        let streams = RawStreams(content)
        var start = 0
        while let place = streams.find("Tr", from: start) {
            start = place + 2
            var before = place - 1
            while before > 0, content[before] == 0x20 || content[before] == 0x0A || content[before] == 0x0D { before -= 1 }
            if before >= 0, before < place - 1, content[before] == UInt8(ascii: "3") || content[before] == UInt8(ascii: "7"),
                before == 0 || content[before - 1] <= 0x20
            {
                return true
            }
        }
        return false
    }

    private static func unpackedHasMode(_ data: UnsafeRawBufferPointer, _ left: inout Int) -> Bool {
        guard let base = data.bindMemory(to: UInt8.self).baseAddress, data.count <= Int(UInt32.max) else { return false }
        var stream = z_stream()
        stream.next_in = UnsafeMutablePointer(mutating: base)
        stream.avail_in = uInt(data.count)
        guard inflateInit_(&stream, ZLIB_VERSION, CInt(MemoryLayout<z_stream>.size)) == Z_OK else { return false }
        defer { inflateEnd(&stream) }
        // The end of a block is looked at again with the next one.
        let overlap = 16
        let room = UnsafeMutableRawBufferPointer.allocate(byteCount: overlap + blockSize, alignment: 1)
        defer { room.deallocate() }
        var kept = 0
        while left > 0 {
            stream.next_out = room.baseAddress?.advanced(by: kept).assumingMemoryBound(to: UInt8.self)
            stream.avail_out = uInt(blockSize)
            let status = inflate(&stream, Z_NO_FLUSH)
            let count = blockSize - Int(stream.avail_out)
            left -= max(count, 1)
            if hasMode(UnsafeRawBufferPointer(rebasing: room[..<(kept + count)])) { return true }
            guard status == Z_OK, count > 0 else { return false }
            let tail = min(overlap, kept + count)
            if let start = room.baseAddress { memmove(start, start + kept + count - tail, tail) }
            kept = tail
        }
        return false
    }
}
