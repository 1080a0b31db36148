// SPDX-License-Identifier: Apache-2.0

import HTMLSyntax
import StyleSheets

/// The elements of HTML that an element of another vocabulary can be like (`-textmill-role`).
enum ElementRole {
    /// A role's value; nil for what is none.
    static func value(_ value: CSSValue) -> StyleValue? {
        guard value.tokens.count == 1, let token = value.tokens.first, token.kind == .ident else { return nil }
        if token.isIdent("none") { return .role(nil) }
        return names[NameKey(token.text)].map { .role($0) }
    }

    /// The role of a heading of a level, 1…6.
    static func heading(_ level: Int) -> HTMLName { HTMLName(rawValue: HTMLName.h1.rawValue + Int32(min(max(level, 1), 6) - 1)) }

    private static let names: [NameKey: HTMLName] = {
        var names: [NameKey: HTMLName] = [:]
        for (name, element) in list { names[NameKey(name)] = element }
        return names
    }()

    private static let list: [(String, HTMLName)] = [
        ("h1", .h1), ("h2", .h2), ("h3", .h3), ("h4", .h4), ("h5", .h5), ("h6", .h6), ("p", .p), ("em", .em), ("strong", .strong),
        ("code", .code), ("kbd", .kbd), ("samp", .samp), ("var", .var), ("mark", .mark), ("cite", .cite), ("dfn", .dfn), ("ins", .ins),
        ("q", .q), ("abbr", .abbr), ("a", .a), ("br", .br), ("hr", .hr), ("img", .img), ("blockquote", .blockquote), ("pre", .pre),
        ("ul", .ul), ("ol", .ol), ("li", .li), ("dl", .dl), ("dt", .dt), ("dd", .dd), ("th", .th), ("figure", .figure),
        ("figcaption", .figcaption), ("article", .article), ("aside", .aside), ("header", .header), ("footer", .footer), ("nav", .nav),
        ("main", .main), ("ruby", .ruby), ("rt", .rt),
    ]
}
