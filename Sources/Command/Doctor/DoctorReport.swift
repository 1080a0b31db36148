// SPDX-License-Identifier: Apache-2.0

import JSONText
import Processes
import Textmill

/// What `textmill doctor` tells: items under headings, each of which is a line for people and an object for programs.
struct DoctorReport {
    struct Item {
        var name: String
        var text: String
        var object: JSONLine
    }

    private(set) var sections: [(title: String, items: [Item])] = []

    /// What was found out.
    init(_ formats: CommandFormats, _ protection: Protection, _ programs: [OptionalProgram]) {
        sections = [
            ("Programs that read documents run under", Self.protection(protection)),
            ("Helpers and plug-ins", Self.helpers(formats) + Self.plugins(formats)),
            ("Looked for in", Self.folders(formats.plugins.folders)),
            ("Other programs", programs.map(Self.program)),
        ]
    }

    private static func protection(_ protection: Protection) -> [Item] {
        let limits = Limits()
        let version = protection.landlockVersion
        return [
            item("protection", "limits", isThere: true, "\(limits.memory >> 20) MiB of memory, \(limits.time) seconds, no files written") {
                $0.add("memory", limits.memory)
                $0.add("time", limits.time)
            },
            item(
                "protection", "seccomp", isThere: protection.filtersCalls,
                protection.filtersCalls
                    ? "no network; helpers start no programs and open no files for writing"
                    : "not in this system: programs can use the network"),
            item(
                "protection", "landlock", isThere: version > 0,
                version > 0
                    ? "version \(version): helpers open only files that they need"
                    : "not in this system: helpers can read all that the user can"
            ) { if version > 0 { $0.add("version", version) } },
        ]
    }

    private static func helpers(_ formats: CommandFormats) -> [Item] {
        formats.helpers.map { helper in
            let path = helper.program.map { FileName($0).description }
            return item("helper", helper.description.name, isThere: path != nil, path ?? "not installed") { object in
                if let program = helper.program { object.add("path", path: program) }
                object.add("formats", helper.formats.map(\.shortName))
            }
        }
    }

    private static func plugins(_ formats: CommandFormats) -> [Item] {
        let importers = formats.pluginImporters
        return formats.plugins.plugins.map { plugin in
            let options = importers.first { $0.program == plugin.program.path }?.options ?? []
            return self.plugin(plugin, taking: options.map(\.name))
        }
    }

    private static func plugin(_ plugin: PluginSet.Plugin, taking options: [String]) -> Item {
        let name = FileName(plugin.program.name).description
        let path = FileName(plugin.program.path).description
        switch plugin.description {
        case .success(let description):
            let formats = description.formats.map(\.shortName)
            let taken = options.isEmpty ? "" : ", takes \(options.map { "--" + $0 }.joined(separator: ", "))"
            let reads = "reads \(formats.joined(separator: ", "))" + taken
            return item("plugin", name, isThere: true, "\(path) (\(reads))") { object in
                object.add("path", path: plugin.program.path)
                object.add("formats", formats)
                object.add("options", options)
            }
        case .failure(let error):
            return item("plugin", name, isThere: false, "\(path): cannot be used: \(error.message)") { object in
                object.add("path", path: plugin.program.path)
                object.add("problem", error.message)
            }
        }
    }

    private static func folders(_ folders: PluginFolders) -> [Item] {
        folders.folders.map { folder in item("folder", FileName(folder).description, isThere: true, "") }
            + folders.refused.map { folder in
                item("folder", FileName(folder).description, isThere: false, "not looked into: its path does not begin at the root")
            }
    }

    private static func program(_ program: OptionalProgram) -> Item {
        let path = program.path.map { FileName($0).description }
        return item("program", program.name, isThere: path != nil, "\(path ?? "not found") (\(program.use))") { object in
            if let path = program.path { object.add("path", path: path) }
            object.add("use", program.use)
        }
    }

    private static func item(
        _ kind: String, _ name: String, isThere: Bool, _ text: String, _ more: (inout JSONLine) -> Void = { _ in }
    ) -> Item {
        var object = JSONLine()
        object.add("kind", kind)
        object.add("name", name)
        object.add("available", isThere)
        more(&object)
        return Item(name: name, text: text, object: object)
    }
}
