// SPDX-License-Identifier: Apache-2.0

import Glibc
import Textmill

/// What is known about where standard output goes to, and what the user asked of all programs.
struct Terminal: Hashable, Sendable {
    /// Whether standard output is a terminal.
    var isTerminal: Bool
    /// Columns of a line.
    var columns: Int
    /// Lines of the screen.
    var rows: Int
    /// Width and height of a character's cell in pixels, where the terminal tells its size in pixels.
    var cell: PixelSize?
    /// Whether it understands no control sequences (`TERM`).
    var isDumb: Bool
    /// How many colours it has, as a word of the exporter's option.
    var colors: String
    /// Its background, as a word of the exporter's option.
    var theme: String
    /// Whether the user wants no colours (https://no-color.org).
    var refusesColors: Bool
    /// Whether the user wants colours also where no terminal is (https://bixense.com/clicolors).
    var forcesColors: Bool

    private static let usualColumns = 80
    private static let usualRows = 24
    private static let mostColumns = 10_000

    /// The terminal of this process: its size by `TIOCGWINSZ`, else by `COLUMNS` and `LINES`.
    init() {
        isTerminal = isatty(STDOUT_FILENO) == 1
        var size = winsize()
        let isKnown = isTerminal && ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0
        func length(_ asked: UInt16, _ variable: String) -> Int? {
            if isKnown, asked > 0 { return Int(asked) }
            return Self.variable(variable).flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
        }
        columns = min(length(size.ws_col, "COLUMNS") ?? Self.usualColumns, Self.mostColumns)
        rows = length(size.ws_row, "LINES") ?? Self.usualRows
        if isKnown, size.ws_col > 0, size.ws_row > 0, size.ws_xpixel >= size.ws_col, size.ws_ypixel >= size.ws_row {
            cell = PixelSize(width: Int(size.ws_xpixel / size.ws_col), height: Int(size.ws_ypixel / size.ws_row))
        }
        let name = Self.variable("TERM") ?? ""
        isDumb = name.isEmpty || name.utf8.elementsEqual("dumb".utf8)
        colors = Self.colors(ofTerminalCalled: name, colorTerm: Self.variable("COLORTERM") ?? "")
        theme = Self.theme(ofTerminalCalled: name, colors: Self.variable("COLORFGBG") ?? "")
        refusesColors = Self.variable("NO_COLOR").map { !$0.isEmpty } ?? false
        forcesColors = Self.variable("CLICOLOR_FORCE").map { !$0.isEmpty && !$0.utf8.elementsEqual("0".utf8) } ?? false
    }

    /// A variable of the environment.
    static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

    /// What the terminal's background is, after the variable by which rxvt, Konsole and others tell their colours by number: `15;0`, the
    /// background last. 0 to 6 and 8 are dark. The console of the kernel is black.
    static func theme(ofTerminalCalled name: String, colors: String) -> String {
        let last = colors.utf8.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).last.flatMap { Int(Substring($0)) }
        switch last {
        case .some(0...6), .some(8): return "dark"
        case .some(7), .some(9...15): return "light"
        default: return name.utf8.elementsEqual("linux".utf8) ? "dark" : "none"
        }
    }

    private static func colors(ofTerminalCalled name: String, colorTerm: String) -> String {
        if ["truecolor", "24bit"].contains(where: { colorTerm.utf8.elementsEqual($0.utf8) }) { return "24bit" }
        // Entries of terminfo that end so, and terminals of which all versions know 24 bit.
        if name.hasSuffix("-direct") || ["xterm-kitty", "xterm-ghostty", "alacritty", "foot", "wezterm"].contains(name) { return "24bit" }
        return name.hasSuffix("256color") ? "256" : "16"
    }
}
