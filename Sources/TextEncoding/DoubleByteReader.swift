// SPDX-License-Identifier: Apache-2.0

/// Decodes one double-byte encoding; holds the rows of its table that were needed.
struct DoubleByteReader: Sendable {
    private enum Step {
        case read(Int)
        case incomplete
    }

    /// In `classes`: a byte that begins a longer character.
    private static let lead = PackedUTF8(bits: .max)

    private let code: DoubleByteCode
    /// Indexed by byte: the character of a byte that stands alone, `lead` or `none`.
    private let classes: [PackedUTF8]
    private var rows = CellRows()
    private var supplementaryRows = CellRows()

    init(_ code: DoubleByteCode) {
        self.code = code
        classes = (UInt8.min...UInt8.max).map { byte in
            if byte < 0x80 { return PackedUTF8(scalar: UInt32(byte)) }
            if code.isLeadByte(byte) { return DoubleByteReader.lead }
            return code.single(byte).map { PackedUTF8(scalar: $0) } ?? .none
        }
    }

    /// Decodes bytes up to an incomplete character at the end, or the whole of them where `atEnd` says that nothing follows.
    ///
    /// As the Encoding standard has it, a lead byte with a wrong trail byte is one error; the trail byte is part of it unless it is ASCII.
    /// - Returns: how many bytes were decoded.
    mutating func decode(_ input: UnsafeBufferPointer<UInt8>, atEnd: Bool, into sink: inout UTF8Sink) -> Int {
        var at = 0
        while at < input.count {
            if input[at] < 0x80 {
                if at &+ 1 < input.count, input[at &+ 1] >= 0x80 {
                    sink.put(scalar: UInt32(input[at]))
                    at &+= 1
                    continue
                }
                let end = input.endOfASCII(from: at)
                sink.copy(UnsafeBufferPointer(rebasing: input[at..<end]))
                at = end
                continue
            }
            let kind = classes[Int(input[at])]
            if kind == .none {
                sink.putReplacement()
                at &+= 1
            } else if kind != DoubleByteReader.lead {
                sink.put(kind)
                at &+= 1
            } else {
                switch readLong(input, at, into: &sink) {
                case .read(let count): at &+= count
                case .incomplete:
                    guard atEnd else { return at }
                    sink.putReplacement()
                    return input.count
                }
            }
        }
        return at
    }

    /// Reads a character that begins with a lead byte.
    @inline(__always)
    private mutating func readLong(_ input: UnsafeBufferPointer<UInt8>, _ at: Int, into sink: inout UTF8Sink) -> Step {
        guard at &+ 1 < input.count else { return .incomplete }
        let lead = input[at], trail = input[at &+ 1]
        switch code {
        case .gb18030, .gbk: if (0x30...0x39).contains(trail) { return readGB18030(input, at, into: &sink) }
        case .eucJP: if lead < 0xA1 { return readEUCJP(input, at, into: &sink) }
        case .eucTW: if lead == 0x8E { return readEUCTW(input, at, into: &sink) }
        default: break
        }
        let character = rows.character(code.cells, lead, trail)
        if character == .none {
            sink.putReplacement()
            return .read(trail < 0x80 ? 1 : 2)
        }
        sink.put(character)
        return .read(2)
    }

    /// Half-width katakana after 8E, JIS X 0212 after 8F.
    private mutating func readEUCJP(_ input: UnsafeBufferPointer<UInt8>, _ at: Int, into sink: inout UTF8Sink) -> Step {
        let trail = input[at + 1]
        if input[at] == 0x8E, (0xA1...0xDF).contains(trail) {
            sink.put(scalar: UInt32(trail) + 0xFEC0)
            return .read(2)
        }
        guard input[at] == 0x8F, (0xA1...0xFE).contains(trail) else {
            sink.putReplacement()
            return .read(trail < 0x80 ? 1 : 2)
        }
        guard at + 2 < input.count else { return .incomplete }
        let character = supplementaryRows.character(.jis0212, trail, input[at + 2])
        if character == .none {
            sink.putReplacement()
            return .read(input[at + 2] < 0x80 ? 2 : 3)
        }
        sink.put(character)
        return .read(3)
    }

    /// Four bytes, the second and fourth of them digits.
    private func readGB18030(_ input: UnsafeBufferPointer<UInt8>, _ at: Int, into sink: inout UTF8Sink) -> Step {
        guard at + 2 < input.count else { return .incomplete }
        if (0x81...0xFE).contains(input[at + 2]) {
            guard at + 3 < input.count else { return .incomplete }
            if (0x30...0x39).contains(input[at + 3]) {
                let character = GB18030.character(input[at], input[at + 1], input[at + 2], input[at + 3])
                if character == .none { sink.putReplacement() } else { sink.put(character) }
                return .read(4)
            }
        }
        sink.putReplacement()
        return .read(1)
    }

    /// A plane of CNS 11643 after 8E.
    private func readEUCTW(_ input: UnsafeBufferPointer<UInt8>, _ at: Int, into sink: inout UTF8Sink) -> Step {
        for place in 1...3 {
            guard at + place < input.count else { return .incomplete }
            guard input[at + place] >= 0xA1 else {
                sink.putReplacement()
                return .read(place)
            }
        }
        let character = DoubleByteCells.eucTW.character(Array(input[at..<(at + 4)]))
        if character == .none { sink.putReplacement() } else { sink.put(character) }
        return .read(4)
    }
}

/// The rows of a table that a decoder has needed so far.
struct CellRows: Sendable {
    /// Indexed by lead byte; empty where the row was not needed yet.
    private var rows = [[PackedUTF8]](repeating: [], count: 256)

    @inline(__always)
    mutating func character(_ cells: DoubleByteCells, _ lead: UInt8, _ trail: UInt8) -> PackedUTF8 {
        if rows[Int(lead)].isEmpty { rows[Int(lead)] = cells.row(lead: lead) }
        return rows[Int(lead)][Int(trail)]
    }
}
