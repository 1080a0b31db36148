// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import Foundation
import PluginHost
import PluginProtocol
import Processes
import RTFImport
import TestSupport
import Testing

/// Importers as programs of their own, run as the command runs them.
@Suite(.serialized) struct PluginHostTests {
    /// The program of the tests, under a plug-in's name.
    private static func plugin(_ name: String) throws -> [UInt8] {
        let programs = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("textmill-host-\(getpid())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let link = folder.appendingPathComponent("textmill-import-\(name)")
        try? FileManager.default.removeItem(at: link)
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: programs.appendingPathComponent("PluginSample"))
        return Array(link.path.utf8)
    }

    private static func importer(_ name: String) throws -> ExternalImporter {
        let program = try plugin(name)
        return ExternalImporter(try PluginDescription(asking: program), program: program)
    }

    private func probe(_ lines: String..., options: OptionValues = [:], limits: Limits = Limits(), monitor: ConversionMonitor? = nil) throws
        -> [String]
    {
        let context = ImportContext(options: options, limits: limits, monitor: monitor)
        let source = DocumentSource(Array(lines.joined(separator: "\n").utf8))
        let importer = try Self.importer("probe")
        do throws(ConversionError) {
            return try importer.read(source, in: context).text.string.split(separator: "\n").map(String.init)
        } catch {
            return ["\(error.code.rawValue): \(error)"]
        }
    }

    @Test func description() throws {
        let importer = try Self.importer("rtf")
        #expect(importer.description.name == "textmill-import-rtf")
        #expect(importer.formats.map(\.shortName) == RTFImporter().formats.map(\.shortName))
        #expect(importer.formats.flatMap(\.signatures) == RTFImporter().formats.flatMap(\.signatures))
        #expect(importer.options == RTFImporter().options)
    }

    /// A document is the same whether its importer runs here or elsewhere.
    @Test func sameDocument() throws {
        let bytes = [UInt8](try Data(contentsOf: TestFolders.corpus.appendingPathComponent("tour.rtf")))
        let source = DocumentSource(bytes, name: "tour.rtf")
        let (here, there) = (ImportContext(), ImportContext())
        let document = try FormatRegistry(importers: [RTFImporter()]).read(source, as: "rtf", in: here)
        #expect(try FormatRegistry(importers: [Self.importer("rtf")]).read(source, as: "rtf", in: there) == document)
        #expect(there.monitor.diagnostics.warnings == here.monitor.diagnostics.warnings)
        #expect(document.text.count > 1000)
    }

