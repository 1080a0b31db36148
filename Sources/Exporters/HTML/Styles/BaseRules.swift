// SPDX-License-Identifier: Apache-2.0

/// What must be said about elements so that the document's own style stands and not the browser's.
enum BaseRules {
    /// One element's rule.
    struct Rule {
        let element: String
        let declarations: String
    }

    /// In the order in which they are written. Headings and header cells look as the document says; code stays in a fixed pitch font
    /// unless it says otherwise (`monospace` twice: see `FontFamilies`); `q` adds no marks, because those of the text are in the text.
    static let all: [Rule] = [
        Rule(element: "p", declarations: "margin:0"),
        Rule(element: "h1", declarations: heading), Rule(element: "h2", declarations: heading), Rule(element: "h3", declarations: heading),
        Rule(element: "h4", declarations: heading), Rule(element: "h5", declarations: heading), Rule(element: "h6", declarations: heading),
        Rule(element: "ul", declarations: "margin:0"), Rule(element: "ol", declarations: "margin:0"),
        Rule(element: "dl", declarations: "margin:0"),
        Rule(element: "blockquote", declarations: "margin:0 30pt"), Rule(element: "figure", declarations: "margin:0 30pt"),
        Rule(element: "pre", declarations: "margin:0;font-family:monospace,monospace"),
        Rule(element: "table", declarations: "border-collapse:collapse"),
        Rule(element: "caption", declarations: "text-align:inherit"),
        Rule(element: "td", declarations: "vertical-align:top"),
        Rule(element: "th", declarations: "vertical-align:top;font-weight:inherit;text-align:inherit"),
        Rule(element: "code", declarations: fixedPitch), Rule(element: "kbd", declarations: fixedPitch),
        Rule(element: "samp", declarations: fixedPitch),
        Rule(element: "q", declarations: "quotes:none"),
        Rule(element: "sup", declarations: "line-height:0"), Rule(element: "sub", declarations: "line-height:0"),
    ]

    private static let heading = "margin:0;font-size:inherit;font-weight:inherit"
    private static let fixedPitch = "font-family:monospace,monospace"

    private static let places = Dictionary(uniqueKeysWithValues: all.enumerated().map { ($1.element, $0) })

    /// The place of an element's rule in `all`.
    static func place(of element: String) -> Int? { places[element] }
}
