// SPDX-License-Identifier: Apache-2.0

/// Encodes UTF-8 as another encoding, by the tables that it is decoded by.
public final class TextEncoder: Sendable {
    private enum Scheme {
        case utf8
        case wide(bytes: Int, bigEndian: Bool)
        /// By a character's scalar: its code, and one or two bytes of it.
        case table([UInt32: UInt16])
    }

    /// What it encodes to.
    public let encoding: CharacterEncoding
    private let scheme: Scheme

    /// An encoder; `nil` for encodings whose bytes depend on those before them (UTF-7, ISO-2022-JP), which are only read.
    ///
    /// - Parameter isASCII: whether it writes characters of ASCII alone, whatever else the encoding has.
    public init?(_ encoding: CharacterEncoding, isASCII: Bool = false) {
        self.encoding = encoding
        if isASCII {
            scheme = .table(Dictionary(uniqueKeysWithValues: (UInt16(0)..<0x80).map { (UInt32($0), $0) }))
            return
        }
        switch encoding.entry.scheme {
        case .utf8: scheme = .utf8
        case .utf16(let bigEndian): scheme = .wide(bytes: 2, bigEndian: bigEndian)
        case .utf32(let bigEndian): scheme = .wide(bytes: 4, bigEndian: bigEndian)
        case .singleByte, .doubleByte: scheme = .table(Self.table(of: encoding))
        case .utf7, .sevenBit, .replacement: return nil
        }
    }

    /// The bytes that begin a text in this encoding, so that readers know it: a byte order mark for UTF-16 and UTF-32.
    public var mark: [UInt8] {
        guard case .wide = scheme else { return [] }
        var mark: [UInt8] = []
        append("\u{FEFF}", to: &mark) { _, _ in }
        return mark
    }

    /// Appends a text's code.
    /// - Parameters:
    ///   - text: valid UTF-8, whole characters.
    ///   - substitute: Appends something else for a character that the encoding does not have.
    public func encode(_ text: Span<UInt8>, into output: inout [UInt8], substitute: (Unicode.Scalar, inout [UInt8]) -> Void) {
        text.withUnsafeBufferPointer { bytes in
            if case .utf8 = scheme { return output.append(contentsOf: bytes) }
            var iterator = bytes.makeIterator()
            var parser = UTF8.ForwardParser()
            while case .valid(let encoded) = parser.parseScalar(from: &iterator) {
                append(UTF8.decode(encoded), to: &output, substitute)
            }
        }
    }

    private func append(_ scalar: Unicode.Scalar, to output: inout [UInt8], _ substitute: (Unicode.Scalar, inout [UInt8]) -> Void) {
        switch scheme {
        case .utf8: output.append(contentsOf: Array(String(scalar).utf8))
        case .wide(2, let bigEndian): for unit in UTF16.encode(scalar) ?? .init() { Self.append(UInt32(unit), 2, bigEndian, &output) }
        case .wide(let count, let bigEndian): Self.append(scalar.value, count, bigEndian, &output)
        case .table(let codes):
            guard let code = codes[scalar.value] else { return substitute(scalar, &output) }
            if code > 0xFF { output.append(UInt8(code >> 8)) }
            output.append(UInt8(truncatingIfNeeded: code))
        }
    }

    private static func append(_ value: UInt32, _ count: Int, _ bigEndian: Bool, _ output: inout [UInt8]) {
        for place in 0..<count {
            output.append(UInt8(truncatingIfNeeded: value >> UInt32(8 * (bigEndian ? count - 1 - place : place))))
        }
    }

    /// What codes of one and two bytes decode to; of several codes of a character the first.
    private static func table(of encoding: CharacterEncoding) -> [UInt32: UInt16] {
        var codes: [UInt16] = []
        for byte in UInt8.min...UInt8.max where !encoding.isLeadByte(byte) && byte != lineFeed { codes.append(UInt16(byte)) }
        if encoding.isDoubleByte {
            for lead in UInt8.min...UInt8.max where encoding.isLeadByte(lead) {
                for trail in UInt8(0x30)...UInt8.max { codes.append(UInt16(lead) << 8 | UInt16(trail)) }
            }
        }
        // All at once, a line for each: what is no code ends at the end of its line at the latest.
        var lines: [UInt8] = []
        for code in codes {
            if code > 0xFF { lines.append(UInt8(code >> 8)) }
            lines += [UInt8(truncatingIfNeeded: code), lineFeed]
        }
        var decoder = TextDecoder()
        var text: [UInt8] = []
        _ = decoder.decode(lines, from: encoding, into: &text)
        var table: [UInt32: UInt16] = [UInt32(lineFeed): UInt16(lineFeed)]
        table.reserveCapacity(codes.count)
        var start = 0
        for code in codes {
            guard let end = text[start...].firstIndex(of: lineFeed) else { break }
            if let scalar = onlyScalar(text[start..<end]), table[scalar] == nil { table[scalar] = code }
            start = end + 1
        }
        return table
    }

    private static let lineFeed = UInt8(ascii: "\n")

    /// The scalar, where these bytes are one and not U+FFFD.
    private static func onlyScalar(_ bytes: ArraySlice<UInt8>) -> UInt32? {
        guard (1...4).contains(bytes.count), let lead = bytes.first else { return nil }
        let length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
        guard bytes.count == length else { return nil }
        let first = length == 1 ? UInt32(lead) : UInt32(lead) & (0x7F >> UInt32(length))
        let scalar = bytes.dropFirst().reduce(first) { $0 << 6 | UInt32($1 & 0x3F) }
        return scalar == 0xFFFD ? nil : scalar
    }
}
