// SPDX-License-Identifier: Apache-2.0

/// A JSON object (RFC 8259) on one line, written member by member.
package struct JSONLine {
    private var bytes: [UInt8] = [UInt8(ascii: "{")]

    /// An object without members.
    package init() {}

    package mutating func add(_ name: String, _ value: String?) {
        if let value { add(name) { Self.quote(value.utf8, into: &$0) } }
    }

    /// Adds a member that says there is nothing.
    package mutating func addNull(_ name: String) {
        add(name) { $0 += Array("null".utf8) }
    }

    package mutating func add(_ name: String, _ value: Int?) {
        if let value { add(name) { $0 += Array(String(value).utf8) } }
    }

    /// Adds a number; one that JSON cannot write is left out.
    package mutating func add(_ name: String, _ value: Double?) {
        if let value, value.isFinite { add(name) { $0 += Array("\(value)".utf8) } }
    }

    package mutating func add(_ name: String, _ value: Bool) {
        add(name) { $0 += Array((value ? "true" : "false").utf8) }
    }

    package mutating func add(_ name: String, _ values: [String]) {
        add(name) { bytes in
            bytes.append(UInt8(ascii: "["))
            for (number, value) in values.enumerated() {
                if number > 0 { bytes.append(UInt8(ascii: ",")) }
                Self.quote(value.utf8, into: &bytes)
            }
            bytes.append(UInt8(ascii: "]"))
        }
    }

    package mutating func add(_ name: String, _ object: JSONLine) {
        add(name) { $0 += object.bytes + [UInt8(ascii: "}")] }
    }

    package mutating func add(_ name: String, _ objects: [JSONLine]) {
        add(name) { bytes in
            bytes.append(UInt8(ascii: "["))
            for (number, object) in objects.enumerated() {
                if number > 0 { bytes.append(UInt8(ascii: ",")) }
                bytes += object.bytes + [UInt8(ascii: "}")]
            }
            bytes.append(UInt8(ascii: "]"))
        }
    }

    /// Adds a file's name. One that is not UTF-8 has each of its bytes as one character, U+0000 to U+00FF, and a member beside it says so.
    package mutating func add(_ name: String, path: [UInt8]) {
        if String(validating: path, as: UTF8.self) != nil {
            add(name) { Self.quote(path, into: &$0) }
        } else {
            add(name) { bytes in
                bytes.append(UInt8(ascii: "\""))
                for byte in path {
                    if byte < 0x80 { Self.append(byte, to: &bytes) } else { Self.escape(byte, into: &bytes) }
                }
                bytes.append(UInt8(ascii: "\""))
            }
            add("\(name)Encoding", "bytes")
        }
    }

    /// The object alone.
    package var object: [UInt8] { bytes + [UInt8(ascii: "}")] }

    /// The object, with a line feed at its end.
    package var line: [UInt8] { bytes + [UInt8(ascii: "}"), UInt8(ascii: "\n")] }

    private mutating func add(_ name: String, _ value: (inout [UInt8]) -> Void) {
        if bytes.count > 1 { bytes.append(UInt8(ascii: ",")) }
        Self.quote(name.utf8, into: &bytes)
        bytes.append(UInt8(ascii: ":"))
        value(&bytes)
    }

    private static func quote(_ text: some Sequence<UInt8>, into bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "\""))
        for byte in text { append(byte, to: &bytes) }
        bytes.append(UInt8(ascii: "\""))
    }

    private static func append(_ byte: UInt8, to bytes: inout [UInt8]) {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
        case UInt8(ascii: "\n"): bytes += Array("\\n".utf8)
        case UInt8(ascii: "\t"): bytes += Array("\\t".utf8)
        case 0..<0x20, 0x7F: escape(byte, into: &bytes)
        default: bytes.append(byte)
        }
    }

    private static func escape(_ byte: UInt8, into bytes: inout [UInt8]) {
        let digits = String(byte, radix: 16)
        bytes += Array("\\u00\(digits.utf8.count == 1 ? "0" : "")\(digits)".utf8)
    }
}
