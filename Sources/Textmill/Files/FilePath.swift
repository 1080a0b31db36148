// SPDX-License-Identifier: Apache-2.0

import Glibc

/// A file's path as the system has it: bytes, which need not be UTF-8. Compared byte by byte.
public struct FilePath: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The bytes. A NUL among them names no file.
    public let bytes: [UInt8]

    /// A path as the system has it: bytes in no encoding.
    public init(_ bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }
    /// A path given as text, in UTF-8.
    public init(_ path: String) { bytes = Array(path.utf8) }
    /// A path written in a program.
    public init(stringLiteral path: String) { self.init(path) }

    /// The path as text, U+FFFD where it is not UTF-8.
    public var description: String { String(decoding: bytes, as: UTF8.self) }

    /// The last part; empty for `/`.
    public var lastComponent: [UInt8] { Array(bytes[..<trimmedEnd][(lastSlash.map { $0 + 1 } ?? 0)...]) }

    /// The folder that holds it: all before the last part, `.` where that is nothing.
    public var folder: FilePath {
        guard let lastSlash else { return trimmedEnd == 0 && !bytes.isEmpty ? "/" : "." }
        var end = lastSlash
        while end > 0, bytes[end - 1] == Self.slash { end -= 1 }
        return end == 0 ? "/" : FilePath(bytes[..<end])
    }

    /// This path with a part behind it.
    public func appending(_ component: some Sequence<UInt8>) -> FilePath {
        FilePath(bytes.isEmpty || bytes.last == Self.slash ? bytes + component : bytes + [Self.slash] + component)
    }

    /// This path with a part behind it.
    public func appending(_ component: String) -> FilePath { appending(component.utf8) }

    /// The path of another file in the same folder.
    public func replacingLastComponent(with name: some Sequence<UInt8>) -> FilePath {
        lastSlash == nil && folder.bytes == [UInt8(ascii: ".")] ? FilePath(name) : folder.appending(name)
    }

    /// Whether it begins at the root.
    public var isAbsolute: Bool { bytes.first == Self.slash }

    static let slash = UInt8(ascii: "/")

    /// The end without slashes behind the last part.
    private var trimmedEnd: Int {
        var end = bytes.count
        while end > 0, bytes[end - 1] == Self.slash { end -= 1 }
        return end
    }

    private var lastSlash: Int? { bytes[..<trimmedEnd].lastIndex(of: Self.slash) }

    /// Calls the system with the path; one that holds NUL is answered like one that does not exist.
    func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
        let path = bytes.contains(0) ? [] : bytes
        return (path + [0]).withUnsafeBufferPointer { buffer in
            buffer.withMemoryRebound(to: CChar.self) { characters in
                // The closing NUL makes the buffer one that has an address.
                characters.baseAddress.map(body) ?? body("")
            }
        }
    }
}
