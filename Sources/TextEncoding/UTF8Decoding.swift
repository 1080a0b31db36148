// SPDX-License-Identifier: Apache-2.0

/// UTF-8 itself.
public enum UTF8Validation {
    /// Whether bytes are well-formed UTF-8.
    public static func isValid(_ bytes: Span<UInt8>) -> Bool {
        bytes.withUnsafeBufferPointer { $0.endOfValidUTF8(from: 0) == $0.count }
    }

    /// Whether bytes are well-formed UTF-8.
    public static func isValid(_ bytes: [UInt8]) -> Bool { isValid(bytes.span) }
}

/// What stands at a place where no ASCII byte is.
enum UTF8Sequence {
    /// A scalar of this many bytes.
    case scalar(Int)
    /// A maximal subpart of an ill-formed sequence, in bytes (Unicode, section 3.9; also the Encoding standard's errors).
    case malformed(Int)
    /// The beginning of a scalar, cut off by the end.
    case incomplete
}

extension UnsafeBufferPointer<UInt8> {
    /// The place of the first byte from 80 up, or the end.
    func endOfASCII(from start: Int) -> Int {
        let raw = UnsafeRawBufferPointer(self)
        let mask: UInt64 = 0x8080_8080_8080_8080
        var at = start
        while at &+ 32 <= count {
            let low = raw.loadUnaligned(fromByteOffset: at, as: UInt64.self) | raw.loadUnaligned(fromByteOffset: at &+ 8, as: UInt64.self)
            let high =
                raw.loadUnaligned(fromByteOffset: at &+ 16, as: UInt64.self)
                | raw.loadUnaligned(fromByteOffset: at &+ 24, as: UInt64.self)
            if (low | high) & mask != 0 { break }
            at &+= 32
        }
        while at &+ 8 <= count {
            let bits = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: at, as: UInt64.self)) & mask
            if bits != 0 { return at &+ bits.trailingZeroBitCount / 8 }
            at &+= 8
        }
        while at < count, self[at] < 0x80 { at &+= 1 }
        return at
    }

    /// The place of the first byte that is no part of well-formed UTF-8, or the end.
    func endOfValidUTF8(from start: Int) -> Int {
        guard let base = baseAddress else { return start }
        return UTF8Automaton.rows.withUnsafeBufferPointer { rows in
            guard let rows = rows.baseAddress else { return start }
            var at = start
            while at &+ UTF8Automaton.blockLength <= count {
                if isASCII16(at) {
                    at = endOfASCII(from: at)
                } else if let length = UTF8Automaton.wholeLength(of: base + at, rows) {
                    at &+= length
                } else {
                    break
                }
            }
            return endOfValidScalars(from: at)
        }
    }

    /// Whether the sixteen bytes from a place on, which there are, are ASCII.
    @inline(__always)
    private func isASCII16(_ at: Int) -> Bool {
        let raw = UnsafeRawBufferPointer(self)
        let both = raw.loadUnaligned(fromByteOffset: at, as: UInt64.self) | raw.loadUnaligned(fromByteOffset: at &+ 8, as: UInt64.self)
        return both & 0x8080_8080_8080_8080 == 0
    }

    /// The same, scalar by scalar.
    private func endOfValidScalars(from start: Int) -> Int {
        var at = start
        while at < count {
            if self[at] < 0x80 {
                at = endOfASCII(from: at)
            } else {
                guard case .scalar(let length) = utf8Sequence(at: at) else { return at }
                at &+= length
            }
        }
        return at
    }

    /// What stands at a byte from 80 up.
    @inline(__always)
    func utf8Sequence(at: Int) -> UTF8Sequence {
        let lead = self[at]
        var length = 2
        var allowed: ClosedRange<UInt8> = 0x80...0xBF
        switch lead {
        case 0xC2...0xDF: break
        case 0xE0: (length, allowed) = (3, 0xA0...0xBF)
        case 0xE1...0xEC, 0xEE...0xEF: length = 3
        case 0xED: (length, allowed) = (3, 0x80...0x9F)
        case 0xF0: (length, allowed) = (4, 0x90...0xBF)
        case 0xF1...0xF3: length = 4
        case 0xF4: (length, allowed) = (4, 0x80...0x8F)
        default: return .malformed(1)
        }
        guard at &+ 1 < count else { return .incomplete }
        guard allowed.contains(self[at &+ 1]) else { return .malformed(1) }
        var place = 2
        while place < length {
            guard at &+ place < count else { return .incomplete }
            guard self[at &+ place] & 0xC0 == 0x80 else { return .malformed(place) }
            place &+= 1
        }
        return .scalar(length)
    }

    /// Copies well-formed UTF-8 and writes U+FFFD for each maximal subpart that is not.
    /// - Returns: how many bytes were decoded; a scalar cut off by the end is left alone unless `atEnd` says that nothing follows.
    func decodeUTF8(atEnd: Bool, into sink: inout UTF8Sink) -> Int {
        var at = 0
        while at < count {
            let end = endOfValidUTF8(from: at)
            sink.copy(UnsafeBufferPointer(rebasing: self[at..<end]))
            at = end
            guard at < count else { break }
            switch utf8Sequence(at: at) {
            case .scalar(let length): at &+= length
            case .malformed(let length):
                sink.putReplacement()
                at &+= length
            case .incomplete:
                guard atEnd else { return at }
                sink.putReplacement()
                at = count
            }
        }
        return at
    }
}
