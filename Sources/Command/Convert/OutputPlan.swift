// SPDX-License-Identifier: Apache-2.0

import CommandTable
import Textmill

/// Where the result of each input goes.
struct OutputPlan: Sendable {
    /// Where one result goes.
    enum Target: Hashable, Sendable {
        case standardOutput
        case file(FilePath)
        /// Nowhere: another input's result has the name.
        case taken(FilePath, by: FileName)
    }

    /// The inputs' targets, in their order; of joined inputs one for all.
    let targets: [Target]
    /// What must not be written over: the inputs, and the list of them.
    let inputs: Set<FileIdentity>

    init(_ inputs: [Input], _ options: ConvertOptions) throws(UsageError) {
        let list = options.inputs.list.flatMap { FileStatus(of: $0) }
        self.inputs = inputs.identities.union(list.flatMap { $0.kind == .regular ? [$0.identity] : nil } ?? [])
        let isOne = inputs.count <= 1 || options.isJoining
        switch options.destination {
        case .standardOutput:
            guard isOne else { throw Self.tooMany(inputs.count) }
            targets = inputs.map { _ in .standardOutput }
        case .file(let path):
            guard isOne else { throw Self.tooMany(inputs.count) }
            targets = inputs.map { _ in .file(path) }
        case .folder(let folder): targets = try Self.targets(inputs, options, in: folder)
        case .beside: targets = try Self.targets(inputs, options, in: nil)
        }
    }

    /// Files for all inputs, in a folder or next to the inputs; the second input that would have a name gets none.
    private static func targets(_ inputs: [Input], _ options: ConvertOptions, in folder: FilePath?) throws(UsageError) -> [Target] {
        var owners: [FilePath: FileName] = [:]
        var folders: [FilePath: FilePath] = [:]
        var targets: [Target] = []
        let names = OutputNames(options.input.registry)
        for input in inputs {
            let target = try target(of: input, options.exporter.format, names, in: folder)
            // One folder may be named in several ways.
            let resolved = folders[target.folder] ?? target.folder.resolved ?? target.folder
            folders[target.folder] = resolved
            let key = resolved.appending(target.lastComponent)
            if let owner = owners[key] {
                targets.append(.taken(target, by: owner))
            } else {
                owners[key] = input.name
                targets.append(.file(target))
            }
        }
        return targets
    }

    private static func target(
        of input: Input, _ format: DocumentFormat, _ names: OutputNames, in folder: FilePath?
    ) throws(UsageError) -> FilePath {
        if let folder, !input.outputPath.isEmpty { return folder.appending(names.named(input.outputPath, as: format)) }
        if folder == nil, let path = input.path {
            return path.replacingLastComponent(with: names.named(path.lastComponent, as: format))
        }
        let hint = folder == nil ? "add -o FILE, or --output-dir DIR" : "add --name NAME"
        throw UsageError("standard input has no name for its output", hint: hint, subcommand: "convert")
    }

    private static func tooMany(_ count: Int) -> UsageError {
        UsageError(
            "\(count) inputs, but one output", hint: "add --output-dir DIR, --beside (next to the inputs) or --cat (one document)",
            subcommand: "convert")
    }
}

extension [Input] {
    /// The regular files among the inputs, which must not be written over.
    var identities: Set<FileIdentity> {
        Set(
            compactMap { input in
                (input.path.map { FileStatus(of: $0) } ?? FileStatus(ofDescriptor: 0)).flatMap { $0.kind == .regular ? $0.identity : nil }
            })
    }
}
