// SPDX-License-Identifier: Apache-2.0

/// Where shown text goes: to standard output, or through a pager when it is longer than the screen. Messages that a pager would cover wait for
/// its end.
final class Display {
    private enum State {
        case direct
        /// Whether it is longer than the screen is not known yet.
        case waiting
        case paging(Pager)
    }

    private let reporter: Reporter
    private let command: PagerCommand?
    private let use: PagerCommand.Use
    private let screenRows: Int
    private var state: State
    private var rows: ScreenRows
    private var messages: [Message] = []
    /// What waits for the decision; later, with a shell, what would be lost if it finds no pager.
    private var kept: [[UInt8]] = []

    init(_ use: PagerCommand.Use, _ terminal: Terminal, _ reporter: Reporter) {
        self.use = use
        self.reporter = reporter
        command = use == .always || use == .auto && terminal.isTerminal ? PagerCommand() : nil
        state = command == nil ? .direct : .waiting
        screenRows = use == .always ? 0 : terminal.rows
        rows = ScreenRows(columns: terminal.columns)
    }

    /// Tells of something, now or behind the text.
    func report(_ message: Message) {
        if case .direct = state { reporter.report(message) } else { messages.append(message) }
    }

    /// Shows more text.
    func write(_ bytes: [UInt8]) {
        guard !bytes.isEmpty else { return }
        switch state {
        case .direct: StandardOutput.write(bytes, reporter)
        case .waiting where use == .auto && ScreenRows.holdPictures(bytes):
            // Pagers know none of these sequences.
            state = .direct
            writeKept()
            StandardOutput.write(bytes, reporter)
        case .waiting:
            kept.append(bytes)
            rows.add(bytes, upTo: screenRows)
            if rows.count >= screenRows { startPager() }
        case .paging(let pager): page(bytes, pager)
        }
    }

    /// Shows what still waits, and waits for the pager's end.
    func finish() {
        switch state {
        case .direct: break
        case .waiting: writeKept()
        case .paging(let pager): finish(pager)
        }
        state = .direct
        for message in messages { reporter.report(message) }
        messages = []
    }

    private func startPager() {
        guard let command, let pager = Pager(command, lessOptions: PagerCommand.lessOptions(use)) else {
            state = .direct
            return writeKept()
        }
        state = .paging(pager)
        let blocks = kept
        kept = []
        for bytes in blocks { page(bytes, pager) }
    }

    private func page(_ bytes: [UInt8], _ pager: Pager) {
        if command?.isShell == true { kept.append(bytes) }
        if pager.write(bytes) { return }
        if finish(pager) {
            // There was no pager: what comes goes where what came went.
            state = .direct
            return
        }
        // The user has seen enough.
        state = .direct
        finish()
        StandardOutput.end(reporter.status)
    }

    /// Waits for the pager's end; where a shell found none, shows all that was meant for it. Returns whether that was so.
    @discardableResult
    private func finish(_ pager: Pager) -> Bool {
        let status = pager.finish()
        // By these two a shell says that it could not run the command (POSIX, Shell Command Language, 2.8.2).
        let isMissing = command?.isShell == true && (status == 126 || status == 127)
        if isMissing { writeKept() }
        kept = []
        return isMissing
    }

    private func writeKept() {
        for bytes in kept { StandardOutput.write(bytes, reporter) }
        kept = []
    }
}
