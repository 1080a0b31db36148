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
    func character(_ code: [UInt8]) -> PackedUTF8 {
        var source = code.map { CChar(bitPattern: $0) }
        var result = [CChar](repeating: 0, count: 16)
        let written: Int? = source.withUnsafeMutableBufferPointer { source in
            result.withUnsafeMutableBufferPointer { result in
                var input = source.baseAddress, output = result.baseAddress
                var inputLeft = source.count, outputLeft = result.count
                _ = iconv(descriptor, nil, nil, nil, nil)
                guard iconv(descriptor, &input, &inputLeft, &output, &outputLeft) != -1, inputLeft == 0 else { return nil }
                // Big5-HKSCS holds a letter back that an accent may follow.
                guard iconv(descriptor, nil, nil, &output, &outputLeft) != -1 else { return nil }
                return result.count - outputLeft
            }
        }
        return written.map { PackedUTF8(bytes: result[..<$0].map { UInt8(bitPattern: $0) }) } ?? .none
    }
}
