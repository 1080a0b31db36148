// SPDX-License-Identifier: Apache-2.0

/// The errors of the section "Preprocessing the input stream": code points that should not be there. Looked for only where errors are asked
/// for.
enum InputStreamErrors {
    /// These errors and those of the tokenizer, in the order of their places.
    static func merged(into errors: [HTMLParseError], _ input: UnsafeBufferPointer<UInt8>) -> [HTMLParseError] {
        var all: [HTMLParseError] = []
        var index = 0
        while index < input.count {
            let byte = input[index]
            if byte < 0x80 {
                if byte == 0x7F || (byte < 0x20 && byte != 0 && !byte.isHTMLSpace) {
                    all.append(HTMLParseError(code: .controlCharacterInInputStream, position: index))
                }
                index += 1
            } else {
                let (scalar, count) = decode(input, index)
                if let code = code(of: scalar) { all.append(HTMLParseError(code: code, position: index)) }
                index += count
            }
        }
        all += errors
        // Stable: at one place what is wrong with the input comes first, then what the tokenizer met, in its order.
        return all.enumerated().sorted { ($0.element.position, $0.offset) < ($1.element.position, $1.offset) }.map(\.element)
    }

    private static func code(of scalar: UInt32) -> HTMLParseError.Code? {
        switch scalar {
        case 0x80...0x9F: .controlCharacterInInputStream
        case 0xD800...0xDFFF: .surrogateInInputStream
        case 0xFDD0...0xFDEF: .noncharacterInInputStream
        case _ where scalar & 0xFFFE == 0xFFFE: .noncharacterInInputStream
        default: nil
        }
    }

    /// The code point at a place, surrogates too, and how many bytes it takes; bytes that are no UTF-8 count as one without an error.
    private static func decode(_ input: UnsafeBufferPointer<UInt8>, _ index: Int) -> (UInt32, Int) {
        let lead = input[index]
        let count = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
        guard lead >= 0xC2, lead < 0xF5, index + count <= input.count else { return (0xFFFD, 1) }
        var scalar = UInt32(lead & (0x7F >> UInt8(count)))
        for offset in 1..<count {
            guard input[index + offset] & 0xC0 == 0x80 else { return (0xFFFD, 1) }
            scalar = scalar << 6 | UInt32(input[index + offset] & 0x3F)
        }
        return (scalar, count)
    }
}
