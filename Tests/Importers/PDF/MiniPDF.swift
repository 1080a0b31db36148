// SPDX-License-Identifier: Apache-2.0

/// Writes small PDFs for tests: pages of content in Helvetica (F1), Helvetica bold (F2) and Courier (F3), 400 by 600 points.
struct MiniPDF {
    private var objects: [String] = []
    private var pages: [Int] = []
    var information = ""
    var catalog = ""

    init() {
        objects = ["", "", font("Helvetica"), font("Helvetica-Bold"), font("Courier")]
    }

    private func font(_ name: String) -> String { "<< /Type /Font /Subtype /Type1 /BaseFont /\(name) /Encoding /WinAnsiEncoding >>" }

    /// Adds an object and returns its number.
    mutating func add(_ object: String) -> Int {
        objects.append(object)
        return objects.count
    }

    mutating func setObject(_ number: Int, _ object: String) { objects[number - 1] = object }

    mutating func addStream(_ dictionary: String, _ content: String) -> Int {
        add("<< \(dictionary) /Length \(content.utf8.count) >>\nstream\n\(content)\nendstream")
    }

    /// Adds a page; entries go into its dictionary, resources beside the fonts.
    mutating func addPage(_ content: String, entries: String = "", resources: String = "") {
        let stream = addStream("", content)
        pages.append(
            add(
                """
                << /Type /Page /Parent 2 0 R /MediaBox [0 0 400 600] /Contents \(stream) 0 R
                /Resources << /Font << /F1 3 0 R /F2 4 0 R /F3 5 0 R >> \(resources) >> \(entries) >>
                """))
    }

    /// Lines of text, each with its place from the top left corner, font and size: `"F1 10 50 60 Text"`.
    static func text(_ lines: String...) -> String {
        lines.map { line in
            let words = line.split(separator: " ", maxSplits: 4)
            let y = 600 - (Int(words[3]) ?? 0)
            return "BT /\(words[0]) \(words[1]) Tf \(words[2]) \(y) Td (\(words[4])) Tj ET"
        }.joined(separator: "\n")
    }

    var bytes: [UInt8] {
        var objects = objects
        objects[0] = "<< /Type /Catalog /Pages 2 0 R \(catalog) >>"
        objects[1] = "<< /Type /Pages /Count \(pages.count) /Kids [\(pages.map { "\($0) 0 R" }.joined(separator: " "))] >>"
        var result = Array("%PDF-1.7\n".utf8)
        var offsets: [Int] = []
        for (index, object) in objects.enumerated() {
            offsets.append(result.count)
            result += Array("\(index + 1) 0 obj\n\(object)\nendobj\n".utf8)
        }
        let start = result.count
        result += Array("xref\n0 \(objects.count + 1)\n0000000000 65535 f \n".utf8)
        for offset in offsets {
            let digits = String(offset)
            result += Array((String(repeating: "0", count: 10 - digits.count) + digits + " 00000 n \n").utf8)
        }
        result += Array(
            "trailer\n<< /Size \(objects.count + 1) /Root 1 0 R /Info << \(information) >> >>\nstartxref\n\(start)\n%%EOF\n".utf8)
        return result
    }
}
