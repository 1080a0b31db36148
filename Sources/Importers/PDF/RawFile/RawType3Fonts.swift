// SPDX-License-Identifier: Apache-2.0

import CZlib
import Glibc

/// A font whose glyphs are drawings (ISO 32000-1, 9.6.5), as far as its descriptor says what it is. Poppler names all of them alike and
/// guesses their sizes, so that words are told apart by their widths.
struct Type3Font {
    /// Without the tag of a subset.
    var name: String
    var weight: Int
    var isItalic: Bool
    /// Widths of characters in sizes.
    var widths: [UInt32: Float] = [:]
    /// The part of a glyph's box that lies below the line.
    var descentShare: Float
}

/// Finds such fonts in a file's bytes.
struct RawType3Fonts {
    private let bytes: UnsafeRawBufferPointer
    private let streams: RawStreams
    private let objects: [Int: Int]

    /// Fonts past this number are not looked for.
    private static let maximumFonts = 200
    private static let maximumObject = 64 << 10
    private static let maximumMap = 1 << 20

    init(_ bytes: UnsafeRawBufferPointer) {
        self.bytes = bytes
        streams = RawStreams(bytes)
        objects = streams.has("/Type3", in: 0..<bytes.count) ? Self.objects(bytes, streams) : [:]
    }

    func fonts() -> [Type3Font] {
        var (found, start) = ([Type3Font](), 0)
        while found.count < Self.maximumFonts, let place = streams.find("/Type3", from: start) {
            start = place + 6
            if let object = object(around: place), let font = font(object) { found.append(font) }
        }
        return found
    }

    private func font(_ object: Range<Int>) -> Type3Font? {
        guard let matrix = numbers("/FontMatrix", in: object), matrix.count == 6, matrix[0] > 0, let box = numbers("/FontBBox", in: object),
            box.count == 4, let descriptor = reference("/FontDescriptor", in: object), let name = name("/FontName", in: descriptor),
            let map = reference("/ToUnicode", in: object), let widths = numbers("/Widths", in: object)
        else { return nil }
        let slant = numbers("/ItalicAngle", in: descriptor)?.first ?? 0
        let weight = numbers("/FontWeight", in: descriptor)?.first ?? 400
        let (top, bottom) = (max(box[1] * matrix[3], box[3] * matrix[3]), min(box[1] * matrix[3], box[3] * matrix[3]))
        var font = Type3Font(
            name: name, weight: Int(min(max(weight, 1), 1000)), isItalic: slant != 0,
            descentShare: top > bottom ? Float(min(max(-bottom / (top - bottom), 0), 0.5)) : 0.24)
        let first = streams.number("/FirstChar", in: object) ?? 0
        for (code, scalar) in UnicodeMap(text(of: map)).scalars {
            guard widths.indices.contains(Int(code) - first) else { continue }
            let width = Float(widths[Int(code) - first] * matrix[0])
            if width > 0, width < 4 { font.widths[scalar] = width }
        }
        return font.widths.isEmpty ? nil : font
    }

    // MARK: Objects

    private func object(around place: Int) -> Range<Int>? {
        var start = place
        let reach = max(0, place - Self.maximumObject)
        while start > reach, !isWord("obj", at: start) { start -= 1 }
        guard start > reach, let end = streams.find("endobj", from: place, to: min(bytes.count, place + Self.maximumObject)) else {
            return nil
        }
        return start..<end
    }

    private func isWord(_ word: StaticString, at place: Int) -> Bool {
        streams.find(word, from: place, to: min(bytes.count, place + word.utf8CodeUnitCount)) == place
    }

    /// The object that a key's value refers to.
    private func reference(_ key: StaticString, in range: Range<Int>) -> Range<Int>? {
        guard let number = streams.number(key, in: range) else { return nil }
        guard let place = objects[number] else { return nil }
        return streams.find("endobj", from: place).map { place..<$0 }
    }

    /// Where objects begin, by number; the last one of a number counts.
    private static func objects(_ bytes: UnsafeRawBufferPointer, _ streams: RawStreams) -> [Int: Int] {
        var (found, start) = ([Int: Int](), 0)
        while let place = streams.find(" obj", from: start) {
            start = place + 4
            var digit = place - 1
            while digit >= 0, (0x30...0x39).contains(bytes[digit]) { digit -= 1 }
            guard digit > 0, bytes[digit] == 0x20 else { continue }
            let end = digit
            digit -= 1
            while digit >= 0, end - digit < 10, (0x30...0x39).contains(bytes[digit]) { digit -= 1 }
            if let number = Int(String(decoding: bytes[(digit + 1)..<end], as: UTF8.self)) { found[number] = place }
        }
        return found
    }

