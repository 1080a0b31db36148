// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import PluginProtocol
import Synchronization

/// The plug-ins there are. They are looked for and asked what they are once, and not before somebody wants to know: each costs the start of
/// a program.
public final class PluginSet: Sendable {
    /// Where they are looked for.
    public let folders: PluginFolders
    private let known: Set<[UInt8]>
    private let found = Mutex<[Plugin]?>(nil)

    /// A program and what it says of itself, or why it cannot be used.
    public struct Plugin: Sendable {
        /// The program.
        public let program: PluginFolders.Program
        /// What it says of itself, or what is wrong with it.
        public let description: Result<PluginDescription, ConversionError>
    }

    /// The plug-ins in folders, but for those by these names, which are known without being asked.
    public init(_ folders: PluginFolders, except names: [String] = []) {
        self.folders = folders
        known = Set(names.map { Array($0.utf8) })
    }

    /// The programs; none of them is started.
    public var programs: [PluginFolders.Program] { folders.programs().filter { !known.contains($0.name) } }

    /// All of them, with what they say of themselves.
    public var plugins: [Plugin] {
        // Others who ask meanwhile wait: each plug-in is asked once.
        found.withLock { found in
            if let found { return found }
            let plugins = programs.map { program in
                let description = Result { () throws(ConversionError) in try PluginDescription(asking: program.path) }
                return Plugin(program: program, description: description)
            }
            found = plugins
            return plugins
        }
    }

    /// Those that were asked so far and cannot be used, and why; asks none.
    public var failures: [(program: PluginFolders.Program, error: ConversionError)] {
        (found.withLock { $0 } ?? []).compactMap { plugin in
            guard case .failure(let error) = plugin.description else { return nil }
            return (plugin.program, error)
        }
    }

    /// Importers by those that can be used.
    public var importers: [ExternalImporter] {
        plugins.compactMap { plugin in
            (try? plugin.description.get()).map { ExternalImporter($0, program: plugin.program.path) }
        }
    }
}
