// SPDX-License-Identifier: Apache-2.0

/// Which links are written, and how.
struct LinkPolicy: Sendable {
    /// Schemes that are written unless more are asked for.
    static let ordinarySchemes = ["http", "https", "mailto", "tel", "sms", "geo", "ftp"]
    /// Schemes that run or hold what they name; no option allows them.
    static let scriptSchemes = ["javascript", "vbscript", "data", "livescript", "mocha"]

    private var schemes = Set(ordinarySchemes)
    private var allowsAny = false

    /// A policy from the option's value: `any`, or schemes separated by commas, each with a `+` before it or not.
    init(_ option: String?) {
        for word in (option ?? "").split(separator: ",") {
            let name = word.drop { $0 == "+" || $0 == " " }.lowercased()
            if name == "any" { allowsAny = true } else { schemes.insert(name) }
        }
    }

    /// A destination as it can stand in an attribute, not yet escaped for HTML; `nil` where its scheme is not allowed.
    func reference(_ destination: String) -> String? {
        let cleaned = Self.cleaned(destination)
        if let scheme = Self.scheme(of: cleaned) {
            guard !Self.scriptSchemes.contains(scheme), allowsAny || schemes.contains(scheme) else { return nil }
            return PercentEncoding.encoded(cleaned, isRelative: false)
        }
        return PercentEncoding.encoded(cleaned, isRelative: true)
    }

    /// What browsers make of a URL before they read its scheme (URL standard, "basic URL parser"): TAB, LF and CR vanish anywhere,
    /// other control characters and spaces at both ends.
    static func cleaned(_ url: String) -> [UInt8] {
        var bytes = url.utf8.filter { $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }
        while let last = bytes.last, last <= 0x20 { bytes.removeLast() }
        return Array(bytes.drop { $0 <= 0x20 })
    }

    /// The scheme in small letters, if the URL is absolute.
    static func scheme(of url: [UInt8]) -> String? {
        guard let first = url.first, isLetter(first) else { return nil }
        let rest = url.drop { isLetter($0) || (0x30...0x39).contains($0) || $0 == 0x2B || $0 == 0x2D || $0 == 0x2E }
        guard rest.first == UInt8(ascii: ":") else { return nil }
        return String(decoding: url[..<rest.startIndex], as: UTF8.self).lowercased()
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
}

/// URLs as the URL standard wants them written.
enum PercentEncoding {
    /// Encodes what is no URL code point (URL standard, "URL code points"); percent signs that encode something stay.
    static func encoded(_ url: [UInt8], isRelative: Bool) -> String {
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
            case 0x5B, 0x5D: if part == .beforePath { output.append(byte) } else { appendEncoded(byte, &output) }
            case ...0x20, 0x22, 0x23, 0x3C, 0x3E, 0x5C, 0x5E, 0x60, 0x7B...0x7D, 0x7F: appendEncoded(byte, &output)
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

    /// What a reference's percent signs encode, as text.
    static func decoded(_ string: some StringProtocol) -> String {
        let bytes = Array(string.utf8)
        var output: [UInt8] = []
        var place = 0
        while place < bytes.count {
            if bytes[place] == 0x25, let value = hexadecimal(bytes, place + 1) {
                output.append(value)
                place += 3
            } else {
                output.append(bytes[place])
                place += 1
            }
        }
        return String(decoding: output, as: UTF8.self)
    }

    /// Appends `%41` and the like.
    static func appendEncoded(_ byte: UInt8, sign: UInt8 = 0x25, _ output: inout [UInt8]) {
        let digits = StaticString("0123456789ABCDEF")
        output.append(sign)
        digits.withUTF8Buffer { output.append(contentsOf: [$0[Int(byte >> 4)], $0[Int(byte & 15)]]) }
    }

    private static func appendPercent(_ url: [UInt8], _ place: Int, _ output: inout [UInt8]) {
        if hexadecimal(url, place + 1) == nil { appendEncoded(0x25, &output) } else { output.append(0x25) }
    }

    /// Appends a character of several bytes as it is, or encoded where HTML forbids it; returns its length.
    private static func appendScalar(_ url: [UInt8], _ place: Int, _ output: inout [UInt8]) -> Int {
        let length = url[place] < 0xE0 ? 2 : url[place] < 0xF0 ? 3 : 4
        let bytes = url[place..<min(place + length, url.count)]
        let scalar = String(decoding: bytes, as: UTF8.self).unicodeScalars.first
        if let scalar, !HTMLText.isForbidden(scalar.value), !scalar.properties.isWhitespace {
            output.append(contentsOf: bytes)
        } else {
            for byte in bytes { appendEncoded(byte, &output) }
        }
        return bytes.count
    }

    private static func hexadecimal(_ bytes: [UInt8], _ place: Int) -> UInt8? {
        guard place + 1 < bytes.count, let high = digit(bytes[place]), let low = digit(bytes[place + 1]) else { return nil }
        return high << 4 | low
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case 0x30...0x39: byte - 0x30
        case 0x41...0x46: byte - 0x37
        case 0x61...0x66: byte - 0x57
        default: nil
        }
    }
}
