// SPDX-License-Identifier: Apache-2.0

extension MediaType {
    /// The value of a parameter, without quotes; `nil` where the media type has none of that name.
    ///
    /// - Parameter name: The parameter's name (`charset`), in any ASCII case.
    public subscript(name: String) -> String? {
        var position = essenceEnd
        while let parameter = parameter(at: &position) {
            let found = serialization.utf8.dropFirst(parameter.name.lowerBound).prefix(parameter.name.count)
            if found.elementsEqual(name.utf8.lazy.map(HTTPCodePoints.lowercased)) { return unquoted(parameter.value) }
        }
        return nil
    }

    /// The parameters in their order: names in ASCII lower case, each once; values without quotes.
    public var parameters: Parameters { Parameters(mediaType: self) }

    /// The parameters of a media type, read from it while they are enumerated.
    public struct Parameters: Sequence, Sendable {
        let mediaType: MediaType

        /// Starts at the first parameter.
        public func makeIterator() -> Iterator { Iterator(mediaType: mediaType, position: mediaType.essenceEnd) }

        /// Goes from one parameter to the next.
        public struct Iterator: IteratorProtocol, Sendable {
            let mediaType: MediaType
            var position: Int

            /// The next parameter, or `nil` after the last.
            public mutating func next() -> (name: String, value: String)? {
                guard let parameter = mediaType.parameter(at: &position) else { return nil }
                return (mediaType.text(parameter.name), mediaType.unquoted(parameter.value))
            }
        }
    }

    /// Where the parameter whose semicolon stands at `position` has its name and its value (with quotes); moves on to the next one.
    private func parameter(at position: inout Int) -> (name: Range<Int>, value: Range<Int>)? {
        let bytes = serialization.utf8.span
        guard position < bytes.count else { return nil }
        let nameStart = position + 1
        position = nameStart
        while position < bytes.count, bytes[position] != UInt8(ascii: "=") { position += 1 }
        let nameEnd = position
        let valueStart = Swift.min(nameEnd + 1, bytes.count)
        position = valueStart
        if position < bytes.count, bytes[position] == UInt8(ascii: "\"") {
            position += 1
            while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
                position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
            }
            position = Swift.min(position + 1, bytes.count)
        } else {
            while position < bytes.count, bytes[position] != UInt8(ascii: ";") { position += 1 }
        }
        return (nameStart..<nameEnd, valueStart..<position)
    }

    private func unquoted(_ value: Range<Int>) -> String {
        let bytes = serialization.utf8.span
        guard value.count >= 2, bytes[value.lowerBound] == UInt8(ascii: "\"") else { return text(value) }
        var result: [UInt8] = []
        result.reserveCapacity(value.count)
        var position = value.lowerBound + 1
        while position < value.upperBound - 1 {
            if bytes[position] == UInt8(ascii: "\\") { position += 1 }
            result.append(bytes[position])
            position += 1
        }
        return String(decoding: result, as: UTF8.self)
    }
}
