// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import Foundation
import PluginProtocol
import Testing

@testable import Processes

/// Where plug-ins are looked for, and what they say of themselves. Part of the suite that starts one program at a time.
extension ExternalImporterTests {
    private static let description = #"{"protocol":1,"name":"textmill-import-x","formats":[{"shortName":"x","name":"X"}]}"#

    @Test func folders() {
        let folders = PluginFolders(programFolder: Array("/opt/bin".utf8), variable: Array(":/a::plugins:./b:/c d:..".utf8))
        let names = { (paths: [[UInt8]]) in paths.map { String(decoding: $0, as: UTF8.self) } }
        #expect(names(folders.folders) == ["/opt/bin", "/opt/bin/../libexec/textmill", "/a", "/c d"])
        #expect(names(folders.refused) == ["plugins", "./b", ".."])
        #expect(PluginFolders(programFolder: nil, variable: nil).folders.isEmpty)
        #expect(PluginFolders.ofProcess().folders.first.map { String(decoding: $0, as: UTF8.self) } == Self.programFolder)
    }

    private static var programFolder: String {
        URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent().path
    }

    /// The first of a name counts; what is no program, or has another name, does not.
    @Test func programs() throws {
        let second = try PluginFixture()
        try fixture.add("textmill-import-b", "")
        try fixture.add("textmill-import-data", "", mode: 0o644)
        try fixture.add("other", "")
        try second.add("textmill-import-a", "")
        try second.add("textmill-import-b", "")
        try FileManager.default.createDirectory(atPath: second.url.path + "/textmill-import-folder", withIntermediateDirectories: true)
        let folders = PluginFolders(
            programFolder: Array("/nonexistent".utf8), variable: Array("\(fixture.url.path):\(second.url.path)".utf8))
        let paths = folders.programs().map { String(decoding: $0.path, as: UTF8.self) }
        #expect(paths == ["\(second.url.path)/textmill-import-a", "\(fixture.url.path)/textmill-import-b"])
        let found = folders.program(named: "textmill-import-b").map { String(decoding: $0, as: UTF8.self) }
        #expect(found == "\(fixture.url.path)/textmill-import-b")
        #expect(folders.program(named: "textmill-import-c") == nil)
    }

    @Test func descriptions() throws {
        let scripts = [
            ("echo '\(Self.description)'", "textmill-import-x"),
            ("test \"$*\" = --describe && echo '\(Self.description)'", "textmill-import-x"),
            ("echo '\(Self.description)' | sed s/1/2/", "helper-failed: it speaks version 2 of the protocol, not 1"),
            ("sleep 1000", "helper-failed: it did not describe itself within 1 seconds"),
            ("yes", "helper-failed: asked for its description, it wrote without end"),
            ("echo unknown option >&2; exit 2", "helper-failed: asked for its description, it ended with status 2: unknown option"),
            ("kill -SEGV $$", "helper-failed: asked for its description, it ended with signal 11"),
            ("", "helper-failed: its description is no JSON object"),
        ]
        for (script, expected) in scripts {
            let program = try fixture.add("textmill-import-x", "#!/bin/sh\n\(script)\n")
            #expect(PluginFixture.outcome { try PluginDescription(asking: program, patience: 1).name } == expected, "\(script)")
        }
    }

    /// A plug-in is asked once, and only when somebody wants to know.
    @Test func askedOnce() throws {
        // Files cannot be written, but names can be made.
        let script = "#!/bin/sh\nmkdir \(fixture.url.path)/asked-$$\necho '\(Self.description)'\n"
        try fixture.add("textmill-import-x", script)
        try fixture.add("textmill-import-wrong", "#!/bin/sh\nexit 1\n")
        try fixture.add("textmill-import-known", script)
        func asked() throws -> Int { try FileManager.default.contentsOfDirectory(atPath: fixture.url.path).count { $0.hasPrefix("asked") } }
        let folders = PluginFolders(programFolder: nil, variable: Array(fixture.url.path.utf8))
        let plugins = PluginSet(folders, except: ["textmill-import-known"])
        #expect(plugins.failures.isEmpty)
        #expect(try asked() == 0)
        #expect(plugins.importers.map(\.description.name) == ["textmill-import-x"])
        #expect(plugins.plugins.count == 2)
        #expect(plugins.failures.map { String(decoding: $0.program.name, as: UTF8.self) } == ["textmill-import-wrong"])
        #expect(try asked() == 1)
    }

    /// A registry asks plug-ins only about what it does not know.
    @Test func registry() throws {
        let script = PluginFixture.functions + "case $1 in --describe) echo '\(Self.description)';; *) say \"$(cat)\";; esac"
        try fixture.add("textmill-import-x", "#!/bin/sh\n" + script)
        let plugins = PluginSet(PluginFolders(programFolder: nil, variable: Array(fixture.url.path.utf8)))
        var registry = FormatRegistry()
        registry.furtherImporters = { plugins.importers }
        #expect(try registry.read(DocumentSource(Array("text".utf8)), as: "x").text.string == "text\n")
        let error = #expect(throws: ConversionError.self) { try registry.read(DocumentSource([1]), as: "y") }
        #expect(error?.code == .unknownFormat)
        #expect(registry.readableFormats.isEmpty)
        #expect(registry.withFurtherImporters().readableFormats.map(\.shortName) == ["x"])
    }

    @Test func knownHelpers() {
        let helpers = ExternalImporter.helpers(in: PluginFolders(programFolder: nil, variable: nil))
        #expect(helpers.map(\.description.name) == ["textmill-import-pdf"])
        #expect(helpers.flatMap(\.formats).map(\.shortName) == ["pdf"])
        #expect(helpers.allSatisfy { $0.program == nil })
    }
}
