// SPDX-License-Identifier: Apache-2.0

/// Decompresses the beginning of deflated data (RFC 1951) under a limit, so that detection can read a package's list of content
/// types and needs no library. Gives what came out before the data ended, went wrong, or the limit was reached.
struct Inflate {
    private static let lengthBase: [UInt16] = [
        3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258,
    ]
    private static let lengthExtra: [UInt8] = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0]
    private static let distanceBase: [UInt16] = [
        1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145, 8193, 12289,
        16385, 24577,
    ]
    private static let codeOrder: [Int] = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    private static let longestCode = 15

    /// A canonical Huffman code: how many codes each length has, and the symbols in the order of their codes.
    private struct Code {
        var counts = [UInt16](repeating: 0, count: longestCode + 1)
        var symbols: [UInt16] = []

        /// `nil` where the lengths ask for more codes than there are.
        init?(_ lengths: ArraySlice<UInt8>) {
            for length in lengths { counts[Int(length)] += 1 }
            counts[0] = 0
            var left = 1
            var offsets = [Int](repeating: 0, count: longestCode + 2)
            for length in 1...longestCode {
                left = left << 1 - Int(counts[length])
                if left < 0 { return nil }
                offsets[length + 1] = offsets[length] + Int(counts[length])
            }
            symbols = [UInt16](repeating: 0, count: lengths.count)
            for (symbol, length) in lengths.enumerated() where length > 0 {
                symbols[offsets[Int(length)]] = UInt16(symbol)
                offsets[Int(length)] += 1
            }
        }
    }

    private let input: [UInt8]
    private let limit: Int
    private var position = 0
    private var buffer: UInt32 = 0
    private var available: UInt32 = 0
    private var output: [UInt8] = []

    static func prefix(of input: [UInt8], limit: Int) -> [UInt8] {
        var inflate = Inflate(input, limit: limit)
        while inflate.output.count < limit, inflate.block() {}
        return inflate.output
    }

    private init(_ input: [UInt8], limit: Int) {
        self.input = input
        self.limit = limit
    }

    private mutating func bits(_ count: UInt32) -> Int? {
        while available < count {
            guard position < input.count else { return nil }
            buffer |= UInt32(input[position]) << available
            position += 1
            available += 8
        }
        let value = buffer & ((1 << count) - 1)
        buffer >>= count
        available -= count
        return Int(value)
    }

    /// One block; false behind the last one and where the data is at its end or damaged.
    private mutating func block() -> Bool {
        guard let last = bits(1), let kind = bits(2) else { return false }
        let whole: Bool
        switch kind {
        case 0: whole = stored()
        case 1:
            let lengths =
                [UInt8](repeating: 8, count: 144) + [UInt8](repeating: 9, count: 112) + [UInt8](repeating: 7, count: 24)
                + [UInt8](repeating: 8, count: 8)
            guard let literals = Code(lengths[...]), let distances = Code([UInt8](repeating: 5, count: 30)[...]) else { return false }
            whole = symbols(literals, distances)
        case 2: whole = dynamic()
        default: return false
        }
        return whole && last == 0
    }

    private mutating func stored() -> Bool {
        _ = bits(available & 7)
        guard let length = bits(16), let check = bits(16), length == check ^ 0xFFFF else { return false }
        for _ in 0..<length {
            guard output.count < limit, let byte = bits(8) else { return false }
            output.append(UInt8(byte))
        }
        return true
    }

    private mutating func dynamic() -> Bool {
        guard let literals = bits(5), let distances = bits(5), let codes = bits(4) else { return false }
        var lengths = [UInt8](repeating: 0, count: 19)
        for index in 0..<codes + 4 {
            guard let length = bits(3) else { return false }
            lengths[Self.codeOrder[index]] = UInt8(length)
        }
        guard let code = Code(lengths[...]) else { return false }
        let total = literals + 257 + distances + 1
        lengths = []
        while lengths.count < total {
            guard let symbol = symbol(code) else { return false }
            switch symbol {
            case 0...15: lengths.append(UInt8(symbol))
            case 16:
                guard let previous = lengths.last, let more = bits(2) else { return false }
                lengths += [UInt8](repeating: previous, count: 3 + more)
            default:
                guard let more = bits(symbol == 17 ? 3 : 7) else { return false }
                lengths += [UInt8](repeating: 0, count: (symbol == 17 ? 3 : 11) + more)
            }
        }
        guard lengths.count == total, let first = Code(lengths[..<(literals + 257)]),
            let second = Code(Array(lengths[(literals + 257)...])[...])
        else { return false }
        return symbols(first, second)
    }

    private mutating func symbol(_ code: Code) -> Int? {
        var value = 0
        var first = 0
        var index = 0
        for length in 1...Self.longestCode {
            guard let bit = bits(1) else { return nil }
            value |= bit
            let count = Int(code.counts[length])
            if value - first < count { return Int(code.symbols[index + value - first]) }
            index += count
            first = (first + count) << 1
            value <<= 1
        }
        return nil
    }

    private mutating func symbols(_ literals: Code, _ distances: Code) -> Bool {
        while output.count < limit {
            guard let symbol = symbol(literals) else { return false }
            if symbol < 256 {
                output.append(UInt8(symbol))
                continue
            }
            if symbol == 256 { return true }
            guard symbol - 257 < Self.lengthBase.count, let extra = bits(UInt32(Self.lengthExtra[symbol - 257])) else { return false }
            let length = Int(Self.lengthBase[symbol - 257]) + extra
            guard let code = self.symbol(distances), code < Self.distanceBase.count else { return false }
            guard let far = bits(UInt32(code < 4 ? 0 : code / 2 - 1)) else { return false }
            let distance = Int(Self.distanceBase[code]) + far
            guard distance <= output.count else { return false }
            for _ in 0..<min(length, limit - output.count) { output.append(output[output.count - distance]) }
        }
        return false
    }
}
