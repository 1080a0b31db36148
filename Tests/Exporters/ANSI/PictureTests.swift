// SPDX-License-Identifier: Apache-2.0

import ANSIExport
import Base64Text
import DocumentConversion
import Foundation
import TestSupport
import Testing
import TextModel

/// Pictures in terminals: the bytes that the protocols' documents ask for.
@Suite("ANSI export: pictures")
struct PictureTests {
    /// The beginning of a PNG file, which is all that an exporter looks at, and as many bytes as wanted.
    private static func png(_ count: Int = 20) -> [UInt8] {
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + (0..<max(0, count - 8)).map { UInt8($0 % 251) }
    }

    private static let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 1, 2, 3]

    private static func base64(_ bytes: [UInt8]) -> String { Data(bytes).base64EncodedString() }

    private static func add(
        _ file: [UInt8], _ width: Int, _ height: Int, to d: inout DocumentBuilder, alternative: String? = "A mill",
        _ change: (inout AttachmentOccurrence) -> Void = { _ in }
    ) {
        let picture = d.text.addAttachment(
            Attachment(.bytes(file), mediaType: "image/png", pixelSize: PixelSize(width: width, height: height)))
        var occurrence = AttachmentOccurrence(picture, alternativeText: alternative)
        change(&occurrence)
        d.text.append(occurrence)
    }

    private static func write(
        _ terminal: TerminalPictures?, _ options: OptionValues = ["columns": "40"], build: (inout DocumentBuilder) throws -> Void
    ) throws -> String {
        var context = ExportContext(options: options)
        if let terminal {
            context.terminalPictures = { method in
                var terminal = terminal
                terminal.method = method ?? terminal.method
                return terminal
            }
        }
        let bytes = try FormatRegistry(exporters: [ANSIExporter()]).write(DocumentBuilder(build).document, as: "ansi", in: context)
        return String(decoding: bytes, as: UTF8.self)
    }

    private func check(_ found: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(found.utf8.elementsEqual(expected.utf8), "\(found.debugDescription)", sourceLocation: sourceLocation)
    }

    /// What stands around a sequence over two rows and some columns.
    private func drawn(_ sequence: String, columns: Int) -> String {
        "\u{1B}D\u{1B}[1A\u{1B}7\(sequence)\u{1B}8\u{1B}[\(columns)C\n\u{1B}[\(columns)C\n"
    }

    @Test func kittyTakesPNG() throws {
        let file = Self.png()
        let keys = "a=T,q=2,C=1,f=100,c=5,r=2"
        let found = try Self.write(TerminalPictures(.kitty)) { d in
            Self.add(file, 50, 40, to: &d)
            d.end()
        }
        check(found, drawn("\u{1B}_G\(keys);\(Self.base64(file))\u{1B}\\", columns: 5))
        // 3,072 bytes are the most that one sequence holds.
        for count in [3072, 3073, 6145] {
            let file = Self.png(count)
            let digits = Array(Self.base64(file))
            let chunks = stride(from: 0, to: digits.count, by: 4096).map { String(digits[$0..<min($0 + 4096, digits.count)]) }
            let sequences = chunks.enumerated().map { number, chunk in
                let more = number + 1 < chunks.count ? 1 : 0
                let head = number == 0 ? (chunks.count == 1 ? keys : keys + ",m=1") : "q=2,m=\(more)"
                return "\u{1B}_G\(head);\(chunk)\u{1B}\\"
            }
            let found = try Self.write(TerminalPictures(.kitty)) { d in
                Self.add(file, 50, 40, to: &d)
                d.end()
            }
            check(found, drawn(sequences.joined(), columns: 5))
        }
    }

    @Test func iTermTakesFilesAsTheyAre() throws {
        for file in [Self.png(), Self.jpeg, Array("GIF89a".utf8)] {
            let sequence =
                "\u{1B}]1337;File=size=\(file.count);width=5;height=2;preserveAspectRatio=1;inline=1:\(Self.base64(file))\u{7}"
            var terminal = TerminalPictures(.iterm2)
            let build: (inout DocumentBuilder) -> Void = { d in
                Self.add(file, 50, 40, to: &d)
                d.end()
            }
            check(try Self.write(terminal, build: build), drawn(sequence, columns: 5))
            terminal.isInTmux = true
            let wrapped = "\u{1B}Ptmux;" + sequence.replacingOccurrences(of: "\u{1B}", with: "\u{1B}\u{1B}") + "\u{1B}\\"
            check(try Self.write(terminal, build: build), drawn(wrapped, columns: 5))
        }
    }

    @Test func kittyInTmuxHasPlaceholders() throws {
        var terminal = TerminalPictures(.kitty)
        terminal.isInTmux = true
        for depth in ["24bit", "256", "none"] {
            let found = try Self.write(terminal, ["columns": "40", "colors": depth]) { d in
                Self.add(Self.png(4000), 30, 40, to: &d)
                d.end()
            }
            let lines = found.split(separator: "\n")
            #expect(lines.count == 2)
            // The picture goes through tmux, each sequence by itself, with every ESC twice.
            let parts = lines[0].components(separatedBy: "\u{1B}Ptmux;\u{1B}\u{1B}_G").dropFirst()
            #expect(parts.count == 2)
            let keys = try #require(parts.first?.firstMatch(of: /^a=T,U=1,q=2,f=100,i=([0-9]+),c=3,r=2,m=1;/))
            let number = try #require(Int(keys.1))
            #expect(parts.last?.hasPrefix("q=2,m=0;") == true && parts.allSatisfy { $0.contains("\u{1B}\u{1B}\\\u{1B}\\") })
            // Of the number, the lowest byte is the colour, the highest the last of the diacritics; those between are zero.
            #expect(number & 0xFFFF00 == 0 && number & 0xFF > 0)
            // Rows, columns and bytes are numbered by U+0305, U+030D, U+030E, …
            let marks = ["\u{305}", "\u{30D}", "\u{30E}"]
            for row in 0..<2 {
                let line = lines[row].components(separatedBy: "\u{1B}[38;5;\(number & 0xFF)m")
                #expect(line.count == 2)
                var shown = Array((line.last ?? "").unicodeScalars)[...]
                for column in 0..<3 {
                    let cell = "\u{10EEEE}" + marks[row] + marks[column]
                    #expect(shown.prefix(3).elementsEqual(cell.unicodeScalars))
                    shown = shown.dropFirst(3)
                    #expect(shown.popFirst()?.properties.canonicalCombiningClass == .above)
                }
                #expect(shown.elementsEqual("\u{1B}[0m".unicodeScalars))
            }
        }
    }

    @Test func staysInTheWidthAndInTwoThirdsOfTheScreen() throws {
        var terminal = TerminalPictures(.kitty)
        (terminal.cellWidth, terminal.cellHeight, terminal.maximumRows) = (8, 16, 10)
        let cases: [(width: Int, height: Int, shown: String)] = [
            (80, 64, "c=10,r=4"), (800, 80, "c=20,r=1"), (800, 800, "c=20,r=10"), (100, 4000, "c=1,r=10"), (160, 320, "c=10,r=10"),
            (17, 33, "c=3,r=3"), (100_000, 20, "c=20,r=1"),
        ]
        for (width, height, shown) in cases {
            let found = try Self.write(terminal, ["columns": "20"]) { d in
                Self.add(Self.png(), width, height, to: &d)
                d.end()
            }
            #expect(found.contains(shown + ";"), "\(width)×\(height): \(found.debugDescription)")
        }
        // Where cells are of a known size the picture keeps its proportions.
        terminal.isCellSizeKnown = true
        for (width, height, shown) in [(60, 40, "f=100,c=8;"), (60, 48, "f=100,r=3;")] {
            let found = try Self.write(terminal, ["columns": "20"]) { d in
                Self.add(Self.png(), width, height, to: &d)
                d.end()
            }
            #expect(found.contains(shown), "\(width)×\(height): \(found.debugDescription)")
        }
        terminal.isCellSizeKnown = false
        // As the document shows them: points are 4/3 pixels.
        let found = try Self.write(terminal, ["columns": "20"]) { d in
            Self.add(Self.png(), 800, 400, to: &d) { $0.width = .points(60) }
            d.end()
        }
        #expect(found.contains("c=10,r=3;"), "\(found.debugDescription)")
    }

    @Test func standsAmongTextAndInTables() throws {
        let sequence = "\u{1B}_Ga=T,q=2,C=1,f=100,c=5,r=2;\(Self.base64(Self.png()))\u{1B}\\"
        check(
            try Self.write(TerminalPictures(.kitty)) { d in
                d.add("before ")
                Self.add(Self.png(), 50, 40, to: &d)
                d.add(" \u{2028}behind ")
                Self.add(Self.png(), 16, 16, to: &d)
                d.end()
                Self.add(Self.png(), 50, 40, to: &d)
                d.end { $0.alignment = .right }
            },
            "before\n" + drawn(sequence, columns: 5) + "behind [image: A mill, 16×16]\n"
                + String(repeating: " ", count: 35)
                + "\u{1B}D\u{1B}[1A\u{1B}7\(sequence)\u{1B}8\u{1B}[5C\n" + String(repeating: " ", count: 35) + "\u{1B}[5C\n")
        check(
            try Self.write(TerminalPictures(.kitty)) { d in
                try d.table { d in
                    try d.cell(0, 0) { d in
                        Self.add(Self.png(), 50, 40, to: &d)
                        d.end()
                    }
                    try d.cell(0, 1, "x")
                }
            },
            "┌───────┬───┐\n│ \u{1B}D\u{1B}[1A\u{1B}7\(sequence)\u{1B}8\u{1B}[5C │ x │\n│ \u{1B}[5C │   │\n└───────┴───┘\n")
    }

    @Test func othersMakeWhatTheTerminalCannotTake() throws {
        let build: (inout DocumentBuilder) -> Void = { d in
            Self.add(Self.jpeg, 50, 40, to: &d)
            d.end()
        }
        let label = "[image: A mill, 50×40]\n"
        let cases: [(method: TerminalPictures.Method, made: String?, shown: String)] = [
            (
                .sixel, "\u{1B}P0;1;0q\"1;1;50;40#0;2;0;0;0#0!50~-\u{1B}\\\n",
                drawn("\u{1B}P0;1;0q\"1;1;50;40#0;2;0;0;0#0!50~-\u{1B}\\", columns: 5)
            ),
            (.symbols, "\u{1B}[38;5;1m▄▄▄▄▄\n▀▀▀\n", "\u{1B}[38;5;1m▄▄▄▄▄\u{1B}[0m\n▀▀▀\u{1B}[0m  \n"),
            (
                .kitty, "\u{1B}_Ga=T,f=32,m=1\u{1B}\\\u{1B}_Gm=0;AA==\u{1B}\\",
                drawn("\u{1B}_Ga=T,q=2,C=1,f=32,m=1\u{1B}\\\u{1B}_Gm=0;AA==\u{1B}\\", columns: 5)
            ),
            (.sixel, nil, label), (.symbols, "", label),
            // What is anything else than asked for is not handed on.
            (.sixel, "\u{1B}P0q~\u{1B}\\\u{1B}]0;title\u{7}", label), (.sixel, "\u{1B}[31mx", label), (.sixel, "\u{1B}P0q~", label),
            (.symbols, "\u{1B}]0;t\u{7}", label), (.symbols, "a\nb\nc", label), (.symbols, "abcdef", label), (.symbols, "\u{9B}1m", label),
            (.symbols, "\u{1B}[2J", label), (.kitty, "\u{1B}[31m", label),
        ]
        for (method, made, shown) in cases {
            var terminal = TerminalPictures(method)
            terminal.render = { request in
                #expect(request.file == Self.jpeg && request.method == method && request.columns == 5 && request.rows == 2)
                #expect(request.pixelSize == (50, 40) && request.colors == "24bit")
                return made.map { Array($0.utf8) }
            }
            check(try Self.write(terminal, build: build), shown)
        }
    }

    @Test func namesWhatIsNotShown() throws {
        let build: (inout DocumentBuilder) -> Void = { d in
            Self.add(Self.png(), 50, 40, to: &d)
            d.end()
        }
        let label = "[image: A mill, 50×40]\n"
        check(try Self.write(nil, build: build), label)
        check(try Self.write(TerminalPictures(.kitty), ["terminal-images": "none"], build: build), label)
        check(try Self.write(TerminalPictures(.kitty), ["media": "drop"], build: build), "\n")
        check(try Self.write(TerminalPictures(.sixel), build: build), label)
        // Pictures that are drawn by instructions go to no other program.
        var drawing = TerminalPictures(.sixel)
        drawing.render = { _ in Array("\u{1B}Pq~\u{1B}\\".utf8) }
        for file in ["<svg xmlns='http://www.w3.org/2000/svg'/>", "%!PS-Adobe-3.0 EPSF-3.0", "push graphic-context"] {
            let found = try Self.write(drawing) { d in
                Self.add(Array(file.utf8), 50, 40, to: &d)
                d.end()
            }
            check(found, label)
        }
        // A method that is asked for needs no terminal.
        #expect(try Self.write(nil, ["terminal-images": "kitty"], build: build).contains("\u{1B}_Ga=T"))
        #expect(try Self.write(TerminalPictures(.kitty), ["terminal-images": "iterm2"], build: build).contains("\u{1B}]1337;File="))
        // What only keeps a distance is not seen, and no label tells of it.
        check(
            try Self.write(TerminalPictures(.kitty)) { d in
                Self.add(Self.png(), 1, 1, to: &d, alternative: "")
                d.end()
            }, "\n")
    }

    @Test func asksOnlyWhereThereArePictures() throws {
        final class Counter: @unchecked Sendable { var count = 0 }
        let counter = Counter()
        for (hasPicture, asked) in [(false, 0), (true, 1)] {
            var context = ExportContext()
            context.terminalPictures = { _ in
                counter.count += 1
                return TerminalPictures(.kitty)
            }
            let document = DocumentBuilder { d in
                for _ in 0..<3 {
                    d.add("text ")
                    if hasPicture { Self.add(Self.png(), 50, 40, to: &d) }
                    d.end()
                }
            }.document
            _ = try FormatRegistry(exporters: [ANSIExporter()]).write(document, as: "ansi", in: context)
            #expect(counter.count == asked)
        }
    }
}
