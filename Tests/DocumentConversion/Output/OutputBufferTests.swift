// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import Testing

/// A sink that fails after some writes and counts how often it was called.
private struct FailingSink: ByteSink {
    let accepted: Int
    let calls: Counter

    final class Counter: @unchecked Sendable { var value = 0 }

    mutating func write(_ bytes: Span<UInt8>) throws(ConversionError) {
        calls.value += 1
        if calls.value > accepted { throw ConversionError(.cannotWrite, "full") }
    }
}

@Suite struct OutputBufferTests {
    static let capacity = OutputBuffer.capacity

    private func bytes(_ body: (inout OutputBuffer) -> Void) throws -> [UInt8] {
        var output = OutputBuffer(ByteArraySink())
        body(&output)
        return try #require(try output.finish() as? ByteArraySink).bytes
    }

    @Test func writesEveryKindOfBytes() throws {
        let result = try bytes { output in
            output.write(byte: 0x41)
            output.write("bc" as StaticString)
            output.write(String("dé"))
            output.write(decimal: -120)
            output.write(decimal: .min)
            output.write([1, 2, 3, 4][1...2])
            output.write([5, 6].span)
            output.write([] as ArraySlice<UInt8>)
            output.write(String(""))
            let written = output.count
            #expect(written == 34)
        }
        #expect(result == Array("Abcdé-120-9223372036854775808".utf8) + [2, 3, 5, 6])
        #expect(try bytes { _ in } == [])
    }

    @Test func keepsBytesAcrossItsBorders() throws {
        for length in [Self.capacity - 1, Self.capacity, Self.capacity + 1, 2 * Self.capacity, 3 * Self.capacity + 5] {
            let content = (0..<length).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 8) }
            for head in [0, 1, 7, Self.capacity - 1] {
                let result = try bytes { output in
                    output.write(content[..<min(head, length)])
                    output.write(content[min(head, length)...])
                    output.write(byte: 9)
                    let total = output.count
                    #expect(total == length + 1)
                }
                #expect(result == content + [9], "\(length), \(head)")
            }
        }
        let single = try bytes { output in
            for number in 0..<(Self.capacity + 3) { output.write(byte: UInt8(truncatingIfNeeded: number)) }
        }
        #expect(single == (0..<(Self.capacity + 3)).map { UInt8(truncatingIfNeeded: $0) })
    }

    @Test func remembersThatItsSinkFailed() {
        let calls = FailingSink.Counter()
        var output = OutputBuffer(FailingSink(accepted: 2, calls: calls))
        let block = [UInt8](repeating: 1, count: Self.capacity)
        output.write(block[...])
        output.write(block[...])
        output.write(byte: 0)
        let failedEarly = output.hasFailed
        #expect(!failedEarly)
        output.write(block[...])
        let failed = output.hasFailed
        #expect(failed)
        for _ in 0..<10 { output.write(block[...]) }
        let counted = output.count
        #expect(counted == 13 * Self.capacity + 1)
        #expect(calls.value == 3)
        do throws(ConversionError) {
            _ = try output.finish()
            Issue.record("a failure was forgotten")
        } catch {
            #expect(error.code == .cannotWrite)
        }
        #expect(calls.value == 3)
    }

    @Test func honoursItsLimit() throws {
        for (limit, count, fails) in [
            (10, 10, false), (10, 11, true), (0, 0, false), (0, 1, true), (Self.capacity, Self.capacity, false),
            (Self.capacity, Self.capacity + 1, true), (Self.capacity * 2 + 1, Self.capacity * 2 + 2, true),
        ] {
            var limits = Limits()
            limits.output = limit
            let calls = FailingSink.Counter()
            var output = OutputBuffer(FailingSink(accepted: .max, calls: calls), limits: limits)
            output.write([UInt8](repeating: 0, count: count)[...])
            do throws(ConversionError) {
                _ = try output.finish()
                #expect(!fails, "\(limit) \(count)")
                #expect(calls.value == (count + Self.capacity - 1) / Self.capacity)
            } catch {
                #expect(fails, "\(limit) \(count)")
                #expect(error.code == .limit)
                #expect(error.hint?.contains("output") == true)
                // Not a byte past the limit reaches the sink.
                #expect(calls.value * Self.capacity <= limit)
            }
        }
    }
}
