// SPDX-License-Identifier: Apache-2.0

import DocumentConversion

/// An entry's name as the path of a part.
struct ZipEntryName {
    /// The path, without `.` and empty parts.
    let path: [UInt8]
    let isFolder: Bool

    /// - Parameters:
    ///   - name: UTF-8.
    ///   - usesBackslashes: Whether the archive's program comes from where `\` stands between folders; some wrote it against the
    ///     specification.
    /// - Throws: where the name would lead out of the archive: an absolute one, or one with `..` (APPNOTE.TXT 4.4.17.1).
    init(_ name: [UInt8], usesBackslashes: Bool) throws(ConversionError) {
        let (slash, backslash, dot) = (UInt8(ascii: "/"), UInt8(ascii: "\\"), UInt8(ascii: "."))
        let name = usesBackslashes ? name.map { $0 == backslash ? slash : $0 } : name
        let parts = name.split(separator: slash)
        let hasDrive = name.count > 2 && name[1] == UInt8(ascii: ":") && name[2] == slash
        if name.first == slash || hasDrive || parts.contains([dot, dot]) {
            let shown = String(decoding: name.prefix(Self.longestShown), as: UTF8.self)
            throw ConversionError(.malformed, "the archive has an entry '\(shown)', which would lie outside of it")
        }
        path = Array(parts.filter { $0 != [dot] }.joined(separator: [slash]))
        isFolder = name.last == slash || path.isEmpty
    }

    /// How many bytes of a name stand in a message.
    static let longestShown = 200
}
