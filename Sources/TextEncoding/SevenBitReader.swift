// SPDX-License-Identifier: Apache-2.0

/// Decodes one seven-bit encoding; holds the rows of its table that were needed.
struct SevenBitReader: Sendable {
    private enum Shift {
        /// A change of the character set, in so many bytes.
        case to(ShiftState.CharacterSet, length: Int)
        /// ISO-2022-CN: SO or SS2 is to mean a set, in four bytes.
        case designation(ShiftState.ChineseSet)
        /// ISO-2022-CN: one character of the set that SS2 means, in four bytes.
        case single(UInt8, UInt8)
        /// A character that is written with the mark of a shift.
        case character(UInt32, length: Int)
        /// Bytes without effect.
        case nothing(length: Int)
        case malformed
        case incomplete
    }

    private let code: SevenBitCode
    private var rows = CellRows()
    /// ISO-2022-CN's other set.
    private var taiwaneseRows = CellRows()

    init(_ code: SevenBitCode) { self.code = code }

    /// Decodes bytes up to an incomplete character or escape sequence at the end, or the whole of them where nothing follows.
    /// - Returns: how many bytes were decoded.
    mutating func decode(
        _ input: UnsafeBufferPointer<UInt8>, state: inout ShiftState, atEnd: Bool, into sink: inout UTF8Sink
    ) -> Int {
        var at = 0
        while at < input.count {
            if let shift = shift(input, at, state: state) {
                guard let length = apply(shift, state: &state, into: &sink) else {
                    if !atEnd { return at }
                    sink.putReplacement()
                    at += 1
                    continue
                }
                at += length
            } else if state.characterSet == .doubleByte, (0x21...0x7E).contains(input[at]) {
                guard at + 1 < input.count else {
                    if !atEnd { return at }
                    sink.putReplacement()
                    return input.count
                }
                at += putPair(input[at], input[at + 1], state: &state, into: &sink)
            } else {
                putSingle(input[at], state: &state, into: &sink)
                at += 1
            }
        }
        return at
    }

    /// - Returns: how many bytes the shift takes; `nil` where it is incomplete.
    private func apply(_ shift: Shift, state: inout ShiftState, into sink: inout UTF8Sink) -> Int? {
        switch shift {
        case .to(let set, let length):
            // A shift right after a shift could hide text from a filter: the Encoding standard makes it visible.
            if code == .iso2022JP, state.escapedJustNow { sink.putReplacement() }
            state.escapedJustNow = true
            state.characterSet = set
            return length
        case .character(let scalar, let length):
            sink.put(scalar: scalar)
            return length
        case .designation(let set):
            if set == .cnsPlane2 { state.singleShift = set } else { state.shiftOut = set }
            return 4
        case .single(let first, let second):
            put(DoubleByteCells.eucTW.character([0x8E, 0xA2, first | 0x80, second | 0x80]), into: &sink)
            return 4
        case .nothing(let length): return length
        case .malformed:
            state.escapedJustNow = false
            sink.putReplacement()
            return 1
        case .incomplete: return nil
        }
    }

    private func shift(_ input: UnsafeBufferPointer<UInt8>, _ at: Int, state: ShiftState) -> Shift? {
        switch (code, input[at]) {
        case (.iso2022JP, 0x1B): escapeJP(input, at)
        case (.iso2022CN, 0x0E) where state.shiftOut != nil: .to(.doubleByte, length: 1)
        case (.iso2022CN, 0x0F): .to(.ascii, length: 1)
        case (.iso2022CN, 0x1B): escapeCN(input, at, state: state)
        case (.iso2022KR, 0x0E): .to(.doubleByte, length: 1)
        case (.iso2022KR, 0x0F): .to(.ascii, length: 1)
        case (.iso2022KR, 0x1B): designationKR(input, at)
        case (.hz, 0x7E) where state.characterSet == .ascii || at + 1 >= input.count || input[at + 1] == 0x7D: tilde(input, at)
        case (.hz, 0x0A) where state.characterSet == .doubleByte: .to(.ascii, length: 0)
        default: nil
        }
    }

