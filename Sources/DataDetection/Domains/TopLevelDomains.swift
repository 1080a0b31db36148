// SPDX-License-Identifier: Apache-2.0

/// The top-level domains there are.
enum TopLevelDomains {
    /// Those by which a name without scheme, `www.` and path is taken for a domain. Not among them: names of new domains, which are words
    /// of English (`object.name`), and the endings of files and of programs' members (`main.py`, `lib.so`).
    private static let generic: Set<[UInt8]> = Set(
        ["com", "org", "net", "edu", "gov", "mil", "int", "info", "biz", "xxx", "io"].map { Array($0.utf8) })
    private static let fileEndings: Set<[UInt8]> = Set(
        [
            "ac", "am", "as", "bz", "cc", "cf", "cu", "cx", "do", "gp", "id", "im", "in", "is", "kt", "la", "lc", "md", "mk", "ml", "mm",
            "mo", "ms",
            "pl", "pm", "ps", "py", "rs", "sc", "sh", "sl", "so", "sr", "st", "sv", "tf", "tm", "ts", "vb", "vi",
        ].map { Array($0.utf8) })

    /// Where each name begins in the list, and behind the last.
    private static let starts: [Int] = {
        var starts: [Int] = []
        var isInName = false
        for place in 0..<list.utf8CodeUnitCount {
            let isName = list.utf8Start[place] > 0x20
            if isName, !isInName { starts.append(place) }
            isInName = isName
        }
        return starts
    }()

    /// Whether a label, in small letters, is a top-level domain.
    static func contains(_ label: [UInt8]) -> Bool {
        var (low, high) = (0, starts.count)
        while low < high {
            let middle = (low + high) / 2
            let name = self.name(at: starts[middle])
            if name.elementsEqual(label) { return true }
            if name.lexicographicallyPrecedes(label) { low = middle + 1 } else { high = middle }
        }
        return false
    }

    private static func name(at start: Int) -> Slice<UnsafeBufferPointer<UInt8>> {
        let bytes = UnsafeBufferPointer(start: list.utf8Start, count: list.utf8CodeUnitCount)
        return bytes[start...].prefix { $0 > 0x20 }
    }

    /// Whether a name that ends in a label is a domain although nothing else says so.
    static func standsAlone(_ label: [UInt8]) -> Bool {
        guard contains(label) else { return false }
        if label.count == 2 || label[0] >= 0x80 || label.starts(with: "xn--".utf8) { return !fileEndings.contains(label) }
        return generic.contains(label)
    }
}
