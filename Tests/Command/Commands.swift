// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The commands that were built, and what they do when run.
enum Commands {
    /// The folder of the commands: that of this program, or `TEXTMILL_BIN` (a folder, or a command in it).
    static let folder: URL = {
        guard let named = ProcessInfo.processInfo.environment["TEXTMILL_BIN"] else {
            return URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        }
        var isFolder: ObjCBool = false
        let url = URL(fileURLWithPath: named)
        return FileManager.default.fileExists(atPath: named, isDirectory: &isFolder) && isFolder.boolValue
            ? url : url.deletingLastPathComponent()
    }()

    struct Result {
        var output: Data
        var errors: Data
        var status: Int32
    }

    /// Runs a line of shell in a folder, with the commands on the path. Without input there is none to read; with the size of a terminal,
    /// standard output is one.
    static func shell(_ line: String, in folder: URL, input: Any = FileHandle.nullDevice, terminal size: PseudoTerminal.Size? = nil) throws
        -> Result
    {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", line]
        process.currentDirectoryURL = folder
        process.environment = ["PATH": "\(Self.folder.path):/usr/local/bin:/usr/bin:/bin", "LC_ALL": "C.UTF-8"]
        process.standardInput = input
        // Files, because a pipe that nobody empties would stop the command.
        let outputs = try ["stdout", "stderr"].map { name in
            let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(name)-\(UUID().uuidString)")
            try Data().write(to: url)
            return url
        }
        defer { for url in outputs { try? FileManager.default.removeItem(at: url) } }
        let terminal = try size.map { try PseudoTerminal($0) }
        process.standardOutput = try terminal?.screen ?? FileHandle(forWritingTo: outputs[0])
        process.standardError = try FileHandle(forWritingTo: outputs[1])
        try process.run()
        let shown = terminal?.readAll()
        process.waitUntilExit()
        let status = process.terminationReason == .uncaughtSignal ? 128 + process.terminationStatus : process.terminationStatus
        return Result(output: try shown ?? Data(contentsOf: outputs[0]), errors: try Data(contentsOf: outputs[1]), status: status)
    }
}

/// A folder that goes away with the test.
final class TemporaryFolder {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().appendingPathComponent("textmill-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// The names of all files, hidden ones too.
    func names(_ path: String = "") -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: url.appendingPathComponent(path).path)) ?? []).sorted()
    }

    func write(_ text: String, to path: String) throws {
        let file = url.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    func text(_ path: String) -> String? {
        (try? Data(contentsOf: url.appendingPathComponent(path))).map { String(decoding: $0, as: UTF8.self) }
    }
}
