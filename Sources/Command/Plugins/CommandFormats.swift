// SPDX-License-Identifier: Apache-2.0

import CommandTable
import Processes
import Textmill

/// The formats that the command knows: those of the package, those of helpers in programs of their own, and those of plug-ins, which are
/// asked what they are only where a command line needs them.
package struct CommandFormats: Sendable {
    /// The plug-ins.
    let plugins: PluginSet
    /// The helpers, whether they are installed or not.
    let helpers: [ExternalImporter]
    /// All formats that are known without asking; plug-ins come behind them where a source is of none.
    package let registry: FormatRegistry

    /// With helpers and plug-ins in these folders.
    package init(_ folders: PluginFolders) {
        let helpers = ExternalImporter.helpers(in: folders)
        let plugins = PluginSet(folders, except: helpers.map(\.description.name))
        var registry = FormatRegistry.standard
        registry.importers.insert(contentsOf: helpers, at: 0)
        let known = registry
        registry.furtherImporters = { Self.importers(plugins, beside: known) }
        self.plugins = plugins
        self.helpers = helpers
        self.registry = registry
    }

    /// Importers by plug-ins. An option whose name means something else on the command line is not theirs.
    private static func importers(_ plugins: PluginSet, beside registry: FormatRegistry) -> [ExternalImporter] {
        var table = CommandDescription.textmill(registry)
        return plugins.importers.map { importer in
            let taken = importer.takingOptions { option in
                let flags = table.flags.filter { $0.names.contains { $0.utf8.elementsEqual(option.name.utf8) } }
                return flags.allSatisfy { present in
                    var own = flag(for: option, FlagCategory.input, Subcommands.readers)
                    own.subcommands = present.subcommands
                    return present == own
                }
            }
            for option in taken.options { table.add(flag(for: option, FlagCategory.input, Subcommands.readers)) }
            return taken
        }
    }

    /// Importers by plug-ins, with those of their options that are options of the command.
    var pluginImporters: [ExternalImporter] { Self.importers(plugins, beside: registry) }

    /// A command line with the formats and the table by which it was understood.
    struct Understood {
        let parsed: ParsedArguments
        let registry: FormatRegistry
        let table: CommandDescription
    }

    /// Parses a command line, with the formats and options of plug-ins where it has any that are not known without them.
    func parse(_ arguments: [Argument]) throws(UsageError) -> Understood {
        let table = CommandDescription.textmill(registry)
        do throws(UsageError) {
            let parsed = try table.parse(arguments)
            if !isAboutPlugins(parsed) { return Understood(parsed: parsed, registry: registry, table: table) }
        } catch {
            if plugins.programs.isEmpty { throw error }
        }
        let extended = registry.withFurtherImporters()
        let extendedTable = CommandDescription.textmill(extended)
        return Understood(parsed: try extendedTable.parse(arguments), registry: extended, table: extendedTable)
    }

    /// Whether a command line is about formats in general, or about one that is not known.
    private func isAboutPlugins(_ parsed: ParsedArguments) -> Bool {
        if parsed.request != nil { return false }
        let isUnknown = parsed.value("from").map { $0.string.flatMap { registry.importer(for: $0) } == nil } ?? false
        let isGeneral = parsed.subcommand == "formats" || parsed.isSet("recursive") && parsed.subcommand != "detect"
        return (isGeneral || isUnknown) && !plugins.programs.isEmpty
    }
}
