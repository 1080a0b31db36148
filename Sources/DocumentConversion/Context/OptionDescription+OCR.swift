// SPDX-License-Identifier: Apache-2.0

extension OptionDescription {
    /// Reads pages that are pictures, in these languages. An importer with this option marks such pictures and reads them no further: their
    /// attribute `scannedPage` is the page's number. Whoever runs it reads the text in them, where it can.
    public static let ocr = OptionDescription(
        "ocr", .text(placeholder: "LANGUAGES"), help: "read the text of scanned pages with tesseract, as in eng+deu")

    /// The custom attribute of the picture of a scanned page: the page's number, from 1.
    public static let scannedPage = "scanned-page"
}
