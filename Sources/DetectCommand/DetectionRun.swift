// SPDX-License-Identifier: Apache-2.0

import CommandTable
import Glibc
import MediaTypes

/// Names the media types of files: `textmill detect`, and `mediatype`.
package struct DetectionRun {
    /// So much of standard input is looked at when it is a pipe.
    private static let standardInputLimit = 1 << 24

    private let options: DetectOptions
    /// The program's name, before its messages.
    private let program: String
    private var output = OutputWriter()
    private var hasErrors = false
    private var hasUnknown = false
    private var count = 0

    /// Detection as the arguments say. Throws for what makes no sense.
    package init(_ parsed: ParsedArguments, program: String) throws(UsageError) {
        options = try DetectOptions(parsed)
        self.program = program
    }

    /// Whether there is something to look at: nobody means to type a file.
    package var isAvailable: Bool { options.isGiven || isatty(STDIN_FILENO) == 0 }

    /// Answers for all inputs, in their order; returns the exit status.
    package mutating func run() -> Int32 {
        if options.isTableLookup {
            lookUp()
        } else {
            if case .json(isArray: true) = options.form { output.write([UInt8(ascii: "[")]) }
            answerAll()
            if case .json(isArray: true) = options.form { output.write(Array(count == 0 ? "]\n".utf8 : "\n]\n".utf8)) }
        }
        output.flush()
        if output.failure != 0 { complain(nil, "standard output cannot be written: \(String(cString: strerror(output.failure)))") }
        return ExitStatus.of(hasErrors: hasErrors, hasDoubts: hasUnknown && options.isStrict)
    }

    private mutating func lookUp() {
        for operand in options.operands {
            if let lines = options.detecting.table(operand.bytes) {
                output.write(lines)
            } else {
                complain(operand.bytes, "the table has no such type or extension")
            }
        }
    }

    private mutating func answerAll() {
        if !options.isGiven { return answer([UInt8(ascii: "-")]) }
        for operand in options.operands where !hasEnded { answer(operand.bytes) }
        guard let list = options.list, !hasEnded else { return }
        do throws(Failure) {
            var names = try NameList(list.bytes, endingIn: options.endsInNUL ? 0 : UInt8(ascii: "\n"))
            while !hasEnded, let name = try names.next(beforeWaiting: { output.flush() }) { answer(name) }
        } catch {
            complain(list.bytes, error.message)
        }
    }

    private var hasEnded: Bool { output.hasEnded || options.endsAtFirstError && hasErrors }

    /// Answers for what a name stands for: a file, or with `--recursive` all files in a folder.
    private mutating func answer(_ name: [UInt8]) {
        if name == [UInt8(ascii: "-")] { return give(Answer(name: options.standardInputName?.bytes ?? name, outcome: standardInput())) }
        let outcome = outcome(of: name)
        guard options.isRecursive, case .success(let found) = outcome, found.mediaType == "inode/directory" else {
            return give(Answer(name: name, outcome: outcome))
        }
        for (path, failure) in FolderEntries(of: name) where !hasEnded {
            give(Answer(name: path, outcome: failure.map { .failure($0) } ?? self.outcome(of: path)))
        }
    }

    private func outcome(of path: [UInt8]) -> Result<Found, Failure> {
        do throws(Failure) {
            let file = try OpenedFile(
                at: path, followingLinks: options.followsLinks, keepingAccessTime: options.keepsAccessTime,
                opening: options.detecting.usesContent)
            switch file {
            case .unopened: return .success(options.detecting.found(name: path))
            case .folder: return .success(options.detecting.special("inode/directory"))
            case .special(let type): return .success(options.detecting.special(type))
            case .regular(let descriptor, let byteCount):
                defer { close(descriptor) }
                // Files of the kernel's say that they are empty.
                if byteCount == 0, let bytes = Self.beginning(of: descriptor) {
                    return .success(try options.detecting.found(name: path, BytesInput(bytes)))
                }
                let input = FileInput(descriptor: descriptor, byteCount: byteCount)
                return .success(try inside(try options.detecting.found(name: path, input), descriptor, path))
            }
        } catch {
            // A name is enough, where only that counts.
            if !options.detecting.usesContent, error.isMissing { return .success(options.detecting.found(name: path)) }
            return .failure(error)
        }
    }

    /// The beginning of a file whose length says nothing; `nil` where there is none.
    private static func beginning(of descriptor: Int32) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        let count = bytes.withUnsafeMutableBytes { pread(descriptor, $0.baseAddress, $0.count, 0) }
        return count > 0 ? Array(bytes[..<count]) : nil
    }

    /// What is inside a compressed file, where that is asked for.
    private func inside(_ found: Found, _ descriptor: Int32, _ path: [UInt8]) throws(Failure) -> Found {
        guard options.looksInside, let bytes = Decompression.beginning(of: descriptor, compressedAs: found.mediaType) else { return found }
        var content = try options.detecting.found(name: Self.nameInside(path), BytesInput(bytes))
        content.compression = found.mediaType
        return content
    }

    /// The name of what a compressed file holds: without its last ending, `.tgz` made `.tar`.
    private static func nameInside(_ path: [UInt8]) -> [UInt8] {
        guard let dot = path.lastIndex(of: UInt8(ascii: ".")) else { return path }
        let ending = path[dot...].map { $0 | 0x20 }
        let isArchive = [".tgz", ".tbz", ".tbz2", ".txz", ".tzst"].contains { $0.utf8.map { $0 | 0x20 } == ending }
        return Array(path[..<dot]) + (isArchive ? Array(".tar".utf8) : [])
    }

    private func standardInput() -> Result<Found, Failure> {
        let name = options.standardInputName?.bytes
        var status = stat()
        do throws(Failure) {
            guard fstat(STDIN_FILENO, &status) == 0 else { throw Failure(errno) }
            if status.st_mode & S_IFMT == S_IFDIR { return .success(options.detecting.special("inode/directory")) }
            // What another program has read of a file already is none of its beginning any more.
            if status.st_mode & S_IFMT == S_IFREG, lseek(STDIN_FILENO, 0, SEEK_CUR) == 0 {
                let input = FileInput(descriptor: STDIN_FILENO, byteCount: Int(status.st_size))
                return .success(try inside(try options.detecting.found(name: name, input), STDIN_FILENO, name ?? []))
            }
            return .success(try options.detecting.found(name: name, BytesInput(try Self.readStandardInput())))
        } catch {
            return .failure(error)
        }
    }

    private static func readStandardInput() throws(Failure) -> [UInt8] {
        var bytes: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 1 << 16)
        while bytes.count < standardInputLimit {
            let count = piece.withUnsafeMutableBytes { read(STDIN_FILENO, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            if count < 0 { throw Failure(errno) }
            if count == 0 { break }
            bytes += piece[..<count]
        }
        return bytes
    }

    private mutating func give(_ answer: Answer) {
        switch answer.outcome {
        case .success(let found): if found.isUnknown { hasUnknown = true }
        case .failure(let failure): complain(answer.name, failure.message)
        }
        switch options.form {
        case .json(isArray: true):
            output.write(Array((count == 0 ? "\n" : ",\n").utf8) + options.line(answer))
        case .json(isArray: false): output.write(options.line(answer) + [UInt8(ascii: "\n")])
        case .text, .template: output.write(options.line(answer))
        }
        count += 1
    }

    private mutating func complain(_ name: [UInt8]?, _ message: String) {
        hasErrors = true
        // What was printed before stands before it, where both go to a terminal.
        output.flush()
        let line = "\(program): " + (name.map { "\($0.isEmpty ? "''" : printable($0)): " } ?? "") + message + ".\n"
        Array(line.utf8).withUnsafeBytes { _ = write(STDERR_FILENO, $0.baseAddress, $0.count) }
    }
}
