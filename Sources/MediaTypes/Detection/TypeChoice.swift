// SPDX-License-Identifier: Apache-2.0

/// The choice between what content and what a name say.
///
/// - Content that is certain (a signature, a structure) stands. A name may only make it more special: `application/zip` that is called
///   `x.kmz`.
/// - Content that is likely (text that looks like something) gives way to the name of another kind of text.
/// - Content of which only a general kind is known (text, data, a container) gives way to any name that it does not contradict: data
///   contradicts the names of text, text those of images, sound, video and fonts, and both contradict a type whose files have a
///   signature that was not found.
struct TypeChoice {
    /// What is answered where nothing is known.
    static let nothing = Detection.Match(mediaType: "application/octet-stream", evidence: .content, reason: "nothing known")

    /// All types, the answer first.
    let matches: [Detection.Match]

    /// The choice where only a name is known.
    init(names: [String]) {
        let found = names.map { Detection.Match(mediaType: $0, evidence: .name, reason: "name") }
        matches = found.isEmpty ? [Self.nothing] : found
    }

    /// The choice between answers by content, best first, and by name, preferred first.
    init(content: [ContentMatch], names: [String], isEmpty: Bool) {
        var content = content
        // An extension that stands for data of any kind first says nothing.
        let names = names.first.map(Self.isNothing) == true ? [] : names.filter { !Self.isNothing($0) }
        if isEmpty { content = [ContentMatch(mediaType: "inode/x-empty", certainty: .fallback, evidence: "no bytes")] }
        let byName = isEmpty ? names.first(where: MediaTypeTable.isText) : names.first { Self.accepts($0, content) }
        var matches: [Detection.Match] = []
        if let byName, let match = Self.match(byName, content) { matches.append(match) }
        for found in content where !matches.contains(where: { MediaTypeTable.equal($0.mediaType, found.mediaType) }) {
            let isNamed = MediaTypeTable.contains(names, found.mediaType)
            matches.append(Detection.Match(mediaType: found.mediaType, evidence: isNamed ? .both : .content, reason: found.evidence))
        }
        for name in names where !matches.contains(where: { MediaTypeTable.equal($0.mediaType, name) }) {
            matches.append(Detection.Match(mediaType: name, evidence: .name, reason: "name, against the content"))
        }
        self.matches = matches.isEmpty ? [Self.nothing] : matches
    }

    private static func isNothing(_ type: String) -> Bool { MediaTypeTable.equal(type, nothing.mediaType) }

    /// Whether a type says no more than what kind of bytes there are.
    static func isGeneral(_ type: String) -> Bool { MediaTypeTable.contains(["application/octet-stream", "text/plain"], type) }

    /// The answer that a name gives: content agrees where it found the type itself or a special ancestor of it.
    private static func match(_ name: String, _ content: [ContentMatch]) -> Detection.Match? {
        guard let best = content.first else { return nil }
        let agreeing = content.first { !isGeneral($0.mediaType) && MediaTypeTable.isKind(name, of: $0.mediaType) }
        if let agreeing { return Detection.Match(mediaType: name, evidence: .both, reason: "\(agreeing.evidence), name") }
        if MediaTypeTable.equal(name, best.mediaType) {
            return Detection.Match(mediaType: name, evidence: .both, reason: "\(best.evidence), name")
        }
        return Detection.Match(mediaType: name, evidence: .name, reason: "name")
    }

    /// Whether a name's type is the answer, content being what it is.
    private static func accepts(_ name: String, _ content: [ContentMatch]) -> Bool {
        guard let best = content.first else { return true }
        switch best.certainty {
        case .certain:
            if MediaTypeTable.isKind(name, of: best.mediaType) { return true }
            // Content that fits two types alike leaves the choice to the name.
            let isAlike = content.contains { $0.certainty == .certain && MediaTypeTable.equal($0.mediaType, name) }
            return isAlike && !MediaTypeTable.isKind(best.mediaType, of: name)
        case .likely: return MediaTypeTable.isKind(name, of: best.mediaType) || MediaTypeTable.isText(name)
        case .fallback: return !contradicts(content, name)
        }
    }

    /// Whether content of a general kind rules a type out.
    private static func contradicts(_ content: [ContentMatch], _ name: String) -> Bool {
        guard let best = content.first?.mediaType else { return false }
        if MediaTypeTable.isKind(name, of: best) { return false }
        // What is known to be more than this is not made less.
        if MediaTypeTable.isKind(best, of: name) { return true }
        if ([name] + MediaTypeTable.ancestors(of: name)).contains(where: { MediaTypeTable.record(for: $0)?.hasSignature == true }) {
            return true
        }
        let isTextName = MediaTypeTable.isText(name)
        if MediaTypeTable.equal(best, "application/xml") { return isTextName || isBinaryKind(name) }
        if MediaTypeTable.isText(best) { return !isTextName && isBinaryKind(name) }
        if isTextName { return true }
        // A container that is known is not one of another kind.
        return !isGeneral(best) && MediaTypeTable.ancestors(of: name).contains { !isGeneral($0) }
    }

    private static func isBinaryKind(_ name: String) -> Bool {
        ["image/", "audio/", "video/", "font/"].contains { name.utf8.starts(with: $0.utf8) }
    }
}
