// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import Foundation
import PluginProtocol
import Processes

/// A folder of plug-ins that goes away with the test.
final class PluginFixture {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().appendingPathComponent("textmill-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// Writes a program; returns its path.
    ///
    /// A shell writes it: a child that another test starts while this process has it open for writing would keep it from being started.
    @discardableResult
    func add(_ name: String, _ text: String, mode: Int = 0o755) throws -> [UInt8] {
        let path = url.appendingPathComponent(name).path
        let shell = Process()
        shell.executableURL = URL(fileURLWithPath: "/bin/sh")
        shell.arguments = ["-c", "printf %s \"$2\" >\"$1\"; chmod $3 \"$1\"", "sh", path, text, String(mode, radix: 8)]
        try shell.run()
        shell.waitUntilExit()
        return Array(path.utf8)
    }

    /// An importer by a shell script.
    func importer(
        _ script: String, options: [OptionDescription] = [], writesFiles: Bool = false, losesOnErrorOutput: Bool = false
    ) throws -> ExternalImporter {
        let program = try add("textmill-import-x", "#!/bin/sh\n" + script)
        return Self.importer(program, options: options, writesFiles: writesFiles, losesOnErrorOutput: losesOnErrorOutput)
    }

    static func importer(
        _ program: [UInt8]?, options: [OptionDescription] = [], writesFiles: Bool = false, losesOnErrorOutput: Bool = false
    ) -> ExternalImporter {
        let format = DocumentFormat("x", "X", mediaTypes: [], fileNameExtensions: ["x"])
        let description = PluginDescription(
            name: "textmill-import-x", formats: [format], options: options, writesFiles: writesFiles, losesOnErrorOutput: losesOnErrorOutput
        )
        return ExternalImporter(description, program: program)
    }

    /// Shell functions by which scripts write markup and events.
    static let functions = """
        say() {
            printf '<document xmlns="urn:x-textmill:markup" version="1"><body>'
            for line; do printf '<p>%s</p>' "$line"; done
            printf '</body></document>'
        }
        tell() { printf '%s\\n' "$1" >&3; }

        """

    /// What a script gives for a document: the text, or the code and message of the error.
    func result(
        _ script: String, document: [UInt8] = [], limits: Limits = Limits(), options: OptionValues = [:],
        taking described: [OptionDescription] = [], monitor: ConversionMonitor? = nil, writesFiles: Bool = false
    ) throws -> String {
        let importer = try importer(Self.functions + script, options: described, writesFiles: writesFiles)
        let context = ImportContext(options: options, limits: limits, monitor: monitor)
        var source = DocumentSource(document, name: "a document.x")
        source.baseURL = "https://example.org/"
        return Self.outcome { try importer.read(source, in: context).text.string }
    }

    static func outcome(_ body: () throws -> String) -> String {
        do {
            return try body()
        } catch let error as ConversionError {
            return "\(error.code.rawValue): \(error.message)"
        } catch {
            return "\(error)"
        }
    }
}

/// Whether a process is gone or a zombie, or is so soon: killing takes a moment.
func isOver(_ process: Int32) -> Bool {
    for _ in 0..<500 {
        guard let stat = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8) else { return true }
        if stat.split(separator: ")").last?.split(separator: " ").first == "Z" { return true }
        usleep(10_000)
    }
    return false
}
