// SPDX-License-Identifier: Apache-2.0

import Glibc
import URLReferences

/// The relative reference, with a slash at its end, by which a document in one folder finds another folder (RFC 3986, section 4.2).
func relativeReference(to folder: FilePath, from start: FilePath) -> String {
    let there = folder.absoluteParts, here = start.absoluteParts
    let common = zip(there, here).prefix { $0 == $1 }.count
    let parts = here[common...].map { _ in ".." } + there[common...].map { PercentCoding.encoded($0, keeping: .unreserved) }
    return parts.map { $0 + "/" }.joined()
}

extension FilePath {
    /// The parts of the path from the root: links resolved as far as the path exists, `.` and `..` taken as written behind that.
    fileprivate var absoluteParts: [[UInt8]] {
        var missing: [[UInt8]] = []
        var existing = self
        while true {
            if let resolved = existing.resolved {
                return missing.reversed().reduce(into: resolved.parts) { parts, part in
                    if part == Array("..".utf8) { _ = parts.popLast() } else if part != Array(".".utf8) { parts.append(part) }
                }
            }
            let folder = existing.folder
            missing.append(existing.lastComponent)
            guard folder != existing, folder.bytes.count < max(existing.bytes.count, 2) else { return missing.reversed() }
            existing = folder
        }
    }

    private var parts: [[UInt8]] { bytes.split(separator: Self.slash).map { Array($0) } }

    /// Makes the folder, and those above it that are missing.
    public func makeFolders() throws(ConversionError) {
        if FileStatus(of: self)?.kind == .folder { return }
        var end = 0
        while end < bytes.count {
            end = bytes[(end + 1)...].firstIndex(of: Self.slash) ?? bytes.count
            let part = FilePath(bytes[..<end])
            if part.withCString({ mkdir($0, 0o777) }) == 0 { continue }
            let number = errno
            guard FileStatus(of: part)?.kind == .folder else {
                if number == EEXIST { throw ConversionError(.cannotWrite, "it is not a folder") }
                throw .writing(number)
            }
        }
    }
}
