// SPDX-License-Identifier: Apache-2.0

/// Finds captions: paragraphs that begin with the word and number of a figure or table, next to a picture or table.
enum CaptionFinder {
    private static let words: Set<String> = [
        "figure", "fig", "table", "tab", "abbildung", "abb", "tabelle", "figura", "tabla", "tableau", "figuur", "tabel", "tabela",
        "tabella",
        "rysunek", "obr", "listing", "algorithm", "chart", "plate", "scheme", "рис", "рисунок", "таблица", "図", "表", "图",
    ]

    /// Where the picture or table of a caption stands; `nil` where there is none on its page beside it.
    static func place(of index: Int, in paragraphs: [Paragraph]) -> LayoutBlock.CaptionPlace? {
        let caption = paragraphs[index]
        func gap(_ other: Int) -> Float? {
            guard paragraphs.indices.contains(other), paragraphs[other].page == caption.page else { return nil }
            switch paragraphs[other].role {
            case .picture, .cells: break
            default: return nil
            }
            // The structure that a document tells puts both beside each other.
            if caption.isTagged { return 0 }
            let (first, second) = other < index ? (paragraphs[other].box, caption.box) : (caption.box, paragraphs[other].box)
            let gap = second.y0 - first.y1
            return gap > -caption.size && gap < reach * caption.size && first.horizontalOverlap(second) > 0 ? gap : nil
        }
        switch (gap(index - 1), gap(index + 1)) {
        case (let above?, let below?): return above <= below ? .below : .above
        case (_?, nil): return .below
        case (nil, _?): return .above
        case (nil, nil): return nil
        }
    }

    /// How far a caption may be from what it belongs to, in sizes.
    private static let reach: Float = 5

    /// Whether text begins so: a word of these, a number, and not the rest of a sentence.
    static func isCaption(_ text: [UInt8]) -> Bool {
        let scalars = String(decoding: text.prefix(48), as: UTF8.self).unicodeScalars
        let word = String(String.UnicodeScalarView(scalars.prefix { $0.isLetter })).lowercased()
        guard words.contains(word) else { return false }
        let rest = scalars.dropFirst(word.unicodeScalars.count).drop { $0 == "." || $0 == " " }
        let number = rest.prefix { $0.isASCIIDigit || $0 == "." || $0 == "-" || $0 == "–" }
        guard number.contains(where: { $0.isASCIIDigit }) else { return false }
        let behind = rest.dropFirst(number.count)
        if let last = number.last, last == "." || behind.isEmpty { return true }
        guard let mark = behind.first else { return true }
        if [":", ")", "—", "–", "|", "."].contains(mark) { return true }
        let next = behind.drop { $0 == " " }.first
        return next?.properties.isUppercase ?? true
    }
}
