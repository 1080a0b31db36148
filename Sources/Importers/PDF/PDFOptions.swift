// SPDX-License-Identifier: Apache-2.0

import DocumentConversion

/// What the importer can be told.
struct PDFOptions {
    static let pages = OptionDescription("pages", .text(placeholder: "LIST"), help: "read only these pages, as in 3-7,12")
    static let password = OptionDescription(
        "password-file", .file(placeholder: "FILE"), help: "a file with the password of an encrypted PDF in its first line")
    static let keepRunning = OptionDescription("keep-running", .flag, help: "keep headers, footers and page numbers in the text")
    static let hiddenText = OptionDescription("hidden-text", .flag, help: "keep text that cannot be seen on the page")

    static let all = [pages, password, keepRunning, hiddenText, .ocr, .media]

    /// `nil` for all pages.
    var pages: PageRanges?
    var password: String?
    var keepsRunning: Bool
    var keepsHidden: Bool
    /// Whether pictures are wanted.
    var readsPictures: Bool
    /// Whether pictures of scanned pages are marked.
    var marksScans: Bool
    /// How many pages are read at a time, where that is said.
    var threads: Int?

    init(_ values: OptionValues) throws(ConversionError) {
        if let text = values[Self.pages] { pages = try PageRanges(text) }
        // The first line of the file; the rest is for people.
        password = values[Self.password].map { String(decoding: $0.utf8.prefix { $0 != 0x0A && $0 != 0x0D }, as: UTF8.self) }
        keepsRunning = values.isSet(Self.keepRunning)
        keepsHidden = values.isSet(Self.hiddenText)
        marksScans = values[OptionDescription.ocr] != nil
        readsPictures = values[OptionDescription.media] != MediaMode.drop.rawValue
    }
}
