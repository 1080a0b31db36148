// SPDX-License-Identifier: Apache-2.0

extension UnsafeBufferPointer<UInt8> {
    /// Decodes UTF-7 (RFC 2152). Bytes from 80 up, bits that are left over and surrogates without partner are errors.
    func decodeUTF7(state: inout ShiftState, atEnd: Bool, into sink: inout UTF8Sink) -> Int {
        for byte in self {
            if state.inBase64, let value = UTF7.value(byte) {
                state.isEmptyShift = false
                state.bits = state.bits << 6 | value
                state.bitCount += 6
                if state.bitCount >= 16 {
                    state.bitCount -= 16
                    UTF7.put(unit: state.bits >> UInt32(state.bitCount) & 0xFFFF, state: &state, into: &sink)
                    state.bits &= 1 << UInt32(state.bitCount) - 1
                }
            } else if state.inBase64 {
                let wasEmpty = state.isEmptyShift
                UTF7.endShift(state: &state, into: &sink)
                if byte == UInt8(ascii: "-") {
                    if wasEmpty { sink.put(scalar: 0x2B) }
                } else {
                    if wasEmpty { sink.putReplacement() }
                    UTF7.putDirect(byte, state: &state, into: &sink)
                }
            } else {
                UTF7.putDirect(byte, state: &state, into: &sink)
            }
        }
        if atEnd, state.inBase64 {
            if state.isEmptyShift { sink.putReplacement() }
            UTF7.endShift(state: &state, into: &sink)
        }
        return count
    }
}

private enum UTF7 {
    static func value(_ byte: UInt8) -> UInt32? {
        switch byte {
        case 0x41...0x5A: UInt32(byte) - 0x41
        case 0x61...0x7A: UInt32(byte) - 0x61 + 26
        case 0x30...0x39: UInt32(byte) - 0x30 + 52
        case 0x2B: 62
        case 0x2F: 63
        default: nil
        }
    }

    static func putDirect(_ byte: UInt8, state: inout ShiftState, into sink: inout UTF8Sink) {
        if byte == UInt8(ascii: "+") {
            state.inBase64 = true
            state.isEmptyShift = true
        } else if byte < 0x80 {
            sink.put(scalar: UInt32(byte))
        } else {
            sink.putReplacement()
        }
    }

    static func put(unit: UInt32, state: inout ShiftState, into sink: inout UTF8Sink) {
        if let high = state.surrogate {
            state.surrogate = nil
            if unit & 0xFC00 == 0xDC00 {
                sink.put(scalar: 0x10000 + (high & 0x3FF) << 10 + unit & 0x3FF)
                return
            }
            sink.putReplacement()
        }
        switch unit {
        case 0xD800..<0xDC00: state.surrogate = unit
        case 0xDC00..<0xE000: sink.putReplacement()
        default: sink.put(scalar: unit)
        }
    }

    static func endShift(state: inout ShiftState, into sink: inout UTF8Sink) {
        if state.surrogate != nil || state.bitCount >= 6 || state.bits != 0 { sink.putReplacement() }
        state = ShiftState()
    }
}
