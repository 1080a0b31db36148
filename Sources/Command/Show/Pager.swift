// SPDX-License-Identifier: Apache-2.0

@preconcurrency import Glibc
import Textmill

/// A pager that runs, and reads what is written to it.
final class Pager {
    private let process: pid_t
    private var input: Int32

    /// Starts a pager; `nil` where there is no such program or no more processes.
    ///
    /// From here on, interrupts from the terminal are the pager's: it and this process get them together, and the pager would be left behind.
    init?(_ command: PagerCommand, lessOptions: String) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        // The pager must not hold the end that is written to, or it would never see the end. It gets the other one as standard input.
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        let started = Self.start(command, lessOptions, input: ends[0])
        close(ends[0])
        input = ends[1]
        process = started ?? 0
        if started == nil {
            close(ends[1])
            return nil
        }
        signal(SIGINT, SIG_IGN)
        signal(SIGQUIT, SIG_IGN)
    }

    /// Writes to the pager; `false` when it reads no more.
    func write(_ bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBufferPointer { writeAll($0, to: input) } == 0
    }

    /// Tells the pager that there is no more, waits for its end, and returns its exit status; `nil` where a signal ended it.
    func finish() -> Int32? {
        close(input)
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0 {
            if errno != EINTR { return nil }
        }
        return status & 0x7F == 0 ? status >> 8 & 0xFF : nil
    }

    private static func start(_ command: PagerCommand, _ lessOptions: String, input: Int32) -> pid_t? {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        // This process ignores the signal, and what is ignored stays so in a new program.
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGPIPE)
        sigaddset(&signals, SIGXFSZ)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
        let arguments = command.words.map { (word: String) in strdup(word) }
        let added = Terminal.variable("LESS") == nil ? strdup("LESS=" + lessOptions) : nil
        defer { for text in arguments + [added] { free(text) } }
        guard let program = command.words.first else { return nil }
        var process = pid_t()
        let failure = posix_spawnp(&process, program, &actions, &attributes, arguments + [nil], environment() + [added, nil])
        return failure == 0 ? process : nil
    }

    /// This process's environment.
    private static func environment() -> [UnsafeMutablePointer<CChar>?] {
        var entries: [UnsafeMutablePointer<CChar>?] = []
        var next = environ
        while let entry = next.pointee {
            entries.append(entry)
            next += 1
        }
        return entries
    }
}
