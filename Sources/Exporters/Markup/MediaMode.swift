// SPDX-License-Identifier: Apache-2.0

import DocumentConversion

/// What becomes of pictures and files.
enum MediaMode: String {
    case embed, files, link, drop

    /// What the options say: files beside the result where there is a place for them, else embedded.
    init(_ context: ExportContext) {
        let named = context.options[OptionDescription.media.name].flatMap { MediaMode(rawValue: $0) }
        let hasWriter = context.attachments != nil
        self = named ?? (hasWriter ? .files : .embed)
        if self == .files, !hasWriter {
            context.warn("media-embedded", "there is no place beside the result to write pictures and files to: they are embedded")
            self = .embed
        }
    }

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
