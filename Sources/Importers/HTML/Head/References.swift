// SPDX-License-Identifier: Apache-2.0

import HTMLSyntax
import URLReferences

/// What references in a page start from (HTML, section 2.4.3, "document base URL").
struct References {
    /// The URL that relative references start from; nil where none is known, and they stay as they are.
    let base: String?

    /// - Parameters:
    ///   - element: the `href` of the page's first `base` element.
    ///   - source: where the page was.
    init(baseElement element: String?, source: String?) {
        guard let element, !element.isEmpty else {
            base = source
            return
        }
        let resolved = URLReference.resolve(element, against: source)
        base = URLReference.scheme(of: resolved) == nil ? source : resolved
    }

    /// A reference as a URL; a relative one stays relative where there is no base, and one to a place in the page always does.
    func resolve(_ reference: String) -> String {
        let cleaned = URLReference.cleaned(reference)
        if cleaned.first == UInt8(ascii: "#") { return String(decoding: cleaned, as: UTF8.self) }
        return URLReference.resolve(reference, against: base)
    }

    /// A reference that stands in an attribute. Most need no change.
    func resolve(_ reference: HTMLText) -> String {
        guard base == nil || reference.first == UInt8(ascii: "#") else { return resolve(reference.description) }
        let isPlain = reference.withBytes { bytes in
            for index in 0..<bytes.count where !Self.plain.contains(bytes[index]) { return false }
            return true
        }
        return isPlain ? reference.description : resolve(reference.description)
    }

    /// What stands in URLs as it is.
    private static let plain = ByteSet.unreserved.union("/?#&=:;,@+!$()*%'")

    /// What names a page in the place of its whole URL: the host, else the file.
    func shortName(of url: String) -> String {
        let host = URLReference(url).authority ?? ""
        return host.isEmpty ? fileName(of: url) ?? url : host
    }

    /// The last part of a URL's path, decoded; nil where it is empty.
    func fileName(of url: String) -> String? {
        let path = url.utf8.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
        let name = path.suffix { $0 != UInt8(ascii: "/") }
        let decoded = PercentCoding.decoded(name)
        let shown = String(decoding: decoded, as: UTF8.self)
        return shown.isEmpty ? nil : shown
    }
}

extension Collection {
    /// The longest end of which every element satisfies a condition.
    fileprivate func suffix(_ isPart: (Element) -> Bool) -> [Element] {
        var part: [Element] = []
        for element in self { if isPart(element) { part.append(element) } else { part.removeAll(keepingCapacity: true) } }
        return part
    }
}

extension References {
    /// The name that a percent-encoded fragment means.
    static func decoded(_ fragment: [UInt8]) -> [UInt8] { PercentCoding.decoded(fragment) }
}
