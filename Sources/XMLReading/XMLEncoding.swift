// SPDX-License-Identifier: Apache-2.0

import DocumentConversion

/// The character encodings that are read: those in which the bytes of tags are known before they are parsed (`AttributeFlood`).
package enum XMLEncoding {
    private static let names = ["utf-8", "utf8", "utf-16", "utf-16le", "utf-16be", "iso-8859-1", "latin1", "us-ascii", "ascii"]

    /// Throws for an encoding that is not read.
    package static func check(_ name: String) throws(ConversionError) {
        let small = String(decoding: name.utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
        if names.contains(where: { $0.utf8.elementsEqual(small.utf8) }) { return }
        throw ConversionError(
            .malformed, "XML in the encoding '\(name.prefix(80))' is not read", hint: "convert it to UTF-8 first")
    }
}
