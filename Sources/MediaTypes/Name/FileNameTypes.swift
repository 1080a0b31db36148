// SPDX-License-Identifier: Apache-2.0

/// The types that a file's name speaks for.
public enum FileNameTypes {
    /// The types for a name, which may be a path, the preferred one first; none where nothing is known.
    ///
    /// A whole name (`Makefile`) comes before an extension, a longer extension (`tar.gz`) before a shorter one, and all before a name
    /// that only begins so (`Dockerfile.test`). Marks of copies at the end (`~`) are looked past.
    public static func types(for name: some Collection<UInt8>) -> [String] {
        var name = Array(lastComponent(of: name))
        while name.count > 1, name.last == UInt8(ascii: "~") { name.removeLast() }
        guard !name.isEmpty, name.count <= maximumLength else { return [] }
        let folded = name.map(HTTPCodePoints.lowercased)
        if let type = SortedText(fileNames).rest(of: folded)?.string { return [type] }
        let extensions = typesByExtension(name)
        return extensions.isEmpty ? typesByBeginning(folded) : extensions
    }

    /// The longest name that file systems allow, and some more.
    private static let maximumLength = 1024
    /// How many dots from the end an extension may begin: `part1.tar.gz`.
    private static let maximumParts = 3

    private static func lastComponent(of name: some Collection<UInt8>) -> [UInt8] {
        let bytes = Array(name)
        return bytes.lastIndex(of: UInt8(ascii: "/")).map { Array(bytes[($0 + 1)...]) } ?? bytes
    }

    private static func typesByExtension(_ name: [UInt8]) -> [String] {
        var dots: [Int] = []
        var place = name.count - 1
        while place >= 0, dots.count < maximumParts {
            if name[place] == UInt8(ascii: ".") { dots.append(place) }
            place -= 1
        }
        for dot in dots.reversed() where dot + 1 < name.count {
            let types = MediaTypeTable.types(forExtension: name[(dot + 1)...])
            if !types.isEmpty { return types }
        }
        return []
    }

    private static func typesByBeginning(_ name: [UInt8]) -> [String] {
        var types: [String] = []
        SortedText(fileNamePatterns).forEachRecord { record in
            var rest = record
            let beginning = rest.takeWord().dropLast()
            if types.isEmpty, name.count > beginning.count, name.starts(with: beginning) { types = [rest.string] }
        }
        return types
    }
}
