// SPDX-License-Identifier: Apache-2.0

/// SHA-256 (FIPS 180-4, section 6.2): the name of bytes by what they are.
struct ContentHash: Hashable, CustomStringConvertible {
    private let words: [UInt32]

    init(_ bytes: [UInt8]) {
        var state = Self.initialState
        let whole = bytes.count & ~63
        var schedule = [UInt32](repeating: 0, count: 64)
        var place = 0
        while place < whole {
            Self.compress(bytes, at: place, &schedule, &state)
            place += 64
        }
        var tail = Array(bytes[whole...])
        tail.append(0x80)
        while tail.count % 64 != 56 { tail.append(0) }
        let bits = UInt64(bytes.count) &* 8
        for shift in stride(from: 56, through: 0, by: -8) { tail.append(UInt8(truncatingIfNeeded: bits >> UInt64(shift))) }
        for place in stride(from: 0, to: tail.count, by: 64) { Self.compress(tail, at: place, &schedule, &state) }
        words = state
    }

    /// `sha256-` and 64 hexadecimal digits.
    var description: String {
        "sha256-"
            + words.map { String(repeating: "0", count: $0.leadingZeroBitCount / 4 - ($0 == 0 ? 1 : 0)) + String($0, radix: 16) }.joined()
    }

    private static func compress(_ bytes: [UInt8], at start: Int, _ schedule: inout [UInt32], _ state: inout [UInt32]) {
        for word in 0..<16 {
            let place = start + word * 4
            schedule[word] =
                UInt32(bytes[place]) << 24 | UInt32(bytes[place + 1]) << 16 | UInt32(bytes[place + 2]) << 8 | UInt32(bytes[place + 3])
        }
        for word in 16..<64 {
            let (early, late) = (schedule[word - 15], schedule[word - 2])
            let first = rotated(early, 7) ^ rotated(early, 18) ^ early >> 3
            let second = rotated(late, 17) ^ rotated(late, 19) ^ late >> 10
            schedule[word] = schedule[word - 16] &+ first &+ schedule[word - 7] &+ second
        }
        var (a, b, c, d) = (state[0], state[1], state[2], state[3])
        var (e, f, g, h) = (state[4], state[5], state[6], state[7])
        for round in 0..<64 {
            let choice = (e & f) ^ (~e & g)
            let majority = (a & b) ^ (a & c) ^ (b & c)
            let first = h &+ (rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)) &+ choice &+ constants[round] &+ schedule[round]
            let second = (rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) &+ majority
            (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
        }
        for (place, value) in [a, b, c, d, e, f, g, h].enumerated() { state[place] &+= value }
    }

    private static func rotated(_ value: UInt32, _ count: UInt32) -> UInt32 { value >> count | value << (32 - count) }

    private static let initialState = hexadecimal("6a09e667 bb67ae85 3c6ef372 a54ff53a 510e527f 9b05688c 1f83d9ab 5be0cd19")

    private static let constants = hexadecimal(
        """
        428a2f98 71374491 b5c0fbcf e9b5dba5 3956c25b 59f111f1 923f82a4 ab1c5ed5 d807aa98 12835b01 243185be 550c7dc3 72be5d74 80deb1fe
        9bdc06a7 c19bf174 e49b69c1 efbe4786 0fc19dc6 240ca1cc 2de92c6f 4a7484aa 5cb0a9dc 76f988da 983e5152 a831c66d b00327c8 bf597fc7
        c6e00bf3 d5a79147 06ca6351 14292967 27b70a85 2e1b2138 4d2c6dfc 53380d13 650a7354 766a0abb 81c2c92e 92722c85 a2bfe8a1 a81a664b
        c24b8b70 c76c51a3 d192e819 d6990624 f40e3585 106aa070 19a4c116 1e376c08 2748774c 34b0bcb5 391c0cb3 4ed8aa4a 5b9cca4f 682e6ff3
        748f82ee 78a5636f 84c87814 8cc70208 90befffa a4506ceb bef9a3f7 c67178f2
        """)

    private static func hexadecimal(_ digits: String) -> [UInt32] {
        digits.split { $0 == " " || $0 == "\n" }.compactMap { UInt32($0, radix: 16) }
    }
}
