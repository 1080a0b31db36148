// SPDX-License-Identifier: Apache-2.0

/// Where decoded text goes: a small scratch buffer before the caller's array, so that a character costs one store and no check of the
/// array's capacity.
struct UTF8Sink {
    /// What `withUnsafeTemporaryAllocation` still puts on the stack.
    static let capacity = 1024

    private var output: [UInt8]
    private let scratch: UnsafeMutableRawBufferPointer
    private var used = 0
    /// How many times U+FFFD was written for malformed input.
    private(set) var replacements = 0

    /// Runs `body` with a sink that appends to `output`; returns what it returned and the number of replacements.
    static func appending<Result>(to output: inout [UInt8], _ body: (inout UTF8Sink) -> Result) -> (Result, replacements: Int) {
        withUnsafeTemporaryAllocation(byteCount: capacity, alignment: 8) { scratch in
            var sink = UTF8Sink(output: [], scratch: scratch)
            swap(&sink.output, &output)
            let result = body(&sink)
            sink.flush()
            swap(&sink.output, &output)
            return (result, sink.replacements)
        }
    }

    private init(output: [UInt8], scratch: UnsafeMutableRawBufferPointer) {
        self.output = output
        self.scratch = scratch
    }

    private mutating func flush() {
        output.append(contentsOf: UnsafeRawBufferPointer(rebasing: scratch[..<used]))
        used = 0
    }

    /// Makes room for `count` bytes and the up to seven that a store may write past them; `count` is at most 512.
    @inline(__always) mutating func reserve(_ count: Int) {
        if used &+ count &+ 8 > UTF8Sink.capacity { flush() }
    }

    /// Writes a character for which room is reserved.
    @inline(__always) mutating func putReserved(_ character: PackedUTF8) {
        scratch.storeBytes(of: character.bits.littleEndian, toByteOffset: used, as: UInt64.self)
        used &+= character.count
    }

    /// Writes the characters of eight bytes, the first one lowest, for which room is reserved. Each has one:
    /// `PackedUTF8.replacement` where it stands for nothing.
    @inline(__always) mutating func putReserved(_ word: UInt64, from characters: UnsafeBufferPointer<PackedUTF8>) {
        // Local copies: the stores could otherwise change the members, as far as the compiler knows.
        let scratch = self.scratch
        var used = self.used, missing = 0
        for place in 0..<8 {
            let character = characters[Int(truncatingIfNeeded: word >> UInt64(8 &* place) & 0xFF)]
            missing &+= Int(truncatingIfNeeded: character.bits >> 63)
            scratch.storeBytes(of: character.bits.littleEndian, toByteOffset: used, as: UInt64.self)
            used &+= character.count
        }
        self.used = used
        replacements &+= missing
    }

    /// Writes eight ASCII bytes, the first one lowest, for which room is reserved.
    @inline(__always) mutating func putReserved(asciiWord word: UInt64) {
        scratch.storeBytes(of: word.littleEndian, toByteOffset: used, as: UInt64.self)
        used &+= 8
    }

    @inline(__always) mutating func put(_ character: PackedUTF8) {
        reserve(8)
        putReserved(character)
    }

    /// Writes a scalar that is valid as such.
    @inline(__always) mutating func put(scalar: UInt32) { put(PackedUTF8(scalar: scalar)) }

    /// Writes U+FFFD for one maximal part of malformed input.
    mutating func putReplacement() {
        replacements &+= 1
        put(scalar: 0xFFFD)
    }

    /// Copies bytes that are valid UTF-8 as they are.
    mutating func copy(_ bytes: UnsafeBufferPointer<UInt8>) {
        if bytes.count > 256 {
            flush()
            output.append(contentsOf: bytes)
        } else {
            reserve(bytes.count)
            UnsafeMutableRawBufferPointer(rebasing: scratch[used...]).copyMemory(from: UnsafeRawBufferPointer(bytes))
            used &+= bytes.count
        }
    }
}
