// SPDX-License-Identifier: Apache-2.0

import Testing

/// The house as it stands keeps its rules.
@Suite struct HouseTests {
    let table: [Room]
    let manifest: [Room]
    let rooms: [Room]
    let sources: [SourceFile]
    let everything: [SourceFile]

    /// Read once for all tests.
    private static let files = Result {
        (
            sources: try SourceFile.all(below: "Sources"), tests: try SourceFile.all(below: "Tests"),
            manifest: try SourceFile.text("Package.swift")
        )
    }

    init() throws {
        let files = try Self.files.get()
        table = HouseTable.rooms(in: try SourceFile.text("Sources/README.md"))
        manifest = Manifest.rooms(in: files.manifest)
        rooms = manifest.filter { $0.folder.hasPrefix("Sources/") }
        sources = files.sources
        everything = sources + files.tests + [SourceFile("Package.swift", files.manifest)]
    }

    private func expectNone(_ broken: [String], sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(broken.isEmpty, "\(broken.count):\n\(broken.prefix(20).joined(separator: "\n"))", sourceLocation: sourceLocation)
    }

    @Test func isRead() {
        #expect(table.contains(Room(name: "TextModel", folder: "Sources/TextModel", imports: [])))
        #expect(rooms.contains { $0.name == "TextmillCommand" && $0.folder == "Sources/Command" && $0.imports.contains("Textmill") })
        #expect(manifest.contains { $0.name == "HouseTests" && $0.folder == "Tests/House" })
        #expect(sources.contains { $0.path == "Sources/TextModel/Color.swift" })
        #expect(sources.contains { $0.imports.contains { $0.module == "TextModel" } })
    }

    @Test func importsOnlyWhatTheTableAllows() { expectNone(HouseRules.imports(of: sources, table: table, manifest: manifest)) }

    @Test func tableAndManifestAgree() { expectNone(HouseRules.agreement(table: table, manifest: rooms)) }

    @Test func targetsAreListedGroundFloorFirst() { expectNone(HouseRules.order(of: manifest)) }

    @Test func noTypeIsCalledLikeItsModule() { expectNone(HouseRules.names(of: sources, rooms: rooms)) }

    @Test func everyFileHasARoom() { expectNone(HouseRules.homeless(everything.filter { $0.path != "Package.swift" }, rooms: manifest)) }

    @Test func everyFileNamesItsLicence() { expectNone(HouseRules.licence(of: everything)) }

    @Test func noFileIsTooLong() { expectNone(HouseRules.length(of: everything)) }

    @Test func nothingTraps() { expectNone(HouseRules.traps(in: sources)) }
}
