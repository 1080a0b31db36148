// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import Glibc

/// A sink that writes to a descriptor.
struct DescriptorSink: ByteSink {
    private let descriptor: Int32

    init(_ descriptor: Int32) { self.descriptor = descriptor }

    func write(_ bytes: Span<UInt8>) throws(ConversionError) {
        let failure = bytes.withUnsafeBufferPointer { writeAll($0, to: descriptor) }
        if failure != 0 { throw ConversionError(.cannotWrite, "the markup cannot be written") }
    }
}

/// Writes all bytes; returns the number of the error, or 0.
func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32 { bytes.withUnsafeBufferPointer { writeAll($0, to: descriptor) } }

private func writeAll(_ bytes: UnsafeBufferPointer<UInt8>, to descriptor: Int32) -> Int32 {
    var rest = bytes[...]
    while !rest.isEmpty {
        let count = write(descriptor, UnsafeBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count >= 0 {
            rest = rest.dropFirst(count)
        } else if errno != EINTR {
            return errno
        }
    }
    return 0
}

/// All bytes that can be read from a descriptor, at most `limits.input`.
func readAll(_ descriptor: Int32, limits: Limits) throws(ConversionError) -> [UInt8] {
    var status = stat()
    // One byte more than a file has, so that its end is seen without asking for more room.
    let size = fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG ? Int(status.st_size) + 1 : 0
    if size > 0 { try limits.check(\.input, size - 1) }
    var bytes: [UInt8] = []
    var room = max(size, 64 << 10)
    while true {
        var failure: Int32 = 0
        let piece = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
            let length = read(descriptor, buffer.baseAddress, buffer.count)
            if length < 0 { failure = errno }
            count = max(0, length)
        }
        if failure == EINTR { continue }
        if failure != 0 { throw ConversionError(.unreadable, "descriptor \(descriptor) cannot be read") }
        if piece.isEmpty { return bytes }
        if bytes.isEmpty { bytes = piece } else { bytes += piece }
        try limits.check(\.input, bytes.count)
        room = 1 << 20
    }
}
