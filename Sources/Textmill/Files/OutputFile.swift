// SPDX-License-Identifier: Apache-2.0

import Glibc

/// A file that is written whole or not at all.
///
/// What is written goes to a temporary file in the same folder, which takes the final name in ``commit()``; without that it is removed.
/// Pipes, devices and this process's own descriptors (`/dev/stdout`, `/dev/fd/3`) are written directly.
public final class OutputFile: ByteSink {
    /// What becomes of a file that is there already.
    public enum Existing: Hashable, Sendable {
        /// It is replaced, and the new one has its permissions.
        case replace
        /// It stays, and ``OutputFile/init(_:existing:protecting:)`` or ``OutputFile/commit()`` throws ``ConversionError/Code/exists``.
        case keep
    }

    private let target: FilePath
    private let existing: Existing
    /// Where the bytes are until the end; `nil` when written directly.
    private let temporary: FilePath?
    private var descriptor: Int32

    /// Begins a file.
    /// - Parameter protected: Files that it must not be, by whatever name: the inputs.
    public init(_ path: FilePath, existing: Existing = .replace, protecting protected: Set<FileIdentity> = []) throws(ConversionError) {
        self.existing = existing
        let own = ownDescriptor(path)
        let status = own.map { FileStatus(ofDescriptor: $0) } ?? FileStatus(of: path)
        if let status, protected.contains(status.identity) {
            throw ConversionError(.sameFile, "it is also the input", hint: "write to another file")
        }
        if let own {
            (target, temporary) = (path, nil)
            descriptor = dup(own)
        } else if let status, status.kind != .regular {
            (target, temporary) = (path, nil)
            descriptor = openExisting(path)
        } else {
            if status != nil, existing == .keep { throw ConversionError(.exists, "it exists already, and is kept") }
            // A symbolic link stays one: what it leads to is replaced.
            target = status == nil ? path : path.resolved ?? path
            (temporary, descriptor) = createTemporary(in: target.folder)
            if descriptor >= 0, let status { fchmod(descriptor, status.permissions) }
        }
        guard descriptor >= 0 else { throw .writing(errno) }
    }

    deinit { discard() }

    public func write(_ bytes: Span<UInt8>) throws(ConversionError) {
        let failure = bytes.withUnsafeBufferPointer { writeAll($0, to: descriptor) }
        if failure != 0 { throw .writing(failure) }
    }

    /// Gives the file its final name.
    public func commit() throws(ConversionError) {
        guard descriptor >= 0 else { return }
        let closed = close(descriptor)
        descriptor = -1
        // On Linux the descriptor is gone also where closing was interrupted.
        if closed != 0, errno != EINTR {
            let number = errno
            discard()
            throw .writing(number)
        }
        guard let temporary else { return }
        let number = move(temporary)
        discard()
        if number == EEXIST { throw ConversionError(.exists, "it exists already, and is kept") }
        if number != 0 { throw .writing(number) }
    }

    /// Moves the temporary file to its name; returns the number of the error, or 0.
    private func move(_ temporary: FilePath) -> Int32 {
        let result = temporary.withCString { old in
            target.withCString { new in existing == .replace ? rename(old, new) : link(old, new) }
        }
        return result == 0 ? 0 : errno
    }

    private func discard() {
        if descriptor >= 0 { close(descriptor) }
        descriptor = -1
        guard let temporary else { return }
        // After a rename there is no such file any more; nobody else makes one of that name.
        _ = temporary.withCString { unlink($0) }
        UnfinishedFiles.forget(temporary)
    }
}

extension FilePath {
    /// The path of what this one leads to, without links; `nil` where it leads nowhere.
    package var resolved: FilePath? {
        withCString { path in
            guard let resolved = realpath(path, nil) else { return nil }
            defer { free(resolved) }
            return FilePath(UnsafeRawBufferPointer(start: resolved, count: strlen(resolved)))
        }
    }
}

/// The descriptor of this process that a path stands for.
private func ownDescriptor(_ path: FilePath) -> Int32? {
    switch path.bytes {
    case Array("/dev/stdout".utf8): return STDOUT_FILENO
    case Array("/dev/stderr".utf8): return STDERR_FILENO
    default: break
    }
    for folder in ["/dev/fd/", "/proc/self/fd/"] where path.bytes.starts(with: folder.utf8) {
        return Int32(String(decoding: path.bytes.dropFirst(folder.utf8.count), as: UTF8.self))
    }
    return nil
}

/// Opens what is no regular file. A pipe that nobody reads from is an error, and is not waited for.
private func openExisting(_ path: FilePath) -> Int32 {
    path.withCString { path in uninterrupted { open(path, O_WRONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY) } }
}

private func createTemporary(in folder: FilePath) -> (FilePath, Int32) {
    let attempts = 100
    for _ in 1..<attempts {
        let path = folder.appending(".textmill-" + String(UInt64.random(in: 0 ... .max), radix: 36))
        let descriptor = UnfinishedFiles.create(path)
        if descriptor >= 0 || errno != EEXIST { return (path, descriptor) }
    }
    return (folder, -1)
}

/// Writes all bytes; returns the number of the error, or 0.
package func writeAll(_ bytes: UnsafeBufferPointer<UInt8>, to descriptor: Int32) -> Int32 {
    var done = 0
    while done < bytes.count {
        let rest = UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: bytes[done...]))
        let length = uninterrupted { Glibc.write(descriptor, rest.baseAddress, rest.count) }
        if length >= 0 {
            done += length
        } else if errno == EAGAIN {
            _ = wait(for: POLLOUT, on: descriptor)
        } else {
            return errno
        }
    }
    return 0
}
