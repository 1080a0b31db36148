// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing
import TextEncoding

/// The public test files of encoding detectors, each with a label.
@Suite("Guesses on public test files")
struct EncodingSuiteTests {
    /// Without `TEXTMILL_WHOLE_SUITES=1`, files above so many bytes are left out.
    private static let sizeLimit = 8192

    private struct Share {
        var right = 0
        var count = 0
        var wrong: [String] = []

        var percent: Double { 100 * Double(right) / Double(max(1, count)) }

        mutating func add(_ isRight: Bool, _ what: String) {
            count += 1
            if isRight { right += 1 } else { wrong.append(what) }
        }
    }

    @Test func sameTextAsByTheLabel() throws {
        guard let folder = TestFolders.suites?.appendingPathComponent("mime/charset") else { return }
        let isWhole = ProcessInfo.processInfo.environment["TEXTMILL_WHOLE_SUITES"] == "1"
        let rows = String(decoding: try Data(contentsOf: folder.appendingPathComponent("labels.tsv")), as: UTF8.self)
        var (whole, heads, unicode) = (Share(), Share(), Share())
        for row in rows.split(separator: "\n").dropFirst() {
            let fields = row.split(separator: "\t").map(String.init)
            // A row of the list stands for no file.
            guard let data = try? Data(contentsOf: folder.appendingPathComponent(fields[0])) else { continue }
            let content = [UInt8](data)
            guard isWhole || content.count <= Self.sizeLimit else { continue }
            let label = try #require(CharacterEncoding(label: fields[1]), "\(fields[1])")
            let encoding = ByteOrderMark.detect(in: content, includingUTF32: true)?.encoding ?? label
            let guess = EncodingGuess(content)
            let isRight = guess.encoding == encoding || decoded(content, guess.encoding).text == decoded(content, encoding).text
            let what = "\(fields[0]): \(guess.charset) (\(guess.confidence))"
            whole.add(isRight, what)
            if fields[1].hasPrefix("utf") { unicode.add(isRight, what) }
            let head = Self.head(content, encoding)
            let headGuess = EncodingGuess(head)
            heads.add(
                decoded(head, headGuess.encoding).text == decoded(head, encoding).text,
                "\(fields[0]), 200 characters: \(headGuess.charset) (\(headGuess.confidence))")
        }
        for (name, share) in [("whole files", whole), ("first 200 characters", heads), ("UTF-8, -16 and -32", unicode)] {
            print("encodings: \(name): the same text in \(share.right) of \(share.count), \(share.percent) %")
        }
        #expect(whole.count > (isWhole ? 270 : 100))
        #expect(whole.percent >= 98, "\(whole.wrong)")
        #expect(heads.percent >= 93, "\(heads.wrong)")
        #expect(unicode.right == unicode.count, "\(unicode.wrong)")
    }

    /// The bytes of a text's first 200 characters.
    private static func head(_ content: [UInt8], _ encoding: CharacterEncoding) -> [UInt8] {
        var stream = StreamingTextDecoder(encoding)
        var output: [UInt8] = []
        var length = 0
        var characters = 0
        while length < content.count, characters < 200 {
            stream.decode([content[length]], into: &output)
            characters += String(decoding: output, as: UTF8.self).unicodeScalars.count
            output.removeAll(keepingCapacity: true)
            length += 1
        }
        return Array(content[..<length])
    }
}
