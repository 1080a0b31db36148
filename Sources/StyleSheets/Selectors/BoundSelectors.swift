// SPDX-License-Identifier: Apache-2.0

internal import HTMLSyntax

/// The selectors of several tables, with their names as numbers of one document.
struct BoundSelectors: Sendable {
    /// All parts, selectors and lists. Names of classes and identifiers are numbers in its pool; those of elements are the document's.
    fileprivate(set) var table: SelectorTable
    private(set) var attributes: [(selector: AttributeSelector, name: HTMLName?, exact: HTMLName?)] = []
    /// By number in the pool, for an identifier and for a class: the bit in the filter of ancestors.
    private var filters: [(id: SIMD2<UInt64>, class: SIMD2<UInt64>)] = []
    private var elementFilters: [SIMD2<UInt64>] = []
    private var attributeRules: [Bool] = []
    private var bits: UInt64 = 0

    init(ignoringCase: Bool) { table = SelectorTable(ignoringCase: ignoringCase) }

    /// The same selectors where case counts otherwise; only for such as name no classes and identifiers.
    func ignoringCase(_ ignoresCase: Bool) -> BoundSelectors {
        guard ignoresCase != table.names.ignoresCase, table.names.count == 0 else { return self }
        var other = self
        other.table.names = NamePool(ignoringCase: ignoresCase)
        return other
    }

    /// Where the selectors and lists of a table have come to stand.
    struct Offsets {
        let selectors: Int32
        let lists: Int32
    }

    /// Adds a table, with its names as a document has them.
    mutating func add(_ other: SelectorTable, _ document: HTMLDocument) -> Offsets {
        let offsets = Offsets(selectors: Int32(table.selectors.count), lists: Int32(table.lists.count))
        let (parts, nths) = (Int32(table.parts.count), Int32(table.nths.count))
        let (languages, attributes) = (Int32(table.languages.count), Int32(self.attributes.count))
        var names = NameNumbers(other.names.count)
        table.parts.reserveCapacity(table.parts.count + other.parts.count)
        for part in other.parts {
            var part = part
            switch part.kind {
            case .element: (part.value, part.exact) = names.element(part.value, other, document)
            case .id, .class: part.value = names.name(part.value, other, &table.names)
            case .attribute: part.value += attributes
            case .nth: part.value += nths
            case .language: part.value += languages
            case .matches, .not, .has: part.value += offsets.lists
            default: break
            }
            table.parts.append(part)
        }
        for selector in other.selectors {
            var selector = selector
            selector.first += parts
            table.selectors.append(selector)
        }
        for list in other.lists { table.lists.append(list.map { $0 + offsets.selectors }) }
        for nth in other.nths {
            var nth = nth
            if nth.list >= 0 { nth.list += offsets.lists }
            table.nths.append(nth)
        }
        table.languages += other.languages
        for attribute in other.attributes {
            self.attributes.append((attribute, document.name(attribute.lowercasedName), document.name(attribute.name)))
        }
        while filters.count < table.names.count { filters.append((SIMD2(), SIMD2())) }
        return offsets
    }

    // MARK: The filter of ancestors

    /// The bits of what ancestors of a selector's subject must have; those names are from now on in the filters of elements.
    mutating func filter(of selector: Int32) -> SIMD2<UInt64> {
        var filter = SIMD2<UInt64>()
        var place = Int(table.selectors[Int(selector)].first)
        var isAncestor = false
        while table.parts[place].kind != .end {
            let part = table.parts[place]
            switch part.kind {
            case .descendant, .child: isAncestor = true
            case .nextSibling, .subsequentSibling: isAncestor = false
            case .id where isAncestor:
                if filters[Int(part.value)].id == SIMD2() { filters[Int(part.value)].id = nextBit() }
                filter |= filters[Int(part.value)].id
            case .class where isAncestor:
                if filters[Int(part.value)].class == SIMD2() { filters[Int(part.value)].class = nextBit() }
                filter |= filters[Int(part.value)].class
            case .element where isAncestor && part.value == part.exact && part.value > 0:
                let number = Int(part.value)
                while elementFilters.count <= number { elementFilters.append(SIMD2()) }
                if elementFilters[number] == SIMD2() { elementFilters[number] = nextBit() }
                filter |= elementFilters[number]
            default: break
            }
            place += 1
        }
        return filter
    }

    /// One bit after the other, each used again for every 128th name.
    private mutating func nextBit() -> SIMD2<UInt64> {
        var bit = SIMD2<UInt64>()
        bit[Int(bits >> 6 & 1)] = 1 << (bits & 63)
        bits += 1
        return bit
    }

    @inline(__always)
    func filterOfElement(_ name: Int32) -> SIMD2<UInt64> {
        Int(name) < elementFilters.count ? elementFilters[Int(name)] : SIMD2()
    }

    @inline(__always)
    func filterOfName(_ number: Int32, isID: Bool) -> SIMD2<UInt64> { isID ? filters[Int(number)].id : filters[Int(number)].class }

    // MARK: Attributes

    mutating func noteRules(forAttribute name: HTMLName) {
        while attributeRules.count <= Int(name.rawValue) { attributeRules.append(false) }
        attributeRules[Int(name.rawValue)] = true
    }

    @inline(__always)
    func hasRules(forAttribute name: HTMLName) -> Bool { Int(name.rawValue) < attributeRules.count && attributeRules[Int(name.rawValue)] }
}

/// What a table's names are in a document, each looked up once.
private struct NameNumbers {
    private var names: [Int32]
    private var elements: [(lower: Int32, exact: Int32)]

    init(_ count: Int) {
        names = Array(repeating: -1, count: count)
        elements = Array(repeating: (-1, -1), count: count)
    }

    mutating func name(_ number: Int32, _ table: SelectorTable, _ pool: inout NamePool) -> Int32 {
        if names[Int(number)] < 0 { names[Int(number)] = table.names.withBytes(of: number) { pool.number(of: $0) } }
        return names[Int(number)]
    }

    /// The numbers of an element's name in lower case and as it is; 0 where the document has none.
    mutating func element(_ number: Int32, _ table: SelectorTable, _ document: HTMLDocument) -> (Int32, Int32) {
        if elements[Int(number)].lower < 0 {
            let text = table.names.text(of: number)
            let exact = document.name(text)?.rawValue ?? 0
            let lowercased = text.lowercasedLetters
            let isSame = lowercased.utf8.elementsEqual(text.utf8)
            elements[Int(number)] = (isSame ? exact : document.name(lowercased)?.rawValue ?? 0, exact)
        }
        return elements[Int(number)]
    }
}

extension BoundSelectors {
    /// Moves a part of a selector's first compound selector to its front.
    mutating func moveToFront(_ place: Int, of first: Int) {
        let part = table.parts[place]
        for other in stride(from: place, to: first, by: -1) { table.parts[other] = table.parts[other - 1] }
        table.parts[first] = part
    }
}
