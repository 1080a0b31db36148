// SPDX-License-Identifier: Apache-2.0

import Glibc

/// What tells one file from another, whatever the names are by which it is reached.
public struct FileIdentity: Hashable, Sendable {
    let device: UInt
    let number: UInt
}

/// What the system knows about a file.
public struct FileStatus: Sendable {
    /// What kind of file it is.
    public enum Kind: Hashable, Sendable { case regular, folder, pipe, characterDevice, blockDevice, socket, symbolicLink, other }

    /// What kind of file it is.
    public let kind: Kind
    /// What tells it from others.
    public let identity: FileIdentity
    /// Bytes of a regular file.
    public let size: Int
    /// Who may read, write and execute it.
    let permissions: mode_t
    /// The device that a device file stands for.
    let deviceNumber: UInt

    /// The status of what a path leads to; `nil` where it leads nowhere. A symbolic link is followed unless asked otherwise.
    public init?(of path: FilePath, followingLinks: Bool = true) {
        var status = stat()
        guard path.withCString({ followingLinks ? stat($0, &status) : lstat($0, &status) }) == 0 else { return nil }
        self.init(status)
    }

    /// The status of an open file; `nil` where the descriptor is not open.
    public init?(ofDescriptor descriptor: Int32) {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { return nil }
        self.init(status)
    }

    private init(_ status: stat) {
        kind =
            switch status.st_mode & S_IFMT {
            case S_IFREG: .regular
            case S_IFDIR: .folder
            case S_IFIFO: .pipe
            case S_IFCHR: .characterDevice
            case S_IFBLK: .blockDevice
            case S_IFSOCK: .socket
            case S_IFLNK: .symbolicLink
            default: .other
            }
        identity = FileIdentity(device: UInt(status.st_dev), number: UInt(status.st_ino))
        size = max(0, Int(status.st_size))
        permissions = status.st_mode & 0o777
        deviceNumber = UInt(status.st_rdev)
    }
}
