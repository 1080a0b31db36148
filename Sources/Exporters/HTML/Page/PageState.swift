// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import HTMLWriting
import TextModel
import URLReferences

/// What the texts of a page (the document's and its notes') share while they are written.
final class PageState {
    let options: HTMLExportOptions
    let context: ExportContext
    /// The language of the whole, which text without one of its own has.
    let language: String?
    /// The direction of the whole; where it is not said, left to right, as in HTML.
    let direction: WritingDirection?
    let defaultTabInterval: Double?
    let hyphenates: Bool

    /// Everything that is written goes through here: no access holds it while another begins.
    @exclusivity(unchecked) var body = PageBody()
    var styles: StyleClasses
    var values = InheritedValues()
    var elements = InternTable(nothing: ElementMarkup())
    /// Styles of paragraphs' characters, by number.
    var paragraphContexts = InternTable(nothing: InheritedStyle())
    /// The style of most of the text, which the body has.
    private(set) var root = InheritedStyle()
    var identifiers: Identifiers
    var notes: NoteCalls
    var media: MediaReferences
    var outline = PageOutline()
    var hasMain = false
    /// How many texts have been begun.
    var textCount = 0
    /// Boxes that were asked for, by identity: the document keeps them as long as the page is written.
    private var boxes: [ObjectIdentifier: Declarations] = [:]
    private var equalBoxes: [BoxStyle: Declarations] = [:]
    private var saidOnce: Set<String> = []

    init(_ document: Document, options: HTMLExportOptions, context: ExportContext) {
        self.options = options
        self.context = context
        let metadata = document.metadata
        language = LanguageTag.wellFormed(metadata.language)
        direction = metadata.writingDirection
        defaultTabInterval = metadata.defaultTabInterval.flatMap { $0 > 0 ? $0 : nil }
        hyphenates = (metadata.hyphenation ?? 0) > 0
        styles = StyleClasses(isInline: options.hasInlineStyles)
        identifiers = Identifiers(anchors: Self.anchors(of: document))
        notes = NoteCalls(document.text.notes)
        media = MediaReferences(options.media, links: options.links, context: context)
    }

    func settleRoot(by looks: TextLooks, metadata: DocumentMetadata) {
        root = looks.commonStyle()
        if let language { root[.language] = values.number(for: language) }
        _ = paragraphContexts.number(for: root)
    }

    /// The weight that text has in a context, as a number.
    func weight(of style: InheritedStyle) -> Int {
        let text = values.text(style[.weight])
        return Int(text) ?? (text.utf8.elementsEqual("bold".utf8) ? 700 : 400)
    }

    /// Where a link leads, as it is written; `nil`, with a warning, where it may not be.
    func reference(to link: Link) -> String? {
        let cleaned = URLReference.cleaned(link.destination)
        if cleaned.first == UInt8(ascii: "#") {
            return identifiers.reference(toFragment: Substring(String(decoding: cleaned.dropFirst(), as: UTF8.self)))
        }
        return options.links.reference(link.destination, warning: context)
    }

    /// A block's box in CSS; equal boxes, as those of a table's cells, are worked out once.
    func declarations(for box: Boxed<BoxStyle>) -> Declarations {
        guard let identity = box.identity, let style = box.wrappedValue else { return Declarations() }
        if let known = boxes[identity] { return known }
        let declarations = equalBoxes[style] ?? BoxRules.declarations(style)
        equalBoxes[style] = declarations
        boxes[identity] = declarations
        return declarations
    }

    /// Records a warning of this code only the first time.
    func warnOnce(_ code: String, _ message: String) {
        if saidOnce.insert(code).inserted { context.warn(code, message) }
    }

    /// What a style adds to what is around it, in CSS; the language is no part of it.
    func declarations(for style: InheritedStyle, in around: InheritedStyle, except skipped: InheritedProperty? = nil) -> Declarations {
        var declarations = Declarations()
        for property in InheritedProperty.allCases where property != .language && property != skipped {
            guard style[property] != around[property] else { continue }
            let css = property.css
            declarations.add(css.name, style[property] == 0 ? css.initial : values.text(style[property]))
        }
        return declarations
    }

    private static func anchors(of document: Document) -> Set<Bytewise<String>> {
        var names: Set<Bytewise<String>> = []
        for text in [document.text] + document.text.notes.map(\.content) {
            for set in 0..<text.attributeSetCount {
                for name in text[Number<CharacterAttributes>(set)].anchors ?? [] { names.insert(Bytewise(wrappedValue: name)) }
            }
        }
        return names
    }
}
