// SPDX-License-Identifier: Apache-2.0

import Glibc

/// What is at a path. Only regular files are opened: a FIFO would wait for its writer, and a device may act.
enum OpenedFile {
    /// A regular file that is open for reading; the caller closes it.
    case regular(descriptor: Int32, byteCount: Int)
    /// A regular file that was not to be opened.
    case unopened
    case folder
    /// Something else, by the name that desktops have for it.
    case special(String)

    init(at path: [UInt8], followingLinks: Bool, keepingAccessTime: Bool, opening: Bool) throws(Failure) {
        var status = stat()
        guard withCString(path, { followingLinks ? stat($0, &status) : lstat($0, &status) }) == 0 else {
            let number = errno
            let isLink = number == ENOENT && withCString(path) { lstat($0, &status) } == 0
            throw isLink ? Failure(code: "not-found", message: "the link leads to nothing") : Failure(number)
        }
        guard status.st_mode & S_IFMT == S_IFREG else {
            self = Self.kind(status)
            return
        }
        guard opening else {
            self = .unopened
            return
        }
        let flags = O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC
        var descriptor = withCString(path) { open($0, flags | (keepingAccessTime ? Self.noAccessTime : 0)) }
        // Only a file's owner may leave its time of access alone.
        if descriptor < 0, keepingAccessTime { descriptor = withCString(path) { open($0, flags) } }
        guard descriptor >= 0 else { throw Failure(errno) }
        // Another file may have taken the name since.
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            close(descriptor)
            self = Self.kind(status)
            return
        }
        self = .regular(descriptor: descriptor, byteCount: Int(status.st_size))
    }

    /// `O_NOATIME` of Linux, which Glibc's module does not show.
    private static let noAccessTime: Int32 = 0o1000000

    private static func kind(_ status: stat) -> OpenedFile {
        switch status.st_mode & S_IFMT {
        case S_IFDIR: .folder
        case S_IFIFO: .special("inode/fifo")
        case S_IFSOCK: .special("inode/socket")
        case S_IFCHR: .special("inode/chardevice")
        case S_IFBLK: .special("inode/blockdevice")
        case S_IFLNK: .special("inode/symlink")
        default: .special("application/octet-stream")
        }
    }
}

extension Failure {
    /// What the system said.
    init(_ number: Int32) {
        switch number {
        case ENOENT, ENOTDIR: self.init(code: "not-found", message: "there is no such file")
        case EACCES, EPERM: self.init(code: "cannot-read", message: "it may not be read")
        default: self.init(code: "cannot-read", message: "it cannot be read: \(String(cString: strerror(number)))")
        }
    }
}

/// Calls the system with a path. One that holds NUL names no file.
func withCString<Result>(_ path: [UInt8], _ body: (UnsafePointer<CChar>) -> Result) -> Result {
    ((path.contains(0) ? [] : path) + [0]).withUnsafeBufferPointer { buffer in
        buffer.withMemoryRebound(to: CChar.self) { $0.baseAddress.map(body) ?? body("") }
    }
}
