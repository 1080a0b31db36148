// SPDX-License-Identifier: Apache-2.0

/// Tells text from binary and names the encoding, from a prefix: by byte order mark, UTF-8 validity and the pattern of NULs.
struct TextAnalysis {
    let charset: DetectedCharset
    /// Length of the byte order mark.
    let markLength: Int

    /// One stray control character in so many bytes is still text.
    private static let bytesPerStrayControl = 200

    /// Bit set of the control characters that no text holds: all of C0 but BEL, BS, TAB, LF, VT, FF, CR and ESC.
    private static let binaryControls: UInt32 = 0xF7FF_C07F

    /// - Parameter atEnd: whether the bytes reach to the end of the input; otherwise a character may be cut at the end.
    init(_ bytes: [UInt8], atEnd: Bool) {
        if let (charset, length) = Self.mark(bytes) {
            self.charset = charset
            markLength = length
            return
        }
        markLength = 0
        var controls = 0
        var firstHigh = -1
        var nul = false
        bytes.withUnsafeBufferPointer { buffer in
            for index in buffer.indices {
                let byte = buffer[index]
                if byte < 0x20 {
                    if Self.binaryControls >> UInt32(byte) & 1 == 1 {
                        controls += 1
                        if byte == 0 {
                            nul = true
                            break
                        }
                    }
                } else if byte >= 0x7F {
                    if byte == 0x7F { controls += 1 } else if firstHigh < 0 { firstHigh = index }
                }
            }
        }
        // DOS editors end a text with SUB.
        if atEnd, bytes.last == 0x1A { controls -= 1 }
        if nul {
            charset = UnitPattern.charset(of: bytes) ?? .binary
        } else if firstHigh < 0 {
            charset = controls > bytes.count / Self.bytesPerStrayControl ? .binary : .usASCII
        } else if Self.isUTF8(bytes, from: firstHigh, atEnd: atEnd) {
            charset = controls > bytes.count / Self.bytesPerStrayControl ? .binary : .utf8
        } else if let units = UnitPattern.charset(of: bytes) {
            charset = units
        } else {
            // ISO 2022 and the like use ESC; other control characters beside invalid UTF-8 are data.
            charset = controls > 0 || !Self.looksLikeLegacyText(bytes) ? .binary : .unknown8Bit
        }
    }

    private static func mark(_ bytes: [UInt8]) -> (DetectedCharset, Int)? {
        if bytes.has([0xEF, 0xBB, 0xBF]) { return (.utf8, 3) }
        if bytes.has([0xFF, 0xFE, 0, 0]) { return (.utf32LittleEndian, 4) }
        if bytes.has([0, 0, 0xFE, 0xFF]) { return (.utf32BigEndian, 4) }
        // A mark followed by units that no text holds is a signature of something else (MPEG audio begins FF FE or FF FA).
        if bytes.has([0xFF, 0xFE]), UnitPattern.isText16(bytes, from: 2, bigEndian: false) { return (.utf16LittleEndian, 2) }
        if bytes.has([0xFE, 0xFF]), UnitPattern.isText16(bytes, from: 2, bigEndian: true) { return (.utf16BigEndian, 2) }
        return nil
    }

    /// Whether the bytes from `start` on are UTF-8 (Unicode, table 3-7).
    static func isUTF8(_ bytes: [UInt8], from start: Int, atEnd: Bool) -> Bool {
        bytes.withUnsafeBufferPointer { buffer in
            var index = start
            let end = buffer.count
            while index < end {
                let lead = buffer[index]
                index += 1
                if lead < 0x80 { continue }
                var low: UInt8 = 0x80
                var high: UInt8 = 0xBF
                let following: Int
                switch lead {
                case 0xC2...0xDF: following = 1
                case 0xE0: (following, low) = (2, 0xA0)
                case 0xED: (following, high) = (2, 0x9F)
                case 0xE1...0xEF: following = 2
                case 0xF0: (following, low) = (3, 0x90)
                case 0xF1...0xF3: following = 3
                case 0xF4: (following, high) = (3, 0x8F)
                default: return false
                }
                for _ in 0..<following {
                    guard index < end else { return !atEnd }
                    guard buffer[index] >= low, buffer[index] <= high else { return false }
                    (low, high) = (0x80, 0xBF)
                    index += 1
                }
            }
            return true
        }
    }

    /// Whether most bytes above 127 could be letters: short runs between ASCII, or few different C1 codes.
    private static func looksLikeLegacyText(_ bytes: [UInt8]) -> Bool {
        guard bytes.count >= 8 else { return bytes.contains { $0 < 0x80 } }
        var breaks = 0
        for byte in bytes where byte == 0x20 || byte == 0x0A || byte == 0x0D { breaks += 1 }
        // Compressed data has each of these once in 85 bytes and hardly ever lacks control characters.
        return breaks * 60 >= bytes.count || bytes.count < 256
    }

    /// The text in UTF-8 or another extension of ASCII, without its mark: UTF-16 and UTF-32 are converted.
    func decoded(_ bytes: [UInt8]) -> [UInt8] {
        switch charset {
        case .utf16LittleEndian, .utf16BigEndian:
            let big = charset == .utf16BigEndian
            var units: [UInt16] = []
            units.reserveCapacity(bytes.count / 2)
            for index in stride(from: markLength, to: bytes.count - 1, by: 2) {
                let first = UInt16(bytes[index])
                let second = UInt16(bytes[index + 1])
                units.append(big ? first << 8 | second : second << 8 | first)
            }
            return Array(String(decoding: units, as: UTF16.self).utf8)
        case .utf32LittleEndian, .utf32BigEndian:
            let big = charset == .utf32BigEndian
            let units = stride(from: markLength, to: bytes.count - 3, by: 4).map { index in
                UInt32((big ? bytes.big32(index) : bytes.little32(index)) ?? 0)
            }
            return Array(String(decoding: units, as: UTF32.self).utf8)
        default: return markLength == 0 ? bytes : Array(bytes.dropFirst(markLength))
        }
    }
}
