// SPDX-License-Identifier: Apache-2.0

import HTMLWriting

/// Where a link or picture leads, behind its brackets (CommonMark, section 6.3).
enum Destination {
    /// Appends `(url "title")`. The URL is in the URL standard's spelling, so that it holds no white space and no angle brackets.
    static func append(_ url: String, title: String, isInRow: Bool, to output: inout [UInt8]) {
        output.append(UInt8(ascii: "("))
        for byte in url.utf8 {
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: ")"), ASCII.backslash:
                output.append(ASCII.backslash)
                output.append(byte)
            case UInt8(ascii: "&"): output.append(contentsOf: "&amp;".utf8)
            case UInt8(ascii: "|") where isInRow: output.append(contentsOf: "%7C".utf8)
            default: output.append(byte)
            }
        }
        if !title.isEmpty {
            output.append(contentsOf: " \"".utf8)
            appendTitle(title, isInRow: isInRow, to: &output)
            output.append(UInt8(ascii: "\""))
        }
        output.append(UInt8(ascii: ")"))
    }

    private static func appendTitle(_ title: String, isInRow: Bool, to output: inout [UInt8]) {
        for scalar in title.unicodeScalars {
            switch scalar {
            case "\"", "\\", "&": output.append(contentsOf: [ASCII.backslash, UInt8(truncatingIfNeeded: scalar.value)])
            case "|" where isInRow: output.append(contentsOf: "\\|".utf8)
            case _ where scalar.value < 0x20 || scalar == "\u{2028}": output.append(ASCII.space)
            case _ where HTMLText.isForbidden(scalar.value): output.append(contentsOf: HTMLText.replacement)
            default: output.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
            }
        }
    }
}
