// SPDX-License-Identifier: Apache-2.0

internal import HTMLSyntax

/// What matching asks of every element, found once for a document.
struct ElementIndex {
    /// A word of a `class` attribute: its hash and its place in the attribute.
    struct Word {
        let hash: UInt64
        let range: Range<UInt32>
    }

    struct Element {
        var name: Int32 = 0
        var words: Range<Int32> = 0..<0
        var idHash: UInt64 = 0
        var hasID = false
        /// The place among the parent's elements, from 1.
        var place: Int32 = 0
        /// How many elements are in it.
        var elements: Int32 = 0
        /// The place among those with the same name, from 1 at either end; 0 until they are counted.
        var placeOfType: Int32 = 0
        var lastPlaceOfType: Int32 = 0
        /// Names, identifiers and classes of all ancestors, as a Bloom filter.
        var ancestors = BloomFilter()
    }

    struct Name {
        let text: String
        let hash: UInt64
    }

    private(set) var elements: [Element]
    private(set) var words: [Word] = []
    private(set) var names: [Name] = []
    private var hasTypes = false

    init(_ document: HTMLDocument) {
        elements = Array(repeating: Element(), count: document.nodeCount)
        var numbers: [HTMLName: Int32] = [:]
        for node in document.root.descendants where node.kind == .element {
            let local = node.localName
            let number = numbers[local] ?? Int32(names.count)
            if Int(number) == names.count {
                let text = document.text(of: local)
                names.append(Name(text: text, hash: text.utf8.lowercasedHash))
                numbers[local] = number
            }
            add(node, number)
        }
    }

    private mutating func add(_ node: HTMLNode, _ name: Int32) {
        var element = Element()
        element.name = name
        let first = Int32(words.count)
        if let text = node[.class] { text.withBytes { addWords($0) } }
        element.words = first..<Int32(words.count)
        if let id = node[.id] {
            element.hasID = true
            element.idHash = id.withContiguousStorageIfAvailable { $0.lowercasedHash } ?? 0
        }
        if let parent = node.parent {
            elements[parent.id].elements += 1
            element.place = elements[parent.id].elements
            if parent.kind == .element {
                element.ancestors = elements[parent.id].ancestors
                insertNames(of: elements[parent.id], into: &element.ancestors)
            }
        }
        elements[node.id] = element
    }

    private func insertNames(of element: Element, into filter: inout BloomFilter) {
        filter.insert(names[Int(element.name)].hash)
        if element.hasID { filter.insert(element.idHash &+ 1) }
        for word in element.words { filter.insert(words[Int(word)].hash &+ 2) }
    }

    private mutating func addWords(_ bytes: Span<UInt8>) {
        var index = 0
        while index < bytes.count {
            if bytes[index].isCSSWhitespace {
                index += 1
                continue
            }
            let start = index
            var hash: UInt64 = 0xCBF2_9CE4_8422_2325
            while index < bytes.count, !bytes[index].isCSSWhitespace {
                hash = (hash ^ UInt64(bytes[index].lowercasedLetter)) &* 0x100_0000_01B3
                index += 1
            }
            words.append(Word(hash: hash, range: UInt32(start)..<UInt32(index)))
        }
    }

    /// Counts the elements with the same name in the same parent, once.
    mutating func countTypes(_ root: HTMLNode) {
        guard !hasTypes else { return }
        hasTypes = true
        countTypes(in: root)
        for parent in root.descendants where parent.kind == .element { countTypes(in: parent) }
    }

    private mutating func countTypes(in parent: HTMLNode) {
        struct Key: Hashable {
            let name: Int32
            let namespace: HTMLNamespace
        }
        var counts: [Key: Int32] = [:]
        func key(_ node: HTMLNode) -> Key { Key(name: elements[node.id].name, namespace: node.namespace) }
        for child in parent.children where child.kind == .element {
            counts[key(child), default: 0] += 1
            elements[child.id].placeOfType = counts[key(child)] ?? 0
        }
        for child in parent.children where child.kind == .element {
            elements[child.id].lastPlaceOfType = (counts[key(child)] ?? 0) - elements[child.id].placeOfType + 1
        }
    }
}

/// A set of hashes that may say yes too often, never no: 256 bits, two for each hash.
struct BloomFilter {
    private var bits = SIMD4<UInt64>()

    private static func mask(_ hash: UInt64) -> SIMD4<UInt64> {
        var mask = SIMD4<UInt64>()
        let mixed = (hash ^ hash >> 29) &* 0x9E37_79B9_7F4A_7C15
        mask[Int(mixed >> 62)] |= 1 << (mixed >> 56 & 63)
        mask[Int(mixed >> 54 & 3)] |= 1 << (mixed >> 48 & 63)
        return mask
    }

    mutating func insert(_ hash: UInt64) { bits |= Self.mask(hash) }

    func mayContain(_ hash: UInt64) -> Bool {
        let mask = Self.mask(hash)
        return bits & mask == mask
    }
}
