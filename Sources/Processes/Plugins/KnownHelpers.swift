// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import PluginProtocol

extension ExternalImporter {
    /// What the helpers of this package print when they are asked for their descriptions, one on a line: none of them is started to be known.
    static let knownDescriptions: StaticString = #"""
        {"protocol":1,"name":"textmill-import-pdf","formats":[{"shortName":"pdf","name":"Portable Document Format","extensions":["pdf"],"mediaTypes":["application/pdf"],"signatures":[{"tokens":["%PDF-"]}]}],"options":[{"name":"pages","kind":"text","placeholder":"LIST","help":"read only these pages, as in 3-7,12"},{"name":"password-file","kind":"file","placeholder":"FILE","help":"a file with the password of an encrypted PDF in its first line"},{"name":"keep-running","kind":"flag","help":"keep headers, footers and page numbers in the text"},{"name":"hidden-text","kind":"flag","help":"keep text that cannot be seen on the page"},{"name":"ocr","kind":"text","placeholder":"LANGUAGES","help":"read the text of scanned pages with tesseract, as in eng+deu"},{"name":"media","kind":"choice","words":["embed","files","link","drop"],"help":"what becomes of pictures and files"}],"losesOnErrorOutput":true}
        """#

    /// The importers by helpers of this package, whether they are installed or not.
    public static func helpers(in folders: PluginFolders) -> [ExternalImporter] {
        let text = UnsafeBufferPointer(start: knownDescriptions.utf8Start, count: knownDescriptions.utf8CodeUnitCount)
        return text.split(separator: UInt8(ascii: "\n")).compactMap { line in
            guard let description = try? PluginDescription(line: Array(line)) else { return nil }
            return ExternalImporter(description, program: folders.program(named: description.name))
        }
    }
}
