// SPDX-License-Identifier: Apache-2.0

import HTMLWriting
import TextModel
import URLReferences

/// The ids of a page: those of the document's anchors and of its notes.
struct Identifiers {
    /// What ids that are made here begin with; anchors never do.
    private static let ownPrefix = "note-"

    private let anchors: Set<Bytewise<String>>
    private var written: Set<Bytewise<String>> = []
    /// How often headings were made of the same words.
    private var slugs: [Bytewise<String>: Int] = [:]

    /// - Parameter anchors: all names that links can lead to.
    init(anchors: Set<Bytewise<String>>) { self.anchors = anchors }

    /// The id of an anchor at its first place; `nil` at all others.
    mutating func id(forAnchor name: String) -> String? {
        guard !name.isEmpty, written.insert(Bytewise(wrappedValue: name)).inserted else { return nil }
        return Self.escaped(name)
    }

    /// An id for a heading without anchors, made of its words: small letters and digits, with hyphens between words.
    mutating func id(forHeading words: String) -> String {
        let slug = Bytewise(wrappedValue: Self.slug(words))
        var count = slugs[slug, default: 0]
        defer { slugs[slug] = count }
        while true {
            count += 1
            let id = Bytewise(wrappedValue: count == 1 ? slug.wrappedValue : "\(slug.wrappedValue)-\(count)")
            if !anchors.contains(id), written.insert(id).inserted { return id.wrappedValue }
        }
    }

    private static func slug(_ words: String) -> String {
        var slug = String.UnicodeScalarView()
        for scalar in words.unicodeScalars.prefix(longestSlug) {
            if scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
                slug.append(contentsOf: scalar.properties.lowercaseMapping.unicodeScalars)
            } else if scalar.properties.isWhitespace || scalar == "-" || scalar == "_" || scalar == "/", let last = slug.last, last != "-" {
                slug.append("-")
            }
        }
        if slug.last == "-" { slug.removeLast() }
        if slug.isEmpty { return "section" }
        let name = String(slug)
        return name.utf8.starts(with: ownPrefix.utf8) ? "section-" + name : name
    }

    /// Scalars of a heading that go into its id.
    private static let longestSlug = 80

    /// Whether an anchor still has no place.
    func isWaiting(_ name: String) -> Bool { !name.isEmpty && !written.contains(Bytewise(wrappedValue: name)) }

    /// The reference for a link within the document (`#name`): to the anchor of that name, written as it is or percent-encoded.
    func reference(toFragment fragment: Substring) -> String {
        let name = String(fragment)
        if name.isEmpty { return "#" }
        if anchors.contains(Bytewise(wrappedValue: name)) { return "#" + Self.percentSafe(Self.escaped(name)) }
        return "#" + Self.percentSafe(Self.escaped(PercentCoding.decoded(fragment)))
    }

    /// The id of a note's text.
    static func note(_ number: Int) -> String { "\(ownPrefix)\(number)" }
    /// The id of the place that calls it.
    static func call(_ number: Int) -> String { "\(ownPrefix)\(number)-call" }

    /// A name as an id that needs no escaping in a URL: `~20` for what cannot stand there, and for `~` itself, so that no two names
    /// become one id.
    static func escaped(_ name: String) -> String {
        var output: [UInt8] = []
        let collides = name.utf8.starts(with: ownPrefix.utf8)
        for (place, scalar) in name.unicodeScalars.enumerated() {
            let isPlain =
                switch scalar.value {
                case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x3A: true
                case ..<0x80: false
                default: !HTMLText.isForbidden(scalar.value) && !scalar.properties.isWhitespace
                }
            for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
                if isPlain && !(place == 0 && collides) {
                    output.append(byte)
                } else {
                    PercentCoding.append(byte, sign: UInt8(ascii: "~"), to: &output)
                }
            }
        }
        return String(decoding: output, as: UTF8.self)
    }

    static func percentSafe(_ id: String) -> String {
        URLText.encoded([0x23] + Array(id.utf8), isRelative: true).dropFirst().description
    }
}
