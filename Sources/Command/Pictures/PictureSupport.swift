// SPDX-License-Identifier: Apache-2.0

import Textmill

/// What the environment tells about pictures in the terminal.
package struct PictureSupport: Hashable, Sendable {
    /// What is known of the method.
    package enum Finding: Hashable, Sendable {
        case shows(TerminalPictures.Method)
        /// It shows none.
        case nothing
        /// The terminal has to be asked.
        case unknown
    }

    /// What tmux says about the terminal around it, and about itself.
    package struct Tmux: Hashable, Sendable {
        /// The terminal's `TERM`.
        var terminalName: String
        /// Hundreds for the major version: 304 for 3.4.
        var version: Int
        var allowsPassthrough: Bool

        /// From a line of `tmux display-message -p`: name, version and option, between spaces.
        package init?(_ line: String) {
            let words = line.split(whereSeparator: \.isWhitespace)
            guard words.count >= 2 else { return nil }
            terminalName = String(words[0])
            let numbers = words[1].drop { !("0"..."9").contains($0) }.split(separator: ".").map { $0.prefix { ("0"..."9").contains($0) } }
            version = (numbers.first.flatMap { Int($0) } ?? 0) * 100 + (numbers.dropFirst().first.flatMap { Int($0) } ?? 0)
            allowsPassthrough = words.count > 2 && words[2] != "off" && words[2] != "0"
        }

        /// The format by which it is asked.
        static let format = "#{client_termname} #{version} #{allow-passthrough}"
        /// The version from which on it shows sixels itself.
        fileprivate static let firstWithSixels = 304
    }

    package let finding: Finding
    /// Whether sequences have to pass through tmux.
    package let isInTmux: Bool

    /// Programs that `TERM_PROGRAM` names, with what they show.
    private static let programs: [(name: String, method: TerminalPictures.Method)] = [
        ("iTerm.app", .iterm2), ("WezTerm", .iterm2), ("vscode", .iterm2), ("mintty", .iterm2), ("WarpTerminal", .iterm2),
        ("Tabby", .iterm2), ("Hyper", .iterm2), ("ghostty", .kitty),
    ]
    /// The version from which on Konsole shows sixels (22.03.70).
    private static let konsoleWithSixels = 220_370
    /// Visual Studio Code shows pictures from 1.80 on.
    private static let codeWithPictures = 80

    /// What `TERM` names, then `TERM_PROGRAM`, then other variables: `TERM` survives ssh and sudo, the others may be left from a terminal
    /// around this one.
    /// - Parameter tmux: asks tmux; called where it is around.
    package init(_ variable: (String) -> String?, tmux: () -> Tmux?) {
        let name = variable("TERM") ?? ""
        if variable("TMUX").map({ !$0.isEmpty }) ?? false {
            let tmux = tmux()
            let method = tmux.flatMap { Self.method(ofTerminalCalled: $0.terminalName) } ?? Self.lcTerminal(variable)
            isInTmux = true
            switch (method, tmux) {
            case (.sixel?, let tmux?) where tmux.version >= Tmux.firstWithSixels: finding = .shows(.sixel)
            case (.kitty?, let tmux?) where tmux.allowsPassthrough: finding = .shows(.kitty)
            case (.iterm2?, let tmux?) where tmux.allowsPassthrough: finding = .shows(.iterm2)
            default: finding = .nothing
            }
            return
        }
        isInTmux = false
        let isScreen = variable("STY").map { !$0.isEmpty } ?? false
        if isScreen || name.isEmpty || ["dumb", "linux"].contains(where: { name.utf8.elementsEqual($0.utf8) }) {
            finding = .nothing
        } else if let method = Self.method(ofTerminalCalled: name) ?? Self.program(variable) {
            finding = .shows(method)
        } else {
            finding = Self.others(variable)
        }
    }

    private static func method(ofTerminalCalled name: String) -> TerminalPictures.Method? {
        if name.hasPrefix("xterm-kitty") || name.hasPrefix("xterm-ghostty") || name.hasPrefix("ghostty") { return .kitty }
        if ["foot", "mlterm", "contour"].contains(where: { name.hasPrefix($0) }) { return .sixel }
        return name.hasPrefix("wezterm") ? .iterm2 : nil
    }

    private static func program(_ variable: (String) -> String?) -> TerminalPictures.Method? {
        guard let name = variable("TERM_PROGRAM"), let known = programs.first(where: { $0.name.utf8.elementsEqual(name.utf8) }) else {
            return nil
        }
        guard name.utf8.elementsEqual("vscode".utf8) else { return known.method }
        let version = (variable("TERM_PROGRAM_VERSION") ?? "").split(separator: ".").compactMap { Int($0) }
        return version.count > 1 && (version[0] > 1 || version[1] >= codeWithPictures) ? known.method : nil
    }

    private static func others(_ variable: (String) -> String?) -> Finding {
        if variable("KITTY_PID") != nil { return .shows(.kitty) }
        if variable("WEZTERM_EXECUTABLE") != nil { return .shows(.iterm2) }
        if let version = variable("KONSOLE_VERSION").flatMap({ Int($0) }) {
            return version >= konsoleWithSixels ? .shows(.sixel) : .nothing
        }
        if let method = lcTerminal(variable) { return .shows(method) }
        if variable("VTE_VERSION") != nil { return .nothing }
        return variable("WT_SESSION") != nil ? .shows(.sixel) : .unknown
    }

    private static func lcTerminal(_ variable: (String) -> String?) -> TerminalPictures.Method? {
        (variable("LC_TERMINAL") ?? "").utf8.elementsEqual("iTerm2".utf8) ? .iterm2 : nil
    }
}
