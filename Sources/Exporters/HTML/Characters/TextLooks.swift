// SPDX-License-Identifier: Apache-2.0

import TextModel

/// What the attribute sets of one text look like, by number, and their markup, made when it is first needed.
final class TextLooks {
    /// One set.
    struct Look {
        var style: InheritedStyle
        /// Neither hidden nor deleted.
        var isShown: Bool
        var hasAnchors: Bool
        var attachment: AttachmentOccurrence?
        var note: Int?
        /// Whether it is a link of the colour that links have in browsers, which is not said then.
        var hasLinkColor: Bool

        /// Whether it is nothing but text that is shown.
        var isPlain: Bool
    }

    let text: AttributedText
    let page: PageState
    /// The text's number among those of the page.
    let number: Int
    private(set) var looks: [Look] = []
    private var markups: [UInt64: RunMarkup] = [:]
    /// Markups that were asked for lately, at places that follow from their keys.
    private var recent: [(key: UInt64, markup: RunMarkup)]
    private static let recentCount = 64

    init(_ text: AttributedText, page: PageState) {
        self.text = text
        self.page = page
        number = page.textCount
        page.textCount += 1
        recent = Array(repeating: (.max, RunMarkup()), count: Self.recentCount)
        looks.reserveCapacity(text.attributeSetCount)
        for set in 0..<text.attributeSetCount {
            let members = text[Number<CharacterAttributes>(set)].members
            let isShown = members.hidden != true && (members.deleted == nil || page.options.showsDeleted)
            let hasAnchors = members.anchors?.isEmpty == false
            let hasLinkColor = members.link != nil && members.foregroundColor.map(CSSText.color) == Self.linkColor
            var style = page.values.style(of: members, defaultLanguage: page.language)
            if hasLinkColor { style[.color] = page.root[.color] }
            looks.append(
                Look(
                    style: style, isShown: isShown, hasAnchors: hasAnchors, attachment: members.attachment, note: members.note?.index,
                    hasLinkColor: hasLinkColor,
                    isPlain: isShown && !hasAnchors && members.attachment == nil && members.note == nil))
        }
    }

    /// What browsers colour links with (HTML, section 15.3.10).
    private static let linkColor = "#0000ee"

    /// Gives links that look like links the colour of most of the text, from which they then do not differ.
    func settleLinks() {
        for set in looks.indices where looks[set].hasLinkColor { looks[set].style[.color] = page.root[.color] }
    }

    /// The elements for a set in a paragraph whose characters have the style of that number.
    func markup(set: UInt32, context: UInt32) -> RunMarkup {
        let key = UInt64(set) << 32 | UInt64(context)
        let place = Int(set ^ context &* 7) & (Self.recentCount - 1)
        if recent[place].key == key { return recent[place].markup }
        let markup = markups[key] ?? makeMarkup(set: set, context: context)
        markups[key] = markup
        recent[place] = (key, markup)
        return markup
    }

    private func makeMarkup(set: UInt32, context: UInt32) -> RunMarkup {
        var members = text[Number<CharacterAttributes>(set)].members
        if members.note != nil {
            // A call is a link and raised by itself.
            members.link = nil
            members.superscript = nil
        }
        var builder = RunMarkupBuilder(
            page: page, members: members, style: looks[Int(set)].style, context: page.paragraphContexts[context],
            hasLinkColor: looks[Int(set)].hasLinkColor)
        return builder.build()
    }

    /// For each property the value that most of the shown text has; of equals the one that comes first.
    func commonStyle() -> InheritedStyle {
        var lengths = [Int](repeating: 0, count: looks.count)
        var sets: [Int] = []
        for run in 0..<text.characterRuns.count {
            let set = Int(text.characterRuns.values[run])
            guard looks[set].isShown else { continue }
            if lengths[set] == 0 { sets.append(set) }
            lengths[set] += text.characterRuns.range(of: run).count
        }
        var result = InheritedStyle()
        for property in InheritedProperty.allCases {
            var tallies: [(value: UInt32, length: Int)] = []
            var places: [UInt32: Int] = [:]
            for set in sets {
                let value = looks[set].style[property]
                let place = places[value] ?? tallies.count
                if place == tallies.count {
                    tallies.append((value, 0))
                    places[value] = place
                }
                tallies[place].length += lengths[set]
            }
            var best = (value: UInt32(0), length: 0)
            for tally in tallies where tally.length > best.length { best = tally }
            result[property] = best.value
        }
        return result
    }
}
