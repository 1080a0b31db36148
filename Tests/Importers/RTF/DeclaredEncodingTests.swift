// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import RTFImport
import Testing

/// What the caller declares is stronger than `\ansicpg` and Western fonts, and weaker than fonts of another character set.
@Test func declaredEncoding() throws {
    let rtf = "{\\rtf1\\ansi\\ansicpg1252{\\fonttbl{\\f0 A;}{\\f1\\fcharset0 B;}{\\f2\\fcharset161 C;}}\\'e1\\f1\\'e1\\f2\\'e1}"
    for (charset, text) in [(nil, "ááα\n"), ("windows-1251", "ббα\n"), ("koi8-r", "ААα\n")] as [(String?, String)] {
        var source = DocumentSource(Array(rtf.utf8))
        source.charset = charset
        #expect(try RTFImporter().read(source, in: ImportContext()).text.string == text)
    }
    var source = DocumentSource(Array(rtf.utf8))
    source.charset = "no-such"
    #expect(throws: ConversionError.self) { try RTFImporter().read(source, in: ImportContext()) }
}
