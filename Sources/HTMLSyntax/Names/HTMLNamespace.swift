// SPDX-License-Identifier: Apache-2.0

/// The namespace of an element or an attribute. Those of HTML's parser have fixed numbers; an XML document's own ones get theirs from its
/// builder.
public struct HTMLNamespace: Hashable, Sendable, BitwiseCopyable {
    /// The number; 0 for no namespace.
    public let rawValue: UInt16

    /// The namespace with a number, which some document has given.
    @inlinable
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// That of attributes without a prefix, and of XML elements that have none.
    public static var none: Self { Self(rawValue: 0) }
    /// Of all elements of HTML.
    public static var html: Self { Self(rawValue: 1) }
    /// Of elements in an `svg` element.
    public static var svg: Self { Self(rawValue: 2) }
    /// Of elements in a `math` element.
    public static var mathML: Self { Self(rawValue: 3) }
    /// Of `xlink:href` and its like, in foreign content.
    public static var xlink: Self { Self(rawValue: 4) }
    /// Of `xml:lang` and `xml:space`, in foreign content.
    public static var xml: Self { Self(rawValue: 5) }
    /// Of declarations of namespaces, in foreign content.
    public static var xmlns: Self { Self(rawValue: 6) }

    /// The names of the namespaces that have fixed numbers, in the order of these.
    static let knownURLs = [
        "", "http://www.w3.org/1999/xhtml", "http://www.w3.org/2000/svg", "http://www.w3.org/1998/Math/MathML",
        "http://www.w3.org/1999/xlink", "http://www.w3.org/XML/1998/namespace", "http://www.w3.org/2000/xmlns/",
    ]
}
