// SPDX-License-Identifier: Apache-2.0

import LineLayout
import Testing
import TextModel

@Suite struct ListMarkerTests {
    @Test func choosesMarkers() {
        let first = ItemProperties(ordinal: 1)
        for (list, item, depth, expected) in [
            (ListProperties(.disc), first, 1, "•"), (ListProperties(.disc), first, 2, "◦"), (ListProperties(.square), first, 9, "▪"),
            (ListProperties(.none), first, 1, ""), (ListProperties(.custom, prefix: "→"), first, 1, "→"),
            (ListProperties(.decimal), first, 1, "1."), (ListProperties(.upperRoman, prefix: "(", suffix: ")"), first, 1, "(I)"),
            (ListProperties(.decimal), ItemProperties(ordinal: 3, marker: "1.3"), 1, "1.3"),
            (ListProperties(.hyphen), first, 3, "-"), (ListProperties(.check), first, 1, "✓"),
        ] {
            #expect(ListMarker.text(item, in: list, depth: depth).utf8.elementsEqual(expected.utf8))
        }
    }
}
