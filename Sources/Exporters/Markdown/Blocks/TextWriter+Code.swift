// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import TextModel

extension TextWriter {
    /// Adds a paragraph to the open block of code.
    mutating func writeCodeLine(_ paragraph: Paragraph) {
        guard let top = blocks.indices.last, case .code(var code) = blocks[top] else { return }
        // The text is taken out, so that it is not copied for each of its lines.
        blocks[top] = .plain
        if code.hasLines { code.lines.append(ASCII.lineFeed) }
        code.hasLines = true
        for (range, set) in runs(of: paragraph) {
            switch styles[Int(set)].showing {
            case .nothing: break
            case .attachment where page.dropsMedia: break
            case .attachment, .note:
                let kind = styles[Int(set)].showing == .note ? LinePieces.Kind.note : .attachment
                for _ in 0..<range.count / TextScalar.object.count { code.rest.add(kind, Span.Values(), set: set) }
            case .text: text.bytes.withUnsafeBufferPointer { CodeText.append(UnsafeBufferPointer(rebasing: $0[range]), to: &code.lines) }
            }
        }
        blocks[top] = .code(code)
    }

    /// Writes the code that is open, because its block ends or another begins in it.
    mutating func writeCode() throws(ConversionError) {
        guard let top = blocks.indices.last, case .code(let code) = blocks[top] else { return }
        blocks[top] = .code(OpenCode(language: code.language))
        if code.lines.contains(where: { !ASCII.isSpace($0) }) {
            lastList = nil
            let fence = Array(repeating: UInt8(ascii: "`"), count: max(3, Self.longestRun(in: code.lines) + 1))
            page.lines.beginBlock()
            page.lines.writeLine(fence + Self.infoString(code.language))
            page.lines.writeLine(code.lines)
            page.lines.writeLine(fence)
        }
        guard !code.rest.pieces.isEmpty else { return }
        var rest = code.rest
        rest.finish()
        var writer = LineWriter(.paragraph, page: page, rubies: rubies)
        let line = try writer.write(rest, LineWriter.Objects(text: text, textNumber: textNumber))
        if line.isEmpty { return }
        page.lines.beginBlock()
        page.lines.writeLine(line)
    }

    private static func longestRun(in code: [UInt8]) -> Int {
        var (longest, current) = (0, 0)
        for byte in code {
            current = byte == UInt8(ascii: "`") ? current + 1 : 0
            longest = max(longest, current)
        }
        return longest
    }

    /// The language as one word, without what would end or escape it.
    private static func infoString(_ language: String?) -> [UInt8] {
        (language ?? "").utf8.filter { ASCII.isAlphanumeric($0) || "+-#._".utf8.contains($0) }
    }
}
