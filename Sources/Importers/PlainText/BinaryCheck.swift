// SPDX-License-Identifier: Apache-2.0

import DocumentConversion

/// Tells bytes that cannot be meant as text.
enum BinaryCheck {
    /// How many bytes are looked at.
    static let headLength = 4096
    /// Per cent of control characters that a text may have there. One is always allowed.
    static let maximumPerCent = 5

    /// Throws when too many of the first bytes are control characters that text does not use.
    static func refuse(_ bytes: [UInt8]) throws(ConversionError) {
        let head = bytes.prefix(headLength)
        let count = head.count { isControl($0) }
        guard count > max(1, head.count * maximumPerCent / 100), let first = head.firstIndex(where: isControl) else { return }
        throw ConversionError(
            .malformed, "this is not text: \(count) of the first \(head.count) bytes are control characters",
            hint: "name its format with -f, or its encoding with --charset", at: .byte(first))
    }

    private static func isControl(_ byte: UInt8) -> Bool {
        byte < 0x20 && !(0x07...0x0D).contains(byte) && byte != 0x1B || byte == 0x7F
    }
}
