// SPDX-License-Identifier: Apache-2.0

import Glibc

extension AttributedText {
    /// The offset in this text of an index of `string`, which is this text's string.
    public func offset(of index: String.Index, in string: String) -> Int {
        string.utf8.distance(from: string.utf8.startIndex, to: index)
    }

    /// The index in `string`, which is this text's string, of an offset.
    public func index(at offset: Int, in string: String) -> String.Index {
        string.utf8.index(string.utf8.startIndex, offsetBy: aligned(offset), limitedBy: string.utf8.endIndex) ?? string.utf8.endIndex
    }

    /// `offset` inside the text, at the start of the scalar it falls into.
    func aligned(_ offset: Int) -> Int {
        var offset = min(max(offset, 0), bytes.count)
        while offset > 0, offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
        return offset
    }

    func aligned(_ range: Range<Int>) -> Range<Int> { aligned(range.lowerBound)..<aligned(range.upperBound) }

    /// The start of the paragraph that holds `offset`.
    func paragraphStart(of offset: Int) -> Int {
        bytes.withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress else { return 0 }
            var start = min(max(offset, 0), bytes.count)
            // Stretches without a line feed are passed with memchr(3): a paragraph may be the whole of a long text.
            while start > 256, memchr(base + (start - 256), CInt(TextScalar.lineFeed), 256) == nil { start -= 256 }
            while start > 0, bytes[start - 1] != TextScalar.lineFeed { start -= 1 }
            return start
        }
    }

    /// The end, behind the line feed if there is one, of the paragraph that holds `offset`.
    func paragraphEnd(of offset: Int) -> Int {
        bytes.withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress, offset < bytes.count else { return bytes.count }
            let start = max(0, offset)
            guard let found = memchr(base + start, CInt(TextScalar.lineFeed), bytes.count - start) else { return bytes.count }
            return UnsafeRawPointer(found) - base + 1
        }
    }
}
