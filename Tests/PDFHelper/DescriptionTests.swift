// SPDX-License-Identifier: Apache-2.0

import Foundation
import PluginProtocol
import Processes
import Testing

/// The command knows the helper for PDF without starting it: by what the helper prints of itself.
@Test func theHelperIsWhatTheCommandKnows() throws {
    let folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    let program = folder.appendingPathComponent("textmill-import-pdf").path
    let printed = try PluginDescription(asking: Array(program.utf8))
    let known = ExternalImporter.helpers(in: PluginFolders(programFolder: Array(folder.path.utf8), variable: nil)).first
    #expect(known?.description == printed)
    #expect(known?.program == Array(program.utf8))
}
