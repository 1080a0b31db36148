// SPDX-License-Identifier: Apache-2.0

import HTMLWriting
import TextModel

/// The elements around a run of text, outermost first, as numbers of the page's table of elements.
struct RunMarkup {
    var elements: [UInt32] = []
    /// The same without the lines that only words have.
    var elementsBetweenWords: [UInt32]?
}

/// Builds the elements for one set of attributes within a paragraph's style.
///
/// From the outside in: insertion, link, direction, roles, ruby; bold, italic and raised text; lines. The innermost element before
/// the lines carries the class, so that lines have the text's colour.
struct RunMarkupBuilder {
    private struct Element {
        let name: String
        var attributes = ""
        var tail = ""
        var declarations = Declarations()
    }

    let page: PageState
    let members: CharacterAttributes.Members
    let style: InheritedStyle
    let context: InheritedStyle

    private var outer: [Element] = []
    private var inner: [Element] = []
    private var lines: [Element] = []
    private var linesOfWords = 0
    private var declarations = Declarations()
    private var impliesWeight = false
    private var impliesItalic = false
    private var impliesFixedPitch = false
    private var linkCarriesColor = false

    init(
        page: PageState, members: CharacterAttributes.Members, style: InheritedStyle, context: InheritedStyle, hasLinkColor: Bool = false
    ) {
        linkCarriesColor = hasLinkColor
        self.page = page
        self.members = members
        self.style = style
        self.context = context
    }

    mutating func build() -> RunMarkup {
        addRevision("ins", members.inserted)
        // Without the option there is no run of deleted text.
        addRevision("del", members.deleted)
        addLink()
        addDirection()
        addRoles()
        addWeightAndSlant()
        addRaising()
        addLines()
        addInherited()
        declarations.add("background-color", members.backgroundColor)
        if (members.superscript ?? 0) == 0, let offset = members.baselineOffset, offset != 0 {
            declarations.add("vertical-align", points: offset)
        }
        placeDeclarations()
        return markup()
    }

    private mutating func addRevision(_ element: String, _ revision: Revision?) {
        guard let revision else { return }
        var attributes = ""
        if let date = revision.date?.htmlDate { attributes += " datetime=\"\(date)\"" }
        if let author = revision.author { attributes += " data-author=\"\(HTMLText.escaped(author))\"" }
        outer.append(Element(name: element, attributes: attributes))
    }

    private mutating func addLink() {
        guard let link = members.link, let reference = page.reference(to: link) else { return }
        var element = Element(name: "a", attributes: " href=\"\(HTMLText.escaped(reference))\"")
        if let title = link.title, !title.isEmpty { element.attributes += " title=\"\(HTMLText.escaped(title))\"" }
        if (link.target.map { String.bytesEqual($0.lowercased(), "_blank") } ?? false) {
            element.attributes += " target=\"_blank\" rel=\"noopener\""
        }
        // A browser's links are blue and underlined, and their line has the link's colour: what is said about both stands on the link.
        if style[.color] != 0, !linkCarriesColor {
            element.declarations.add("color", page.values.text(style[.color]))
            linkCarriesColor = true
        }
        if let underline = members.underline {
            if underline.isVisible {
                CharacterLines.add(underline, to: &element.declarations)
            } else {
                // A link that is told to have no line looks like the text around it unless it is told a colour.
                if style[.color] == 0, !linkCarriesColor { element.declarations.add("color", "inherit") }
                element.declarations.add("text-decoration", "none")
            }
        }
        outer.append(element)
    }

    private mutating func addDirection() {
        for step in (members.direction ?? []).prefix(Self.maximumDirectionDepth) {
            let name =
                switch step.kind {
                case .embedding: "span"
                case .override: step.direction == .natural ? "span" : "bdo"
                case .isolate: "bdi"
                }
            outer.append(Element(name: name, attributes: " dir=\"\(step.direction.htmlName)\""))
        }
    }

    /// Deeper embeddings have no effect (Unicode Bidirectional Algorithm, BD2: `max_depth`).
    private static let maximumDirectionDepth = 125

    private mutating func addRoles() {
        let roles = members.roles ?? []
        for role in RoleElement.all where roles.contains(role.role) {
            var element = Element(name: role.name)
            if role.role == .abbreviation, let expansion = members.abbreviationExpansion {
                element.attributes = " title=\"\(HTMLText.escaped(expansion))\""
            }
            impliesItalic = impliesItalic || role.isItalic
            impliesFixedPitch = impliesFixedPitch || role.isFixedPitch
            inner.append(element)
        }
        if let ruby = members.ruby {
            var element = Element(name: "ruby", tail: "<rp> (</rp><rt>\(HTMLText.escaped(ruby.text))</rt><rp>)</rp>")
            if ruby.position == .under { element.declarations.add("ruby-position", "under") }
            outer.append(element)
        }
    }

    private mutating func addWeightAndSlant() {
        let isBold = members.font.weight != nil && members.font.isBold
        let contextWeight = page.weight(of: context)
        if isBold, contextWeight < Font.boldThreshold, !(members.roles ?? []).contains(.strong) { insertStrong() }
        let isStrong = inner.contains { $0.name == "strong" }
        // `bolder` makes 700 of what is regular (CSS Fonts 4, 2.2.1).
        impliesWeight = isStrong && (members.font.weight == nil || members.font.weight == 700 && (350..<550).contains(contextWeight))
        guard !impliesItalic, members.font.italic == true, style[.slant] != context[.slant] else { return }
        inner.append(Element(name: "em"))
        impliesItalic = true
    }

