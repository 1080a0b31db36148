// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// The tables that pairs of bytes are looked up in. A row, the cells of one lead byte, is asked of the C library's converter when it is
/// first needed and kept for the process: a document in Japanese needs some tens of the 120 rows, and a row takes some tens of microseconds.
enum DoubleByteCells: String, Sendable {
    case windows932 = "CP932"
    case windows949 = "UHC"
    case johab = "JOHAB"
    case gb18030 = "GB18030"
    case big5 = "BIG5-HKSCS"
    case eucTW = "EUC-TW"
    /// JIS X 0208 with the rows of NEC and IBM: the characters of `windows932` under both bytes' EUC values.
    case jis0208 = "CP932 as EUC"
    /// JIS X 0212 under the two bytes that follow 8F in EUC-JP.
    case jis0212 = "EUC-JP"

    private struct Shared {
        var converters: [String: CodeConverter?] = [:]
        var rows: [DoubleByteCells: [UInt8: [PackedUTF8]]] = [:]

        mutating func converter(_ name: String) -> CodeConverter? {
            if let known = converters[name] { return known }
            let converter = CodeConverter(from: name)
            converters[name] = .some(converter)
            return converter
        }
    }

    private static let shared = Mutex(Shared())

    /// The characters of a lead byte, indexed by the trail byte.
    func row(lead: UInt8) -> [PackedUTF8] {
        DoubleByteCells.shared.withLock { shared in
            if let row = shared.rows[self]?[lead] { return row }
            var row = [PackedUTF8](repeating: .none, count: 256)
            if let converter = shared.converter(converterName) {
                let trails = firstTrail...0xFE
                let codes = trails.map { code(lead, $0) }
                let characters = converter.characters(codes.flatMap(\.self), each: codes.first?.count ?? 0)
                for (trail, character) in zip(trails, characters) { row[Int(trail)] = character }
            }
            for (trail, character) in corrections(lead: lead) { row[Int(trail)] = character }
            shared.rows[self, default: [:]][lead] = row
            return row
        }
    }

    /// The character of a code of any length that the table's converter knows.
    func character(_ code: [UInt8]) -> PackedUTF8 {
        DoubleByteCells.shared.withLock { $0.converter(converterName)?.character(code) ?? .none }
    }

    private var converterName: String { self == .jis0208 ? DoubleByteCells.windows932.rawValue : rawValue }

    /// Below it no trail byte lies; in GB18030 digits are the second of four bytes.
    private var firstTrail: UInt8 {
        switch self {
        case .johab: 0x31
        case .jis0208, .jis0212, .eucTW: 0xA1
        case .windows932, .windows949, .gb18030, .big5: 0x40
        }
    }

    /// The bytes that the converter knows a cell by.
    private func code(_ lead: UInt8, _ trail: UInt8) -> [UInt8] {
        switch self {
        case .jis0212: return [0x8F, lead, trail]
        case .jis0208:
            let pointer = (Int(lead) - 0xA1) * 94 + Int(trail) - 0xA1
            let row = pointer / 188, cell = pointer % 188
            let bytes = [row + (row < 0x1F ? 0x81 : 0xC1), cell + (cell < 0x3F ? 0x40 : 0x41)]
            return bytes.map { UInt8(truncatingIfNeeded: $0) }
        default: return [lead, trail]
        }
    }

    private func corrections(lead: UInt8) -> [(trail: UInt8, character: PackedUTF8)] {
        let key: StaticString
        switch self {
        case .big5: key = "big5"
        case .gb18030: key = "gb18030"
        case .johab: key = "johab"
        default: return []
        }
        let words = DataText(doubleByteCorrections).section(key.withUTF8Buffer { Array($0) })?.words ?? []
        return words.compactMap { word in
            let code = DataText.hexadecimal(word)
            guard code >> 8 == lead else { return nil }
            return (UInt8(code & 0xFF), PackedUTF8(scalar: DataText.hexadecimal(word.dropFirst(5))))
        }
    }
}
