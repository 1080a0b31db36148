// SPDX-License-Identifier: Apache-2.0

import Testing
import TextEncoding

@Suite("Guesses of short texts")
struct ShortTextTests {
    @Test func sameText() throws {
        var tables: [String: CodeTable] = [:]
        var wrong: [String] = []
        let lines = try DataFiles.lines("short-texts.txt")
        for line in lines {
            let fields = line.split(separator: " ", maxSplits: 1).map(String.init)
            try #require(fields.count == 2, "\(line)")
            let table = tables[fields[0]] ?? CodeTable(fields[0])
            tables[fields[0]] = table
            let input = try #require(table.encode(fields[1]), "\(line)")
            let guess = EncodingGuess(input)
            if decoded(input, guess.encoding).text != fields[1] { wrong.append("\(line): \(guess.charset)") }
        }
        #expect(lines.count > 150)
        #expect(wrong.isEmpty, "\(wrong.count): \(wrong.prefix(20))")
    }
}
