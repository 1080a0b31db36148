// SPDX-License-Identifier: Apache-2.0

import CommandTable
import Textmill

/// How a message calls a file: bytes as they are for programs, printable text for people.
struct FileName: Hashable, Sendable, CustomStringConvertible {
    let bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }
    init(_ text: String) { bytes = Array(text.utf8) }
    init(_ path: FilePath) { bytes = path.bytes }

    /// Safe to show on a terminal.
    var description: String { bytes.isEmpty ? "''" : printable(bytes) }
}

/// An argument within a message: printable, in quotation marks, and cut where it is too long to be read.
func quoted(_ bytes: some Sequence<UInt8>) -> String { "'\(printable(bytes, limit: 100))'" }
