// SPDX-License-Identifier: Apache-2.0

import DocumentConversion

/// Apple's binary property list, version 00: objects, a table of their offsets, and 32 bytes at the end that say where it is.
///
/// It is read here and not by libplist, which follows every reference at once: a file of 700 bytes, in which each of 40 arrays names the next
/// one twice, would take it days and all memory, and arrays that stand in each other take it the square of their depth. Here a value is read
/// when it is asked for.
struct BinaryPropertyList: PropertyListReader {
    static let signature = Array("bplist00".utf8)
    private static let trailerLength = 32

    let root: Int
    private let bytes: [UInt8]
    private let count: Int
    private let table: Int
    private let offsetSize: Int
    private let referenceSize: Int

    /// Reads the last 32 bytes; throws where they cannot be right.
    init(_ bytes: [UInt8]) throws(ConversionError) {
        let trailer = bytes.count - Self.trailerLength
        guard bytes.starts(with: Self.signature), trailer >= Self.signature.count else {
            throw ConversionError(.malformed, "the property list is cut short", at: .byte(bytes.count))
        }
        self.bytes = bytes
        offsetSize = Int(bytes[trailer + 6])
        referenceSize = Int(bytes[trailer + 7])
        guard 1...8 ~= offsetSize, 1...8 ~= referenceSize, let count = Self.integer(bytes, trailer + 8, 8),
            let root = Self.integer(bytes, trailer + 16, 8), let table = Self.integer(bytes, trailer + 24, 8)
        else { throw Self.damaged(trailer) }
        let (length, overflow) = count.multipliedReportingOverflow(by: offsetSize)
        guard !overflow, table >= Self.signature.count, table <= trailer, length <= trailer - table, root < count else {
            throw Self.damaged(trailer)
        }
        (self.count, self.root, self.table) = (count, root, table)
    }

    func value(_ number: Int) throws(ConversionError) -> PropertyValue {
        guard number < count, let offset = Self.integer(bytes, table + number * offsetSize, offsetSize),
            offset >= Self.signature.count, offset < table
        else { throw Self.damaged(table) }
        let kind = bytes[offset] >> 4
        switch kind {
        case 0x4, 0x5, 0x6, 0x7, 0xA, 0xC, 0xD: break
        default: return .other
        }
        let (start, length) = try content(offset)
        switch kind {
        case 0x4: return .data(Array(try slice(start, length, of: 1)))
        case 0x5, 0x7: return .string(String(decoding: try slice(start, length, of: 1), as: UTF8.self))
        case 0x6:
            let units = try slice(start, length, of: 2)
            let pairs = stride(from: units.startIndex, to: units.endIndex, by: 2)
            return .string(String(decoding: pairs.map { UInt16(units[$0]) << 8 | UInt16(units[$0 + 1]) }, as: UTF16.self))
        case 0xD:
            let keys = try references(start, length)
            return .dictionary(keys: keys, values: try references(start + length * referenceSize, length))
        default: return .array(try references(start, length))
        }
    }

    /// Where an object's content begins and of how many units it is: the count stands in the first byte, or, where that says 15, as a
    /// number behind it.
    private func content(_ offset: Int) throws(ConversionError) -> (start: Int, length: Int) {
        let short = Int(bytes[offset] & 15)
        guard short == 15 else { return (offset + 1, short) }
        guard offset + 1 < table, bytes[offset + 1] >> 4 == 1 else { throw Self.damaged(offset) }
        let exponent = Int(bytes[offset + 1] & 15)
        guard exponent <= 3, let length = Self.integer(bytes, offset + 2, 1 << exponent) else { throw Self.damaged(offset) }
        return (offset + 2 + (1 << exponent), length)
    }

    /// The bytes of units that stand before the table.
    private func slice(_ start: Int, _ length: Int, of size: Int) throws(ConversionError) -> ArraySlice<UInt8> {
        guard start <= table, length <= (table - start) / size else { throw Self.damaged(start) }
        return bytes[start..<(start + length * size)]
    }

    private func references(_ start: Int, _ length: Int) throws(ConversionError) -> [Int] {
        let content = try slice(start, length, of: referenceSize)
        var result: [Int] = []
        result.reserveCapacity(length)
        for place in stride(from: content.startIndex, to: content.endIndex, by: referenceSize) {
            guard let number = Self.integer(bytes, place, referenceSize), number < count else { throw Self.damaged(place) }
            result.append(number)
        }
        return result
    }

    /// A number, its highest byte first; `nil` where it is cut short or does not fit.
    private static func integer(_ bytes: [UInt8], _ start: Int, _ size: Int) -> Int? {
        guard start >= 0, start <= bytes.count - size else { return nil }
        var value: UInt64 = 0
        for byte in bytes[start..<(start + size)] { value = value << 8 | UInt64(byte) }
        return Int(exactly: value)
    }

    private static func damaged(_ place: Int) -> ConversionError {
        ConversionError(.malformed, "the property list is damaged", at: .byte(place))
    }
}
