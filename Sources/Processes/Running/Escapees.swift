// SPDX-License-Identifier: Apache-2.0

import Glibc
import Synchronization

/// The mark by which processes know which run they belong to: a variable of their environment.
enum RunMark {
    private static let variable = "TEXTMILL_RUN="
    private static let last = Atomic(0)

    static func next() -> Int { last.add(1, ordering: .relaxed).newValue }

    static func entry(_ run: Int) -> [UInt8] { Array("\(variable)\(getpid()).\(run)".utf8) }

    /// The run that an environment names.
    static func run(in environment: [UInt8]) -> Int? {
        let own = Array("\(variable)\(getpid()).".utf8)
        for entry in environment.split(separator: 0) where entry.starts(with: own) {
            return Int(String(decoding: entry.dropFirst(own.count), as: UTF8.self))
        }
        return nil
    }
}

/// Processes that left the groups of programs that were started, and whose parents have ended: they are children of this process then.
/// What shows them is that they cannot gain privileges, which nothing undoes and other children of this process can.
enum Escapees {
    /// One that ends leaves its children behind, which are looked for again.
    private static let maximumRounds = 100

    /// Kills those whose runs are over.
    static func end() {
        if isWithoutPrivileges("self") { return }
        for _ in 0..<maximumRounds {
            if RunningGroups.withAll({ endOnce($0) }) == 0 { return }
        }
    }

    /// Kills those there are; returns how many.
    private static func endOnce(_ running: [pid_t: RunningGroups.Group]) -> Int {
        let found = children().filter { isEscaped($0, running) }
        for child in found {
            kill(child, SIGKILL)
            while waitpid(child, nil, 0) < 0, errno == EINTR {}
        }
        return found.count
    }

    private static func isEscaped(_ child: pid_t, _ running: [pid_t: RunningGroups.Group]) -> Bool {
        if running[child] != nil || running[getpgid(child)] != nil || !isWithoutPrivileges("\(child)") { return false }
        guard let run = RunMark.run(in: content("/proc/\(child)/environ")) else { return true }
        return !running.values.contains { $0.run == run }
    }

    /// All children of this process, whichever of its threads the system counts them to.
    private static func children() -> [pid_t] {
        guard let threads = opendir("/proc/self/task") else { return [] }
        defer { closedir(threads) }
        var children: [pid_t] = []
        while let entry = readdir(threads) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
            if name.hasPrefix(".") { continue }
            let list = content("/proc/self/task/\(name)/children")
            children += list.split(separator: UInt8(ascii: " ")).compactMap { pid_t(String(decoding: $0, as: UTF8.self)) }
        }
        return children
    }

    /// Whether a process can gain no privileges; a zombie keeps that, too.
    private static func isWithoutPrivileges(_ process: String) -> Bool {
        content("/proc/\(process)/status").split(separator: UInt8(ascii: "\n")).contains { $0.elementsEqual("NoNewPrivs:\t1".utf8) }
    }

    /// What a file of the kernel's holds; nothing where it cannot be read.
    private static func content(_ path: String) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return [] }
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        var room = [UInt8](repeating: 0, count: 1 << 14)
        while bytes.count < 1 << 20 {
            let count = read(descriptor, &room, room.count)
            if count <= 0 { break }
            bytes += room[..<count]
        }
        return bytes
    }
}
