// SPDX-License-Identifier: Apache-2.0

import Glibc

/// The streams of a PDF as they lie in its bytes, with the dictionaries before them (ISO 32000-1, 7.3.8). Nothing is resolved: it shows
/// what poppler's interface hides, and says nothing of encrypted files.
struct RawStreams: Sequence, IteratorProtocol {
    /// A stream.
    struct Stream {
        /// The text from the object's start to `stream`.
        var dictionary: Range<Int>
        /// The data, up to `endstream`.
        var data: Range<Int>
    }

    private let bytes: UnsafeRawBufferPointer
    private var place = 0

    /// How far before its data a dictionary may begin.
    private static let maximumDictionary = 4096

    init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

    mutating func next() -> Stream? {
        while let word = find("stream", from: place) {
            place = word + 6
            guard word == 0 || bytes[word - 1] != UInt8(ascii: "d"), let start = dataStart(word + 6),
                let end = find("endstream", from: start)
            else { continue }
            place = end + 9
            let reach = Swift.max(0, word - Self.maximumDictionary)
            var first = word
            while first > reach, !starts("obj", at: first) { first -= 1 }
            return Stream(dictionary: first..<word, data: start..<end)
        }
        return nil
    }

    private func dataStart(_ place: Int) -> Int? {
        guard place + 1 < bytes.count else { return nil }
        if bytes[place] == 0x0D { return bytes[place + 1] == 0x0A ? place + 2 : place + 1 }
        return bytes[place] == 0x0A ? place + 1 : nil
    }

    private func starts(_ word: StaticString, at place: Int) -> Bool {
        let wanted = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
        return place + wanted.count <= bytes.count && bytes[place..<place + wanted.count].elementsEqual(wanted)
    }

    /// Where a word stands next.
    func find(_ word: StaticString, from start: Int, to end: Int? = nil) -> Int? {
        let end = end ?? bytes.count
        guard let base = bytes.baseAddress else { return nil }
        let length = word.utf8CodeUnitCount
        var place = start
        while place + length <= end, let found = memchr(base + place, CInt(word.utf8Start[0]), end - length - place + 1) {
            let index = UnsafeRawPointer(found) - base
            if memcmp(base + index, word.utf8Start, length) == 0 { return index }
            place = index + 1
        }
        return nil
    }

    func has(_ word: StaticString, in range: Range<Int>) -> Bool { find(word, from: range.lowerBound, to: range.upperBound) != nil }

    /// The number behind a key of a dictionary.
    func number(_ key: StaticString, in range: Range<Int>) -> Int? {
        var start = range.lowerBound
        while let place = find(key, from: start, to: range.upperBound) {
            var next = place + key.utf8CodeUnitCount
            start = next
            while next < range.upperBound, bytes[next] == 0x20 || bytes[next] == 0x0A || bytes[next] == 0x0D { next += 1 }
            let digits = bytes[next..<Swift.min(range.upperBound, next + 10)].prefix { (0x30...0x39).contains($0) }
            if let value = Int(String(decoding: digits, as: UTF8.self)) { return value }
        }
        return nil
    }
}
