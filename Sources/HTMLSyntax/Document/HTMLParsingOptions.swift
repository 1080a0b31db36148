// SPDX-License-Identifier: Apache-2.0

/// How a document is parsed.
public struct HTMLParsingOptions: Sendable {
    /// Whether `HTMLDocument.errors` is filled. It costs time, and memory for each error.
    public var collectsErrors: Bool

    /// Options; without errors unless asked for.
    public init(collectsErrors: Bool = false) { self.collectsErrors = collectsErrors }
}

/// The element in which a fragment would stand: the context element of the "HTML fragment parsing algorithm".
public struct HTMLFragmentContext: Sendable {
    /// The element's local name, in the case that the tree has: `div`, `foreignObject`.
    public var name: String
    /// The element's namespace.
    public var namespace: HTMLNamespace
    /// Whether the element is in a form, or is one.
    public var isInForm = false
    /// Whether a MathML `annotation-xml` has an encoding that makes it an HTML integration point.
    public var isHTMLIntegrationPoint = false
    /// The mode of the element's document.
    public var quirksMode = HTMLQuirksMode.none

    /// A context outside of forms, in a document without quirks.
    public init(_ name: String, namespace: HTMLNamespace = .html) {
        self.name = name
        self.namespace = namespace
    }

    /// The `body` of an HTML page: what a fragment mostly stands in.
    public static var body: Self { Self("body") }
}
