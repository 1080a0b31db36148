// SPDX-License-Identifier: Apache-2.0

import Glibc

extension ConversionError.Code {
    /// Nobody reads what is written to a pipe any more.
    public static let brokenPipe = Self(rawValue: "broken-pipe")
    /// The output is there already and is to be kept.
    public static let exists = Self(rawValue: "exists")
    /// The output is one of the inputs.
    public static let sameFile = Self(rawValue: "same-file")
}

extension ConversionError {
    /// The error for a file that could not be opened or read.
    static func reading(_ number: Int32) -> ConversionError {
        switch number {
        case ENOENT, ENOTDIR: ConversionError(.notFound, "there is no such file")
        case EACCES, EPERM: ConversionError(.unreadable, "it may not be read", hint: "check its permissions and those of its folders")
        case EISDIR: ConversionError(.unreadable, "it is a folder")
        case ENXIO: ConversionError(.unreadable, "it is a socket or a device without a driver, not a document")
        default: ConversionError(.unreadable, "it cannot be read: \(systemMessage(number))")
        }
    }

    /// The error for a file that could not be written.
    package static func writing(_ number: Int32) -> ConversionError {
        switch number {
        case EPIPE: ConversionError(.brokenPipe, "nobody reads what is written to it")
        case EISDIR: ConversionError(.cannotWrite, "it is a folder")
        case ENXIO: ConversionError(.cannotWrite, "it is a pipe that nobody reads from, or a device without a driver")
        case ENOENT: ConversionError(.cannotWrite, "its folder does not exist")
        case EACCES, EPERM: ConversionError(.cannotWrite, "it may not be written", hint: "check the permissions of its folder")
        default: ConversionError(.cannotWrite, "it cannot be written: \(systemMessage(number))")
        }
    }

    private static func systemMessage(_ number: Int32) -> String {
        let text = strerror(number).map { String(cString: $0) } ?? "error \(number)"
        return text.prefix(1).lowercased() + text.dropFirst()
    }
}

/// Calls the system again as long as a signal interrupts it; `errno` tells of a negative result.
func uninterrupted<Result: SignedInteger>(_ call: () -> Result) -> Result {
    while true {
        let result = call()
        if result >= 0 || errno != EINTR { return result }
    }
}

/// Waits until a descriptor can be read or written; returns what `poll` says happened, 0 after `timeout` milliseconds (−1: none).
func wait(for events: Int32, on descriptor: Int32, timeout: Int32 = -1) -> Int32 {
    var entry = pollfd(fd: descriptor, events: Int16(events), revents: 0)
    _ = uninterrupted { poll(&entry, 1, timeout) }
    return Int32(entry.revents)
}
