// SPDX-License-Identifier: Apache-2.0

/// The name of a container's part as a path.
package struct PartPath {
    /// The whole name.
    package let name: String

    package init(_ name: String) { self.name = name }

    /// How many folders it stands in.
    package var depth: Int { name.utf8.count { $0 == UInt8(ascii: "/") } }

    /// Everything up to the last slash; empty for what stands in no folder.
    package var folder: Substring.UTF8View {
        let end = name.utf8.lastIndex(of: UInt8(ascii: "/")).map { name.utf8.index(after: $0) } ?? name.startIndex
        return name[..<end].utf8
    }

    /// What stands behind the last slash, in small letters.
    package var fileName: String {
        let start = name.utf8.lastIndex(of: UInt8(ascii: "/")).map { name.utf8.index(after: $0) } ?? name.startIndex
        return String(decoding: name.utf8[start...].map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
    }

    /// What stands behind the last dot, in small letters; empty without one.
    package var fileNameExtension: [UInt8] {
        name.utf8.lastIndex(of: UInt8(ascii: ".")).map { name.utf8[name.utf8.index(after: $0)...].map { $0 | 0x20 } } ?? []
    }

    /// Whether it is what macOS stores beside documents: the Finder's views, and files' attributes where archives cannot hold them.
    package var isFinderData: Bool {
        let components = name.utf8.split(separator: UInt8(ascii: "/"))
        guard let last = components.last else { return true }
        return last.elementsEqual(".DS_Store".utf8) || last.starts(with: "._".utf8) || components[0].elementsEqual("__MACOSX".utf8)
    }
}
