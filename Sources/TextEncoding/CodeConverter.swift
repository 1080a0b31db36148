// SPDX-License-Identifier: Apache-2.0

import Glibc

/// A converter of the C library from one encoding to UTF-8, asked for one character at a time. Not to be used by two threads at once.
final class CodeConverter {
    private let descriptor: iconv_t

    /// `nil` where the C library has no such encoding (its `gconv` modules may be missing).
    init?(from name: String) {
        guard let descriptor = iconv_open("UTF-8", name), Int(bitPattern: descriptor) != -1 else { return nil }
        self.descriptor = descriptor
    }

    deinit { iconv_close(descriptor) }

    /// The character that the bytes stand for as a whole; `none` for any other bytes.
    func character(_ code: [UInt8]) -> PackedUTF8 { characters(code, each: code.count).first ?? .none }

    /// The characters of codes of the same length that are written one after another; `none` for those that are not one code.
    func characters(_ codes: [UInt8], each length: Int) -> [PackedUTF8] {
        guard length > 0 else { return [] }
        var characters = [PackedUTF8](repeating: .none, count: codes.count / length)
        var at = 0
        while at < characters.count {
            let (consumed, text) = convert(codes[(at * length)...])
            let scalars = String(decoding: text, as: UTF8.self).unicodeScalars
            let count = consumed / length
            if count == 1 {
                characters[at] = PackedUTF8(bytes: text)
            } else if scalars.count == count, consumed % length == 0 {
                for (place, scalar) in scalars.enumerated() { characters[at + place] = PackedUTF8(scalar: scalar.value) }
            } else if count > 1 {
                // One of the codes stands for two scalars.
                for place in at..<(at + count) { characters[place] = character(Array(codes[(place * length)..<((place + 1) * length)])) }
            }
            // Where the converter stopped is a code that it does not know.
            at += count + 1
        }
        return characters
    }

    /// Converts up to the first malformed code.
    private func convert(_ codes: ArraySlice<UInt8>) -> (consumed: Int, text: [UInt8]) {
        var source = codes.map { CChar(bitPattern: $0) }
        return source.withUnsafeMutableBufferPointer { source in
            var consumed = 0
            let text = [UInt8](unsafeUninitializedCapacity: source.count * 4 + 8) { result, written in
                result.withMemoryRebound(to: CChar.self) { result in
                    var input = source.baseAddress, output = result.baseAddress
                    var inputLeft = source.count, outputLeft = result.count
                    _ = iconv(descriptor, nil, nil, nil, nil)
                    _ = iconv(descriptor, &input, &inputLeft, &output, &outputLeft)
                    // Big5-HKSCS holds a letter back that an accent may follow.
                    _ = iconv(descriptor, nil, nil, &output, &outputLeft)
                    consumed = source.count - inputLeft
                    written = result.count - outputLeft
                }
            }
            return (consumed, text)
        }
    }
}
