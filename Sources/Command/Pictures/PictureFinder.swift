// SPDX-License-Identifier: Apache-2.0

import Processes
import Synchronization
import Textmill

/// Finds out how pictures are shown, once, and only when there is one to show.
final class PictureFinder: Sendable {
    /// Parts of the screen's height that a picture takes at the most.
    private static let mostOfHeight = (2, 3)
    /// Seconds that tmux may take for an answer.
    private static let tmuxPatience = 2

    private enum Known { case no, yes(TerminalPictures?) }

    private let terminal: Terminal
    /// Whether the terminal's own method counts where none is asked for.
    private let showsOnTerminal: Bool
    /// Whether a terminal's control sequences would reach it.
    private let reachesTerminal: Bool
    private let known = Mutex(Known.no)

    /// For text that goes into a file or a pipe.
    convenience init() {
        self.init(Terminal(), showsOnTerminal: false, reachesTerminal: false)
    }

    /// - Parameter reachesTerminal: whether the text goes to the terminal as it is, rather than through a pager.
    init(_ terminal: Terminal, showsOnTerminal: Bool, reachesTerminal: Bool) {
        self.terminal = terminal
        self.showsOnTerminal = showsOnTerminal && terminal.isTerminal && !terminal.isDumb && !terminal.refusesColors
        self.reachesTerminal = reachesTerminal
    }

    /// How pictures are shown by a method, or by that of the terminal; `nil`: not at all.
    func find(_ method: TerminalPictures.Method?) -> TerminalPictures? {
        if let method { return pictures(method, isInTmux: isInTmux, cell: nil) }
        guard showsOnTerminal else { return nil }
        return known.withLock { known in
            if case .yes(let pictures) = known { return pictures }
            let pictures = reachesTerminal ? ofTerminal() : symbols()
            known = .yes(pictures)
            return pictures
        }
    }

    private func ofTerminal() -> TerminalPictures? {
        let support = PictureSupport(Terminal.variable, tmux: Self.askTmux)
        switch support.finding {
        case .shows(.sixel) where Chafa() == nil: return nil
        case .shows(let method): return pictures(method, isInTmux: support.isInTmux, cell: nil)
        case .nothing: return symbols()
        case .unknown:
            guard let answers = TerminalQuery.ask(), let method = answers.method, method != .sixel || Chafa() != nil else {
                return symbols()
            }
            return pictures(method, isInTmux: false, cell: answers.cell)
        }
    }

    private func symbols() -> TerminalPictures? { Chafa() == nil ? nil : pictures(.symbols, isInTmux: false, cell: nil) }

    private func pictures(_ method: TerminalPictures.Method, isInTmux: Bool, cell: PixelSize?) -> TerminalPictures {
        var pictures = TerminalPictures(method)
        if let cell = terminal.cell ?? cell {
            (pictures.cellWidth, pictures.cellHeight) = (cell.width, cell.height)
            pictures.isCellSizeKnown = true
        }
        pictures.maximumRows = max(1, terminal.rows * Self.mostOfHeight.0 / Self.mostOfHeight.1)
        pictures.isInTmux = isInTmux
        if let chafa = Chafa() { pictures.render = chafa.render }
        return pictures
    }

    private var isInTmux: Bool { Terminal.variable("TMUX").map { !$0.isEmpty } ?? false }

    private static func askTmux() -> PictureSupport.Tmux? {
        guard let path = OptionalProgram("tmux", for: "").path, let socket = Terminal.variable("TMUX") else { return nil }
        var filter = ExternalFilter(path, ["display-message", "-p", PictureSupport.Tmux.format])
        filter.environment = [("TMUX", socket)] + (Terminal.variable("TMUX_PANE").map { [("TMUX_PANE", $0)] } ?? [])
        filter.time = tmuxPatience
        return filter.run([]).flatMap { PictureSupport.Tmux(String(decoding: $0, as: UTF8.self)) }
    }
}
