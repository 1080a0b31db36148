// SPDX-License-Identifier: Apache-2.0

import Glibc

extension FilePath {
    /// All bytes of a file, at most `limits.input`.
    ///
    /// The file is read, not mapped: one that is cut short meanwhile is read as far as it goes, one that grows until its end or the limit.
    /// A pipe is read to its end; one that nobody writes to is given up after a second. Devices other than terminals and `/dev/null` are
    /// refused.
    public func readBytes(limits: Limits = Limits()) throws(ConversionError) -> [UInt8] {
        // Without O_NONBLOCK the system would wait for somebody to write to a pipe.
        let descriptor = withCString { path in uninterrupted { open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY) } }
        guard descriptor >= 0 else { throw .reading(errno) }
        defer { close(descriptor) }
        guard let status = FileStatus(ofDescriptor: descriptor) else { throw .reading(errno) }
        var start: [UInt8] = []
        switch status.kind {
        case .regular: break
        case .folder: throw .reading(EISDIR)
        case .pipe: start = try awaitWriter(descriptor)
        case .characterDevice where isatty(descriptor) == 1 || status.deviceNumber == nullDevice: break
        default: throw ConversionError(.unreadable, "it is a device, not a document", hint: "to read from it: textmill < DEVICE")
        }
        return try Textmill.readBytes(from: descriptor, status, limits, after: start)
    }
}

/// All bytes of standard input, at most `limits.input`.
public func readStandardInput(limits: Limits = Limits()) throws(ConversionError) -> [UInt8] {
    guard let status = FileStatus(ofDescriptor: STDIN_FILENO) else { throw ConversionError(.unreadable, "it is closed") }
    return try readBytes(from: STDIN_FILENO, status, limits)
}

/// `/dev/null`'s number on Linux: major 1, minor 3.
private let nullDevice: UInt = 0x103

/// How long somebody may take to start writing to a named pipe, in milliseconds.
private let patience = 1000

/// Waits until a pipe, opened without waiting, has a writer, and returns what was read while finding out: where nobody writes, the end of the
/// pipe is read at once; where somebody does, there is nothing yet.
private func awaitWriter(_ descriptor: Int32) throws(ConversionError) -> [UInt8] {
    let step = 20
    var waited = 0
    while waited < patience {
        // Also true when a writer has come and gone.
        if wait(for: POLLIN, on: descriptor, timeout: Int32(step)) != 0 { return [] }
        var byte: UInt8 = 0
        let count = uninterrupted { read(descriptor, &byte, 1) }
        if count > 0 { return [byte] }
        if count < 0, errno == EAGAIN { return [] }
        waited += step
    }
    throw ConversionError(.unreadable, "it is a pipe that nobody writes to", hint: "start the program that writes to it first")
}

/// Reads to the end, behind bytes that were read already.
private func readBytes(
    from descriptor: Int32, _ status: FileStatus, _ limits: Limits, after start: [UInt8] = []
) throws(ConversionError) -> [UInt8] {
    if status.kind == .regular { try limits.check(\.input, status.size) }
    var bytes = start
    // One byte more than the file has, so that its end is seen without asking for more room.
    var room = status.kind == .regular ? status.size + 1 : firstRoom
    while true {
        room = min(room, limits.input - bytes.count + 1)
        let (part, failure) = readPart(of: descriptor, upTo: room)
        if failure != 0 { throw .reading(failure) }
        if bytes.isEmpty { bytes = part } else { bytes += part }
        try limits.check(\.input, bytes.count)
        if part.count < room { return bytes }
        room = min(max(bytes.count, firstRoom), largestRoom)
    }
}

private let firstRoom = 64 << 10
private let largestRoom = 16 << 20

/// Reads until `room` bytes are there or the end is; with the number of the error, or 0.
private func readPart(of descriptor: Int32, upTo room: Int) -> (bytes: [UInt8], failure: Int32) {
    var failure: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
        while count < room {
            let rest = UnsafeMutableRawBufferPointer(UnsafeMutableBufferPointer(rebasing: buffer[count...]))
            let length = uninterrupted { read(descriptor, rest.baseAddress, room - count) }
            if length > 0 {
                count += length
            } else if length == 0 {
                return
            } else if errno == EAGAIN {
                _ = wait(for: POLLIN, on: descriptor)
            } else {
                failure = errno
                return
            }
        }
    }
    return (bytes, failure)
}
