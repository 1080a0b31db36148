// SPDX-License-Identifier: Apache-2.0

/// What a document says itself of its structure (ISO 32000-1, 14.7 and 14.8).
package struct DocumentTags: Sendable {
    /// The standard types of structure elements (14.8.4), as far as they differ here.
    package enum Role: Sendable, Equatable {
        /// One paragraph, whatever its lines look like.
        case paragraph
        case heading(Int)
        case list, item, label
        case table, row, cell, headerCell
        /// The rows at a table's head.
        case tableHead
        case caption
        case figure
        case code
        case note
        /// Groups and what has no meaning of its own; where paragraphs begin in it is seen by its lines.
        case group
        /// A stretch of text within a paragraph.
        case inline
    }

    /// A structure element.
    package struct Element: Sendable {
        package var role: Role
        /// The element around it, which stands before it; −1 for none.
        package var parent: Int
        package var rowSpan: Int
        package var columnSpan: Int
        /// What is read out in its place.
        package var alternative: String?

        package init(_ role: Role, parent: Int, rowSpan: Int = 1, columnSpan: Int = 1, alternative: String? = nil) {
            self.role = role
            self.parent = parent
            self.rowSpan = min(max(rowSpan, 1), Self.maximumSpan)
            self.columnSpan = min(max(columnSpan, 1), Self.maximumSpan)
            self.alternative = alternative
        }

        private static let maximumSpan = 1000
    }

    /// Content that follows each other in one element that is no inline one.
    struct Stretch: Sendable {
        /// Its element; −1 for content outside of all.
        var element: Int
    }

    /// The elements, each behind those around it.
    package private(set) var elements: [Element] = []
    private(set) var stretches: [Stretch] = []
    /// The stretches of marked contents, by page and mark.
    private var places: [Int: Int32] = [:]
    private(set) var hasHeadings = false
    private(set) var hasLists = false
    /// Items that have labels, drawn or written.
    private var labelled: Set<Int> = []

    package init() {}

    package var isEmpty: Bool { stretches.isEmpty }

    /// Adds an element; the result is its number.
    package mutating func add(_ element: Element) -> Int {
        if case .heading = element.role { hasHeadings = true }
        if case .list = element.role { hasLists = true }
        if element.role == .label { labelled.insert(element.parent) }
        elements.append(element)
        return elements.count - 1
    }

    /// Adds content in the order of the structure.
    ///
    /// - Parameters:
    ///   - element: The number of the element that it stands in.
    ///   - page: The page's number in the file, from 0.
    ///   - mark: The number that marks it there.
    package mutating func addContent(of element: Int, page: Int, mark: Int) {
        let owner = block(of: element)
        if stretches.last?.element != owner { stretches.append(Stretch(element: owner)) }
        places[Self.key(page, mark)] = Int32(clamping: stretches.count - 1)
    }

    private static func key(_ page: Int, _ mark: Int) -> Int { page << 32 | mark & 0xFFFF_FFFF }

    /// The stretch of marked content; −1 where the structure does not hold it.
    package func stretch(page: Int, mark: Int) -> Int32 { places[Self.key(page, mark)] ?? -1 }

    /// The nearest element around one that is no inline one.
    private func block(of element: Int) -> Int {
        var current = element
        while elements.indices.contains(current), isInline(current) { current = elements[current].parent }
        return current
    }

    /// Whether an element is a part of a paragraph. Labels stand by themselves only in items of lists.
    private func isInline(_ element: Int) -> Bool {
        switch elements[element].role {
        case .inline: true
        case .label: !elements.indices.contains(elements[element].parent) || elements[elements[element].parent].role != .item
        default: false
        }
    }

    func hasLabel(_ item: Int) -> Bool { labelled.contains(item) }

    /// Whether a stretch is one paragraph, or part of one, whatever its lines look like.
    func isWhole(_ stretch: Int32) -> Bool {
        guard stretches.indices.contains(Int(stretch)), elements.indices.contains(stretches[Int(stretch)].element) else { return false }
        switch elements[stretches[Int(stretch)].element].role {
        case .paragraph, .heading, .label: return true
        default: return false
        }
    }

    /// An element and those around it, from the inside.
    func ancestors(of element: Int) -> UnfoldSequence<Int, (Int?, Bool)> {
        sequence(first: element) { [elements] in
            let parent = elements[$0].parent
            return elements.indices.contains(parent) && parent < $0 ? parent : nil
        }
    }
}
