// SPDX-License-Identifier: Apache-2.0

import Textmill

/// The names of outputs.
struct OutputNames: Sendable {
    /// The longest ending that is taken for one, in bytes.
    private static let longestEnding = 8

    /// Endings that hold a dot themselves, with the dot before them.
    private let longEndings: [[UInt8]]

    init(_ registry: FormatRegistry) {
        longEndings = (registry.readableFormats + registry.writableFormats).flatMap(\.fileNameExtensions)
            .filter { $0.utf8.contains(UInt8(ascii: ".")) }.map { Array(".\($0)".utf8) }
    }

    /// A name without its ending: without the last dot, if it is not the first character, and the few letters and digits behind it, the
    /// first of which is a letter. Endings of formats that hold a dot themselves (`rtfd.zip`) are taken whole.
    func stem(of name: [UInt8]) -> [UInt8] {
        for ending in longEndings where name.count > ending.count && name[name.count - ending.count - 1] != UInt8(ascii: "/") {
            if zip(name.suffix(ending.count), ending).allSatisfy({ lowercased($0) == $1 }) { return Array(name.dropLast(ending.count)) }
        }
        guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > 0, name[dot - 1] != UInt8(ascii: "/") else { return name }
        let ending = name[(dot + 1)...]
        guard let first = ending.first, isLetter(first), ending.count <= Self.longestEnding,
            ending.allSatisfy({ isLetter($0) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
        else { return name }
        return Array(name[..<dot])
    }

    /// A name with a format's ending in place of its own.
    func named(_ name: [UInt8], as format: DocumentFormat) -> [UInt8] {
        stem(of: name) + Array(".\(format.fileNameExtensions.first ?? format.shortName)".utf8)
    }

    /// The folder for a file's attachments: its name, with `_files` in place of the ending.
    func mediaFolder(of file: FilePath) -> FilePath {
        file.replacingLastComponent(with: stem(of: file.lastComponent) + Array("_files".utf8))
    }

    private func lowercased(_ byte: UInt8) -> UInt8 { isLetter(byte) ? byte | 0x20 : byte }

    private func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) }
}
