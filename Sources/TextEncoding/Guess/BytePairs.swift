// SPDX-License-Identifier: Apache-2.0

/// How often bytes follow one another in a text, where one of the two is no ASCII byte.
struct BytePairs {
    struct Pair {
        var former: UInt8
        var latter: UInt8
        var count: Int
    }

    /// The most frequent first.
    let pairs: [Pair]
    /// The bytes above 7F that stand alone, with neither a letter of ASCII nor such a byte beside them, and how often.
    let lone: [(byte: UInt8, count: Int)]
    /// The bytes above 7F that stand alone between two letters of ASCII, and how often.
    let inner: [(byte: UInt8, count: Int)]
    /// Whether bytes above 7F stand side by side anywhere.
    let hasRuns: Bool
    /// How many bytes are above 7F.
    let highCount: Int
    /// Which bytes above 7F occur, at their number.
    let isPresent: [Bool]

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        var counts = [UInt32](repeating: 0, count: 1 << 16)
        var lone = [Int](repeating: 0, count: 256)
        var inner = lone
        var hasRuns = false
        var highCount = 0
        counts.withUnsafeMutableBufferPointer { counts in
            var at = bytes.endOfASCII(from: 0)
            while at < bytes.count {
                let start = at
                var former = at > 0 ? Int(bytes[at &- 1]) : 0x20
                while at < bytes.count, bytes[at] >= 0x80 {
                    counts[former << 8 | Int(bytes[at])] &+= 1
                    former = Int(bytes[at])
                    highCount &+= 1
                    at &+= 1
                }
                if at &- start > 1 {
                    hasRuns = true
                } else {
                    let isBehindLetter = start > 0 && Self.isLetter(bytes[start &- 1])
                    let isBeforeLetter = at < bytes.count && Self.isLetter(bytes[at])
                    if isBehindLetter && isBeforeLetter { inner[former] &+= 1 }
                    if !isBehindLetter && !isBeforeLetter { lone[former] &+= 1 }
                }
                guard at < bytes.count else { break }
                counts[former << 8 | Int(bytes[at])] &+= 1
                at = bytes.endOfASCII(from: at)
            }
        }
        var pairs: [Pair] = []
        var isPresent = [Bool](repeating: false, count: 256)
        counts.withUnsafeBufferPointer { counts in
            for place in 0x80..<counts.count where counts[place] > 0 {
                pairs.append(Pair(former: UInt8(place >> 8), latter: UInt8(place & 0xFF), count: Int(counts[place])))
                if place & 0x80 != 0 { isPresent[place & 0xFF] = true }
            }
        }
        pairs.sort { $0.count > $1.count }
        self.pairs = pairs
        self.hasRuns = hasRuns
        self.lone = Self.counted(lone)
        self.inner = Self.counted(inner)
        self.highCount = highCount
        self.isPresent = isPresent
    }

    private static func counted(_ counts: [Int]) -> [(byte: UInt8, count: Int)] {
        counts.indices.filter { counts[$0] > 0 }.map { (UInt8($0), counts[$0]) }
    }

    /// Whether a byte is a letter of ASCII.
    @inline(__always) static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }
}
