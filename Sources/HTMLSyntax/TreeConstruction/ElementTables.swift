// SPDX-License-Identifier: Apache-2.0

/// What the tree construction asks of an element on the stack.
struct ElementTraits: OptionSet, BitwiseCopyable {
    let rawValue: UInt16

    /// The standard's category of special elements.
    static let special = ElementTraits(rawValue: 1)
    /// Ends the search for "an element in scope".
    static let scope = ElementTraits(rawValue: 1 << 1)
    static let tableScope = ElementTraits(rawValue: 1 << 2)
    static let listScope = ElementTraits(rawValue: 1 << 3)
    static let buttonScope = ElementTraits(rawValue: 1 << 4)
    /// Its end tag may be implied.
    static let impliedEnd = ElementTraits(rawValue: 1 << 5)
    static let thoroughImpliedEnd = ElementTraits(rawValue: 1 << 6)
    static let html = ElementTraits(rawValue: 1 << 7)
    static let heading = ElementTraits(rawValue: 1 << 8)
    static let mathTextIntegrationPoint = ElementTraits(rawValue: 1 << 9)
    static let htmlIntegrationPoint = ElementTraits(rawValue: 1 << 10)
    /// What is inserted in it while it is the current node is foster-parented.
    static let fosters = ElementTraits(rawValue: 1 << 11)
    static let tableBodyContext = ElementTraits(rawValue: 1 << 12)
    static let tableRowContext = ElementTraits(rawValue: 1 << 13)
    /// A start tag that ends foreign content.
    static let breakout = ElementTraits(rawValue: 1 << 14)
}

/// The groups of tags that the rules "in body" treat alike.
enum StartTagGroup: UInt8, CaseIterable {
    case other, html, head, body, frameset, block, heading, preformatted, form, listItem, definition, plaintext, button, anchor, formatting
    case nobr, marker, table, void, input, voidBlock, rule, image, textarea, xmp, iframe, noembed, select, option, optgroup, rubyBase
    case rubyText, math, svg, ignored
}

enum EndTagGroup: UInt8, CaseIterable {
    case other, template, body, html, block, form, paragraph, listItem, definition, heading, formatting, marker, lineBreak
}

private let traitLists: [(ElementTraits, StaticString)] = [
    (
        .special,
        """
        address applet area article aside base basefont bgsound blockquote body br button caption center col colgroup dd details dir div dl
        dt embed fieldset figcaption figure footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html iframe img input keygen
        li link listing main marquee menu meta nav noembed noframes noscript object ol p param plaintext pre script search section select
        source style summary table tbody td template textarea tfoot th thead title tr track ul wbr xmp
        """
    ),
    (.scope, "applet caption html table td th marquee object select template"),
    (.tableScope, "html table template"),
    (.listScope, "ol ul"),
    (.buttonScope, "button"),
    (.impliedEnd, "dd dt li optgroup option p rb rp rt rtc"),
    (.thoroughImpliedEnd, "caption colgroup dd dt li optgroup option p rb rp rt rtc tbody td tfoot th thead tr"),
    (.heading, "h1 h2 h3 h4 h5 h6"),
    (.fosters, "table tbody tfoot thead tr"),
    (.tableBodyContext, "tbody tfoot thead template html"),
    (.tableRowContext, "tr template html"),
    (
        .breakout,
        """
        b big blockquote body br center code dd div dl dt em embed h1 h2 h3 h4 h5 h6 head hr i img li listing menu meta nobr ol p pre ruby s
        small span strong strike sub sup table tt u ul var
        """
    ),
]

private let startTagLists: [(StartTagGroup, StaticString)] = [
    (.html, "html"), (.head, "base basefont bgsound link meta noframes script style template title"), (.body, "body"),
    (.frameset, "frameset"),
    (
        .block,
        """
        address article aside blockquote center details dialog dir div dl fieldset figcaption figure footer header hgroup main menu nav ol p
        search section summary ul
        """
    ),
    (.heading, "h1 h2 h3 h4 h5 h6"), (.preformatted, "pre listing"), (.form, "form"), (.listItem, "li"), (.definition, "dd dt"),
    (.plaintext, "plaintext"), (.button, "button"), (.anchor, "a"),
    (.formatting, "b big code em font i s small strike strong tt u"), (.nobr, "nobr"), (.marker, "applet marquee object"),
    (.table, "table"), (.void, "area br embed img keygen wbr"), (.input, "input"), (.voidBlock, "param source track"), (.rule, "hr"),
    (.image, "image"), (.textarea, "textarea"), (.xmp, "xmp"), (.iframe, "iframe"), (.noembed, "noembed"), (.select, "select"),
    (.option, "option"), (.optgroup, "optgroup"), (.rubyBase, "rb rtc"), (.rubyText, "rp rt"), (.math, "math"), (.svg, "svg"),
    (.ignored, "caption col colgroup frame head tbody td tfoot th thead tr"),
]

private let endTagLists: [(EndTagGroup, StaticString)] = [
    (.template, "template"), (.body, "body"), (.html, "html"),
    (
        .block,
        """
        address article aside blockquote button center details dialog dir div dl fieldset figcaption figure footer header hgroup listing
        main menu nav ol pre search section select summary ul
        """
    ),
    (.form, "form"), (.paragraph, "p"), (.listItem, "li"), (.definition, "dd dt"), (.heading, "h1 h2 h3 h4 h5 h6"),
    (.formatting, "a b big code em font i nobr s small strike strong tt u"), (.marker, "applet marquee object"), (.lineBreak, "br"),
]

/// What is known of HTML's elements, by the number of their name. Built once from the lists above.
final class ElementTables: Sendable {
    static let shared = ElementTables()

    let traits: Pool<ElementTraits>
    let startGroups: Pool<StartTagGroup>
    let endGroups: Pool<EndTagGroup>

    private init() {
        let names = NameTable.knownNamesOnly()
        let traits = Pool<ElementTraits>(repeating: .html, count: knownElementCount + 1)
        for (trait, list) in traitLists { Self.each(list, names) { traits[$0].formUnion(trait) } }
        let starts = Pool<StartTagGroup>(repeating: .other, count: knownElementCount + 1)
        for (group, list) in startTagLists { Self.each(list, names) { starts[$0] = group } }
        let ends = Pool<EndTagGroup>(repeating: .other, count: knownElementCount + 1)
        for (group, list) in endTagLists { Self.each(list, names) { ends[$0] = group } }
        self.traits = traits
        startGroups = starts
        endGroups = ends
    }

    private static func each(_ list: StaticString, _ names: borrowing NameTable, _ body: (Int) -> Void) {
        for word in KnownNames.words(list) {
            let name = word.withUnsafeBufferPointer { bytes in bytes.baseAddress.flatMap { names.find($0, bytes.count) } }
            if let name { body(name.knownElement) }
        }
    }

    /// The traits of an element of MathML, SVG or another namespace.
    static func foreignTraits(_ name: HTMLName, _ namespace: HTMLNamespace, isIntegrationPoint: Bool) -> ElementTraits {
        if namespace == .svg {
            let isPoint = name == .foreignObject || name == .desc || name == .title
            return isPoint ? [.special, .scope, .htmlIntegrationPoint] : []
        }
        guard namespace == .mathML else { return [] }
        if name == .mi || name == .mo || name == .mn || name == .ms || name == .mtext {
            return [.special, .scope, .mathTextIntegrationPoint]
        }
        guard name == .annotationXML else { return [] }
        return isIntegrationPoint ? [.special, .scope, .htmlIntegrationPoint] : [.special, .scope]
    }
}
