// SPDX-License-Identifier: Apache-2.0

import DocumentConversion

/// The parts of a container that are one RTFD document.
struct RTFDBundle {
    /// The part that holds the text.
    let main: String
    /// How many more documents of this kind the container holds beside this one.
    let otherDocuments: Int
    /// The names of all parts below the document's folder, as paths from there, with those of the parts; in the container's order.
    private let parts: [(path: Substring.UTF8View, name: String)]
    private let places: [[UInt8]: Int]
    private var folded: [FoldedName: Int]?

    /// Finds the document: the folder with `TXT.rtf` that stands highest, of several the first; without one, the only part that ends in
    /// `.rtf`.
    init(_ container: any Container) throws(ConversionError) {
        let names = container.names.filter { !PartPath($0).isFinderData }
        let mains = names.filter { RTFDImporter.format.isMainPart($0) }
        var otherDocuments = 0
        if let depth = mains.map({ PartPath($0).depth }).min() {
            let highest = mains.filter { PartPath($0).depth == depth }
            let folders = Set(highest.map { Array(PartPath($0).folder) })
            otherDocuments = folders.count - 1
            let first = highest[0]
            let same = highest.filter { PartPath($0).folder.elementsEqual(PartPath(first).folder) }
            main = same.first { $0.utf8.reversed().starts(with: "TXT.rtf".utf8.reversed()) } ?? first
        } else {
            let texts = names.filter { PartPath($0).fileNameExtension.elementsEqual("rtf".utf8) }
            guard let only = texts.first, texts.count == 1 else {
                let found = texts.isEmpty ? "no RTF" : "several RTF files, none of them called TXT.rtf,"
                throw ConversionError(.malformed, "this is no RTFD: there is \(found) in it")
            }
            main = only
        }
        self.otherDocuments = otherDocuments
        let prefix = Array(PartPath(main).folder)
        parts = names.filter { $0.utf8.starts(with: prefix) }.map { (Substring($0).utf8.dropFirst(prefix.count), $0) }
        places = Dictionary(parts.enumerated().map { (Array($1.path), $0) }) { first, _ in first }
    }

    /// The part with a path from the document's folder. One whose spelling differs by letter case or by how accents are composed will do
    /// where none has the very bytes: file systems change both.
    mutating func part(at path: String) -> String? {
        if let exact = places[Array(path.utf8)] { return parts[exact].name }
        guard let wanted = FoldedName(path) else { return nil }
        let folded =
            folded
            ?? Dictionary(
                parts.enumerated().compactMap { place, part in FoldedName(String(Substring(part.path))).map { ($0, place) } }
            ) { first, _ in first }
        self.folded = folded
        return folded[wanted].map { parts[$0].name }
    }

    /// Whether there is a folder of this path, whose files are parts.
    func hasFolder(at path: String) -> Bool {
        let start = Array(path.utf8) + [UInt8(ascii: "/")]
        return parts.contains { $0.path.starts(with: start) }
    }
}

/// A name without its letter case, compared by canonical equivalence: it is names of files, which HFS decomposes and APFS leaves alone, that
/// are to be found by each other here. Names are short enough for that to cost nothing.
private struct FoldedName: Hashable {
    private static let longestName = 1024

    private let text: String

    init?(_ name: String) {
        guard name.utf8.count <= Self.longestName else { return nil }
        text = name.lowercased()
    }
}
