// SPDX-License-Identifier: Apache-2.0

import TextModel

/// What can be around text in a line. Each has a lane in a vector of values, of which 0 is none.
enum Span: Int, CaseIterable {
    case link, ruby, strong, emphasis, strike, underline, raise, keyboard, mark, code

    typealias Values = SIMD16<Int32>

    /// The lanes of these.
    static func lanes(_ spans: [Span]) -> SIMDMask<Values> {
        var mask = SIMDMask<Values>(repeating: false)
        for span in spans { mask[span.rawValue] = true }
        return mask
    }

    /// Characters that stand for it as delimiters: how many of which; `nil` for what has none.
    var delimiter: (byte: UInt8, count: Int)? {
        switch self {
        case .strong: (UInt8(ascii: "*"), 2)
        case .emphasis: (UInt8(ascii: "*"), 1)
        case .strike: (UInt8(ascii: "~"), 2)
        default: nil
        }
    }

    /// The element that stands for it; a raised or lowered one by its value.
    func element(_ value: Int32) -> StaticString {
        switch self {
        case .link: "a"
        case .ruby: "ruby"
        case .strong: "strong"
        case .emphasis: "em"
        case .strike: "del"
        case .underline: "u"
        case .raise: value > 0 ? "sup" : "sub"
        case .keyboard: "kbd"
        case .mark: "mark"
        case .code: "code"
        }
    }
}

/// What a set of attributes means in a line of Markdown.
struct InlineStyle {
    enum Showing { case nothing, text, attachment, note }

    var showing = Showing.text
    var spans = Span.Values()
    /// Whether places that links lead to may begin with it.
    var hasAnchors = false

    /// Levels of raising and lowering that are told apart.
    private static let maximumLevel = 3

    init(_ attributes: CharacterAttributes, page: MarkdownPage, rubies: inout [Ruby]) {
        if attributes.isEmpty { return }
        let members = attributes.members
        hasAnchors = page.links.wantsAnchors && members.anchors?.isEmpty == false
        if members.hidden == true || members.deleted != nil {
            showing = .nothing
            return
        }
        let roles = members.roles ?? []
        func set(_ span: Span, _ isOn: Bool) { if isOn { spans[span.rawValue] = 1 } }
        set(.strong, members.font.isBold || roles.contains(.strong))
        set(.emphasis, members.font.italic == true || !roles.isDisjoint(with: [.emphasis, .variable, .citation, .definition]))
        set(.strike, members.strikethrough?.isVisible == true)
        set(.keyboard, roles.contains(.keyboard))
        set(.mark, roles.contains(.mark))
        if let link = members.link, members.note == nil {
            spans[Span.link.rawValue] = Int32(truncatingIfNeeded: page.links.number(of: link))
        } else {
            // A link is underlined by itself; browsers underline abbreviations that they explain.
            set(.underline, members.underline?.isVisible == true && !roles.contains(.abbreviation))
        }
        if members.attachment != nil {
            showing = .attachment
        } else if members.note != nil {
            showing = .note
        } else {
            set(.code, !roles.isDisjoint(with: [.code, .sample]) && !roles.contains(.keyboard))
            let level = min(max(members.superscript ?? 0, -Self.maximumLevel), Self.maximumLevel)
            spans[Span.raise.rawValue] = Int32(level)
            if let ruby = members.ruby {
                if rubies.last != ruby { rubies.append(ruby) }
                spans[Span.ruby.rawValue] = Int32(truncatingIfNeeded: rubies.count)
            }
        }
    }
}
