// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import Foundation
import PluginProtocol
import Processes
import Synchronization
import Testing

/// Everything that starts programs, one thing at a time, because it measures time.
@Suite(.serialized) struct ExternalImporterTests {
    let fixture: PluginFixture

    init() throws { fixture = try PluginFixture() }

    /// A process that leaves the group of its plug-in, and whose parents end before it, does not outlive the run.
    @Test func escape() throws {
        let file = fixture.url.appendingPathComponent("escaped").path
        let script = """
            setsid sh -c 'setsid sh -c "echo \\$\\$ >>\(file); exec sleep 100" & echo $$ >>\(file); exec env -i sleep 100' &
            while [ "$(wc -l 2>/dev/null <\(file))" != 2 ]; do sleep 0.02; done
            say done
            """
        let importer = try fixture.importer(PluginFixture.functions + script, writesFiles: true)
        #expect(try importer.read(DocumentSource([]), in: ImportContext()).text.string == "done\n")
        let numbers = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n").compactMap { pid_t($0) }
        #expect(numbers.count == 2)
        for number in numbers { #expect(kill(number, 0) != 0 && errno == ESRCH, "\(number) is there") }
    }

    /// What a plug-in is handed; in a process of its own, because that has an environment and descriptors of its own.
    @Test func contract() async {
        await #expect(processExitsWith: .success) { try Self.checkContract() }
    }

    private static func checkContract() throws {
        let script = """
            say "$(cat)" "$*" "$(pwd)" "$TEXTMILL_PROTOCOL $TEXTMILL_NAME $TEXTMILL_BASE_URL $TEXTMILL_LIMIT_MEMORY $TEXTMILL_SECRET" \
                "$(cat <&4)" "$(ulimit -c) $(ulimit -f) $(ulimit -n) $(ulimit -t) $(ulimit -v)" \
                "$(sed -n 's/^NoNewPrivs:.//p' /proc/self/status)" "$(exec ls /proc/self/fd | tr '\\n' ' ')"
            """
        // Neither a descriptor that others forgot to close nor a variable is handed on.
        let forgotten = open("/dev/null", O_RDONLY)
        defer { close(forgotten) }
        setenv("TEXTMILL_SECRET", "none of its business", 1)
        var limits = Limits()
        limits.memory = 1 << 30
        limits.time = 60
        let options = [
            OptionDescription("rows", .integer(0...9), help: "rows"),
            OptionDescription("key-file", .file(placeholder: "FILE"), help: "key"),
            OptionDescription("other", .flag, help: "other"),
        ]
        let given: OptionValues = ["rows": "3", "key-file": "pass"]
        let fixture = try PluginFixture()
        let result = try fixture.result(script, document: Array("the text".utf8), limits: limits, options: given, taking: options)
        let lines = result.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(
            lines == [
                "the text", "--rows 3", "/", "1 a document.x https://example.org/ 1073741824 ", #"{"name":"key-file","value":"pass"}"#,
                // The last of the descriptors is that by which they are listed.
                "0 0 256 61 1048576", "1", "0 1 2 3 4 5 ", "",
            ])
    }

    /// Scripts that do not do what they should, and what comes of it.
    private static let misbehaviour: [(name: String, script: String, outcome: String)] = [
        ("nothing", "exit 0", "helper-failed: textmill-import-x wrote markup that cannot be read: the file is empty"),
        ("half", "say a | head -c 60", "helper-failed: textmill-import-x wrote markup that cannot be read: line 1, column 61: "),
        ("no markup", "echo hello", "helper-failed: textmill-import-x wrote markup that cannot be read: line 1, column 1: "),
        ("random", "head -c 100000 /dev/urandom", "helper-failed: textmill-import-x wrote markup that cannot be read: "),
        ("other markup", "printf '<html/>'", "helper-failed: textmill-import-x wrote markup that cannot be read: line 1, column "),
        (
            "entities", "printf '<!DOCTYPE d [<!ENTITY e \"x\">]><d/>'",
            "helper-failed: textmill-import-x wrote markup that cannot be read: "
        ),
        (
            "newer markup", "printf '<document xmlns=\"urn:x-textmill:markup\" version=\"2\"><body/></document>'",
            "helper-failed: textmill-import-x wrote markup that cannot be read: "
        ),
        ("status 1", "say a; exit 1", "helper-failed: textmill-import-x failed without saying why"),
        ("message", "echo 'no such thing' >&2; exit 1", "helper-failed: textmill-import-x failed: no such thing"),
        ("status 3", "say a; exit 3", "helper-failed: textmill-import-x ended with status 3 without saying why"),
        ("crash", "kill -SEGV $$", "helper-failed: textmill-import-x crashed (signal 11, segmentation fault)"),
        ("kill", "say a; kill -KILL $$", "helper-failed: textmill-import-x crashed (signal 9, killed)"),
        (
            "failure", "tell '{\"event\":\"failed\",\"code\":\"encrypted\",\"message\":\"it is locked\"}'; exit 1",
            "encrypted: it is locked"
        ),
        ("failure, status 0", "tell '{\"event\":\"failed\",\"code\":\"odd\",\"message\":\"it is odd\"}'; say a", "odd: it is odd"),
        ("failure without message", "tell '{\"event\":\"failed\",\"code\":\"odd\"}'; say a", "a\n"),
        ("no interpreter", "", "missing-program: textmill-import-x: it is not there, or the program that runs it is not"),
        ("writing files", "echo x >/tmp/textmill-$$", "helper-failed: textmill-import-x crashed (signal 25, file size limit exceeded)"),
        ("does not read", "say a", "a\n"),
        ("slow", "sleep 0.3; say a; sleep 0.3", "a\n"),
        ("leaves others behind", "sleep 1000 & say a", "a\n"),
        ("leaves a writer behind", "(while :; do echo x >&3; done) & say a", "a\n"),
        ("events that are none", "printf '\\000\\377\\n{\\n' >&3; say a; head -c 200000 /dev/zero >&3", "a\n"),
        ("closes events", "exec 3>&- 4<&-; say a", "a\n"),
    ]

    @Test func misbehaving() throws {
        for (name, script, outcome) in Self.misbehaviour {
            var result: String
            if name == "no interpreter" {
                let program = try fixture.add("textmill-import-x", "#!/nonexistent/interpreter\n")
                let importer = PluginFixture.importer(program)
                result = PluginFixture.outcome { try importer.read(DocumentSource([]), in: ImportContext()).text.string }
            } else {
                result = try fixture.result(script, document: [UInt8](repeating: 1, count: 1 << 20))
            }
            if outcome.hasSuffix(" ") || outcome.hasSuffix(": ") { result = String(result.prefix(outcome.count)) }
            #expect(result == outcome, "\(name)")
        }
    }

    @Test func missing() throws {
        let gone = PluginFixture.importer(Array("\(fixture.url.path)/gone".utf8))
        let read = { (importer: ExternalImporter) in
            PluginFixture.outcome { try importer.read(DocumentSource([]), in: ImportContext()).text.string }
        }
        #expect(read(gone) == "missing-program: textmill-import-x: it is not there, or the program that runs it is not")
        #expect(read(PluginFixture.importer(nil)) == "missing-program: textmill-import-x is not installed")
        let data = try fixture.add("data", "no program", mode: 0o644)
        #expect(read(PluginFixture.importer(data)) == "helper-failed: textmill-import-x: it cannot be started: permission denied")
        let text = try fixture.add("text", "no program")
        #expect(read(PluginFixture.importer(text)) == "helper-failed: textmill-import-x: it cannot be started: exec format error")
    }

    /// What goes on without end is ended, with all that it started.
    @Test func endless() throws {
        var limits = Limits()
        limits.time = 1
        limits.input = 1 << 20
        let hangs = [
            "sleep 1000 & tell \"{\\\"event\\\":\\\"title\\\",\\\"text\\\":\\\"$!\\\"}\"; wait",
            "sleep 1000 & tell \"{\\\"event\\\":\\\"title\\\",\\\"text\\\":\\\"$!\\\"}\"; exec >&- 2>&- 3>&-; wait",
            "tell \"{\\\"event\\\":\\\"title\\\",\\\"text\\\":\\\"$$\\\"}\"; trap '' TERM INT; while :; do :; done",
        ]
        for script in hangs {
            let title = Mutex<Int32>(0)
            let monitor = ConversionMonitor(limits: limits) { event in
                if let number = event.text.flatMap({ Int32($0) }) { title.withLock { $0 = number } }
            }
            #expect(try fixture.result(script, limits: limits, monitor: monitor) == "timeout: it took more than 1 seconds", "\(script)")
            let process = title.withLock { $0 }
            #expect(process > 0 && isOver(process), "\(script)")
        }
        #expect(try fixture.result("yes", limits: limits) == "limit: textmill-import-x wrote more than 1048576 bytes")
        #expect(try fixture.result("yes $(seq 500) >&3") == "helper-failed: textmill-import-x wrote messages without end")
        #expect(try fixture.result("yes $(seq 500) | tr -d '\\n' >&2") == "helper-failed: textmill-import-x wrote messages without end")
    }

    @Test func cancellation() throws {
        let monitor = ConversionMonitor()
        let start = ContinuousClock.now
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.2) { monitor.cancel() }
        #expect(try fixture.result("sleep 1000", monitor: monitor) == "cancelled: cancelled")
        #expect(ContinuousClock.now - start < .seconds(20))
    }

