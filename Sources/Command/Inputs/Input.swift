// SPDX-License-Identifier: Apache-2.0

import CommandTable
import Textmill

/// One document to read.
struct Input: Hashable, Sendable {
    /// Where it is; `nil`: standard input.
    let path: FilePath?
    /// How messages call it.
    let name: FileName
    /// The path of its output below an output folder, with the input's own ending; empty where it has no name.
    let outputPath: [UInt8]

    /// A file, or a folder that is one document.
    /// - Parameter outputPath: Its path from the folder in which it was found, where it was.
    init(_ path: FilePath, outputPath: [UInt8]? = nil) {
        self.path = path
        name = FileName(path)
        self.outputPath = outputPath ?? path.lastComponent
    }

    /// Standard input.
    init(standardInputCalled argument: Argument?) {
        path = nil
        name = argument.map { FileName($0.bytes) } ?? FileName("standard input")
        outputPath = argument.map { FilePath($0.bytes).lastComponent } ?? []
    }
}
