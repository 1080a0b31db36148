// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import RTFImport
import TestSupport
import Testing
import TextModel

/// RTF in, the document as a dump out; warnings behind it.
@Test(arguments: CaseFile.names(in: "Importers/RTF/Cases"))
func rtfCases(_ name: String) throws {
    var file = try CaseFile("Importers/RTF/Cases/" + name)
    let failures = try file.failures { dump(Array($0.input.utf8)) }
    #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
}

func read(_ bytes: [UInt8], limits: Limits = Limits()) -> (result: Result<Document, ConversionError>, warnings: [Warning]) {
    let context = ImportContext(limits: limits)
    let result = Result { () throws(ConversionError) in try RTFImporter().read(DocumentSource(bytes), in: context) }
    return (result, context.monitor.diagnostics.warnings)
}

func dump(_ bytes: [UInt8]) -> String {
    let (result, warnings) = read(bytes)
    var output: String
    switch result {
    case .success(let document): output = DocumentDump(document).description
    case .failure(let error): output = "error \(error.code.rawValue): \(error)\n"
    }
    for warning in warnings { output += "warning \(warning.code) at \(warning.position?.description ?? "-")\n" }
    return output
}
