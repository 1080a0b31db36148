// SPDX-License-Identifier: Apache-2.0

extension MediaType {
    /// Parses a media type such as `text/html; charset="utf-8"`, by MIME Sniffing, section 4.4.
    ///
    /// `nil` where type or subtype is missing or has characters that are not allowed there. Parameters that are not well formed, and
    /// repetitions of a name, are left out.
    public init?(_ string: String) {
        self.init(parsingUTF8: string.utf8.span)
    }

    /// Parses a media type from the bytes of a header, each byte being the code point of its value (MIME Sniffing, section 4.4,
    /// "parse a MIME type from bytes").
    public init?(bytes: Span<UInt8>) {
        var text: [UInt8] = []
        text.reserveCapacity(bytes.count)
        for index in bytes.indices {
            let byte = bytes[index]
            if byte < 0x80 {
                text.append(byte)
            } else {
                text.append(0xC0 | byte >> 6)
                text.append(0x80 | byte & 0x3F)
            }
        }
        self.init(parsingUTF8: text.span)
    }

    private init?(parsingUTF8 input: Span<UInt8>) {
        var position = 0
        var end = input.count
        while position < end, HTTPCodePoints.isWhitespace(input[position]) { position += 1 }
        while end > position, HTTPCodePoints.isWhitespace(input[end - 1]) { end -= 1 }
        var output: [UInt8] = []
        output.reserveCapacity(end - position)

        let slash = input.firstOffset(of: UInt8(ascii: "/"), in: position..<end)
        guard slash < end, output.appendLowercasedToken(input, position..<slash) else { return nil }
        let outputSlash = output.count
        output.append(UInt8(ascii: "/"))

        position = input.firstOffset(of: UInt8(ascii: ";"), in: slash + 1..<end)
        var subtypeEnd = position
        while subtypeEnd > slash + 1, HTTPCodePoints.isWhitespace(input[subtypeEnd - 1]) { subtypeEnd -= 1 }
        guard output.appendLowercasedToken(input, slash + 1..<subtypeEnd) else { return nil }
        let essenceEnd = output.count

        if position < end { Self.parseParameters(input, position..<end, to: &output) }
        self.init(serialization: String(decoding: output, as: UTF8.self), slash: outputSlash, essenceEnd: essenceEnd)
    }

    /// Writes the serialisation of the parameters in `range`, which starts at a semicolon.
    private static func parseParameters(_ input: Span<UInt8>, _ range: Range<Int>, to output: inout [UInt8]) {
        let end = range.upperBound
        var position = range.lowerBound
        var names = ParameterNames()
        var value: [UInt8] = []
        while position < end {
            position += 1
            while position < end, HTTPCodePoints.isWhitespace(input[position]) { position += 1 }
            let nameStart = position
            while position < end, input[position] != UInt8(ascii: ";"), input[position] != UInt8(ascii: "=") { position += 1 }
            guard position < end else { return }
            if input[position] == UInt8(ascii: ";") { continue }
            let name = nameStart..<position
            position += 1
            guard position < end else { return }

            value.removeAll(keepingCapacity: true)
            if input[position] == UInt8(ascii: "\"") {
                collectQuotedString(input, &position, end, to: &value)
                position = input.firstOffset(of: UInt8(ascii: ";"), in: position..<end)
            } else {
                let valueStart = position
                position = input.firstOffset(of: UInt8(ascii: ";"), in: position..<end)
                var valueEnd = position
                while valueEnd > valueStart, HTTPCodePoints.isWhitespace(input[valueEnd - 1]) { valueEnd -= 1 }
                if valueEnd == valueStart { continue }
                for index in valueStart..<valueEnd { value.append(input[index]) }
            }
            guard value.allSatisfy(HTTPCodePoints.isQuotedStringTokenUTF8) else { continue }
            appendParameter(input, name, value, names: &names, to: &output)
        }
    }

    /// Fetch, "collect an HTTP quoted string" with its extract-value flag: `position` goes from the opening quote past the closing one.
    private static func collectQuotedString(_ input: Span<UInt8>, _ position: inout Int, _ end: Int, to value: inout [UInt8]) {
        position += 1
        while position < end {
            let byte = input[position]
            position += 1
            if byte == UInt8(ascii: "\"") { return }
            if byte == UInt8(ascii: "\\"), position < end {
                value.append(input[position])
                position += 1
            } else {
                value.append(byte)
            }
        }
    }

    /// Writes one parameter, unless its name is not a token or was there before.
    private static func appendParameter(
        _ input: Span<UInt8>, _ name: Range<Int>, _ value: [UInt8], names: inout ParameterNames, to output: inout [UInt8]
    ) {
        let start = output.count
        output.append(UInt8(ascii: ";"))
        guard output.appendLowercasedToken(input, name), names.insert(start + 1..<output.count, of: output) else {
            output.removeLast(output.count - start)
            return
        }
        output.append(UInt8(ascii: "="))
        if !value.isEmpty, value.allSatisfy(HTTPCodePoints.isToken) {
            output.append(contentsOf: value)
            return
        }
        output.append(UInt8(ascii: "\""))
        for byte in value {
            if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { output.append(UInt8(ascii: "\\")) }
            output.append(byte)
        }
        output.append(UInt8(ascii: "\""))
    }
}

/// The names of parameters seen so far, as ranges of the output. Few are searched in order; a set is made only when there are many.
private struct ParameterNames {
    private static let searchedInOrder = 8
    private var ranges: [Range<Int>] = []
    private var many: Set<[UInt8]> = []

    /// Adds a name; `false` when it was there.
    mutating func insert(_ name: Range<Int>, of output: [UInt8]) -> Bool {
        if ranges.count < Self.searchedInOrder {
            guard !ranges.contains(where: { output[$0] == output[name] }) else { return false }
            ranges.append(name)
            return true
        }
        if many.isEmpty { for range in ranges { many.insert(Array(output[range])) } }
        // A copy, so that the set does not hold on to the output, which would be copied at the next change.
        return many.insert(Array(output[name])).inserted
    }
}

extension [UInt8] {
    /// Appends a range in ASCII lower case; `false` when it is empty or not an HTTP token (part of it may then have been appended).
    fileprivate mutating func appendLowercasedToken(_ input: Span<UInt8>, _ range: Range<Int>) -> Bool {
        if range.isEmpty { return false }
        for index in range {
            let byte = input[index]
            guard HTTPCodePoints.isToken(byte) else { return false }
            append(HTTPCodePoints.lowercased(byte))
        }
        return true
    }
}

extension Span<UInt8> {
    /// The first offset in `range` with this byte, else the range's end.
    fileprivate func firstOffset(of byte: UInt8, in range: Range<Int>) -> Int {
        var offset = range.lowerBound
        while offset < range.upperBound, self[offset] != byte { offset += 1 }
        return offset
    }
}
