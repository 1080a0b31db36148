// SPDX-License-Identifier: Apache-2.0

/// What is known about a document beside its text.
public struct DocumentMetadata: Hashable, Sendable {
    /// The document’s title.
    @Bytewise public var title: String?
    /// Who wrote it.
    @Bytewise public var authors: [String] = []
    /// What it is about.
    @Bytewise public var subject: String?
    /// Words by which it is to be found.
    @Bytewise public var keywords: [String] = []
    /// What is said about it.
    @Bytewise public var comment: String?
    /// The company it comes from.
    @Bytewise public var company: String?
    /// Who is responsible for it.
    @Bytewise public var manager: String?
    /// The kind of document, in its writer’s words.
    @Bytewise public var category: String?
    /// Who holds the rights in it.
    @Bytewise public var copyright: String?
    /// Who changed the document last.
    @Bytewise public var editor: String?
    /// BCP 47 language tag of the whole.
    @Bytewise public var language: String?
    /// The program that wrote the document.
    @Bytewise public var generator: String?
    /// When it was made.
    public var creationDate: DocumentDate?
    /// When it was changed last.
    public var modificationDate: DocumentDate?
    /// What relative references in the document start from.
    @Bytewise public var baseURL: String?
    /// The paper's width in points.
    @Finite public var pageWidth: Double?
    /// The paper's height in points.
    @Finite public var pageHeight: Double?
    /// Margins of the page in points.
    public var pageMargins = Edges<Finite<Double?>>(all: Finite(wrappedValue: nil))
    /// The colour behind all text.
    public var backgroundColor: Color?
    /// Distance of tab stops in points, where a paragraph does not say.
    @Finite public var defaultTabInterval: Double?
    /// Hyphenation factor of the whole, 0…1.
    @Finite public var hyphenation: Double?
    /// How the document wants to be shown.
    public var viewMode: ViewMode?
    /// Zoom in per cent.
    @Finite public var viewZoom: Double?
    /// Whether the document asks not to be edited.
    public var isReadOnly: Bool?
    /// The direction of writing of the whole.
    public var writingDirection: WritingDirection?
    /// Texts at the top and bottom of pages.
    public var runningTexts: [RunningText] = []
    /// The media type the document was read as, in IANA's spelling.
    @Bytewise public var mediaType: String?
    /// The character encoding it was read with, in IANA's spelling.
    @Bytewise public var charset: String?
    /// Whether anything was lost on reading.
    public var isLossy = false
    /// What the source's format says beyond this, by name.
    public var custom = AttributeDictionary()

    /// Nothing is known.
    public init() {}

    /// How a document wants to be shown.
    public enum ViewMode: String, Hashable, Sendable, CaseIterable { case normal, page, outline }
}

/// A text at the top or bottom of pages.
public struct RunningText: Hashable, Sendable {
    /// Where it stands.
    public enum Place: String, Hashable, Sendable, CaseIterable { case header, footer }
    /// The pages on which it stands.
    public enum Pages: String, Hashable, Sendable, CaseIterable { case all, first, left, right }

    /// Where it stands.
    public var place: Place
    /// On which pages.
    public var pages: Pages
    /// The text itself.
    public var content: AttributedText

    /// A text at the top or bottom of pages.
    public init(_ place: Place, on pages: Pages = .all, content: AttributedText) {
        self.place = place
        self.pages = pages
        self.content = content
    }

    /// Only what is cheap goes into the hash; equality looks at everything.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(place)
        hasher.combine(pages)
        hasher.combine(content.count)
    }
}
