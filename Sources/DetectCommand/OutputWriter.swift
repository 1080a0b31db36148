// SPDX-License-Identifier: Apache-2.0

import Glibc

/// Standard output, in large pieces.
struct OutputWriter {
    private static let pieceSize = 1 << 16

    private var bytes: [UInt8] = []
    /// The number of the first error, other than that nobody reads any more.
    private(set) var failure: Int32 = 0
    /// Whether nobody reads any more.
    private(set) var isClosed = false

    /// Whether there is no use in writing more.
    var hasEnded: Bool { isClosed || failure != 0 }

    mutating func write(_ more: [UInt8]) {
        bytes += more
        if bytes.count >= Self.pieceSize { flush() }
    }

    /// Hands all on that was written so far.
    mutating func flush() {
        defer { bytes.removeAll(keepingCapacity: true) }
        var start = 0
        while start < bytes.count, !hasEnded {
            let written = bytes.withUnsafeBytes { Glibc.write(STDOUT_FILENO, $0.baseAddress.map { $0 + start }, bytes.count - start) }
            if written >= 0 {
                start += written
            } else if errno == EPIPE {
                isClosed = true
            } else if errno != EINTR {
                failure = errno
            }
        }
    }
}
