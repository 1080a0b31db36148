// SPDX-License-Identifier: Apache-2.0

/// The top-level domains there are.
enum TopLevelDomains {
    /// Those by which a name in small letters without scheme, `www.` and path is taken for a domain. Not among them: names of new domains,
    /// which are words of English (`object.name`), countries' domains and others that are endings of files or members (`gdb.info`).
    private static let generic: Set<[UInt8]> = Set(["com", "org", "net", "edu", "gov", "mil"].map { Array($0.utf8) })
    /// Domains of countries that are endings of files, members of programs' objects or words: not even a path says that these are domains.
    private static let fileEndings: Set<[UInt8]> = Set(
        """
        ac ad ae al am as at az bz cc cd cf ci cl cu cx do ge gp gt hm id im in is kt la lc lt ma md mk ml mm mn mo ms ne nf nr pa pl pm ps
        pt py rs sc sh sl so sr st sv tf tm to tr ts vb vc vi
        """.utf8.split { $0 <= 0x20 }.map { Array($0) })

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
    static func standsAlone(_ label: [UInt8]) -> Bool { contains(label) && (generic.contains(label) || isForeign(label)) }

    /// Whether a name that ends in a label, and has a path, is a domain.
    static func standsBeforePath(_ label: [UInt8]) -> Bool { standsAlone(label) || isCountry(label) }

    /// Whether a label is a country's domain, and nothing else.
    static func isCountry(_ label: [UInt8]) -> Bool { label.count == 2 && contains(label) && !fileEndings.contains(label) }

    /// Whether a label is of another script than the Latin one.
    private static func isForeign(_ label: [UInt8]) -> Bool { label.first.map { $0 >= 0x80 } == true || label.starts(with: "xn--".utf8) }
}
