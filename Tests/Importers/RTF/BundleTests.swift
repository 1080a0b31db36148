// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import RTFImport
import TestSupport
import Testing
import TextModel

private struct Parts: Container {
    var parts: [(name: String, bytes: [UInt8])]
    var names: [String] { parts.map(\.name) }

    init(_ parts: [(String, String)]) { self.parts = parts.map { ($0.0, Array($0.1.utf8)) } }

    func read(_ name: String, limit: Int) throws(ConversionError) -> [UInt8] {
        guard let part = parts.first(where: { $0.name.utf8.elementsEqual(name.utf8) }) else { throw ConversionError(.notFound, name) }
        var limits = Limits()
        limits.attachmentBytes = limit
        try limits.check(\.attachmentBytes, part.bytes.count)
        return part.bytes
    }
}

private let gif = "GIF89a\u{2}\u{0}\u{3}\u{0}"

private func read(_ container: Parts, in context: ImportContext) -> Result<Document, ConversionError> {
    Result { () throws(ConversionError) in try RTFDImporter().read(DocumentSource(.container(container), name: "a.rtfd"), in: context) }
}

/// The text of a bundle that holds some files, and the document as a dump.
@Test(arguments: CaseFile.names(in: "Importers/RTF/BundleCases"))
func rtfdCases(_ name: String) throws {
    var file = try CaseFile("Importers/RTF/BundleCases/" + name)
    let failures = try file.failures { entry in
        let container = Parts([
            ("TXT.rtf", entry.input), ("dot.gif", gif), ("1__#$!@%!#__dot.gif", gif + "2"), ("Cafe\u{301} Bar.gif", gif),
            ("paper.pdf", "%PDF-1.4"), ("notes.TXT", "notes"), ("unknown", "?"), ("App.app/Contents/Info.plist", "<plist/>"),
        ])
        let context = ImportContext()
        var output =
            switch read(container, in: context) {
            case .success(let document): DocumentDump(document).description
            case .failure(let error): "error \(error.code.rawValue): \(error)\n"
            }
        for warning in context.monitor.diagnostics.warnings { output += "warning \(warning.code): \(warning.message)\n" }
        return output
    }
    #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
}

