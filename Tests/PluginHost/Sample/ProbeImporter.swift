// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import Glibc
import TextModel

/// Does what each line of a document says, and tells how that went: `open PATH`, `write PATH`, `socket`, ….
struct ProbeImporter: DocumentImporter {
    let formats = [DocumentFormat("probe", "Probe", mediaTypes: [], fileNameExtensions: ["probe"])]
    let options = [
        OptionDescription("times", .integer(1...100_000), default: "1", help: "how often"),
        OptionDescription("key-file", .file(placeholder: "FILE"), help: "a key"),
    ]

    func read(_ source: DocumentSource, in context: ImportContext) throws(ConversionError) -> Document {
        var text = ""
        for line in String(decoding: try source.bytes(), as: UTF8.self).split(separator: "\n") {
            let words = line.split(separator: " ", maxSplits: 1).map(String.init)
            text += "\(line): \(try outcome(words[0], words.count > 1 ? words[1] : "", context))\n"
        }
        return Document(text: AttributedText(text))
    }

    private func outcome(_ action: String, _ path: String, _ context: ImportContext) throws(ConversionError) -> String {
        switch action {
        case "open": return told(open(path, O_RDONLY))
        case "list": return opendir(path) == nil ? error() : "done"
        case "write": return told(open(path, O_WRONLY | O_CREAT, 0o600))
        case "append": return told(open(path, O_RDWR))
        case "remove": return told(unlink(path))
        case "folder": return told(mkdir(path, 0o700))
        case "socket": return told(socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0))
        case "local": return told(socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0))
        case "exec": return told(execv(path, [nil]))
        case "spawn": return spawned(path)
        case "signal": return told(kill(getppid(), 0))
        case "thread": return thread()
        case "limit": return told(limit())
        case "terminal": return told(tcsendbreak(STDERR_FILENO, 0))
        case "abort": abort()
        case "trap": return "\([0, 1][Int(path) ?? 5])"
        case "loop": while true { try context.checkpoint() }
        case "spin": while true {}
        case "memory": return memory()
        case "error": throw ConversionError(.encrypted, "it is locked", hint: "find the key", at: .page(3))
        case "key": return context.options["key-file"] ?? "none"
        case "name": return context.monitor.diagnostics.count == 0 ? context.options["times"] ?? "default" : ""
        case "warn":
            for number in 0..<(context.options.integer(options[0]) ?? 1) { context.warn("probe", "warning \(number)", at: .byte(number)) }
            return "done"
        case "progress":
            for number in 0...100_000 { try context.checkpoint(Double(number) / 100_000) }
            return "done"
        case "complain":
            let message = Array("Syntax Error: something is wrong\n".utf8)
            return told(Int32(write(STDERR_FILENO, message, message.count)))
        case "print":
            print(on: path.split(separator: " ").compactMap { Int($0) })
            return "done"
        default: return "unknown"
        }
    }

    /// Prints to the C library's stream of errors, for each of some pages on a thread of its own; then once more for none.
    private func print(on pages: [Int]) {
        final class Page: Sendable {
            let number: Int
            init(_ number: Int) { self.number = number }
        }
        var threads: [pthread_t] = []
        for page in pages {
            var thread = pthread_t()
            let made = pthread_create(
                &thread, nil,
                { argument in
                    guard let argument else { return nil }
                    let number = Unmanaged<Page>.fromOpaque(argument).takeRetainedValue().number
                    SourcePosition.$current.withValue(.page(number)) {
                        for _ in 0..<3 { psignal(SIGHUP, "page \(number)") }
                    }
                    return nil
                }, Unmanaged.passRetained(Page(page)).toOpaque())
            if made == 0 { threads.append(thread) }
        }
        for thread in threads { pthread_join(thread, nil) }
        psignal(SIGHUP, "no page")
    }

    private func told(_ result: Int32) -> String { result < 0 ? error() : "done" }

    private func error() -> String {
        switch errno {
        case EPERM: "EPERM"
        case EACCES: "EACCES"
        case ENOENT: "ENOENT"
        default: "error \(errno)"
        }
    }

    private func spawned(_ path: String) -> String {
        var process = pid_t()
        errno = posix_spawn(&process, path, nil, nil, [nil], [nil])
        return errno == 0 ? "done" : error()
    }

    private func thread() -> String {
        var thread = pthread_t()
        let failure = pthread_create(&thread, nil, { _ in nil }, nil)
        if failure == 0 { pthread_join(thread, nil) }
        return failure == 0 ? "done" : "error \(failure)"
    }

    private func limit() -> Int32 {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return 1 }
        limit.rlim_cur -= 1
        return setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    }

    private func memory() -> String {
        var pieces: [[UInt8]] = []
        while true { pieces.append([UInt8](repeating: UInt8(truncatingIfNeeded: pieces.count), count: 1 << 20)) }
    }
}
