// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing
import Textmill
import TextmillCommand

/// Pictures in the terminal: what is found out, and what chafa makes.
@Suite("Pictures in the terminal")
struct PictureTests {
    @Test func environmentTellsTheMethod() {
        let cases: [(variables: [String: String], finding: PictureSupport.Finding)] = [
            (["TERM": "xterm-kitty"], .shows(.kitty)), (["TERM": "xterm-ghostty"], .shows(.kitty)),
            (["TERM": "foot-extra"], .shows(.sixel)),
            (["TERM": "mlterm"], .shows(.sixel)), (["TERM": "contour"], .shows(.sixel)), (["TERM": "wezterm"], .shows(.iterm2)),
            // TERM comes before what may have leaked from a terminal around.
            (["TERM": "xterm-kitty", "TERM_PROGRAM": "iTerm.app"], .shows(.kitty)),
            (["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"], .shows(.iterm2)),
            (["TERM": "xterm-256color", "TERM_PROGRAM": "ghostty"], .shows(.kitty)),
            (["TERM": "xterm-256color", "TERM_PROGRAM": "vscode", "TERM_PROGRAM_VERSION": "1.79.2"], .unknown),
            (["TERM": "xterm-256color", "TERM_PROGRAM": "vscode", "TERM_PROGRAM_VERSION": "1.80.0"], .shows(.iterm2)),
            (["TERM": "xterm-256color", "KITTY_PID": "1"], .shows(.kitty)),
            (["TERM": "xterm-256color", "WEZTERM_EXECUTABLE": "/w"], .shows(.iterm2)),
            (["TERM": "xterm-256color", "KONSOLE_VERSION": "220369"], .nothing),
            (["TERM": "xterm-256color", "KONSOLE_VERSION": "220370"], .shows(.sixel)),
            (["TERM": "xterm-256color", "LC_TERMINAL": "iTerm2"], .shows(.iterm2)),
            (["TERM": "xterm-256color", "VTE_VERSION": "7200"], .nothing),
            (["TERM": "xterm-256color", "WT_SESSION": "x"], .shows(.sixel)), (["TERM": "xterm-256color"], .unknown),
            (["TERM": "xterm"], .unknown),
            (["TERM": "dumb"], .nothing), (["TERM": "linux", "TERM_PROGRAM": "WezTerm"], .nothing), ([:], .nothing),
            (["TERM": "screen", "STY": "1.pts", "TERM_PROGRAM": "WezTerm"], .nothing),
        ]
        for (variables, finding) in cases {
            let support = PictureSupport({ variables[$0] }, tmux: { nil })
            #expect(support.finding == finding && !support.isInTmux, "\(variables): \(support.finding)")
        }
    }

    @Test func tmuxTellsTheTerminalAround() {
        let cases: [(line: String, finding: PictureSupport.Finding)] = [
            ("xterm-kitty 3.3a on\n", .shows(.kitty)), ("xterm-kitty 3.3a off", .nothing), ("xterm-kitty 3.3a", .nothing),
            ("foot 3.4 off", .shows(.sixel)), ("foot 3.3a on", .nothing), ("foot next-3.6 0", .shows(.sixel)),
            ("wezterm 3.5 all", .shows(.iterm2)),
            ("xterm-256color 3.5 on", .nothing), ("", .nothing),
        ]
        for (line, finding) in cases {
            // What the environment says is that of the terminal in which the session was begun.
            let variables = ["TERM": "tmux-256color", "TMUX": "/tmp/tmux,1,0", "KITTY_PID": "1"]
            let support = PictureSupport({ variables[$0] }, tmux: { PictureSupport.Tmux(line) })
            #expect(support.finding == finding && support.isInTmux, "\(line): \(support.finding)")
        }
    }

