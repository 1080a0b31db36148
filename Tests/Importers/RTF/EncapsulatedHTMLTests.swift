// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import Foundation
import HTMLImport
import MediaTypes
import PlainTextExport
import RTFImport
import TestSupport
import Testing
import TextModel

/// RTF that encapsulates HTML in, and what comes out of it: the HTML itself (`html.cases`) or the document.
@Test(arguments: CaseFile.names(in: "Importers/RTF/EncapsulatedCases"))
func encapsulatedHTMLCases(_ name: String) throws {
    var file = try CaseFile("Importers/RTF/EncapsulatedCases/" + name)
    let importer: any DocumentImporter = name == "html.cases" ? SourceImporter() : HTMLImporter()
    let failures = try file.failures { entry in
        let (result, warnings) = readMail(Array(entry.input.utf8), with: importer)
        var output =
            switch result {
            case .success(let document) where name == "html.cases": document.text.string
            case .success(let document): DocumentDump(document).description
            case .failure(let error): "error \(error.code.rawValue): \(error)\n"
            }
        for warning in warnings { output += "warning \(warning.code) at \(warning.position?.description ?? "-")\n" }
        return output
    }
    #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
}

/// Shows the HTML that it is given.
private struct SourceImporter: DocumentImporter {
    let formats: [DocumentFormat] = []

    func read(_ source: DocumentSource, in context: ImportContext) throws(ConversionError) -> Document {
        let bytes = try source.bytes()
        #expect(bytes.starts(with: [0xEF, 0xBB, 0xBF]))
        #expect(source.charset == "UTF-8" && source.declaredType?.essence == "text/html")
        var text = AttributedText()
        text.append(String(decoding: bytes.dropFirst(3), as: UTF8.self))
        return Document(text: text)
    }
}

private func readMail(
    _ bytes: [UInt8], with importer: (any DocumentImporter)? = HTMLImporter(), options: OptionValues = [:], limits: Limits = Limits()
) -> (result: Result<Document, ConversionError>, warnings: [Warning]) {
    let context = ImportContext(options: options, limits: limits)
    let result = Result { () throws(ConversionError) in
        try RTFImporter(encapsulatedHTML: importer).read(DocumentSource(bytes), in: context)
    }
    return (result, context.monitor.diagnostics.warnings)
}

private func mail(_ body: String) -> [UInt8] { Array(("{\\rtf1\\ansi\\fromhtml1 {\\*\\htmltag <p>}" + body + "}").utf8) }

/// Without an importer for HTML, and with one.
@Test func encapsulatedHTMLIsOptional() throws {
    let bytes = mail("\\htmlrtf a\\htmlrtf0 b{\\*\\htmltag <hr>}")
    #expect(try RTFImporter().read(DocumentSource(bytes), in: ImportContext()).text.string == "ab\n")
    #expect(try readMail(bytes).result.get().text.string.contains("b\n"))
    #expect(try !readMail(bytes).result.get().text.string.contains("a"))
}

/// What is known about the source reaches the page; what it was read as is the file's.
@Test func encapsulatedHTMLKeepsItsSource() throws {
    var source = DocumentSource(mail("{\\*\\htmltag <a href=\"b\">}\\'e0{\\*\\htmltag </a>}"), name: "a.rtf")
    source.baseURL = "https://example.org/c/"
    source.charset = "windows-1251"
    let document = try RTFImporter(encapsulatedHTML: HTMLImporter()).read(source, in: ImportContext())
    #expect(document.text.string == "а\n")
    #expect(document.text.attributes(at: 0).attributes.link?.destination == "https://example.org/c/b")
    #expect(document.metadata.baseURL == source.baseURL)
    #expect(document.metadata.mediaType == nil && document.metadata.charset == nil)
}

/// Options of the page's importer count; a selection of nothing is no reason to read the RTF.
@Test func encapsulatedHTMLTakesOptions() throws {
    let bytes = mail("a{\\*\\htmltag <i>}b{\\*\\htmltag </i>}\\htmlrtf c\\htmlrtf0 ")
    #expect(try readMail(bytes, options: ["select": "i"]).result.get().text.string == "b\n")
    let nothing = readMail(bytes, options: ["select": "u"])
    #expect(try nothing.result.get().text.isEmpty)
    #expect(!nothing.warnings.contains { $0.code == "encapsulated-html" })
    guard case .failure(let error) = readMail(bytes, options: ["select": "!"]).result else {
        Issue.record("no error for a selector that is none")
        return
    }
    #expect(error.code == .invalidOption)
}

/// Mail of the suite: the letters of the page are those that the RTF shows.
@Test func encapsulatedHTMLOfTheSuite() throws {
    guard let folder = TestFolders.suite("rtf")?.appendingPathComponent("files") else { return }
    // One has another text beside the page, one shows references to characters as they are spelled in HTML, one the URLs of links.
    let different: Set = ["officeimo__outlook-html-encapsulated.rtf", "rtfde__control_chars.rtf", "tika__testRTFTIKA_2883.rtf"]
    var (count, failures) = (0, [String]())
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() where name.hasSuffix(".rtf") {
        let bytes = try [UInt8](Data(contentsOf: folder.appendingPathComponent(name)))
        guard String(decoding: bytes.prefix(200), as: UTF8.self).contains("\\fromhtml1") else { continue }
        let page = try readMail(bytes).result.get()
        let rendering = try RTFImporter().read(DocumentSource(bytes), in: ImportContext())
        count += 1
        if different.contains(name) == (try letters(page) == letters(rendering)) { failures.append(name) }
    }
    #expect(failures.isEmpty, "\(failures)")
    #expect(count >= 12)
}

private func letters(_ document: Document) throws -> [Unicode.Scalar] {
    try plainText(document, in: ExportContext(options: ["media": "drop"])).unicodeScalars.filter { $0.properties.isAlphabetic }
}
