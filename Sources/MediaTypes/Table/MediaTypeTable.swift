// SPDX-License-Identifier: Apache-2.0

/// The media types that are known: IANA's registry, and the types without registration that people use.
///
/// Names of types are given and returned as type and subtype, `image/png`; ASCII case does not matter.
public enum MediaTypeTable {
    /// The date of the registry that the table was made from, `YYYY-MM-DD`.
    public static var registryDate: String { MediaTypes.registryDate.description }

    /// What is known about a type or an alias of one; `nil` for a type that is not known.
    public static func record(for name: String) -> MediaTypeRecord? {
        let key = lowercased(name)
        if let rest = SortedText(mediaTypeRecords).rest(of: key.utf8) { return MediaTypeRecord(key, rest) }
        guard let target = SortedText(mediaTypeAliases).rest(of: key.utf8)?.string else { return nil }
        return SortedText(mediaTypeRecords).rest(of: target.utf8).map { MediaTypeRecord(target, $0) }
    }

    /// The name by which a type is known here: that of an alias's type, and the lower case of all others.
    public static func canonicalName(of name: String) -> String { record(for: name)?.name ?? lowercased(name) }

    /// Other names of a type, sorted.
    public static func aliases(of name: String) -> [String] {
        let name = canonicalName(of: name)
        var aliases: [String] = []
        SortedText(mediaTypeAliases).forEachRecord { record in
            var rest = record
            let alias = rest.takeWord()
            if rest.elementsEqual(name.utf8) { aliases.append(alias.string) }
        }
        return aliases
    }

    /// The types of files with an extension, without its dot, the preferred one first. Capitals matter only for the few extensions that
    /// have another meaning in them (`C`).
    public static func types(forExtension ending: some Collection<UInt8>) -> [String] {
        let text = SortedText(fileNameExtensions)
        if let types = text.rest(of: ending)?.list { return types }
        let folded = ending.map(HTTPCodePoints.lowercased)
        return folded.elementsEqual(ending) ? [] : text.rest(of: folded)?.list ?? []
    }

    /// All that a file of this type also is, nearest first and without repetition; not the type itself.
    public static func ancestors(of name: String) -> [String] {
        let name = canonicalName(of: name)
        var result = parents(of: name)
        var next = 0
        while next < result.count, result.count <= maximumAncestors {
            for parent in parents(of: result[next]) where !contains(result, parent) && !equal(parent, name) { result.append(parent) }
            next += 1
        }
        return result
    }

    /// Whether a file of the first type is also one of the second; a type is one of itself.
    public static func isKind(_ name: String, of ancestor: String) -> Bool {
        let (name, ancestor) = (canonicalName(of: name), canonicalName(of: ancestor))
        return equal(name, ancestor) || contains(ancestors(of: name), ancestor)
    }

    /// Whether files of the type can be read as text.
    public static func isText(_ name: String) -> Bool {
        lowercased(name).utf8.starts(with: "text/".utf8) || contains(ancestors(of: name), "text/plain")
    }

    /// The type itself where IANA's registry has it, with what replaces an obsolete one; otherwise its nearest ancestor there, and
    /// `text/plain` or `application/octet-stream` where there is none. What is no regular file (`inode/…`) has no type there and stays.
    public static func registeredType(nearest name: String) -> String {
        let given = lowercased(name)
        if given.utf8.starts(with: "inode/".utf8) { return given }
        let name = canonicalName(of: name)
        for candidate in [name] + ancestors(of: name) {
            switch record(for: candidate)?.status {
            case .registered: return candidate
            case .obsoleted(let replacement?), .deprecated(let replacement?): return replacement
            case .obsoleted, .deprecated, .unregistered, nil: continue
            }
        }
        return name.utf8.starts(with: "text/".utf8) ? "text/plain" : "application/octet-stream"
    }

    /// More than any type has.
    private static let maximumAncestors = 16

    static func parents(of name: String) -> [String] { record(for: name)?.parents ?? MediaTypeRecord.impliedParents(of: name) }

    static func equal(_ first: String, _ second: String) -> Bool { first.utf8.elementsEqual(second.utf8) }

    static func contains(_ names: [String], _ name: String) -> Bool { names.contains { equal($0, name) } }

    private static func lowercased(_ name: String) -> String {
        String(decoding: name.utf8.map(HTTPCodePoints.lowercased), as: UTF8.self)
    }
}
