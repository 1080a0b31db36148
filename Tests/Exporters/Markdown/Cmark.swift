// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import Foundation
import MarkdownExport
import TextModel

/// GitHub's reader of Markdown, a program.
enum Cmark {
    /// Where it is; `nil`, after saying so once, where it is not.
    static let program: String? = {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin").split(separator: ":")
        if let folder = folders.first(where: { FileManager.default.isExecutableFile(atPath: "\($0)/cmark-gfm") }) {
            return "\(folder)/cmark-gfm"
        }
        print("skipped: cmark-gfm is not installed; 'make test-packages' installs it")
        return nil
    }()

    /// The HTML of Markdown.
    static func html(_ markdown: [UInt8], _ program: String) throws -> [UInt8] {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = ["--unsafe", "-e", "table", "-e", "strikethrough", "-e", "autolink", "-e", "footnotes"]
        let (input, output) = (Pipe(), Pipe())
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        let writing = Thread {
            input.fileHandleForWriting.write(Data(markdown))
            try? input.fileHandleForWriting.close()
        }
        writing.start()
        let html = [UInt8](output.fileHandleForReading.readDataToEndOfFile())
        process.waitUntilExit()
        return html
    }

    /// What differs between a document and what is read of its Markdown; `nil` where nothing does.
    static func difference(_ document: Document, _ program: String) throws -> String? {
        let written = try markdown(document, ["media": "drop"])
        let wanted = ShownLines(document).lines
        let found = ShownLines(html: try html(written, program)).lines
        if wanted == found { return nil }
        let place = zip(wanted, found).enumerated().first { $1.0 != $1.1 }?.offset ?? min(wanted.count, found.count)
        func line(_ lines: [String]) -> String { place < lines.count ? String(lines[place].prefix(300)) : "the end" }
        return "line \(place + 1): expected \(line(wanted)), got \(line(found))"
    }
}

/// A document as Markdown.
func markdown(_ document: Document, _ options: OptionValues = [:], attachments: (any AttachmentWriter)? = nil) throws -> [UInt8] {
    let sink = ByteArraySink()
    var output = OutputBuffer(sink)
    try MarkdownExporter().write(document, to: &output, in: ExportContext(options: options, attachments: attachments))
    _ = try output.finish()
    return sink.bytes
}
