// SPDX-License-Identifier: Apache-2.0

import Glibc
import PDFImport
import PluginHost

exit(
    PluginProgram(
        "textmill-import-pdf", importer: PDFImporter(), readable: Sandbox.fonts + Sandbox.popplerData, losesOnErrorOutput: true
    ).run())
