// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport

/// Samples written for these tests: a line is a type and the bytes that must be called so.
struct SampleFile {
    struct Sample {
        var expected: String
        var bytes: [UInt8]
        var line: Int
    }

    static let names = ["binary", "text"]

    let samples: [Sample]

    init(_ name: String) throws {
        let url = TestFolders.package.appendingPathComponent("Tests/MediaTypes/Samples/\(name).cases")
        var samples: [Sample] = []
        for (number, line) in try String(contentsOf: url, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
            .enumerated()
        {
            guard !line.isEmpty, !line.hasPrefix("#"), let blank = line.firstIndex(of: " ") else { continue }
            samples.append(Sample(expected: String(line[..<blank]), bytes: Self.bytes(line[blank...].utf8), line: number + 1))
        }
        self.samples = samples
    }

    private static func bytes(_ text: Substring.UTF8View) -> [UInt8] {
        var bytes: [UInt8] = []
        var digits = ""
        var quoted = false
        var iterator = text.makeIterator()
        while let byte = iterator.next() {
            if quoted {
                if byte == 0x27 {
                    quoted = false
                } else if byte == 0x5C, let next = iterator.next() {
                    let escapes: [UInt8: UInt8] = [0x6E: 0x0A, 0x72: 0x0D, 0x74: 0x09]
                    bytes.append(escapes[next] ?? next)
                } else {
                    bytes.append(byte)
                }
            } else if byte == 0x27 {
                quoted = true
            } else if byte == 0x2A {
                var count = 0
                while let digit = iterator.next(), digit >= 0x30, digit <= 0x39 { count = count * 10 + Int(digit & 15) }
                if let last = bytes.last { bytes += [UInt8](repeating: last, count: count - 1) }
            } else if byte != 0x20 {
                digits.append(Character(UnicodeScalar(byte)))
                if digits.utf8.count == 2 {
                    bytes.append(UInt8(digits, radix: 16) ?? 0)
                    digits = ""
                }
            }
        }
        return bytes
    }
}
