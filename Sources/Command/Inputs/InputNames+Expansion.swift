// SPDX-License-Identifier: Apache-2.0

import CommandTable
import Textmill

extension InputNames {
    /// The documents that the names mean, in order, and what went wrong while folders were read.
    ///
    /// - Parameters:
    ///   - takesAll: Whether a folder's files are documents whatever their names end in.
    ///   - outputFolder: A folder that is not looked into where it lies below another.
    func inputs(_ registry: FormatRegistry, takesAll: Bool, outside outputFolder: FilePath? = nil) -> (inputs: [Input], messages: [Message])
    {
        guard isGiven else { return ([Input(standardInputCalled: standardInputName)], []) }
        let excluded = outputFolder.flatMap { FileStatus(of: $0)?.identity }
        var walk = FolderWalk(registry: registry, takesAll: takesAll, excluded: excluded)
        for name in names {
            let path = FilePath(name.bytes)
            if name.isDash {
                walk.inputs.append(Input(standardInputCalled: standardInputName))
            } else if isRecursive, FileStatus(of: path)?.kind == .folder, !registry.isDocumentFolder(path) {
                walk.add(path)
            } else {
                walk.inputs.append(Input(path))
            }
        }
        return (walk.inputs, walk.messages)
    }
}

/// Finds the documents in folders but for hidden ones, those of each folder sorted by the bytes of their names.
private struct FolderWalk {
    let registry: FormatRegistry
    /// Whether every file is a document; else those whose endings are formats' that can be read.
    let takesAll: Bool
    /// A folder that is not entered.
    let excluded: FileIdentity?
    var inputs: [Input] = []
    var messages: [Message] = []

    init(registry: FormatRegistry, takesAll: Bool, excluded: FileIdentity?) {
        self.registry = registry
        self.takesAll = takesAll
        self.excluded = excluded
    }

    mutating func add(_ root: FilePath) {
        let before = inputs.count + messages.count
        var waiting: [(folder: FilePath, below: [UInt8])] = [(root, [])]
        while let (folder, below) = waiting.popLast() {
            do throws(ConversionError) {
                var folders: [(FilePath, [UInt8])] = []
                for entry in try folder.entries() where entry.name.first != UInt8(ascii: ".") {
                    let path = folder.appending(entry.name), outputPath = below + entry.name
                    if entry.kind == .folder, !registry.isDocumentFolder(path) {
                        if let excluded, FileStatus(of: path)?.identity == excluded { continue }
                        folders.append((path, outputPath + [UInt8(ascii: "/")]))
                    } else if isDocument(path, entry.name, entry.kind) {
                        inputs.append(Input(path, outputPath: outputPath))
                    }
                }
                waiting += folders.reversed()
            } catch {
                messages.append(Message(.error, FileName(folder), error))
            }
        }
        if inputs.count + messages.count == before {
            messages.append(Message(.warning, FileName(root), code: "no-documents", "there are no documents in it"))
        }
    }

    private func isDocument(_ path: FilePath, _ name: [UInt8], _ kind: FileStatus.Kind?) -> Bool {
        switch kind {
        case .folder: return true
        case .regular: break
        // Links to folders are not followed: they may lead anywhere, also to where one came from.
        case .symbolicLink: if FileStatus(of: path)?.kind == .folder { return registry.isDocumentFolder(path) }
        default: return false
        }
        if takesAll { return true }
        let name = String(decoding: name, as: UTF8.self)
        return registry.readableFormats.contains { $0.hasExtension(of: name) }
    }
}