    /// A program that is refused memory is told of as that.
    @Test func memory() throws {
        guard FileManager.default.isExecutableFile(atPath: "/usr/bin/python3") else { return print("skipped: python3 is not installed") }
        var limits = Limits()
        limits.memory = 200 << 20
        let script =
            "exec /usr/bin/python3 -c 'import os\na = []\ntry:\n  while True: a.append(b\"x\" * 1000000)\nexcept MemoryError: os.abort()'"
        let expected = "limit: more than 209715200 bytes of memory of a program that reads a document"
        #expect(try fixture.result(script, limits: limits) == expected)
    }

    @Test func network() throws {
        guard FileManager.default.isExecutableFile(atPath: "/usr/bin/python3") else { return print("skipped: python3 is not installed") }
        let script = """
            say "$(/usr/bin/python3 -c '
            import socket
            for family in (socket.AF_INET, socket.AF_INET6, socket.AF_UNIX):
                try: socket.socket(family); print("made", end=" ")
                except PermissionError: print("refused", end=" ")')"
            """
        #expect(try fixture.result(script) == "refused refused made \n")
    }

    @Test func files() throws {
        #expect(try fixture.result("f=$(mktemp); echo hello >$f; say $(cat $f); rm $f", writesFiles: true) == "hello\n")
    }

