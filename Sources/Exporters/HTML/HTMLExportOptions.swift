// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import HTMLWriting

/// The options of the exporter, resolved.
struct HTMLExportOptions: Sendable {
    static let inlineStyles = OptionDescription("inline-styles", .flag, help: "write styles into style attributes instead of a style sheet")
    static let fragment = OptionDescription("fragment", .flag, help: "write the content alone, without a page around it, styles inline")
    static let revisions = OptionDescription("revisions", .flag, help: "show what revisions deleted as well, as <del>")

    static let all = [inlineStyles, fragment, .media, LinkPolicy.option, revisions]

    let hasInlineStyles: Bool
    let isFragment: Bool
    let media: MediaMode
    let links: LinkPolicy
    /// Whether deleted text is shown, marked as such.
    let showsDeleted: Bool

    init(_ context: ExportContext) {
        isFragment = context.options.isSet(Self.fragment)
        // Classes mean nothing without their sheet.
        hasInlineStyles = isFragment || context.options.isSet(Self.inlineStyles)
        media = MediaMode(context)
        showsDeleted = context.options.isSet(Self.revisions)
        links = LinkPolicy(context)
    }
}
