// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import HTMLImport
import TestSupport
import Testing

/// HTML and the Markdown it becomes, in `Cases`.
@Test(arguments: CaseFile.names(in: "Exporters/Markdown/Cases"))
func becomesMarkdown(_ name: String) throws {
    var file = try CaseFile("Exporters/Markdown/Cases/\(name)")
    let failures = try file.failures { test in
        let source = DocumentSource(Array(test.input.utf8), name: "case.html")
        return String(decoding: try markdown(try HTMLImporter().read(source, in: ImportContext())), as: UTF8.self)
    }
    #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
}