    @Test func warnings() throws {
        let script = """
            tell '{"event":"title","text":"A title"}'
            tell '{"event":"progress","fraction":0.5}'
            tell '{"event":"warning","code":"lost-picture","message":"a picture is missing","page":2}'
            tell '{"event":"later","message":"of another time"}'
            tell 'nonsense'
            printf 'one\\r\\n\\ntwo' >&2
            say text
            """
        for loses in [false, true] {
            let events = Mutex<[String]>([])
            let monitor = ConversionMonitor { event in
                let fraction = event.fraction.map { "\($0)" }
                events.withLock { $0.append(event.kind.rawValue + " " + (event.text ?? fraction ?? event.warning?.code ?? "")) }
            }
            let importer = try fixture.importer(PluginFixture.functions + script, losesOnErrorOutput: loses)
            let document = try importer.read(DocumentSource([]), in: ImportContext(monitor: monitor))
            #expect(document.metadata.isLossy == loses)
            let code = loses ? "partial" : "plugin-message"
            let told = monitor.diagnostics.warnings.filter { $0.code != code }
            #expect(
                told == [
                    Warning("lost-picture", "a picture is missing", at: .page(2)),
                    Warning("plugin-event", "the plug-in wrote a line that is no event to descriptor 3"),
                ])
            #expect(monitor.diagnostics.warnings.filter { $0.code == code }.map(\.message) == ["one", "two"])
            let others = events.withLock { $0.filter { !$0.hasPrefix("warning") } }
            #expect(others == ["title A title", "progress 0.5"])
        }
        let partial = try fixture.importer(PluginFixture.functions + "tell '{\"event\":\"partial\"}'; say text")
        let context = ImportContext()
        #expect(try partial.read(DocumentSource([]), in: context).metadata.isLossy)
        #expect(context.monitor.diagnostics.warnings.map(\.code) == ["partial"])
    }

    /// Neither a descriptor nor a child is left, however a run ends; in a process of its own, whose descriptors and children can be counted.
    @Test func nothingIsLeft() async {
        await #expect(processExitsWith: .success) { try Self.checkNothingIsLeft() }
    }

    private static func checkNothingIsLeft() throws {
        let fixture = try PluginFixture()
        func openDescriptors() throws -> Int { try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count }
        _ = try fixture.result("say a")
        let before = try openDescriptors()
        var limits = Limits()
        limits.input = 1000
        for script in ["say a", "kill -KILL $$", "yes", "exit 1", "sleep 1000 & say a"] {
            for _ in 0..<5 { _ = try fixture.result(script, limits: limits) }
        }
        for _ in 0..<5 {
            let importer = PluginFixture.importer(Array("/nonexistent".utf8))
            #expect(throws: ConversionError.self) { try importer.read(DocumentSource([]), in: ImportContext()) }
        }
        #expect(try openDescriptors() == before)
        #expect(waitpid(-1, nil, WNOHANG) == -1 && errno == ECHILD)
    }

    /// A large document, and large markup.
    @Test func large() throws {
        let document = [UInt8](repeating: UInt8(ascii: "x"), count: 8 << 20)
        let result = try fixture.result("say $(wc -c) \"$(head -c 3000000 /dev/zero | tr '\\0' y)\"", document: document)
        #expect(result.utf8.count == 8 + 3_000_001)
        #expect(result.hasPrefix("8388608\ny"))
    }

    /// Several at a time, on several threads.
    @Test func together() async throws {
        let importer = try fixture.importer(PluginFixture.functions + "say \"$(cat)\"")
        let results = await withTaskGroup(of: String.self) { group in
            for number in 0..<20 {
                group.addTask {
                    let source = DocumentSource(Array("number \(number)".utf8))
                    return PluginFixture.outcome { try importer.read(source, in: ImportContext()).text.string }
                }
            }
            return await group.reduce(into: Set<String>()) { $0.insert($1) }
        }
        #expect(results == Set((0..<20).map { "number \($0)\n" }))
    }
}
