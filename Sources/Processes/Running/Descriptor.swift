// SPDX-License-Identifier: Apache-2.0

import CProcess
import Glibc

/// An open descriptor, which is closed when it is not needed any more.
struct Descriptor: ~Copyable {
    let number: Int32

    init(_ number: Int32) { self.number = number }

    deinit { if number >= 0 { close(number) } }

    /// Bytes to read from the start, which nobody can change.
    static func holding(_ bytes: [UInt8]) -> Descriptor? {
        let number = bytes.withUnsafeBytes { cprocess_memory_file($0.baseAddress, $0.count) }
        return number < 0 ? nil : Descriptor(number)
    }

    /// A pipe: what is written to one end is read from the other.
    static func pipe() -> Pipe? {
        var ends: [Int32] = [-1, -1]
        if cprocess_pipe(&ends) != 0 { return nil }
        return Pipe(output: Descriptor(ends[0]), input: Descriptor(ends[1]))
    }

    struct Pipe: ~Copyable {
        let output: Descriptor
        let input: Descriptor
    }
}
