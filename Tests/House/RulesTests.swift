// SPDX-License-Identifier: Apache-2.0

import Testing

/// The rules themselves: each finds what it is there to find, and nothing else.
@Suite struct RulesTests {
    let rooms = [
        Room(name: "Ground", folder: "Sources/Ground", imports: []),
        Room(name: "Upper", folder: "Sources/Upper", imports: ["Ground"]),
        Room(name: "UpperTests", folder: "Tests/Upper", imports: ["Upper"]),
    ]

    private func imports(_ source: String) -> [String] { SourceFile("Sources/Upper/A.swift", source).imports.map(\.module) }

    private func broken(_ source: String, in folder: String = "Upper", manifest: [Room]? = nil) -> [String] {
        HouseRules.imports(of: [SourceFile("Sources/\(folder)/A.swift", source)], table: rooms, manifest: manifest ?? rooms)
    }

    @Test(arguments: [
        ("import A", ["A"]),
        ("import A.B.C", ["A"]),
        ("import struct A.B", ["A"]),
        ("import func A.b; import B", ["A", "B"]),
        ("@_exported import A", ["A"]),
        ("@_exported public import A", ["A"]),
        ("@_spi(Inner) private import A", ["A"]),
        ("@testable\nimport A", ["A"]),
        ("fileprivate import class A.B // import C", ["A"]),
        ("/* import A /* import B */ import C */ import D", ["D"]),
        ("import /* now */ A", ["A"]),
        ("import\n    A", ["A"]),
        ("import `A`", ["A"]),
        ("#if canImport(A)\nimport A\n#endif", ["A"]),
        ("let a = \"import A\"\nlet b = \"\"\"\n  import B\n  \"\"\"\nlet c = #\"\\\" import C\"#", []),
        ("let a = \"\\(f(\"x\") + \"\\(1)\") import A\"\nimport B", ["B"]),
        ("let a = \"//\"; import A", ["A"]),
        ("table.import(x); f(import: y); `import`(z)", []),
        ("let quote = \"\\\"\"\nimport A", ["A"]),
        ("let raw = ##\"a\"# \\(b) \\##(c)\"##\nimport A", ["A"]),
    ])
    func findsImports(_ source: String, _ modules: [String]) {
        #expect(imports(source) == modules)
    }

