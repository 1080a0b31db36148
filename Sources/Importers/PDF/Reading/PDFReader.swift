// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import PageLayout
import TextModel

/// Reads an open PDF: all pages to lines first, then, when it is known what they have in common, the document.
struct PDFReader {
    private let file: PopplerFile
    private let options: PDFOptions
    private let context: ImportContext
    private var reader: PageReader
    private var pages: [PageText] = []
    /// The numbers in the file of the pages that are read.
    private var numbers: [Int] = []
    private var labels: [String] = []
    private var unreadable = 0

    private let bytes: UnsafeRawBufferPointer
    private var comments: [Int: [Comment]] = [:]

    init(_ file: PopplerFile, over bytes: UnsafeRawBufferPointer, _ options: PDFOptions, in context: ImportContext) {
        self.file = file
        self.options = options
        self.context = context
        self.bytes = bytes
        reader = PageReader(file, over: bytes, options)
    }

    mutating func read() throws(ConversionError) -> Document {
        var metadata = DocumentFacts.metadata(of: file)
        if let title = metadata.title { context.foundTitle(title) }
        numbers = try pageNumbers()
        reader.tags = file.contents?.tags() ?? DocumentTags()
        try readPages()
        warnOfMissingText()
        let outline = Outline.entries(of: file, &reader.links)
        let layout = DocumentLayout(
            pages, looks: reader.looks.looks,
            outline: outline.map { OutlineEntry(title: $0.title, depth: $0.depth, page: place(of: $0.destination)) },
            tags: reader.tags, keepsRunningTexts: options.keepsRunning)
        metadata.backgroundColor = layout.background.map { DocumentWriter.color($0) }
        addFacts(&metadata, outline)
        let scans = options.marksScans ? pages.map { $0.characterCount == 0 ? $0.width * $0.height : nil } : []
        pages = []
        let pictures = PictureReader(options.readsPictures || options.marksScans ? RawJPEGs(bytes) : nil, in: context)
        var writer = DocumentWriter(
            layout, file: file, looks: reader.looks.looks, links: reader.links, numbers: numbers, comments: comments, pictures: pictures,
            context: context
        )
        writer.emptyPages = scans
        writer.writesPictures = options.readsPictures
        try writer.write()
        if options.readsPictures { try writer.append(AttachedFiles.files(of: file, in: context)) }
        let text = writer.text
        return Document(text: text, metadata: metadata)
    }

    private func pageNumbers() throws(ConversionError) -> [Int] {
        guard file.pageCount > 0 else { throw ConversionError(.malformed, "the PDF has no pages that could be read") }
        let wanted = options.pages?.pages(of: file.pageCount) ?? Array(0..<file.pageCount)
        if wanted.isEmpty {
            throw ConversionError(.invalidOption, "none of the pages that were asked for exists: the PDF has \(file.pageCount)")
        }
        try context.limits.check(\.pages, wanted.count)
        return wanted
    }

    private func place(of destination: Destination?) -> Int? { destination.flatMap { numbers.firstIndex(of: $0.page) } }

    /// Reads all pages, the first one by itself: some of what poppler sets up then is guarded by nothing.
    private mutating func readPages() throws(ConversionError) {
        guard let first = numbers.first else { return }
        try context.checkpoint(0)
        add(reader.read(first))
        let (context, count) = (context, Double(numbers.count))
        let parallel = ParallelPages(bytes, password: options.password, threads: options.threads)
        let rest = try parallel.read(numbers.dropFirst(), file, with: &reader) { begun throws(ConversionError) in
            try context.checkpoint(Double(begun + 1) / count * 0.8)
        }
        for result in rest { add(result) }
    }

    private mutating func add(_ result: PageReader.Result) {
        if result.isUnreadable {
            unreadable += 1
            context.warn("damaged-page", "the page cannot be read", at: .page(numbers[pages.count] + 1))
        }
        if !result.comments.isEmpty { comments[pages.count] = result.comments }
        labels.append(result.label)
        pages.append(result.text)
    }

    private func warnOfMissingText() {
        let empty = pages.count { $0.characterCount == 0 }
        guard empty > 0, pages.count > unreadable else { return }
        context.warn(
            "no-text", "\(empty) of \(pages.count) pages \(empty == 1 ? "has" : "have") no text: what they show is pictures or drawings")
    }

    private func addFacts(_ metadata: inout DocumentMetadata, _ outline: [Outline.Entry]) {
        if let first = pages.first {
            metadata.pageWidth = Double(first.width)
            metadata.pageHeight = Double(first.height)
        }
        metadata.custom["page-count"] = .number(Double(file.pageCount))
        if !zip(labels, numbers).allSatisfy({ $0 == String($1 + 1) }) { metadata.custom["page-labels"] = .list(labels.map { .string($0) }) }
        if !outline.isEmpty {
            metadata.custom["outline"] = .list(
                outline.map { entry in
                    var values: AttributeDictionary = ["title": .string(entry.title), "depth": .number(Double(entry.depth))]
                    if let destination = entry.destination { values["page"] = .number(Double(destination.page + 1)) }
                    return .dictionary(values)
                })
        }
    }
}
