// SPDX-License-Identifier: Apache-2.0

import TextModel

/// Font families in CSS, with a generic one at the end.
enum FontFamilies {
    /// Names that CSS Fonts 4 gives a meaning of their own; they stand without quotes.
    private static let generic = [
        "serif", "sans-serif", "monospace", "cursive", "fantasy", "system-ui", "ui-serif", "ui-sans-serif", "ui-monospace", "ui-rounded",
        "math",
    ]
    /// Parts of names by which fonts of these kinds are known.
    private static let monospaced = ["courier", "mono", "consolas", "menlo", "typewriter", "fixed", "terminal"]
    private static let withSerifs = [
        "times", "serif", "roman", "georgia", "garamond", "cambria", "palatino", "bookman", "century", "baskerville", "minion", "caslon",
        "antiqua", "ming", "song", "mincho",
    ]

    static func css(_ font: Font) -> String? {
        guard let families = font.families, !families.isEmpty else { return font.fixedPitch == true ? quirkFree(["monospace"]) : nil }
        var names = families.map { isGeneric($0) ? $0 : CSSText.string($0) }
        if let last = families.last, !isGeneric(last) { names.append(fallback(for: families[0], fixedPitch: font.fixedPitch == true)) }
        return quirkFree(names)
    }

    /// Browsers make text smaller whose only family is `monospace`; naming it twice is the known way around.
    private static func quirkFree(_ names: [String]) -> String {
        names == ["monospace"] ? "monospace,monospace" : names.joined(separator: ",")
    }

    private static func isGeneric(_ name: String) -> Bool { generic.contains { String.bytesEqual($0, name) } }

    private static func fallback(for family: String, fixedPitch: Bool) -> String {
        let name = family.lowercased()
        func holds(_ parts: [String]) -> Bool { parts.contains { contains(name, $0) } }
        if fixedPitch || holds(monospaced) { return "monospace" }
        return !contains(name, "sans") && holds(withSerifs) ? "serif" : "sans-serif"
    }

    /// By bytes: names come from documents.
    private static func contains(_ name: String, _ part: String) -> Bool {
        let (name, part) = (Array(name.utf8), Array(part.utf8))
        guard name.count >= part.count else { return false }
        return (0...name.count - part.count).contains { name[$0..<$0 + part.count].elementsEqual(part) }
    }
}
