// SPDX-License-Identifier: Apache-2.0

/// The namespace of an element or an attribute. Those of HTML's parser have fixed numbers; an XML document's own ones get theirs from its
/// builder.
public struct HTMLNamespace: Hashable, Sendable, BitwiseCopyable {
    public let rawValue: UInt16

    @inlinable
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    public static var none: Self { Self(rawValue: 0) }
    public static var html: Self { Self(rawValue: 1) }
    public static var svg: Self { Self(rawValue: 2) }
    public static var mathML: Self { Self(rawValue: 3) }
    public static var xlink: Self { Self(rawValue: 4) }
    public static var xml: Self { Self(rawValue: 5) }
    public static var xmlns: Self { Self(rawValue: 6) }

    /// The names of the namespaces that have fixed numbers, in the order of these.
    static let knownURLs = [
        "", "http://www.w3.org/1999/xhtml", "http://www.w3.org/2000/svg", "http://www.w3.org/1998/Math/MathML",
        "http://www.w3.org/1999/xlink", "http://www.w3.org/XML/1998/namespace", "http://www.w3.org/2000/xmlns/",
    ]
}
