// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import TextEncoding

/// The files of expectations that stand beside these tests.
enum DataFiles {
    /// The lines of a file but for comments and empty lines.
    static func lines(_ name: String) throws -> [String] {
        let url = TestFolders.package.appendingPathComponent("Tests/TextEncoding/Data/\(name)")
        let text = String(decoding: try Data(contentsOf: url), as: UTF8.self)
        return text.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") }
    }

    /// The sections of a file: what follows "= " and the words below it.
    static func sections(_ name: String) throws -> [(name: String, words: [String])] {
        var sections: [(name: String, words: [String])] = []
        for line in try lines(name) {
            if line.hasPrefix("= ") {
                sections.append((String(line.dropFirst(2)), []))
            } else {
                sections[sections.count - 1].words += line.split(separator: " ").map(String.init)
            }
        }
        return sections
    }
}

/// What bytes are decoded to at once, and the number of replacements.
func decoded(_ bytes: [UInt8], _ encoding: CharacterEncoding) -> (text: String, replacements: Int) {
    var decoder = TextDecoder()
    var output: [UInt8] = []
    let replacements = decoder.decode(bytes, from: encoding, into: &output)
    return (String(decoding: output, as: UTF8.self), replacements)
}

/// The encoding of a label that must exist.
func encoding(_ label: String) -> CharacterEncoding {
    guard let encoding = CharacterEncoding(label: label) else { preconditionFailure("no encoding has the label \(label)") }
    return encoding
}

/// Scalars in hexadecimal, joined by "+".
func scalars(_ text: String) -> String {
    text.unicodeScalars.map { String($0.value, radix: 16, uppercase: true) }.joined(separator: "+")
}

/// The bytes of hexadecimal digits.
func bytes(hexadecimal text: some StringProtocol) -> [UInt8] {
    let digits = text.filter(\.isHexDigit).compactMap { UInt8(String($0), radix: 16) }
    return stride(from: 0, to: digits.count - 1, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
}
