// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import HTMLImport
import TestSupport
import Testing
import TextModel

/// Pages and what they become, with the warnings.
@Test(arguments: CaseFile.names(in: "Importers/HTML/Cases")) func pages(_ name: String) throws {
    var file = try CaseFile("Importers/HTML/Cases/\(name)")
    let failures = try file.failures { try dump($0.input) }
    #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
}

/// The dump of what a page becomes, and the warnings.
func dump(_ page: String, options: OptionValues = OptionValues()) throws -> String {
    let context = ImportContext(options: options)
    let document = try HTMLImporter().read(DocumentSource(Array(page.utf8)), in: context)
    #expect(document.text.brokenInvariants().isEmpty)
    var lines = DocumentDump(document).description
    for warning in context.monitor.diagnostics.warnings { lines += "warning \(warning.code): \(warning.message)\n" }
    return lines
}
