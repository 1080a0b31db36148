// SPDX-License-Identifier: Apache-2.0

/// A parsed document or fragment: a tree that is read, not changed. A copy costs nothing, and any thread may read it.
public struct HTMLDocument: Sendable {
    /// The longest input that is read, in bytes; of a longer one the rest is left out and `isTruncated` tells so.
    public static let maximumInputCount = 1 << 30

    let storage: TreeStorage

    /// The mode that the document type has put the document in.
    public let quirksMode: HTMLQuirksMode
    /// The parse errors that the standard has names for, in the order of their places; empty unless the options ask for them.
    public let errors: [HTMLParseError]
    /// Whether a part of the input was left out because it is too long.
    public let isTruncated: Bool

    /// Parses a whole document by the HTML standard, with scripting off.
    ///
    /// - Parameter input: UTF-8. Bytes that are none are kept as they are.
    public init(parsing input: [UInt8], options: HTMLParsingOptions = HTMLParsingOptions()) {
        self.init(input, options, nil)
    }

    /// Parses a fragment ("HTML fragment parsing algorithm"): its nodes become the children of a node of the kind `fragment`.
    public init(
        parsingFragment input: [UInt8], in context: HTMLFragmentContext = .body, options: HTMLParsingOptions = HTMLParsingOptions()
    ) {
        self.init(input, options, context)
    }

    private init(_ input: [UInt8], _ options: HTMLParsingOptions, _ context: HTMLFragmentContext?) {
        let isTooLong = input.count > Self.maximumInputCount
        let input = isTooLong ? Array(input.prefix(Self.maximumInputCount)) : input
        var mode = HTMLQuirksMode.none
        var errors: [HTMLParseError] = []
        var isFull = false
        storage = input.withUnsafeBufferPointer { bytes in
            var constructor = TreeConstructor(bytes, options: options, context: context)
            constructor.run()
            mode = constructor.quirksMode
            isFull = constructor.tree.isFull
            if options.collectsErrors { errors = InputStreamErrors.merged(into: constructor.tokenizer.errors, bytes) }
            return constructor.takeStorage(input)
        }
        quirksMode = mode
        self.errors = errors
        isTruncated = isTooLong || isFull
    }

    init(_ storage: TreeStorage) {
        self.storage = storage
        quirksMode = .none
        errors = []
        isTruncated = storage.tree.isFull
    }

    /// The node at the root: of the kind `document` or `fragment`.
    public var root: HTMLNode { HTMLNode(storage: storage, index: 0) }

    /// The first element below the root: `html` in a document.
    public var documentElement: HTMLNode? { root.children.first { $0.kind == .element } }

    /// The document's `head`.
    public var head: HTMLNode? { documentElement?.children.first { $0.name == .head && $0.namespace == .html } }

    /// The document's `body`, or its outermost `frameset`.
    public var body: HTMLNode? {
        documentElement?.children.first { ($0.name == .body || $0.name == .frameset) && $0.namespace == .html }
    }

    /// How many nodes there are or were; node numbers are below it.
    public var nodeCount: Int { storage.tree.nodes.count }

    /// The node of a number.
    public func node(_ id: Int) -> HTMLNode? {
        id >= 0 && id < nodeCount ? HTMLNode(storage: storage, index: NodeIndex(id)) : nil
    }

    /// The name with this text, compared byte by byte; nil if the document does not use it and it is not a known one.
    public func name(_ text: String) -> HTMLName? {
        var text = text
        return text.withUTF8 { bytes in bytes.baseAddress.flatMap { storage.tree.names.find($0, bytes.count) } }
    }

    /// The text of a name: with its prefix, if it has one.
    public func text(of name: HTMLName) -> String { String(decoding: storage.tree.names.bytes(of: name), as: UTF8.self) }
}

extension TreeConstructor {
    /// The finished tree.
    consuming func takeStorage(_ input: [UInt8]) -> TreeStorage { TreeStorage(tree, input: input) }
}
