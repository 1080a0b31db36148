// SPDX-License-Identifier: Apache-2.0

import PageLayout
import TestSupport
import Testing

@testable import PDFImport

/// Content streams in, what they show and draw out. A first line `page …` goes into the page's dictionary, `resources …` into its
/// resources, `form …` makes a form of the lines up to `end`, which the page calls /X1.
@Test(arguments: CaseFile.names(in: "Importers/PDF/Cases"))
func contentCases(_ name: String) throws {
    var file = try CaseFile("Importers/PDF/Cases/" + name)
    let failures = try file.failures { contentDump($0.input) }
    #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
}

private func contentDump(_ input: String) -> String {
    var pdf = MiniPDF()
    var (entries, resources, form, isForm) = ("", "", "", false)
    var content: [Substring] = []
    for line in input.split(separator: "\n") {
        if line.hasPrefix("page ") {
            entries = String(line.dropFirst(5))
        } else if line.hasPrefix("resources ") {
            resources = String(line.dropFirst(10))
        } else if line.hasPrefix("form ") || isForm {
            isForm = line != "end"
            if line == "end" { continue }
            form += line.hasPrefix("form ") ? "" : line + "\n"
            if line.hasPrefix("form ") { resources += " " + line.dropFirst(5) }
        } else {
            content.append(line)
        }
    }
    if !form.isEmpty {
        let number = pdf.addStream("/Type /XObject /Subtype /Form /BBox [0 0 100 100] /Matrix [1 0 0 1 50 50]", form)
        resources = "/XObject << /X1 \(number) 0 R >>"
    }
    pdf.addPage(content.joined(separator: "\n"), entries: entries, resources: resources)
    return pdf.bytes.withUnsafeBytes { bytes in
        guard let contents = PageContents(bytes, password: nil, pageCount: 1) else { return "no PDF" }
        for (width, height) in [(400.0, 600.0), (600, 400), (200, 300)] {
            if let content = contents.page(0, width: width, height: height) { return dump(content) }
        }
        return "no page"
    }
}

private func dump(_ content: PageContent) -> String {
    func number(_ value: Double) -> String { String((value * 10).rounded() / 10) }
    func place(_ box: Box) -> String { [box.x0, box.y0, box.x1, box.y1].map { number(Double($0)) }.joined(separator: " ") }
    func color(_ value: UInt32) -> String {
        "#" + String(repeating: "0", count: 6 - String(value, radix: 16).count) + String(value, radix: 16)
    }
    var lines = content.shows.map { show in
        "show \(number(show.start.x)) \(number(show.start.y)) to \(number(show.end.x)) \(number(show.end.y))"
            + (show.mark == -1 ? "" : show.mark == -2 ? " artifact" : " mark \(show.mark)") + (show.isHidden ? " hidden" : "")
    }
    lines += content.images.map { "image \(place($0.box))" }
    lines += content.shapes.rules.map { "rule \(place($0.box)) \(color($0.color))" }
    lines += content.shapes.fills.map { "fill \(place($0.box)) \(color($0.color))" }
    lines += content.shapes.marks.map { "mark \(place($0))" }
    return lines.joined(separator: "\n")
}
