// SPDX-License-Identifier: Apache-2.0

/// What another program may take of the system.
struct ProcessLimits: Sendable {
    /// Bytes of address space.
    var memory = 1 << 31
    /// Seconds of processor time.
    var processorTime = 600
    /// Bytes of a file that it writes.
    var fileSize = 0
    /// Descriptors that are open at a time.
    var openFiles = 256
}
