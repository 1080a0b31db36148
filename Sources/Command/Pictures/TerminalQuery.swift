// SPDX-License-Identifier: Apache-2.0

@preconcurrency import Glibc
import Textmill

/// Asks the terminal of this process what it is.
enum TerminalQuery {
    /// How long an answer is waited for, in milliseconds.
    private static let patience: Int64 = 1000
    /// Bytes of answers; more is something else that comes in.
    private static let longestAnswer = 4096

    /// The answers; `nil` where standard input and output are not the same terminal, or this process is not in its foreground.
    static func ask() -> TerminalAnswers? {
        var input = stat(), output = stat()
        guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1, fstat(STDIN_FILENO, &input) == 0, fstat(STDOUT_FILENO, &output) == 0,
            input.st_rdev == output.st_rdev, tcgetpgrp(STDIN_FILENO) == getpgrp()
        else { return nil }
        var before = termios()
        guard tcgetattr(STDIN_FILENO, &before) == 0 else { return nil }
        var quiet = before
        // Neither echoed nor kept until a line is whole. An interrupt comes in as a character, so that the terminal is never left like this.
        quiet.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
        guard tcsetattr(STDIN_FILENO, TCSADRAIN, &quiet) == 0 else { return nil }
        let questions = Array(TerminalAnswers.questions.utf8)
        let isAsked = questions.withUnsafeBufferPointer { writeAll($0, to: STDOUT_FILENO) } == 0
        let (answers, isInterrupted) = isAsked ? read() : (nil, false)
        // What a terminal that does not know a question may have shown of it.
        Array("\r\u{1B}[K".utf8).withUnsafeBufferPointer { _ = writeAll($0, to: STDOUT_FILENO) }
        tcsetattr(STDIN_FILENO, TCSADRAIN, &before)
        if isInterrupted { raise(SIGINT) }
        return answers
    }

    private static func read() -> (TerminalAnswers?, isInterrupted: Bool) {
        let end = ContinuousClock.now + .milliseconds(patience)
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 256)
        while bytes.count < longestAnswer {
            let left = (end - ContinuousClock.now).components
            let milliseconds = left.seconds * 1000 + left.attoseconds / 1_000_000_000_000_000
            var descriptor = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
            guard milliseconds > 0, poll(&descriptor, 1, Int32(clamping: milliseconds)) > 0 else { break }
            let count = Glibc.read(STDIN_FILENO, &buffer, buffer.count)
            guard count > 0 else { break }
            bytes.append(contentsOf: buffer[..<count])
            if bytes.contains(0x03) { return (nil, true) }
            let answers = TerminalAnswers(bytes)
            if answers.isComplete { return (answers, false) }
        }
        return (TerminalAnswers(bytes), false)
    }
}
