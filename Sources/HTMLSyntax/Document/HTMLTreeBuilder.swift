// SPDX-License-Identifier: Apache-2.0

/// Builds a tree node by node, with names as they are given: for XML, and for trees that no parser makes.
///
/// Names keep their case; a prefix is what stands before the colon. Text and values are copied. What is closed too often closes nothing.
public struct HTMLTreeBuilder: ~Copyable {
    private var tree = TreeStore(input: UnsafeBufferPointer(start: nil, count: 0))
    private var current: NodeIndex = 0
    private var namespaces = HTMLNamespace.knownURLs
    private var namespaceNumbers: [[UInt8]: UInt16] = [:]

    /// An attribute for an element that is to be opened.
    public struct Attribute: Sendable {
        /// The name, with its prefix, if it has one.
        public var name: String
        /// The namespace; `none` for a name without a prefix.
        public var namespace: HTMLNamespace
        /// The value, as it is to be read.
        public var value: String

        /// An attribute; its name may have a prefix.
        public init(_ name: String, namespace: HTMLNamespace = .none, value: String) {
            self.name = name
            self.namespace = namespace
            self.value = value
        }
    }

    /// An empty tree.
    public init() {
        for (number, url) in namespaces.enumerated() { namespaceNumbers[Array(url.utf8)] = UInt16(number) }
    }

    /// The namespace with a URL, compared byte by byte. After 65,535 of them further ones count as none.
    public mutating func namespace(_ url: String) -> HTMLNamespace {
        let key = Array(url.utf8)
        if let number = namespaceNumbers[key] { return HTMLNamespace(rawValue: number) }
        guard namespaces.count < Int(UInt16.max) else { return .none }
        let number = UInt16(namespaces.count)
        namespaces.append(url)
        namespaceNumbers[key] = number
        return HTMLNamespace(rawValue: number)
    }

    /// Opens an element; what follows is in it until `endElement`.
    public mutating func startElement(
        _ name: String, namespace: HTMLNamespace = .none, attributes: [Attribute] = [], position: Int = 0
    ) {
        let first = UInt32(truncatingIfNeeded: tree.attributes.count)
        for attribute in attributes {
            let name = tree.internQualified(attribute.name, attribute.namespace)
            tree.attributes.append(AttributeRecord(name: name, value: tree.store(attribute.value)))
        }
        let content = ByteRange(start: first, count: UInt32(truncatingIfNeeded: attributes.count))
        current = add(
            NodeRecord(
                name: tree.internQualified(name, .none), content: content, position: UInt32(clamping: position), kind: .element,
                namespace: namespace))
    }

    /// Closes the element that was opened last.
    public mutating func endElement() {
        let parent = tree.nodes[Int(current)].parent
        if parent != noNode { current = parent }
    }

    /// Appends text; to the text before it, if nothing stands between.
    public mutating func text(_ text: String, position: Int = 0) {
        var text = text
        text.withUTF8 { append($0, position) }
    }

    /// Appends text that is UTF-8.
    public mutating func text(_ bytes: Span<UInt8>, position: Int = 0) {
        bytes.withUnsafeBufferPointer { append($0, position) }
    }

    private mutating func append(_ bytes: UnsafeBufferPointer<UInt8>, _ position: Int) {
        guard let first = bytes.baseAddress, bytes.count > 0 else { return }
        let start = tree.sideEnd
        tree.appendToSide(first, bytes.count)
        let range = ByteRange(start: start, count: tree.sideEnd - start)
        guard range.count > 0 else { return }
        let last = tree.nodes[Int(current)].lastChild
        if last != noNode, tree.nodes[Int(last)].kind == .text {
            tree.extend(last, with: TextPiece(range))
        } else {
            _ = add(NodeRecord(content: range, position: UInt32(clamping: position), kind: .text))
        }
    }

    /// Appends a comment.
    public mutating func comment(_ text: String, position: Int = 0) {
        let range = tree.store(text)
        _ = add(NodeRecord(content: range, position: UInt32(clamping: position), kind: .comment))
    }

    /// Appends a processing instruction.
    public mutating func processingInstruction(target: String, data: String, position: Int = 0) {
        let record = NodeRecord(
            name: tree.internQualified(target, .none), content: tree.store(data), position: UInt32(clamping: position),
            kind: .processingInstruction)
        _ = add(record)
    }

    /// Appends a document type.
    public mutating func documentType(name: String, publicIdentifier: String?, systemIdentifier: String?, position: Int = 0) {
        let first = tree.attributes.count
        if let publicIdentifier { tree.attributes.append(AttributeRecord(name: .public, value: tree.store(publicIdentifier))) }
        if let systemIdentifier { tree.attributes.append(AttributeRecord(name: .system, value: tree.store(systemIdentifier))) }
        let content = ByteRange(start: UInt32(truncatingIfNeeded: first), count: UInt32(tree.attributes.count - first))
        _ = add(
            NodeRecord(name: tree.intern(name), content: content, position: UInt32(clamping: position), kind: .documentType))
    }

    private mutating func add(_ record: NodeRecord) -> NodeIndex {
        let node = tree.add(record)
        tree.append(node, to: current)
        return node
    }

    /// The tree. Elements that are still open end here.
    public consuming func finish() -> HTMLDocument {
        let namespaces = namespaces
        return HTMLDocument(TreeStorage(tree, input: [], namespaces: namespaces))
    }
}

extension TreeStore {
    mutating func intern(_ text: String) -> HTMLName {
        var text = text
        return text.withUTF8 { bytes in bytes.baseAddress.map { names.intern($0, bytes.count) } ?? .none }
    }

    /// A name whose prefix, if it has one, is told apart.
    mutating func internQualified(_ text: String, _ namespace: HTMLNamespace) -> HTMLName {
        var text = text
        return text.withUTF8 { bytes in
            let colon = bytes.firstIndex(of: 0x3A) ?? 0
            let prefixCount = colon > 0 && colon + 1 < bytes.count && colon <= Int(UInt16.max) ? colon : 0
            return bytes.baseAddress.map { names.intern($0, bytes.count, prefixCount: prefixCount, namespace: namespace) } ?? .none
        }
    }

    /// Copies text into the tree.
    mutating func store(_ text: String) -> ByteRange {
        var text = text
        let start = sideEnd
        text.withUTF8 { bytes in
            if let first = bytes.baseAddress { appendToSide(first, bytes.count) }
        }
        return ByteRange(start: start, count: sideEnd - start)
    }
}
