// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import HTMLWriting
import Templates
import TextEncoding

/// The options of the exporter, resolved.
struct HTMLExportOptions: Sendable {
    static let inlineStyles = OptionDescription("inline-styles", .flag, help: "write styles into style attributes instead of a style sheet")
    static let fragment = OptionDescription("fragment", .flag, help: "write the content alone, without a page around it, styles inline")
    static let css = OptionDescription(
        "css", .wordOrFile(["none", "default"], placeholder: "FILE"),
        help: "a style sheet to add: none, one for telephones, dark rooms and paper, or that in FILE")
    static let contents = OptionDescription("toc", .flag, help: "begin with a table of contents that links to the headings")
    static let template = OptionDescription(
        "template", .wordOrFile(ShippedTemplates.names, placeholder: "FILE"),
        help: "put the content into a template: one that comes along, or that in FILE")
    static let placeholder = OptionDescription(
        "placeholder", .text(placeholder: "PATTERN"), default: "${%}$", help: "what placeholders in templates look like, with % for the key"
    )
    static let indent = OptionDescription("indent", .integer(0...16), default: "0", help: "indent the lines of HTML by N spaces a level")
    static let excludedElements = OptionDescription(
        "exclude-elements", .text(placeholder: "NAME,…"), help: "HTML elements that are not to be written; their text stays")
    static let revisions = OptionDescription("revisions", .flag, help: "show what revisions deleted as well, as <del>")

    static let all = [
        inlineStyles, fragment, css, contents, template, placeholder, indent, excludedElements, .media, LinkPolicy.option, revisions,
        .outputCharset,
    ]

    /// A style sheet that is added to the document's own.
    enum AddedSheet { case none, ours, text(String) }

    let charset: CharacterEncoding
    let hasInlineStyles: Bool
    let isFragment: Bool
    let sheet: AddedSheet
    let hasContents: Bool
    let template: Template?
    let indent: Int
    let excludedElements: [String]
    let media: MediaMode
    let links: LinkPolicy
    /// Whether deleted text is shown, marked as such.
    let showsDeleted: Bool

    /// Throws `malformed` for a template that is none, `invalidOption` for marks of placeholders that are none.
    init(_ context: ExportContext) throws(ConversionError) {
        let values = context.options
        charset = try CharacterEncoding(declared: values[.outputCharset] ?? "utf-8")
        if charset == .utf32LE || charset == .utf32BE {
            throw ConversionError(.invalidOption, "output-charset: no browser reads HTML in \(charset.name)", hint: "use utf-8")
        }
        isFragment = values.isSet(Self.fragment)
        // Classes mean nothing without their sheet.
        hasInlineStyles = isFragment || values.isSet(Self.inlineStyles)
        hasContents = values.isSet(Self.contents)
        indent = values.integer(Self.indent) ?? 0
        excludedElements = (values[Self.excludedElements] ?? "").lowercased().split { $0 == "," || $0 == " " }.map { String($0) }
        media = MediaMode(context)
        showsDeleted = values.isSet(Self.revisions)
        links = LinkPolicy(context)
        let shipped = values[Self.template].flatMap { ShippedTemplates.text($0) }
        if let shipped {
            template = try Template(parsing: Array(shipped.utf8))
        } else if let text = values[Self.template] {
            let marks = try Template.Marks(pattern: values[Self.placeholder] ?? "")
            template = try Template(parsing: Array(text.utf8), marks: marks)
        } else {
            template = nil
        }
        sheet =
            switch values[Self.css] {
            case "none": .none
            case "default": .ours
            case let text?: .text(text)
            case nil: shipped == nil ? .none : .ours
            }
    }
}
