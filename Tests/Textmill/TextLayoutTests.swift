// SPDX-License-Identifier: Apache-2.0

import Testing
import Textmill

/// What one import of `Textmill` gives to measure documents.
@Suite struct TextLayoutTests {
    @Test func measuresDocuments() throws {
        let document = Document(text: AttributedText("one two three\nfour\n"))
        #expect(try TextLayout.measure(document, columns: 8) == TextLayout.Size(rows: 3, columns: 7))
        #expect(try TextLayout.measure(document, columns: 0) == TextLayout.Size(rows: 2, columns: 13))
    }
}
