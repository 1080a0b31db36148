// SPDX-License-Identifier: Apache-2.0

/// Reads one JSON text (RFC 8259).
package struct JSONReader {
    /// How deep arrays and objects may stand in each other.
    package static let maximumDepth = 32

    private var rest: ArraySlice<UInt8>
    private var depth = 0

    /// What is no JSON, or deeper than it may be.
    private struct Malformed: Error {}

    private init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

    /// The value that bytes hold; `nil` where they are no JSON, with more behind it, deeper than `maximumDepth` or not UTF-8.
    package static func read(_ bytes: ArraySlice<UInt8>) -> JSONValue? {
        var reader = JSONReader(bytes)
        guard let value = try? reader.value() else { return nil }
        reader.skipSpace()
        return reader.rest.isEmpty ? value : nil
    }

    /// The value that bytes hold; see `read(_:)`.
    package static func read(_ bytes: [UInt8]) -> JSONValue? { read(bytes[...]) }

    private mutating func value() throws(Malformed) -> JSONValue {
        skipSpace()
        switch rest.first {
        case UInt8(ascii: "{"): return .object(try nested { reader throws(Malformed) in try reader.members() })
        case UInt8(ascii: "["): return .array(try nested { reader throws(Malformed) in try reader.elements() })
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "t"): return try word("true", .boolean(true))
        case UInt8(ascii: "f"): return try word("false", .boolean(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        default: return .number(try number())
        }
    }

    private mutating func nested<Value>(_ body: (inout Self) throws(Malformed) -> Value) throws(Malformed) -> Value {
        depth += 1
        if depth > Self.maximumDepth { throw Malformed() }
        rest.removeFirst()
        let value = try body(&self)
        depth -= 1
        return value
    }

    private mutating func members() throws(Malformed) -> [JSONValue.Member] {
        var members: [JSONValue.Member] = []
        if skip(UInt8(ascii: "}")) { return members }
        while true {
            skipSpace()
            let name = try string()
            guard skip(UInt8(ascii: ":")) else { throw Malformed() }
            members.append(.init(name, try value()))
            if skip(UInt8(ascii: "}")) { return members }
            guard skip(UInt8(ascii: ",")) else { throw Malformed() }
        }
    }

    private mutating func elements() throws(Malformed) -> [JSONValue] {
        var elements: [JSONValue] = []
        if skip(UInt8(ascii: "]")) { return elements }
        while true {
            elements.append(try value())
            if skip(UInt8(ascii: "]")) { return elements }
            guard skip(UInt8(ascii: ",")) else { throw Malformed() }
        }
    }

    private mutating func word(_ text: StaticString, _ value: JSONValue) throws(Malformed) -> JSONValue {
        let bytes = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
        guard rest.starts(with: bytes) else { throw Malformed() }
        rest = rest.dropFirst(bytes.count)
        return value
    }

    private mutating func number() throws(Malformed) -> Double {
        let start = rest
        if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
        let isZero = rest.first == UInt8(ascii: "0")
        let whole = try digits()
        if isZero, whole > 1 { throw Malformed() }
        if rest.first == UInt8(ascii: ".") {
            rest.removeFirst()
            _ = try digits()
        }
        if let sign = rest.first, sign | 0x20 == UInt8(ascii: "e") {
            rest.removeFirst()
            if let sign = rest.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") { rest.removeFirst() }
            _ = try digits()
        }
        let text = String(decoding: start[..<rest.startIndex], as: UTF8.self)
        guard let number = Double(text), number.isFinite else { throw Malformed() }
        return number
    }

    /// Passes over decimal digits, at least one; returns how many.
    private mutating func digits() throws(Malformed) -> Int {
        let end = rest.firstIndex { !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? rest.endIndex
        let count = end - rest.startIndex
        if count == 0 { throw Malformed() }
        rest = rest[end...]
        return count
    }

    private mutating func string() throws(Malformed) -> String {
        guard rest.first == UInt8(ascii: "\"") else { throw Malformed() }
        rest.removeFirst()
        var bytes: [UInt8] = []
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "\""):
                guard let text = String(validating: bytes, as: UTF8.self) else { throw Malformed() }
                return text
            case UInt8(ascii: "\\"): bytes += try escape()
            case 0..<0x20: throw Malformed()
            default: bytes.append(byte)
            }
        }
        throw Malformed()
    }

    private mutating func escape() throws(Malformed) -> [UInt8] {
        switch rest.popFirst() {
        case UInt8(ascii: "n"): return [0x0A]
        case UInt8(ascii: "t"): return [0x09]
        case UInt8(ascii: "r"): return [0x0D]
        case UInt8(ascii: "b"): return [0x08]
        case UInt8(ascii: "f"): return [0x0C]
        case let byte? where byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "/"): return [byte]
        case UInt8(ascii: "u"): break
        default: throw Malformed()
        }
        let unit = try codeUnit()
        var units = [unit]
        // Half of a pair is worth nothing without the other.
        if UTF16.isLeadSurrogate(unit), rest.starts(with: Array("\\u".utf8)) {
            rest = rest.dropFirst(2)
            units.append(try codeUnit())
        }
        return Array(String(decoding: units, as: UTF16.self).utf8)
    }

    private mutating func codeUnit() throws(Malformed) -> UInt16 {
        let digits = rest.prefix(4)
        let isHexadecimal = digits.count == 4 && digits.allSatisfy { Unicode.Scalar($0).properties.isASCIIHexDigit }
        guard isHexadecimal, let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16) else { throw Malformed() }
        rest = rest.dropFirst(4)
        return unit
    }

    private mutating func skipSpace() {
        rest = rest.drop { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }
    }

    private mutating func skip(_ byte: UInt8) -> Bool {
        skipSpace()
        guard rest.first == byte else { return false }
        rest.removeFirst()
        return true
    }
}