    private func escapeJP(_ input: UnsafeBufferPointer<UInt8>, _ at: Int) -> Shift {
        guard at + 1 < input.count else { return .incomplete }
        guard input[at + 1] == 0x24 || input[at + 1] == 0x28 else { return .malformed }
        guard at + 2 < input.count else { return .incomplete }
        switch (input[at + 1], input[at + 2]) {
        case (0x28, 0x42): return .to(.ascii, length: 3)
        case (0x28, 0x4A): return .to(.roman, length: 3)
        case (0x28, 0x49): return .to(.katakana, length: 3)
        case (0x24, 0x40), (0x24, 0x42): return .to(.doubleByte, length: 3)
        default: return .malformed
        }
    }

    private func escapeCN(_ input: UnsafeBufferPointer<UInt8>, _ at: Int, state: ShiftState) -> Shift {
        guard at + 1 < input.count else { return .incomplete }
        let isSingleShift = input[at + 1] == 0x4E && state.singleShift != nil
        guard isSingleShift || input[at + 1] == 0x24 else { return .malformed }
        guard at + 3 < input.count else { return .incomplete }
        let (third, fourth) = (input[at + 2], input[at + 3])
        if isSingleShift {
            return (0x21...0x7E).contains(third) && (0x21...0x7E).contains(fourth) ? .single(third, fourth) : .malformed
        }
        switch (third, fourth) {
        case (0x29, 0x41): return .designation(.gb2312)
        case (0x29, 0x47): return .designation(.cnsPlane1)
        case (0x2A, 0x48): return .designation(.cnsPlane2)
        default: return .malformed
        }
    }

    private func designationKR(_ input: UnsafeBufferPointer<UInt8>, _ at: Int) -> Shift {
        for (place, byte) in [UInt8(0x24), 0x29, 0x43].enumerated() {
            guard at + place + 1 < input.count else { return .incomplete }
            guard input[at + place + 1] == byte else { return .malformed }
        }
        return .nothing(length: 4)
    }

    private func tilde(_ input: UnsafeBufferPointer<UInt8>, _ at: Int) -> Shift {
        guard at + 1 < input.count else { return .incomplete }
        switch input[at + 1] {
        case 0x7B: return .to(.doubleByte, length: 2)
        case 0x7D: return .to(.ascii, length: 2)
        case 0x7E: return .character(0x7E, length: 2)
        case 0x0A: return .nothing(length: 2)
        default: return .malformed
        }
    }

    /// - Returns: how many of the two bytes are used up.
    private mutating func putPair(_ first: UInt8, _ second: UInt8, state: inout ShiftState, into sink: inout UTF8Sink) -> Int {
        state.escapedJustNow = false
        guard (0x21...0x7E).contains(second) else {
            sink.putReplacement()
            // An escape after half a pair still counts; the standard takes any other byte as part of the error.
            return code == .iso2022JP && second != 0x1B ? 2 : 1
        }
        if state.shiftOut == .cnsPlane1 {
            put(taiwaneseRows.character(.eucTW, first | 0x80, second | 0x80), into: &sink)
        } else {
            put(rows.character(code.cells, first | 0x80, second | 0x80), into: &sink)
        }
        return 2
    }

    private func put(_ character: PackedUTF8, into sink: inout UTF8Sink) {
        if character == .none { sink.putReplacement() } else { sink.put(character) }
    }

    private func putSingle(_ byte: UInt8, state: inout ShiftState, into sink: inout UTF8Sink) {
        state.escapedJustNow = false
        if code == .iso2022CN, byte == 0x0A { (state.characterSet, state.shiftOut, state.singleShift) = (.ascii, nil, nil) }
        let isControl = byte < 0x21 || byte == 0x7F
        switch state.characterSet {
        case .katakana where (0x21...0x5F).contains(byte): sink.put(scalar: UInt32(byte) + 0xFF40)
        case .roman where byte == 0x5C: sink.put(scalar: 0xA5)
        case .roman where byte == 0x7E: sink.put(scalar: 0x203E)
        case .ascii where byte < 0x80 && byte != 0x0E && byte != 0x0F && byte != 0x1B: sink.put(scalar: UInt32(byte))
        case .roman where byte < 0x80 && byte != 0x0E && byte != 0x0F && byte != 0x1B: sink.put(scalar: UInt32(byte))
        case .doubleByte where isControl && code != .iso2022JP: sink.put(scalar: UInt32(byte))
        default: sink.putReplacement()
        }
    }
}
