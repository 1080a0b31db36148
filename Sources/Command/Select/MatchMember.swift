// SPDX-License-Identifier: Apache-2.0

import JSONText
import Textmill

/// What is told of an element as JSON.
enum MatchMember: Hashable {
    case text, html, name, attributes, offset
    /// The value of an attribute, by the name that was asked for.
    case attribute(name: String, member: String)

    /// What is told where nothing else is asked for.
    static let usual: [MatchMember] = [.name, .text, .attributes, .offset]

    private static let words: [(String, MatchMember)] = [
        ("text", .text), ("html", .html), ("name", .name), ("attributes", .attributes), ("offset", .offset),
    ]

    /// A member by its name: one of the words above, else an attribute; behind `@` always an attribute.
    init?(_ word: String) {
        if let known = Self.words.first(where: { $0.0.utf8.elementsEqual(word.utf8) }) {
            self = known.1
            return
        }
        let name = word.utf8.first == UInt8(ascii: "@") ? String(decoding: word.utf8.dropFirst(), as: UTF8.self) : word
        // What ends the name of an attribute in a tag (HTML, section 13.2.5.33, "Attribute name state").
        guard !name.utf8.isEmpty, name.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7F && !"/>=\"'".utf8.contains($0) }) else { return nil }
        self = .attribute(name: name, member: word)
    }

    /// Adds the member to the object of an element; what is not there or not known is null.
    func add(_ match: HTMLMatch, to object: inout JSONLine) {
        switch self {
        case .text: object.add("text", match.text)
        case .html: object.add("html", match.html)
        case .name: object.add("name", match.name)
        case .offset: if let offset = match.offset { object.add("offset", offset) } else { object.addNull("offset") }
        case .attributes:
            var attributes = JSONLine()
            for (name, value) in match.attributes { attributes.add(name, value) }
            object.add("attributes", attributes)
        case .attribute(let name, let member):
            if let value = match[name] { object.add(member, value) } else { object.addNull(member) }
        }
    }
}
