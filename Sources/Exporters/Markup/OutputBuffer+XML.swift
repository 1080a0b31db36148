// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import MarkupVocabulary
import TextModel

extension OutputBuffer {
    /// Writes a part of a paragraph: what XML cannot hold as `char`, line separators as `br`.
    mutating func write(text bytes: [UInt8], in range: Range<Int>) {
        XMLText.specials.withUnsafeBufferPointer { specials in
            var (copied, place) = (range.lowerBound, range.lowerBound)
            while place < range.upperBound {
                guard specials[Int(bytes[place])] else {
                    place += 1
                    continue
                }
                let length = write(special: bytes, at: place, copiedTo: copied)
                if length > 0 { copied = place + length }
                place += max(length, 1)
            }
            write(bytes[copied..<range.upperBound])
        }
    }

    /// Writes what stands for a character, and before it what was not copied yet. Returns the character's length; 0 where it is an
    /// ordinary one.
    private mutating func write(special bytes: [UInt8], at place: Int, copiedTo copied: Int) -> Int {
        let byte = bytes[place]
        if let reference = XMLText.reference(to: byte) {
            write(bytes[copied..<place])
            write(reference)
            return 1
        }
        let scalar = bytes[place...].prefix(byte < 0x80 ? 1 : 3)
        if scalar.elementsEqual(TextScalar.lineSeparator) {
            write(bytes[copied..<place])
            write("<br/>")
            return scalar.count
        }
        if EscapedString.isHeld(scalar) { return 0 }
        write(bytes[copied..<place])
        write("<char code=\"")
        let code = scalar.count == 1 ? Int(byte) : 0xFFC0 | Int(bytes[place + 2] & 0x3F)
        write(String(code, radix: 16, uppercase: true))
        write("\"/>")
        return scalar.count
    }
}
