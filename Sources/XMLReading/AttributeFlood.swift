// SPDX-License-Identifier: Apache-2.0

import DocumentConversion

/// Refuses documents with tags of very many attributes: libxml2 compares each with each, so a million of them take it hours.
///
/// What looks like the start of an attribute's value is counted from one `<` to the next, which cannot stand in a value. Text that
/// holds very many `="` counts too much; our own markup has quotation marks as references, so it never does.
enum AttributeFlood {
    /// The most attributes of one tag.
    static let maximumAttributes = 10_000

    static func check(_ bytes: [UInt8]) throws(ConversionError) {
        if let place = firstFlood(in: bytes) {
            throw ConversionError(.limit, "a tag has more than \(maximumAttributes) attributes", at: .byte(place))
        }
    }

    /// Where a tag passes the limit. Bytes of 0 are passed over: in UTF-16 they stand between those of a tag.
    private static func firstFlood(in bytes: [UInt8]) -> Int? {
        bytes.withUnsafeBufferPointer { bytes in
            var (count, isBehindEquals) = (0, false)
            for place in bytes.indices {
                let byte = bytes[place]
                if byte > UInt8(ascii: "=") {
                    isBehindEquals = false
                    continue
                }
                switch byte {
                case UInt8(ascii: "<"): (count, isBehindEquals) = (0, false)
                case UInt8(ascii: "="): isBehindEquals = true
                case UInt8(ascii: "\""), UInt8(ascii: "'"):
                    if isBehindEquals { count += 1 }
                    isBehindEquals = false
                    if count > maximumAttributes { return place }
                case 0, 0x09, 0x0A, 0x0D, 0x20: break
                default: isBehindEquals = false
                }
            }
            return nil
        }
    }
}
