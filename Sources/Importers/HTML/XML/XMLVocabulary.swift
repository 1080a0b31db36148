// SPDX-License-Identifier: Apache-2.0

import HTMLSyntax
import StyleSheets

/// What is known of elements of XML before any style sheet speaks.
enum XMLVocabulary {
    /// Elements in no namespace that are taken for HTML's of the same name.
    static let htmlNames: Set<[UInt8]> = Set(
        [
            "p", "h1", "h2", "h3", "h4", "h5", "h6", "b", "i", "u", "s", "em", "strong", "code", "kbd", "samp", "var", "cite", "dfn",
            "mark",
            "strike", "del", "ins", "sup", "sub", "tt", "a", "br",
        ].map { Array($0.utf8) })

    /// What elements look like that HTML does not have. They stand in no user agent's sheet, which knows HTML's names only.
    static let styleSheet = Array(
        """
        stroke { -webkit-text-stroke-width: 0.03em; -webkit-text-fill-color: transparent }
        shadow { text-shadow: 1pt 1pt 1pt currentcolor }
        """.utf8)

    /// What the others look like, as in HTML.
    static let userAgentSheet = UserAgentSheet([
        """
        p, h1, h2, h3, h4, h5, h6 { display: block }
        p { margin: 1em 0 }
        h1 { margin: 0.67em 0; font-size: 2em; font-weight: bold }
        h2 { margin: 0.83em 0; font-size: 1.5em; font-weight: bold }
        h3 { margin: 1em 0; font-size: 1.17em; font-weight: bold }
        h4 { margin: 1.33em 0; font-weight: bold }
        h5 { margin: 1.67em 0; font-size: 0.83em; font-weight: bold }
        h6 { margin: 2.33em 0; font-size: 0.67em; font-weight: bold }
        b, strong { font-weight: bolder }
        i, em, cite, dfn, var { font-style: italic }
        u, ins { text-decoration: underline }
        s, strike, del { text-decoration: line-through }
        code, kbd, samp, tt { font-family: monospace }
        sub { vertical-align: sub; font-size: smaller }
        sup { vertical-align: super; font-size: smaller }
        mark { background-color: yellow; color: black }
        a:link { color: #0000ee; text-decoration: underline }
        """
    ])

    /// The attributes `color` and `background-color` of any element, by the names of CSS or `#RRGGBB`.
    static func hints(_ document: HTMLDocument) -> StyleResolver.Hints {
        let background = document.name("background-color")
        return StyleResolver.Hints([.color] + (background.map { [$0] } ?? [])) { element, text in
            for attribute in element.attributes where attribute.namespace == .none && isColor(attribute.value) {
                if attribute.name == .color {
                    text += "color:".utf8
                } else if attribute.name == background {
                    text += "background-color:".utf8
                } else {
                    continue
                }
                attribute.value.append(to: &text)
                text.append(UInt8(ascii: ";"))
            }
        }
    }

    /// Whether a value can be a colour: what else it is, CSS tells.
    private static func isColor(_ value: HTMLText) -> Bool {
        if value.first == UInt8(ascii: "#") {
            return value.count == 7 && value.dropFirst().allSatisfy { (0x30...0x39).contains($0) || (0x41...0x46).contains($0 & 0xDF) }
        }
        return !value.isEmpty && value.allSatisfy { (0x41...0x5A).contains($0 & 0xDF) }
    }
}
