// SPDX-License-Identifier: Apache-2.0

/// Text that is safe to write to a terminal, whatever the bytes are.
///
/// C0 controls (line breaks and TAB too), DEL and bytes that are not UTF-8 are shown as `\xHH`; C1 controls, bidirectional controls, line and
/// paragraph separators and the byte order mark as `\u{…}`. All else, the backslash too, stands as it is.
/// - Parameters:
///   - bytes: A file name, an argument, or text of any origin.
///   - limit: The number of characters (Unicode scalars or escapes) after which `…` stands for the rest.
public func printable(_ bytes: some Sequence<UInt8>, limit: Int = .max) -> String {
    let bytes = bytes as? [UInt8] ?? Array(bytes)
    var result = ""
    var parser = Unicode.UTF8.ForwardParser()
    var rest = bytes.makeIterator()
    var offset = 0
    var count = 0
    while true {
        let parsed = parser.parseScalar(from: &rest)
        if case .emptyInput = parsed { return result }
        guard count < limit else { return result + "…" }
        count += 1
        switch parsed {
        case .emptyInput: break
        case .error(let length):
            for byte in bytes[offset..<offset + length] { result += hexEscape(byte) }
            offset += length
        case .valid(let encoded):
            offset += encoded.count
            let scalar = Unicode.UTF8.decode(encoded)
            if scalar.value < 0x20 || scalar.value == 0x7F {
                result += hexEscape(UInt8(scalar.value))
            } else if steersDisplay(scalar) {
                result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
    }
}

/// Text that is safe to write to a terminal: ``printable(_:limit:)`` of its UTF-8.
public func printable(_ text: String, limit: Int = .max) -> String { printable(text.utf8, limit: limit) }

/// An argument within a message: printable, in quotation marks, and cut where it is too long to be read.
func quoted(_ bytes: some Sequence<UInt8>) -> String { "'\(printable(bytes, limit: 100))'" }

private func hexEscape(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return digits.utf8.count == 1 ? "\\x0\(digits)" : "\\x\(digits)"
}

/// Characters that have no shape but move, reorder or break what stands around them (UAX #9 section 2, UAX #14).
private func steersDisplay(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x80...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
}
