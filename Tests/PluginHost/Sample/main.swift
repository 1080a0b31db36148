// SPDX-License-Identifier: Apache-2.0

// Plug-ins for tests: which of them this is, its name says.

import Glibc
import PlainTextImport
import PluginHost
import RTFImport

let name = CommandLine.arguments.first?.split(separator: "/").last.map(String.init) ?? ""
switch name {
case "textmill-import-rtf": exit(PluginProgram(name, importer: RTFImporter()).run())
case "textmill-import-text": exit(PluginProgram(name, importer: PlainTextImporter()).run())
case "textmill-import-probe": exit(PluginProgram(name, importer: ProbeImporter(), readable: Sandbox.fonts + Sandbox.popplerData).run())
case "textmill-import-lossy": exit(PluginProgram(name, importer: ProbeImporter(), losesOnErrorOutput: true).run())
default: exit(2)
}