@Suite struct BundleTests {
    /// Names of parts, whose texts are their names, and the text that is read; behind `!` an error's code, behind `?` a text with a warning.
    @Test func findsTheText() {
        for (names, expected) in [
            (["TXT.rtf"], "TXT.rtf"), (["txt.RTF"], "txt.RTF"), (["txt.rtf", "TXT.rtf"], "TXT.rtf"),
            (["x.rtfd/TXT.rtf", "x.rtfd/a.rtf"], "x.rtfd/TXT.rtf"), (["a.rtf", "b.gif"], "a.rtf"), (["d/a.RTF"], "d/a.RTF"),
            (["x/TXT.rtf", "y/TXT.rtf"], "?x/TXT.rtf"), (["in/in.rtfd/TXT.rtf", "TXT.rtf"], "TXT.rtf"),
            (["__MACOSX/x.rtfd/._TXT.rtf", "__MACOSX/TXT.rtf", "x.rtfd/.DS_Store", "x.rtfd/TXT.rtf"], "x.rtfd/TXT.rtf"),
            (["a.rtf", "b.rtf"], "!malformed"), (["a.txt"], "!malformed"), ([], "!malformed"), (["._TXT.rtf"], "!malformed"),
        ] as [([String], String)] {
            let context = ImportContext()
            let result = read(Parts(names.map { ($0, "{\\rtf1 \($0)}") }), in: context)
            let hasWarning = context.monitor.diagnostics.warnings.map(\.code) == ["more-documents"]
            switch result {
            case .success(let document): #expect((hasWarning ? "?" : "") + document.text.string == expected + "\n", "\(names)")
            case .failure(let error): #expect("!" + error.code.rawValue == expected, "\(names)")
            }
        }
        guard case .failure(let error) = read(Parts([("TXT.rtf", "no RTF")]), in: ImportContext()) else { return #expect(Bool(false)) }
        #expect(error.code == .malformed)
    }

    @Test func asksThePolicy() throws {
        let container = Parts([("TXT.rtf", "{\\rtf1 {{\\NeXTGraphic DOT.gif}\\'ac}{{\\NeXTGraphic dot.gif}\\'ac}}"), ("dot.gif", gif)])
        let asked = Requests()
        let allowed = ImportContext(
            resources: ResourceLoader(policy: {
                asked.urls.append($0.url)
                return .load
            }))
        let document = try read(container, in: allowed).get()
        #expect(asked.urls == ["dot.gif", "dot.gif"])
        #expect(document.text.attachments.map(\.mediaType) == ["image/gif", "image/gif"])
        let denied = ImportContext(resources: ResourceLoader(policy: { _ in .deny(reason: "no pictures") }))
        let without = try read(container, in: denied).get()
        #expect(without.text.attachments.map(\.byteCount) == [nil, nil])
        #expect(denied.monitor.diagnostics.warnings.map(\.code) == ["missing-picture", "missing-picture"])
    }

    @Test func limits() throws {
        let text = "{\\rtf1 {{\\NeXTGraphic a.gif}\\'ac}{{\\NeXTGraphic b.gif}\\'ac}}"
        let container = Parts([("TXT.rtf", text), ("a.gif", gif), ("b.gif", gif)])
        for (member, value) in [
            (\Limits.input, text.utf8.count - 1),
            (\Limits.attachmentBytes, gif.utf8.count - 1), (\Limits.attachments, 1), (\Limits.archive, 2 * gif.utf8.count - 1),
            (\Limits.pixels, 5),
        ] {
            var limits = Limits()
            limits[keyPath: member] = value
            guard case .failure(let error) = read(container, in: ImportContext(limits: limits)) else {
                Issue.record("no error for \(value)")
                continue
            }
            #expect(error == limits.exceeded(member, at: error.position))
            limits[keyPath: member] = value + 1
            #expect(throws: Never.self) { try read(container, in: ImportContext(limits: limits)).get() }
        }
    }

    @Test func manyPartsAndPlaces() throws {
        let text = "{\\rtf1 " + String(repeating: "{{\\NeXTGraphic DOT.GIF}\\'ac}", count: 5_000) + "}"
        let container = Parts(
            [("TXT.rtf", text)] + (0..<5_000).map { ("\($0)" + String(repeating: "\u{301}", count: 100), "") } + [("dot.gif", gif)])
        let document = try read(container, in: ImportContext()).get()
        #expect(document.text.attachments.count == 1)
        #expect(document.text.string.unicodeScalars.count { $0 == "\u{FFFC}" } == 5_000)
    }

    /// In a file alone an attachment is looked for by the loader, and taken only where it is a picture.
    @Test func attachmentsOfAFileAlone() throws {
        let rtf = Array(
            "{\\rtf1 {{\\NeXTGraphic a b.gif}\\'ac}{{\\NeXTGraphic secret.txt}\\'ac}{\\field{\\*\\fldinst INCLUDEPICTURE \"sub/c.gif\"}}}"
                .utf8)
        let files: [String: String] = ["a%20b.gif": gif, "secret.txt": "secret", "sub/c.gif": gif]
        let context = ImportContext(
            resources: ResourceLoader(policy: { files[$0.url].map { .bytes(Array($0.utf8)) } ?? .deny(reason: "unknown") }))
        let document = try RTFImporter().read(DocumentSource(rtf), in: context)
        #expect(document.text.attachments.map(\.mediaType) == ["image/gif", nil, "image/gif"])
        #expect(document.text.attachments.map(\.name) == ["a b.gif", "secret.txt", "c.gif"])
        #expect(context.monitor.diagnostics.warnings.map(\.code) == ["missing-picture"])
    }
}

private final class Requests: @unchecked Sendable {
    var urls: [String] = []
}
