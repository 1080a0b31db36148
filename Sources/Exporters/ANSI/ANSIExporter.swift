// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import LineLayout
import MediaTypes
import TextModel

/// Writes documents as text for a terminal: UTF-8 with ECMA-48 control sequences for styles and colours, OSC 8 for links.
///
/// No control character of the document reaches the output, and controls of writing direction are closed in their line. Every line
/// stands for itself: what it switches on, styles and links, it switches off before its end, so lines can be cut out of the whole.
///
/// Colours are the document's, made lighter or darker as far as text needs it to be read on what is behind it. Text that is black, white
/// or nearly so on no background has the terminal's own colour, and a white background counts as none, so that documents for white paper
/// can be read on dark screens. Text on a background that has no colour of its own is black or white, whichever can be read there.
public struct ANSIExporter: DocumentExporter {
    /// The width in columns at which lines are wrapped; 0 writes each paragraph as one line.
    public static let columns = OptionDescription(
        "columns", .integer(0...10_000), default: "80", help: "wrap lines at this width; 0 writes one paragraph a line")
    /// How many colours the terminal has. Styles of underlines and their colours are written from 256 colours on.
    public static let colors = OptionDescription(
        "colors", .choice(["none", "16", "256", "24bit"]), default: "24bit", help: "how many colours the terminal has")
    /// The terminal's background, on which colours are kept readable: `none` where it is not known.
    public static let theme = OptionDescription(
        "theme", .choice(["dark", "light", "none"]), default: "none", help: "the terminal's background, on which colours are kept readable")
    /// Writes colours as they are in the document.
    public static let exactColors = OptionDescription("exact-colors", .flag, help: "leave colours as they are, readable or not")
    /// Makes wrapped lines equally long.
    public static let justify = OptionDescription("justify", .flag, help: "widen spaces so that wrapped lines are equally long")
    /// What becomes of links: `inline` makes them links of the terminal (OSC 8), `list` numbers them and lists their addresses at the
    /// end, `none` leaves their text.
    public static let terminalLinks = OptionDescription(
        "terminal-links", .choice(["inline", "list", "none"]), default: "inline", help: "what becomes of links in a terminal")

    /// How pictures are shown: by a method of ``TerminalPictures``, by the terminal's, if it is one (`auto`), or not at all.
    public static let terminalImages = OptionDescription(
        "terminal-images", .choice(["auto"] + TerminalPictures.Method.all.map(\.name) + ["none"]), default: "auto",
        help: "how pictures are shown in a terminal")

    public let format = DocumentFormat(
        "ansi", "Terminal text (ANSI)", mediaTypes: [MediaType("text/x-ansi")].compactMap { $0 }, fileNameExtensions: ["ans", "ansi"])
    public var options: [OptionDescription] {
        [Self.columns, Self.colors, Self.theme, Self.exactColors, Self.justify, Self.terminalLinks, Self.terminalImages, .media]
    }

    /// How many bytes are put together before they go to the output.
    static let blockSize = 32 << 10
    /// How many events pass between two looks at the clock.
    private static let eventsPerCheckpoint = 256

    public init() {}

    public func write(_ document: Document, to output: inout OutputBuffer, in context: ExportContext) throws(ConversionError) {
        let settings = Settings(context.options)
        let method = settings.pictureMethod
        var writer = ANSIWriter(document.text, settings) {
            guard let find = context.terminalPictures else { return method.map { TerminalPictures($0) } }
            return find(method)
        }
        try write(document.text, with: &writer, to: &output, in: context)
        while let called = writer.notes.next() {
            writer.beginNote(called.mark, called.note, isEmpty: called.note.content.isEmpty)
            try write(called.note.content, with: &writer, to: &output, in: context)
            writer.endNote()
        }
        writer.writeLinkList()
        output.write(writer.out[...])
    }

    private func write(
        _ text: AttributedText, with writer: inout ANSIWriter, to output: inout OutputBuffer, in context: ExportContext
    ) throws(ConversionError) {
        var walk = BlockWalk(text)
        writer.begin(text)
        var events = 0
        while let event = walk.next() {
            if case .begin(let block) = event, let layout = walk.layout(of: block) { writer.columnCount = layout.columnCount }
            writer.write(event, to: &output)
            events &+= 1
            if events % Self.eventsPerCheckpoint == 0 { try context.checkpoint() }
            writer.drain(to: &output)
            if output.hasFailed { break }
        }
        writer.end()
        try context.checkpoint()
    }
}

/// The options of one export.
struct Settings {
    enum Links { case inline, list, none }

    /// Columns of a line; no line of the output is wider but for addresses in the list of links. `Int.max` where lines are not wrapped.
    let columns: Int
    /// Columns that what needs a width (tables, rules, indents) may take.
    let boxColumns: Int
    let colors: ColorRules
    /// Whether wrapped lines are made equally long.
    let justifies: Bool
    let links: Links
    let dropsMedia: Bool
    let showsPictures: Bool
    /// The method by which pictures are shown, where it is not the terminal's.
    let pictureMethod: TerminalPictures.Method?

    /// Columns for tables where lines are not wrapped.
    private static let unwrappedColumns = 240

    var isWrapping: Bool { columns != .max }

    init(_ options: OptionValues) {
        let given = options.integer(ANSIExporter.columns) ?? 80
        columns = given > 0 ? given : .max
        boxColumns = given > 0 ? given : Self.unwrappedColumns
        func word(_ option: OptionDescription) -> [UInt8] { Array((options[option] ?? "").utf8) }
        colors = ColorRules(
            depth: ColorDepth(word(ANSIExporter.colors)), theme: Theme(word(ANSIExporter.theme)),
            isExact: options.isSet(ANSIExporter.exactColors))
        justifies = options.isSet(ANSIExporter.justify)
        switch word(ANSIExporter.terminalLinks) {
        case Array("list".utf8): links = .list
        case Array("none".utf8): links = .none
        default: links = .inline
        }
        let images = word(ANSIExporter.terminalImages)
        showsPictures = images != Array("none".utf8)
        pictureMethod = TerminalPictures.Method.all.first { $0.name.utf8.elementsEqual(images) }
        dropsMedia = options[.media].flatMap { MediaMode(rawValue: $0) } == .drop
    }
}
