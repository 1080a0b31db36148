// SPDX-License-Identifier: Apache-2.0

import Glibc

/// An open regular file, read by position: the descriptor's own position never moves. The caller keeps it open, and closes it.
public struct FileInput: DetectionInput, Sendable {
    /// What the system said when a read failed.
    public struct ReadError: Error, Sendable {
        /// The value of `errno`.
        public let code: Int32
    }

    /// A descriptor open for reading.
    public let descriptor: Int32
    /// How long the file is.
    public let byteCount: Int

    /// An input over a descriptor whose length is already known (from the `fstat` that told that it is a regular file).
    public init(descriptor: Int32, byteCount: Int) {
        self.descriptor = descriptor
        self.byteCount = byteCount
    }

    /// An input over a descriptor; asks the system for the file's length.
    public init(descriptor: Int32) throws(ReadError) {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw ReadError(code: errno) }
        self.init(descriptor: descriptor, byteCount: Int(status.st_size))
    }

    public func bytes(at offset: Int, count: Int) throws(ReadError) -> [UInt8] {
        guard offset >= 0, count > 0, offset < byteCount else { return [] }
        let wanted = min(count, byteCount - offset)
        var failure: Int32 = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: wanted) { buffer, filled in
            filled = 0
            while filled < wanted, let base = buffer.baseAddress {
                let got = pread(descriptor, base + filled, wanted - filled, off_t(offset + filled))
                if got > 0 {
                    filled += got
                } else if got == 0 {
                    break  // Cut short since its length was asked.
                } else if errno != EINTR {
                    failure = errno
                    break
                }
            }
        }
        if failure != 0 { throw ReadError(code: failure) }
        return bytes
    }
}
