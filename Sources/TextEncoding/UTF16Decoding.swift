// SPDX-License-Identifier: Apache-2.0

extension UnsafeBufferPointer<UInt8> {
    /// Decodes UTF-16. A surrogate without its partner is one error, as is an odd byte at the end.
    /// - Returns: how many bytes were decoded; a part of a scalar at the end is left alone unless `atEnd` says that nothing follows.
    func decodeUTF16(bigEndian: Bool, atEnd: Bool, into sink: inout UTF8Sink) -> Int {
        let raw = UnsafeRawBufferPointer(self)
        @inline(__always) func unit(_ at: Int) -> UInt32 {
            let value = raw.loadUnaligned(fromByteOffset: at, as: UInt16.self)
            return UInt32(bigEndian ? UInt16(bigEndian: value) : UInt16(littleEndian: value))
        }
        var at = 0
        while at &+ 2 <= count {
            let first = unit(at)
            if first & 0xF800 != 0xD800 {
                sink.put(scalar: first)
                at &+= 2
                continue
            }
            if first < 0xDC00 {
                if at &+ 4 > count {
                    if !atEnd { return at }
                    sink.putReplacement()
                    return count
                }
                let second = unit(at &+ 2)
                if second & 0xFC00 == 0xDC00 {
                    sink.put(scalar: 0x10000 &+ (first & 0x3FF) << 10 &+ second & 0x3FF)
                    at &+= 4
                    continue
                }
            }
            sink.putReplacement()
            at &+= 2
        }
        if at < count, atEnd {
            sink.putReplacement()
            at = count
        }
        return at
    }

    /// Decodes UTF-32. A number that is no scalar is one error, as are odd bytes at the end.
    /// - Returns: how many bytes were decoded; a part of a scalar at the end is left alone unless `atEnd` says that nothing follows.
    func decodeUTF32(bigEndian: Bool, atEnd: Bool, into sink: inout UTF8Sink) -> Int {
        let raw = UnsafeRawBufferPointer(self)
        var at = 0
        while at &+ 4 <= count {
            let value = raw.loadUnaligned(fromByteOffset: at, as: UInt32.self)
            let scalar = bigEndian ? UInt32(bigEndian: value) : UInt32(littleEndian: value)
            if Unicode.Scalar(scalar) == nil { sink.putReplacement() } else { sink.put(scalar: scalar) }
            at &+= 4
        }
        if at < count, atEnd {
            sink.putReplacement()
            at = count
        }
        return at
    }
}
