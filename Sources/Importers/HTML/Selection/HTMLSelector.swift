// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import StyleSheets

/// A list of CSS selectors (Selectors 4), such as `nav a[href], h1`.
public struct HTMLSelector: Sendable {
    let list: CSSSelectorList

    /// Parses a list. Throws `invalidOption` where it is none, which says from where on it is wrong.
    public init(_ text: String) throws(ConversionError) {
        guard let list = CSSSelectorList(parsing: text) else { throw Self.error(text) }
        self.list = list
    }

    /// What is wrong with a selector; nil where nothing is.
    public static func mistake(in text: String) -> ConversionError? { CSSSelectorList(parsing: text) == nil ? error(text) : nil }

    private static func error(_ text: String) -> ConversionError {
        let whole = "'\(shortened(text[...]))' is no CSS selector"
        let place =
            switch wrongPart(of: text) {
            case nil: ""
            case text.endIndex?: ": something is missing at its end"
            case let start?:
                ": it goes wrong at character \(text.unicodeScalars.distance(from: text.startIndex, to: start) + 1), '\(shortened(text[start...]))'"
            }
        return ConversionError(.invalidOption, whole + place, hint: "write it as in a style sheet: main, #content p, a[href]")
    }

    private static func shortened(_ text: Substring) -> String {
        let start = text.unicodeScalars.prefix(shownCount + 1)
        return start.count > shownCount ? String(start.dropLast()) + "…" : String(text)
    }

    /// How much of a selector a message shows, in Unicode scalars.
    private static let shownCount = 100

    /// The longest selector, in bytes, in which the mistake is looked for: each beginning of it is parsed.
    private static let maximumCount = 1000

    /// Where the part begins that nothing could make a selector of: behind the longest beginning that is one.
    private static func wrongPart(of text: String) -> String.Index? {
        guard text.utf8.count <= maximumCount else { return nil }
        let scalars = text.unicodeScalars
        var start = scalars.startIndex
        for end in scalars.indices.dropFirst().reversed() where CSSSelectorList(parsing: String(scalars[..<end])) != nil {
            start = end
            break
        }
        while start < scalars.endIndex, scalars[start].properties.isWhitespace { start = scalars.index(after: start) }
        // A combinator or comma with nothing behind it is not wrong, but not all.
        if scalars[start...].allSatisfy({ ",>+~".unicodeScalars.contains($0) || $0.properties.isWhitespace }),
            scalars[start...].count(where: { !$0.properties.isWhitespace }) == 1
        {
            return scalars.endIndex
        }
        return start
    }
}