    /// The numbers of an array or the number behind a key.
    private func numbers(_ key: StaticString, in range: Range<Int>) -> [Double]? {
        guard let place = streams.find(key, from: range.lowerBound, to: range.upperBound) else { return nil }
        var (values, word, isArray) = ([Double](), [UInt8](), false)
        for byte in bytes[(place + key.utf8CodeUnitCount)..<range.upperBound] {
            if (0x30...0x39).contains(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-") {
                word.append(byte)
                continue
            }
            if !word.isEmpty {
                guard let value = Double(String(decoding: word, as: UTF8.self)) else { return nil }
                values.append(value)
                word = []
                if !isArray { return values }
            }
            if byte == UInt8(ascii: "[") {
                isArray = true
            } else if byte > 0x20 {
                break
            }
        }
        return values.isEmpty ? nil : values
    }

    /// The name behind a key, without the tag of a subset.
    private func name(_ key: StaticString, in range: Range<Int>) -> String? {
        guard let place = streams.find(key, from: range.lowerBound, to: range.upperBound) else { return nil }
        let rest = bytes[(place + key.utf8CodeUnitCount)..<range.upperBound].drop { $0 <= 0x20 }
        guard rest.first == UInt8(ascii: "/") else { return nil }
        var name = rest.dropFirst().prefix { $0 > 0x20 && $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: ">") }
        if name.count > 7, name[name.startIndex + 6] == UInt8(ascii: "+") { name = name.dropFirst(7) }
        return name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
    }

    /// The text of an object's stream.
    private func text(of object: Range<Int>) -> [UInt8] {
        guard let word = streams.find("stream", from: object.lowerBound, to: object.upperBound) else { return [] }
        var start = word + 6
        if start < object.upperBound, bytes[start] == 0x0D { start += 1 }
        if start < object.upperBound, bytes[start] == 0x0A { start += 1 }
        let data = UnsafeRawBufferPointer(rebasing: bytes[start..<object.upperBound])
        guard streams.has("FlateDecode", in: object.lowerBound..<word) else { return Array(data) }
        guard let base = data.bindMemory(to: UInt8.self).baseAddress, data.count <= Int(UInt32.max) else { return [] }
        var stream = z_stream()
        stream.next_in = UnsafeMutablePointer(mutating: base)
        stream.avail_in = uInt(data.count)
        guard inflateInit_(&stream, ZLIB_VERSION, CInt(MemoryLayout<z_stream>.size)) == Z_OK else { return [] }
        defer { inflateEnd(&stream) }
        return [UInt8](unsafeUninitializedCapacity: Self.maximumMap) { room, count in
            stream.next_out = room.baseAddress
            stream.avail_out = uInt(room.count)
            _ = inflate(&stream, Z_FINISH)
            count = room.count - Int(stream.avail_out)
        }
    }
}

/// What codes of one byte mean: the `bfchar` and `bfrange` lines of a ToUnicode map (ISO 32000-1, 9.10.3).
private struct UnicodeMap {
    private(set) var scalars: [UInt32: UInt32] = [:]

    init(_ text: [UInt8]) {
        var numbers: [UInt32] = []
        var (isRange, isOpen) = (false, false)
        for line in text.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
            if line.ends("beginbfchar") || line.ends("beginbfrange") {
                (isOpen, isRange) = (true, line.ends("beginbfrange"))
            } else if line.starts(with: "endbf".utf8) {
                isOpen = false
            } else if isOpen {
                numbers = Self.hexNumbers(line)
                if isRange, numbers.count == 3, numbers[1] >= numbers[0], numbers[1] < 256 {
                    for code in numbers[0]...numbers[1] { scalars[code] = numbers[2] &+ (code - numbers[0]) }
                } else if !isRange, numbers.count == 2 {
                    scalars[numbers[0]] = numbers[1]
                }
            }
        }
    }

    private static func hexNumbers(_ line: ArraySlice<UInt8>) -> [UInt32] {
        line.split(separator: UInt8(ascii: "<")).compactMap { part in
            UInt32(String(decoding: part.prefix { $0 != UInt8(ascii: ">") }, as: UTF8.self), radix: 16)
        }
    }
}

extension ArraySlice<UInt8> {
    fileprivate func ends(_ word: StaticString) -> Bool {
        let own = self.reversed().drop { $0 <= 0x20 }
        return own.starts(with: UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount).reversed())
    }
}
