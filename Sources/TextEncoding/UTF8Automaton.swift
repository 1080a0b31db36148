// SPDX-License-Identifier: Apache-2.0

/// A finite automaton that accepts UTF-8 (Unicode, table 3-7), one shift a byte.
///
/// A state is the place of six bits in a byte's row, and what stands there is the next state: so the row can be loaded before the state is
/// known, and nothing branches.
enum UTF8Automaton {
    private enum State: UInt64, CaseIterable {
        case accepted
        /// One, two, three trail bytes are to come.
        case one, two, three
        /// After E0, ED, F0, F4, whose next byte has a narrower range.
        case afterE0, afterED, afterF0, afterF4
        case malformed

        /// The number of bits that the row is shifted by.
        var shift: UInt64 { rawValue * 6 }

        func next(_ byte: UInt8) -> State {
            switch (self, byte) {
            case (.accepted, 0x00...0x7F), (.one, 0x80...0xBF): .accepted
            case (.accepted, 0xC2...0xDF), (.two, 0x80...0xBF), (.afterE0, 0xA0...0xBF), (.afterED, 0x80...0x9F): .one
            case (.accepted, 0xE0): .afterE0
            case (.accepted, 0xED): .afterED
            case (.accepted, 0xF0): .afterF0
            case (.accepted, 0xF4): .afterF4
            case (.accepted, 0xE1...0xEF), (.three, 0x80...0xBF), (.afterF0, 0x90...0xBF), (.afterF4, 0x80...0x8F): .two
            case (.accepted, 0xF1...0xF3): .three
            default: .malformed
            }
        }
    }

    /// How many bytes are looked at before the state is asked for.
    static let blockLength = 64

    /// Indexed by byte.
    static let rows: [UInt64] = (UInt8.min...UInt8.max).map { byte in
        State.allCases.reduce(0) { $0 | $1.next(byte).shift << $1.shift }
    }

    /// How many bytes of a block make whole scalars; `nil` where it holds malformed bytes. The block begins with a scalar.
    @inline(__always)
    static func wholeLength(of block: UnsafePointer<UInt8>, _ rows: UnsafePointer<UInt64>) -> Int? {
        var state = State.accepted.shift
        for place in 0..<blockLength { state = rows[Int(block[place])] &>> state }
        state &= 63
        if state == State.accepted.shift { return blockLength }
        guard state != State.malformed.shift else { return nil }
        // The scalar that goes on behind the block began in its last three bytes.
        for length in (blockLength - 3)..<blockLength where block[length] >= 0xC0 { return length }
        return nil
    }
}
