// SPDX-License-Identifier: Apache-2.0

/// What becomes of pictures and files in a result.
public enum MediaMode: String, CaseIterable, Sendable {
    case embed, files, link, drop

    /// What the options say: files beside the result where there is a place for them, else embedded.
    package init(_ context: ExportContext) {
        let named = context.options[OptionDescription.media].flatMap { MediaMode(rawValue: $0) }
        let hasWriter = context.attachments != nil
        self = named ?? (hasWriter ? .files : .embed)
        if self == .files, !hasWriter {
            context.warn("media-embedded", "there is no place beside the result to write pictures and files to: they are embedded")
            self = .embed
        }
    }
}

extension OptionDescription {
    /// What becomes of pictures and files: `embed` writes them into the result, `files` beside it, `link` refers to where they came
    /// from, `drop` leaves them out with their alternative text. Without a value they are embedded, or written beside the result where
    /// the context has a place for them. Exporters that cannot embed treat all but `drop` alike.
    public static let media = OptionDescription(
        "media", .choice(MediaMode.allCases.map(\.rawValue)), help: "what becomes of pictures and files")
}
