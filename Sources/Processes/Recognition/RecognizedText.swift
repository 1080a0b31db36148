// SPDX-License-Identifier: Apache-2.0

/// The text that tesseract found in a picture, in paragraphs, from its table of words (`tsv`): a line for each word with twelve columns, of
/// which are used level (5: a word), numbers of block, paragraph and line, the confidence in per cent and the word.
struct RecognizedText {
    private(set) var paragraphs: [String] = []

    /// Words of which the program is less sure are noise of the paper or parts of pictures.
    private static let minimumConfidence = 20.0
    private static let columnCount = 12

    private var line = ""
    private var paragraph = ""

    init(table: [UInt8]) {
        var place: (paragraph: [Int], line: Int) = ([], 0)
        for row in table.split(separator: UInt8(ascii: "\n")) {
            let columns = row.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
            guard columns.count >= Self.columnCount, columns[0].elementsEqual("5".utf8) else { continue }
            let numbers = columns[1...4].map { Int(String(decoding: $0, as: UTF8.self)) ?? 0 }
            guard let confidence = Double(String(decoding: columns[10], as: UTF8.self)), confidence >= Self.minimumConfidence else {
                continue
            }
            let word = Self.word(columns[11])
            if word.isEmpty { continue }
            if numbers.dropLast() != place.paragraph[...] { endParagraph() } else if numbers[3] != place.line { endLine() }
            place = (Array(numbers.dropLast()), numbers[3])
            line += line.isEmpty ? word : " " + word
        }
        endParagraph()
    }

    /// A word without what may not stand in a line of text.
    private static func word(_ bytes: ArraySlice<UInt8>) -> String {
        var word = String.UnicodeScalarView()
        for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars
        where scalar.value > 0x20 && !(0x7F...0xA0).contains(scalar.value) && !(0x2028...0x2029).contains(scalar.value)
            && scalar != "\u{FFFC}"
        {
            word.append(scalar)
        }
        return String(word)
    }

    /// Joins the line to the paragraph. A word that is broken becomes one where it goes on with a small letter.
    private mutating func endLine() {
        defer { line = "" }
        if paragraph.isEmpty || line.isEmpty {
            paragraph += line
            return
        }
        let scalars = paragraph.unicodeScalars
        let isBroken = scalars.last == "-" && scalars.dropLast().last?.properties.isAlphabetic == true
        if !isBroken {
            paragraph += " " + line
        } else if line.unicodeScalars.first?.properties.isLowercase == true {
            paragraph.unicodeScalars.removeLast()
            paragraph += line
        } else {
            paragraph += line
        }
    }

    private mutating func endParagraph() {
        endLine()
        if !paragraph.isEmpty { paragraphs.append(paragraph) }
        paragraph = ""
    }
}