    private mutating func insertStrong() {
        let place = inner.firstIndex { $0.name == "em" || $0.name == "code" || $0.name == "kbd" || $0.name == "samp" || $0.name == "var" }
        inner.insert(Element(name: "strong"), at: place ?? inner.count)
    }

    private mutating func addRaising() {
        guard let level = members.superscript, level != 0 else { return }
        let depth = Int(min(level.magnitude, 3))
        for _ in 0..<depth { inner.append(Element(name: level > 0 ? "sup" : "sub")) }
    }

    private mutating func addLines() {
        let hasLink = outer.contains { $0.name == "a" }
        let all = [
            ("u", members.underline, hasLink), ("s", members.strikethrough, false), ("span", members.overline, false),
        ]
        for byWord in [false, true] {
            for (name, line, isElsewhere) in all where !isElsewhere {
                guard let line, line.isVisible, line.byWord == byWord else { continue }
                var element = Element(name: name)
                if name == "span" { element.declarations.add("text-decoration-line", "overline") }
                CharacterLines.add(line, to: &element.declarations)
                lines.append(element)
                if byWord { linesOfWords += 1 }
            }
        }
    }

    private mutating func addInherited() {
        for property in InheritedProperty.allCases where property != .language {
            let value = style[property]
            if property == .size, value != 0, value != context[.size], let level = members.superscript, level != 0 {
                // Raised glyphs are smaller than the size that is said: by 5/6 a level, as browsers' `smaller`.
                let size = (members.font.size ?? 0) * (level.magnitude > 1 ? 25.0 / 36 : 5.0 / 6)
                declarations.add("font-size", points: size)
                continue
            }
            guard mustSay(property) else { continue }
            let css = property.css
            declarations.add(css.name, value == 0 ? css.initial : page.values.text(value))
        }
    }

    /// Whether a property's value does not follow from what is around and from the elements.
    private func mustSay(_ property: InheritedProperty) -> Bool {
        let value = style[property]
        let isMark = inner.contains { $0.name == "mark" }
        switch property {
        case .weight where impliesWeight: return false
        case .weight where inner.contains(where: { $0.name == "strong" }): return true
        case .slant where impliesItalic: return value != 0 && !String.bytesEqual(page.values.text(value), "italic")
        case .family where impliesFixedPitch: return value != 0
        case .color where linkCarriesColor: return false
        case .color where isMark: return value != 0
        case .color where value == 0 && outer.contains(where: { $0.name == "a" }): return false
        default: return value != context[property]
        }
    }

    private mutating func placeDeclarations() {
        var attributes = ""
        if style[.language] != context[.language] {
            attributes += " lang=\"\(HTMLText.escaped(page.values.text(style[.language])))\""
        }
        if let tip = members.toolTip, !tip.isEmpty { attributes += " title=\"\(HTMLText.escaped(tip))\"" }
        if declarations.isEmpty && attributes.isEmpty { return }
        // An abbreviation's own title is its expansion.
        let carriesTitle = inner.last.map { !$0.attributes.isEmpty } ?? false
        if inner.isEmpty && !lines.isEmpty && linesOfWords == 0 {
            declarations.add(lines[0].declarations)
            lines[0].declarations = declarations
            lines[0].attributes += attributes
        } else {
            if inner.isEmpty || carriesTitle { inner.append(Element(name: "span")) }
            inner[inner.count - 1].declarations = declarations
            inner[inner.count - 1].attributes += attributes
        }
    }

    private func markup() -> RunMarkup {
        let numbers = (outer + inner + lines).map { element -> UInt32 in
            let style = page.styles.attribute(for: element.name, [(.character, element.declarations)])
            return page.elements.number(for: ElementMarkup(element.name, element.attributes + style, tail: element.tail))
        }
        return RunMarkup(elements: numbers, elementsBetweenWords: linesOfWords > 0 ? Array(numbers.dropLast(linesOfWords)) : nil)
    }
}

/// Lines along text in CSS (Text Decoration 3, which knows no thick ones and fewer patterns: the nearest is taken).
enum CharacterLines {
    static func add(_ line: LineDecoration, to declarations: inout Declarations) {
        if let style = style(line) { declarations.add("text-decoration-style", style) }
        if let color = line.color { declarations.add("text-decoration-color", CSSText.color(color)) }
    }

    private static func style(_ line: LineDecoration) -> String? {
        switch line.style {
        case .double: return "double"
        case .wavy, .thickWavy, .doubleWavy: return "wavy"
        case .none, .single, .thick: break
        }
        switch line.pattern {
        case .solid: return nil
        case .dot: return "dotted"
        case .dash, .longDash, .dashDot, .dashDotDot: return "dashed"
        }
    }
}

extension WritingDirection {
    /// The value of `dir`.
    var htmlName: String {
        switch self {
        case .natural: "auto"
        case .leftToRight: "ltr"
        case .rightToLeft: "rtl"
        }
    }
}

extension DocumentDate {
    /// A valid date or global date and time (HTML, "dates and times"); the date alone where the time zone is not known.
    var htmlDate: String? {
        guard year > 0, month != nil, let day else { return nil }
        if hour != nil, utcOffset != nil { return description }
        return DocumentDate(year: year, month: month, day: day)?.description
    }
}