    @Test func refusesImports() {
        #expect(broken("import Ground\nimport Glibc\nprivate import Synchronization\nimport struct Swift.Array").isEmpty)
        #expect(
            broken("\nimport Upper", in: "Ground") == [
                "Sources/Ground/A.swift:2: Ground imports Upper, which Sources/README.md does not allow"
            ])
        #expect(
            broken("@testable import Cellar") == ["Sources/Upper/A.swift:1: Upper imports Cellar, which Sources/README.md does not allow"])
        #expect(broken("@_exported public import struct Cellar.X").count == 1)
        #expect(broken("import Foundation") == ["Sources/Upper/A.swift:1: Upper imports Foundation, which no target here may"])
        #expect(broken("import FoundationEssentials").count == 1)
        #expect(broken("import struct Foundation.URL").count == 1)
        #expect(broken("let a = 1", in: "Cellar") == ["Sources/Cellar/A.swift: lies in no target's folder"])
        let bare = [rooms[0], Room(name: "Upper", folder: "Sources/Upper", imports: [])]
        #expect(
            broken("import Ground", manifest: bare) == [
                "Sources/Upper/A.swift:1: Upper imports Ground, which Package.swift does not declare"
            ])
    }

    @Test func refusesWhatTableAndManifestDoNotShare() {
        #expect(HouseRules.agreement(table: rooms, manifest: rooms).isEmpty)
        #expect(HouseRules.agreement(table: Array(rooms.dropFirst()), manifest: rooms) == ["Ground: is missing in Sources/README.md"])
        #expect(HouseRules.agreement(table: rooms, manifest: Array(rooms.dropFirst())) == ["Ground: is missing in Package.swift"])
        let moved = [Room(name: "Ground", folder: "Sources/Cellar", imports: [])] + rooms.dropFirst()
        #expect(
            HouseRules.agreement(table: rooms, manifest: moved) == ["Ground: lies in Sources/Cellar, Sources/README.md says Sources/Ground"]
        )
        let wide = [Room(name: "Ground", folder: "Sources/Ground", imports: ["Upper"])] + rooms.dropFirst()
        #expect(HouseRules.agreement(table: rooms, manifest: wide) == ["Ground: depends on Upper, which the table does not allow"])
        let founded = [Room(name: "Ground", folder: "Sources/Ground", imports: ["FoundationEssentials"])] + rooms.dropFirst()
        #expect(HouseRules.agreement(table: founded, manifest: rooms) == ["Ground: the table may not allow Foundation"])
    }

    @Test func refusesDisorder() {
        #expect(HouseRules.order(of: rooms).isEmpty)
        #expect(HouseRules.order(of: [rooms[1], rooms[0]]) == ["Upper: depends on Ground, which is not listed above it"])
        #expect(HouseRules.order(of: [rooms[0], Room(name: "GROUND", folder: "x", imports: [])]) == ["GROUND: has the name of Ground"])
    }

    @Test func refusesTypesCalledLikeTheirModule() {
        let hiding = SourceFile("Sources/Upper/A.swift", "extension Lower { public struct Upper {} }")
        let using = SourceFile("Sources/Ground/A.swift", "struct Upper {} // struct Ground\nlet a = Ground.self")
        #expect(HouseRules.names(of: [hiding], rooms: rooms) == ["Sources/Upper/A.swift: a type is called like its module, Upper"])
        #expect(HouseRules.names(of: [using], rooms: rooms).isEmpty)
    }

    @Test func refusesFilesOutside() {
        let files = ["Sources/Upper/Inner/A.swift", "Tests/Upper/A.swift", "Sources/A.swift", "Sources/Upperer/A.c"].map {
            SourceFile($0, "")
        }
        #expect(
            HouseRules.homeless(files, rooms: rooms) == [
                "Sources/A.swift: lies in no target's folder", "Sources/Upperer/A.c: lies in no target's folder",
            ])
    }

    @Test(arguments: [
        ("// SPDX-License-Identifier: Apache-2.0\n", true),
        ("/* SPDX-License-Identifier: Apache-2.0 */\nint a;", true),
        ("// swift-tools-version: 6.2\n// SPDX-License-Identifier: Apache-2.0\n", true),
        ("", false),
        ("// SPDX-License-Identifier: MIT\n", false),
        ("\n// SPDX-License-Identifier: Apache-2.0\n", false),
        ("import A\n// SPDX-License-Identifier: Apache-2.0\n", false),
    ])
    func asksForTheLicence(_ text: String, _ isRight: Bool) {
        #expect(HouseRules.licence(of: [SourceFile("A.swift", text)]).isEmpty == isRight)
    }

    @Test func refusesLongFiles() {
        let line = "let a = 1\n"
        #expect(HouseRules.length(of: [SourceFile("A.swift", String(repeating: line, count: 800))]).isEmpty)
        #expect(
            HouseRules.length(of: [SourceFile("A.swift", String(repeating: line, count: 801))]) == ["A.swift: has 801 lines, more than 800"]
        )
    }

    @Test(arguments: [
        ("let a = try! f()", ["A.swift:1: try!"]),
        ("\nlet a = b as! C", ["A.swift:2: as!"]),
        ("fatalError(\"never\")", ["A.swift:1: fatalError("]),
        ("Swift.fatalError (\n)", ["A.swift:1: fatalError("]),
        ("let a = \"\\(try! f())\"", ["A.swift:1: try!"]),
        ("try f(); try? f(); b as? C; b as C", []),
        ("// try! f()\n/* as! C */ let a = \"fatalError(\"", []),
        ("let fatalErrors = 1; try !f()", []),
    ])
    func findsTraps(_ source: String, _ found: [String]) {
        #expect(HouseRules.traps(in: [SourceFile("A.swift", source)]) == found)
    }

    @Test func readsTheTable() {
        let document = """
            # Some words

            | name | sense |
            |---|---|
            | `x` | `y` |

            | target | folder | holds | may import |
            |---|---|---|---|
            | `Ground` | `Sources/Ground` | the `Floor` | – |
            | `Upper` | `Sources/Upper` | all else | `Ground`, `Glibc` |

            | `Later` | `Sources/Later` | nothing yet | – |
            """
        #expect(
            HouseTable.rooms(in: document) == [
                Room(name: "Ground", folder: "Sources/Ground", imports: []),
                Room(name: "Upper", folder: "Sources/Upper", imports: ["Ground", "Glibc"]),
            ])
        #expect(HouseTable.rooms(in: "| a | b |\n").isEmpty)
    }

    @Test func readsTheManifest() {
        let source = #"""
            func room(_ name: String, _ folder: String) -> Target { .target(name: name, path: "Sources/\(folder)") }
            let package = Package(
                name: "house", products: [.library(name: "Ground", targets: ["Ground"])],
                targets: [
                    room("Ground", "Ground"),
                    // room("Closed", "Closed"),
                    room("Upper", "Floors/Upper", ["Ground", .product(name: "Lift", package: "lifts")], resources: [.copy("Table")]),
                    .systemLibrary(name: "CPump", path: "Sources/System/CPump", pkgConfig: "pump", providers: [.apt(["libpump-dev"])]),
                    .executableTarget(
                        name: "Door", dependencies: ["Upper", .target(name: "CPump")], path: "Sources/Door", swiftSettings: strict),
                    tests("UpperTests", "Upper", ["Upper"], exclude: ["Cases"]),
                ])
            """#
        #expect(
            Manifest.rooms(in: source) == [
                Room(name: "Ground", folder: "Sources/Ground", imports: []),
                Room(name: "Upper", folder: "Sources/Floors/Upper", imports: ["Ground", "Lift"]),
                Room(name: "CPump", folder: "Sources/System/CPump", imports: []),
                Room(name: "Door", folder: "Sources/Door", imports: ["Upper", "CPump"]),
                Room(name: "UpperTests", folder: "Tests/Upper", imports: ["Upper"]),
            ])
    }
}