    /// What a plug-in may do once it has locked itself in, and what not.
    @Test func sandbox() throws {
        guard Protection.ofSystem.filtersCalls else { return print("skipped: the system filters no calls") }
        let temporary = "/tmp/textmill-sandbox-\(getpid())"
        let results = try probe(
            "write \(temporary)", "append /dev/null", "folder \(temporary)", "remove \(temporary)", "socket", "local", "exec /bin/true",
            "spawn /bin/true", "signal", "limit", "terminal", "thread", "open /dev/null", "list /usr/share/zoneinfo")
        #expect(
            results == [
                "write \(temporary): EPERM", "append /dev/null: EPERM", "folder \(temporary): EPERM", "remove \(temporary): EPERM",
                "socket: EPERM", "local: EPERM", "exec /bin/true: EPERM", "spawn /bin/true: EPERM", "signal: EPERM", "limit: EPERM",
                "terminal: EPERM", "thread: done", "open /dev/null: done", "list /usr/share/zoneinfo: done",
            ])
        #expect(!FileManager.default.fileExists(atPath: temporary))
    }

    /// Only what was named can be read.
    @Test func readableFiles() throws {
        guard Protection.ofSystem.landlockVersion > 0 else { return print("skipped: the system has no Landlock") }
        #expect(
            try probe("open /etc/passwd", "open /proc/self/maps", "list /", "list /root", "open /etc/ld.so.cache") == [
                "open /etc/passwd: EACCES", "open /proc/self/maps: EACCES", "list /: EACCES", "list /root: EACCES",
                "open /etc/ld.so.cache: done",
            ])
        let folders = ["/usr/share/fonts", "/usr/share/poppler"]
        let files = folders.compactMap { folder -> String? in
            let names = FileManager.default.enumerator(atPath: folder)?.lazy.compactMap { $0 as? String } ?? []
            return names.map { "\(folder)/\($0)" }.first {
                (try? URL(fileURLWithPath: $0).resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true
            }
        }
        if files.count < folders.count { print("skipped: there are no fonts, or no poppler-data, whose reading could be tried") }
        for file in files { #expect(try probe("open \(file)") == ["open \(file): done"]) }
    }

    @Test func failures() throws {
        var limits = Limits()
        #expect(try probe("error") == ["encrypted: page 3: it is locked. Find the key."])
        #expect(try probe("abort") == ["helper-failed: textmill-import-probe crashed (signal 6, aborted)."])
        let trap = try probe("trap")
        #expect(
            trap == ["helper-failed: textmill-import-probe crashed (signal 4, illegal instruction)."]
                || trap == ["helper-failed: textmill-import-probe crashed (signal 5, trace/breakpoint trap)."])
        limits.memory = 300 << 20
        #expect(try probe("memory", limits: limits).first?.hasPrefix("limit: more than 314572800 bytes of memory") == true)
        limits = Limits()
        limits.time = 1
        for action in ["loop", "spin"] {
            let monitor = ConversionMonitor(limits: limits)
            #expect(try probe(action, limits: limits, monitor: monitor).first?.hasPrefix("timeout: it took more than 1 seconds") == true)
        }
        limits = Limits()
        limits.input = 3
        #expect(try probe("loop", limits: limits).first?.hasPrefix("limit: more than 3 bytes of the source") == true)
        limits = Limits()
        limits.output = 10
        #expect(try probe("thread", limits: limits).first?.hasPrefix("limit: more than 10 bytes of the result") == true)
    }

    @Test func options() throws {
        #expect(try probe("key", "name", options: ["key-file": "secret\n", "times": "7"]) == ["key: secret", "name: 7"])
        #expect(try probe("name", options: ["times": "0"]) == ["invalid-option: option times does not take the value '0'."])
    }

    @Test func warnings() throws {
        let context = ConversionMonitor()
        #expect(try probe("warn", "complain", options: ["times": "30"], monitor: context) == ["warn: done", "complain: done"])
        let warnings = context.diagnostics.warnings
        #expect(warnings.count { $0.code == "probe" } == 20)
        #expect(warnings.first { $0.code == "probe" } == Warning("probe", "warning 0", at: .byte(0)))
        #expect(warnings.first { $0.code == "more-warnings" }?.message == "10 more warnings of the kind probe")
        #expect(warnings.first { $0.code == "plugin-message" }?.message == "Syntax Error: something is wrong")
        let told = Counter()
        let monitor = ConversionMonitor { event in if event.kind == .progress { told.add() } }
        #expect(try probe("progress", monitor: monitor) == ["progress: done"])
        #expect(told.count == 101)
    }

    /// What a library prints is told with the page that its thread was reading, whatever other threads read meanwhile.
    @Test func pagesOfErrors() throws {
        let context = ImportContext()
        let document = try Self.importer("lossy").read(DocumentSource(Array("print 3 4 5 6".utf8)), in: context)
        #expect(document.metadata.isLossy)
        let warnings = context.monitor.diagnostics.warnings
        #expect(warnings.count == 13 && warnings.allSatisfy { $0.code == "partial" })
        for page in 3...6 {
            let wanted = Warning("partial", "page \(page): Hangup", at: .page(page))
            #expect(warnings.count { $0 == wanted } == 3, "\(warnings)")
        }
        #expect(warnings.last == Warning("partial", "no page: Hangup"))
    }

    /// Run from a shell, without descriptors 3 and 4.
    @Test func byHand() throws {
        let program = String(decoding: try Self.plugin("probe"), as: UTF8.self)
        func run(_ arguments: [String], _ input: String, environment: [String: String] = [:]) throws -> (String, String, Int32) {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/bin/sh")
            process.arguments = ["-c", "printf '%s' \"$0\" | \"$@\" 3>&- 4>&-", input, program] + arguments
            process.environment = environment
            let (output, errors) = (Pipe(), Pipe())
            process.standardOutput = output
            process.standardError = errors
            try process.run()
            let texts = [output, errors].map { String(decoding: $0.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self) }
            process.waitUntilExit()
            return (texts[0], texts[1], process.terminationStatus)
        }
        let result = try run(["--times", "2"], "name\nwarn")
        #expect(result.0.contains("<p>name: 2</p>") && result.2 == 0)
        #expect(result.1 == "textmill-import-probe: byte 0: warning 0\ntextmill-import-probe: byte 1: warning 1\n")
        #expect(try run(["--help"], "").0.hasPrefix("Usage: textmill-import-probe [--OPTION VALUE]… <DOCUMENT >MARKUP\n"))
        for (arguments, message) in [
            (["x"], "'x' is no option with a value"), (["--times"], "'--times' is no option with a value"),
            (["--x", "y"], "there is no option 'x'"),
        ] {
            let result = try run(arguments, "name")
            #expect(result.0 == "" && result.1 == "textmill-import-probe: \(message)\n" && result.2 == 1)
        }
        let other = try run([], "name", environment: ["TEXTMILL_PROTOCOL": "2"])
        #expect(other.1 == "textmill-import-probe: textmill-import-probe speaks version 1 of the protocol, not 2\n" && other.2 == 1)
    }
}

private final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var value = 0
    func add() { lock.withLock { value += 1 } }
    var count: Int { lock.withLock { value } }
}