    @Test func answersTellTheMethod() {
        let (name, kitty, cell) = ("\u{1B}P>|%\u{1B}\\", "\u{1B}_Gi=31;OK\u{1B}\\", "\u{1B}[6;18;9t")
        func named(_ text: String) -> String { name.replacing("%", with: text) }
        let cases: [(answers: String, method: TerminalPictures.Method?, cell: PixelSize?)] = [
            (named("XTerm(379)") + "\u{1B}[?64;1;4;22c", .sixel, nil), ("\u{1B}[?64;1;22c", nil, nil),
            (named("kitty(0.35.0)") + kitty + cell + "\u{1B}[?62c", .kitty, PixelSize(width: 9, height: 18)),
            (named("WezTerm 20240203") + kitty + "\u{1B}[?65;4;6c", .iterm2, nil),
            (named("Konsole 24.02") + kitty + "\u{1B}[?62;4c", .sixel, nil),
            ("\u{1B}_Gi=31;ENOENT:no\u{1B}\\\u{1B}[?62;c", nil, nil), (cell + "\u{1B}[?4c", nil, PixelSize(width: 9, height: 18)),
            // What was typed meanwhile.
            ("ls\u{1B}[A" + kitty + "x\u{1B}[?62;52c", .kitty, nil),
        ]
        for (answers, method, cell) in cases {
            let found = TerminalAnswers(Array(answers.utf8))
            #expect(found.isComplete && found.method == method && found.cell == cell, "\(answers.debugDescription): \(found)")
            for count in 0..<answers.utf8.count { #expect(!TerminalAnswers(Array(answers.utf8.prefix(count))).isComplete) }
        }
    }

    /// A PNG file of 64×48 pixels, the left half red, the right one blue; deflate's blocks are stored.
    private static let picture: [UInt8] = {
        var rows: [UInt8] = []
        for _ in 0..<48 {
            rows.append(0)
            for column in 0..<64 { rows += column < 32 ? [255, 0, 0] : [0, 0, 255] }
        }
        func big(_ number: UInt32) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) } }
        func chunk(_ kind: String, _ content: [UInt8]) -> [UInt8] {
            var crc: UInt32 = 0xFFFF_FFFF
            for byte in Array(kind.utf8) + content {
                crc ^= UInt32(byte)
                for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
            }
            return big(UInt32(content.count)) + Array(kind.utf8) + content + big(~crc)
        }
        var (low, high): (UInt32, UInt32) = (1, 0)
        for byte in rows { (low, high) = ((low + UInt32(byte)) % 65521, (high + low + UInt32(byte)) % 65521) }
        let length = UInt16(rows.count)
        let stored =
            [0x78, 1, 1, UInt8(length & 255), UInt8(length >> 8), UInt8(~length & 255), UInt8(~length >> 8)] + rows + big(high << 16 | low)
        return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", big(64) + big(48) + [8, 2, 0, 0, 0]) + chunk("IDAT", stored)
            + chunk("IEND", [])
    }()

    private static func request(_ method: TerminalPictures.Method, colors: String = "24bit") -> TerminalPictures.Request {
        TerminalPictures.Request(file: picture, method: method, columns: 8, rows: 3, pixelSize: (80, 60), colors: colors)
    }

    /// Decodes what chafa makes by a program that draws sixels, and looks at the pixels.
    @Test func sixelsArePixelsAgain() throws {
        guard let chafa = Chafa() else { return print("skipped: chafa is needed to make sixels") }
        let sixel = try #require(chafa.render(Self.request(.sixel)))
        let folder = try TemporaryFolder()
        try Data(sixel).write(to: folder.url.appendingPathComponent("picture.six"))
        let decoded = try Commands.shell("sixel2png -i picture.six -o picture.png && chafa -f kitty -s 10x7 picture.png", in: folder.url)
        guard decoded.status != 127 else { return print("skipped: sixel2png (libsixel-bin) is needed to look at sixels") }
        let size = [UInt8](try Data(contentsOf: folder.url.appendingPathComponent("picture.png"))[16..<24])
        let (width, height) = (Int(size[2]) << 8 | Int(size[3]), Int(size[6]) << 8 | Int(size[7]))
        #expect(width > 70 && width <= 80 && height > 50 && height <= 60, "\(width)×\(height)")
        // Kitty's sequence has the pixels as they are, four bytes each.
        let text = String(decoding: decoded.output, as: UTF8.self)
        let shown = try #require(
            text.firstMatch(of: /s=([0-9]+),v=([0-9]+)/).flatMap { found in Int(found.1).flatMap { s in Int(found.2).map { (s, $0) } } })
        let digits = text.components(separatedBy: "\u{1B}\\").compactMap { $0.split(separator: ";").dropFirst().first }
        let pixels = digits.flatMap { [UInt8](Data(base64Encoded: String($0)) ?? Data()) }
        #expect(pixels.count == shown.0 * shown.1 * 4)
        for (place, color) in [(shown.0 / 4, [255, 0, 0]), (shown.0 * 3 / 4, [0, 0, 255])] {
            let start = (shown.1 / 2 * shown.0 + place) * 4
            let found = pixels[start..<start + 3].map { Int($0) }
            #expect(zip(found, color).allSatisfy { abs($0 - $1) < 16 }, "\(found)")
        }
    }

    @Test func makesSymbolsAndOtherMethodsOfWhatTheyDoNotTake() throws {
        guard let chafa = Chafa() else { return print("skipped: chafa is needed to make symbols") }
        for colors in ["none", "16", "256", "24bit"] {
            let symbols = String(decoding: try #require(chafa.render(Self.request(.symbols, colors: colors))), as: UTF8.self)
            #expect(symbols.split(separator: "\n").count == 3)
            #expect(symbols.contains("8;2;") == (colors == "24bit") && symbols.contains("8;5;") == (colors == "256"), "\(colors)")
        }
        let kitty = String(decoding: try #require(chafa.render(Self.request(.kitty))), as: UTF8.self)
        #expect(kitty.hasPrefix("\u{1B}_Ga=T,f=32,s=80,v=56,c=8,r=3,m=1\u{1B}\\"), "\(kitty.prefix(60).debugDescription)")
        let iterm = String(decoding: try #require(chafa.render(Self.request(.iterm2))), as: UTF8.self)
        #expect(iterm.hasPrefix("\u{1B}]1337;File=inline=1;width=8;height=3;"), "\(iterm.prefix(60).debugDescription)")
        var broken = Self.request(.sixel)
        broken = TerminalPictures.Request(
            file: Array(broken.file.prefix(40)), method: .sixel, columns: 8, rows: 3, pixelSize: (80, 60), colors: "none")
        #expect(chafa.render(broken) == nil)
    }
}
