// SPDX-License-Identifier: Apache-2.0

internal import HTMLSyntax

/// What matching asks of elements, found once for each element that is asked about.
struct ElementIndex {
    struct Element: BitwiseCopyable {
        /// Names, identifiers and classes of the element and its ancestors, as far as selectors ask ancestors for them.
        var names = SIMD2<UInt64>()
        /// The number of the local name.
        var name: Int32
        var isHTML: Bool
        /// Whether rules may be found by one of its attributes.
        var hasAttributeRules = false
        /// The number of the identifier among the names of selectors; -1 if it is not one of them.
        var id: Int32 = -1
        /// The numbers of those classes that selectors name, each once, in `classes`.
        var firstClass: Int32 = 0
        var classCount: Int32 = 0
        /// The parent's place here; -1 for none.
        var parent: Int32 = -1
        var node: Int32
        /// The number of the `style` attribute's text; -1 for none.
        var style: Int32 = -1
        /// Whether it has attributes that stand for declarations.
        var hasHints = false
    }

    private(set) var elements: [Element] = []
    private(set) var classes: [Int32] = []
    /// The texts of `style` attributes.
    private(set) var texts = NamePool()
    /// By node: the place in `elements` and one more; 0 if it was not asked for.
    private var places: [Int32]
    private var scratch: [HTMLNode] = []
    /// By name of an attribute: whether it stands for declarations.
    private let hintNames: [Bool]

    init(_ document: HTMLDocument, hintNames: [HTMLName]) {
        places = Array(repeating: 0, count: document.nodeCount)
        elements.reserveCapacity(document.nodeCount / 2)
        var flags: [Bool] = []
        for name in hintNames where name.rawValue > 0 {
            while flags.count <= Int(name.rawValue) { flags.append(false) }
            flags[Int(name.rawValue)] = true
        }
        self.hintNames = flags
    }

    /// The place of an element, which is looked at now if it was not before, as are its ancestors.
    @inline(__always)
    mutating func place(of node: HTMLNode, _ selectors: BoundSelectors) -> Int32 {
        let known = places[node.id]
        return known > 0 ? known - 1 : add(node, selectors)
    }

    private mutating func add(_ node: HTMLNode, _ selectors: BoundSelectors) -> Int32 {
        scratch.append(node)
        var last: Int32 = -1
        while let parent = scratch.last?.parent, parent.kind == .element {
            last = places[parent.id] - 1
            if last >= 0 { break }
            scratch.append(parent)
        }
        while let element = scratch.popLast() { last = add(element, parent: last, selectors) }
        return last
    }

    private mutating func add(_ node: HTMLNode, parent: Int32, _ selectors: BoundSelectors) -> Int32 {
        let name = node.localName.rawValue
        var element = Element(name: name, isHTML: node.namespace == .html, parent: parent, node: Int32(node.id))
        if parent >= 0 { element.names = elements[Int(parent)].names }
        element.names |= selectors.filterOfElement(name)
        element.firstClass = Int32(classes.count)
        for attribute in node.attributes { add(attribute, to: &element, selectors) }
        element.classCount = Int32(classes.count) - element.firstClass
        elements.append(element)
        places[node.id] = Int32(elements.count)
        return Int32(elements.count - 1)
    }

    private mutating func add(_ attribute: HTMLAttribute, to element: inout Element, _ selectors: BoundSelectors) {
        let name = attribute.name
        switch name {
        case .class: addClasses(attribute.value, to: &element, selectors)
        case .id:
            let found = attribute.value.withContiguousStorageIfAvailable { selectors.table.names.find($0) }
            guard let number = found ?? nil else { break }
            element.id = number
            element.names |= selectors.filterOfName(number, isID: true)
        case .style: element.style = attribute.value.withContiguousStorageIfAvailable { texts.number(of: $0) } ?? -1
        default: break
        }
        if isHint(name) { element.hasHints = true }
        if selectors.hasRules(forAttribute: name) { element.hasAttributeRules = true }
    }

    /// Whether an attribute stands for declarations.
    @inline(__always)
    func isHint(_ name: HTMLName) -> Bool { Int(name.rawValue) < hintNames.count && hintNames[Int(name.rawValue)] }

    private mutating func addClasses(_ text: HTMLText, to element: inout Element, _ selectors: BoundSelectors) {
        let first = classes.count
        _ = text.withContiguousStorageIfAvailable { bytes in
            var index = 0
            while index < bytes.count {
                if bytes[index].isCSSWhitespace {
                    index += 1
                    continue
                }
                let start = index
                while index < bytes.count, !bytes[index].isCSSWhitespace { index += 1 }
                guard let number = selectors.table.names.find(UnsafeBufferPointer(rebasing: bytes[start..<index])) else { continue }
                // Few classes are compared with one another; of many, those that are there twice cost no more than a match.
                if classes.count - first < 32, classes[first...].contains(number) { continue }
                classes.append(number)
                element.names |= selectors.filterOfName(number, isID: false)
            }
        }
    }
}
