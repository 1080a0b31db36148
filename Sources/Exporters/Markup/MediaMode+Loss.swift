// SPDX-License-Identifier: Apache-2.0

import DocumentConversion

extension MediaMode {
    /// Why a document that was written so does not read back as it was.
    var loss: String? {
        switch self {
        case .embed: nil
        case .files: "pictures and files stand beside the result: it holds all of the document only together with them"
        case .link: "pictures and files are not in the result, only where they came from"
        case .drop: "pictures and files are left out"
        }
    }
}
