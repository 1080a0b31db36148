// SPDX-License-Identifier: Apache-2.0

import Glibc

/// Cuts what comes in pieces into lines. Of a line that is too long the beginning is kept.
struct LineSplitter {
    /// The most bytes of a line that are kept.
    static let maximumLength = 1 << 16

    private var line: [UInt8] = []
    private var isCut = false

    /// Takes a piece and hands out the lines that end in it, without their line feeds.
    mutating func append(_ piece: ArraySlice<UInt8>, _ take: (_ line: ArraySlice<UInt8>, _ isCut: Bool) -> Void) {
        var rest = piece
        while let end = Self.lineFeed(in: rest) {
            keep(rest[..<end])
            take(line[...], isCut)
            line.removeAll(keepingCapacity: true)
            isCut = false
            rest = rest[(end + 1)...]
        }
        keep(rest)
    }

    /// Hands out what stands behind the last line feed.
    mutating func finish(_ take: (_ line: ArraySlice<UInt8>, _ isCut: Bool) -> Void) {
        if !line.isEmpty { take(line[...], isCut) }
        line = []
    }

    private static func lineFeed(in bytes: ArraySlice<UInt8>) -> Int? {
        bytes.withUnsafeBytes { buffer in
            guard let start = buffer.baseAddress, let place = memchr(start, 0x0A, buffer.count) else { return nil }
            return bytes.startIndex + (UnsafeRawPointer(place) - start)
        }
    }

    private mutating func keep(_ piece: ArraySlice<UInt8>) {
        let room = Self.maximumLength - line.count
        line += piece.prefix(room)
        if piece.count > room { isCut = true }
    }
}
