// SPDX-License-Identifier: Apache-2.0

import URLReferences

/// URLs as the URL standard wants them written.
package enum URLText {
    /// Encodes what is no URL code point (URL standard, "URL code points"); percent signs that encode something stay.
    package static func encoded(_ url: [UInt8], isRelative: Bool) -> String {
        var output: [UInt8] = []
        output.reserveCapacity(url.count + 8)
        // In a relative reference a colon in the first segment would read as the end of a scheme.
        let firstSpecial = url.first { $0 == 0x3A || $0 == 0x2F || $0 == 0x3F || $0 == 0x23 }
        if isRelative, firstSpecial == 0x3A { output.append(contentsOf: "./".utf8) }
        var part = isRelative && !url.starts(with: [0x2F, 0x2F]) ? Part.path : .beforePath
        var slashes = 0
        var place = 0
        while place < url.count {
            let byte = url[place]
            if byte == 0x2F || byte == 0x5C { slashes += 1 }
            if part == .beforePath, slashes > 2 { part = .path }
            switch byte {
            case 0x25: appendPercent(url, place, &output)
            case 0x5C where part < .query: output.append(UInt8(ascii: "/"))
            case 0x3F where part < .query, 0x23 where part < .fragment:
                part = byte == 0x3F ? .query : .fragment
                output.append(byte)
            case 0x5B, 0x5D: if part == .beforePath { output.append(byte) } else { PercentCoding.append(byte, to: &output) }
            case ...0x20, 0x22, 0x23, 0x3C, 0x3E, 0x5C, 0x5E, 0x60, 0x7B...0x7D, 0x7F: PercentCoding.append(byte, to: &output)
            case 0x80...: place += appendScalar(url, place, &output) - 1
            default: output.append(byte)
            }
            place += 1
        }
        return String(decoding: output, as: UTF8.self)
    }

    private enum Part: Int, Comparable {
        case beforePath, path, query, fragment
        static func < (left: Part, right: Part) -> Bool { left.rawValue < right.rawValue }
    }

    private static func appendPercent(_ url: [UInt8], _ place: Int, _ output: inout [UInt8]) {
        if PercentCoding.value(in: url, at: place) == nil { PercentCoding.append(0x25, to: &output) } else { output.append(0x25) }
    }

    /// Appends a character of several bytes as it is, or encoded where HTML forbids it; returns its length.
    private static func appendScalar(_ url: [UInt8], _ place: Int, _ output: inout [UInt8]) -> Int {
        let length = url[place] < 0xE0 ? 2 : url[place] < 0xF0 ? 3 : 4
        let bytes = url[place..<min(place + length, url.count)]
        let scalar = String(decoding: bytes, as: UTF8.self).unicodeScalars.first
        if let scalar, !HTMLText.isForbidden(scalar.value), !scalar.properties.isWhitespace {
            output.append(contentsOf: bytes)
        } else {
            for byte in bytes { PercentCoding.append(byte, to: &output) }
        }
        return bytes.count
    }
}
