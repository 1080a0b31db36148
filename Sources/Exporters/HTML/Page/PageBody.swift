// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import HTMLWriting

/// The body of a page while it is built. It is kept until its styles are known, because the style sheet stands before it; pictures
/// are kept as they are and encoded when they are written.
struct PageBody {
    private(set) var bytes: [UInt8] = []
    private var embedded: [(offset: Int, content: [UInt8])] = []

    var count: Int { bytes.count + embedded.count }
    var isEmpty: Bool { bytes.isEmpty }

    /// Makes room for a page; memory is used only as far as it is written.
    mutating func reserve(_ count: Int) { bytes.reserveCapacity(count) }

    mutating func write(_ string: String) { bytes.append(contentsOf: string.utf8) }
    mutating func write(_ markup: [UInt8]) { bytes.append(contentsOf: markup) }
    mutating func write(byte: UInt8) { bytes.append(byte) }
    mutating func write(text: UnsafeBufferPointer<UInt8>, lineBreak: [UInt8]) { HTMLText.append(text, lineBreak: lineBreak, to: &bytes) }
    mutating func write(escaping string: String) { HTMLText.append(string, to: &bytes) }

    /// Writes bytes as base64.
    mutating func write(base64 content: [UInt8]) { embedded.append((bytes.count, content)) }

    /// Writes a line feed unless one has just been written.
    mutating func endLine() {
        if let last = bytes.last, last != 0x0A { bytes.append(0x0A) }
    }

    func write(to output: inout OutputBuffer) {
        var written = 0
        for (offset, content) in embedded where !output.hasFailed {
            output.write(bytes[written..<offset])
            output.write(base64: content)
            written = offset
        }
        output.write(bytes[written...])
    }
}
