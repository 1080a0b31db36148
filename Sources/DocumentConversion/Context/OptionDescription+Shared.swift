// SPDX-License-Identifier: Apache-2.0

extension OptionDescription {
    /// What becomes of pictures and files: `embed` writes them into the result, `files` beside it, `link` refers to where they came
    /// from, `drop` leaves them out with their alternative text. Exporters that cannot embed treat all but `drop` alike.
    public static let media = OptionDescription(
        "media", .choice(["embed", "files", "link", "drop"]), default: "embed", help: "what becomes of pictures and files")
}
