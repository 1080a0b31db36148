// SPDX-License-Identifier: Apache-2.0

import DocumentConversion

/// Opens RTFD in one piece, as Cocoa puts it on the pasteboard and into databases: a folder that AppKit's file wrapper has written in a row.
///
/// Nothing public describes it. All numbers are 32 bit, low byte first: `rtfd`, 0, a version, how many entries there are; their names,
/// each behind its length; their lengths; then the entries themselves. A file begins with a 1 and the length of what follows. The entry
/// `.` holds the attributes of the folder.
public struct FlatRTFDReader: ArchiveReader {
    public init() {}

    public var displayName: String { "flattened RTFD" }

    public var signatures: [DocumentFormat.Signature] { [.init("rtfd\u{0}\u{0}\u{0}\u{0}")] }

    public func open(_ bytes: [UInt8], limits: Limits) throws(ConversionError) -> any Container {
        try FlatRTFD(bytes, limits: limits)
    }
}

/// The files of RTFD in one piece.
struct FlatRTFD: Container {
    private static let headerSize = 16
    private static let file = 1

    let names: [String]
    private let bytes: [UInt8]
    private let places: [[UInt8]: Range<Int>]

    init(_ bytes: [UInt8], limits: Limits) throws(ConversionError) {
        self.bytes = bytes
        try limits.check(\.archive, bytes.count)
        let numbers = LittleEndian(bytes: bytes)
        var place = Self.headerSize
        func next() throws(ConversionError) -> Int {
            guard let number = numbers.unsigned32(at: place) else { throw Self.cutShort(place) }
            place += 4
            return number
        }
        guard let count = numbers.unsigned32(at: 12), count <= (bytes.count - Self.headerSize) / 8 else { throw Self.cutShort(12) }
        var all: [[UInt8]] = []
        for _ in 0..<count {
            let length = try next()
            guard length <= bytes.count - place else { throw Self.cutShort(place) }
            all.append(Array(bytes[place..<place + length]))
            place += length
        }
        var lengths: [Int] = []
        for _ in all { lengths.append(try next()) }
        var names: [String] = []
        var places: [[UInt8]: Range<Int>] = [:]
        for (name, length) in zip(all, lengths) {
            guard length <= bytes.count - place else { throw Self.cutShort(place) }
            let content = Self.content(place..<place + length, numbers)
            place += length
            // A name is one of a file in the folder, or it is none.
            guard let content, name != [UInt8(ascii: ".")], name != Array("..".utf8), !name.contains(UInt8(ascii: "/")) else { continue }
            let text = String(decoding: name, as: UTF8.self)
            guard places.updateValue(content, forKey: Array(text.utf8)) == nil else {
                throw ConversionError(.malformed, "there are two entries '\(text)'", at: .byte(place))
            }
            names.append(text)
        }
        self.names = names
        self.places = places
    }

    func read(_ name: String, limit: Int) throws(ConversionError) -> [UInt8] {
        guard let place = places[Array(name.utf8)] else { throw ConversionError(.notFound, "there is no part '\(name)'") }
        var limits = Limits()
        limits.attachmentBytes = limit
        try limits.check(\.attachmentBytes, place.count)
        return Array(bytes[place])
    }

    /// What a file holds; `nil` for folders.
    private static func content(_ entry: Range<Int>, _ numbers: LittleEndian) -> Range<Int>? {
        guard entry.count >= 8, numbers.unsigned32(at: entry.lowerBound) == file,
            numbers.unsigned32(at: entry.lowerBound + 4) == entry.count - 8
        else { return nil }
        return entry.lowerBound + 8..<entry.upperBound
    }

    private static func cutShort(_ place: Int) -> ConversionError {
        ConversionError(.malformed, "the file is cut short or no flattened RTFD", at: .byte(place))
    }
}
