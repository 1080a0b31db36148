// SPDX-License-Identifier: Apache-2.0

import TextModel

extension MarkupFields where Subject == CharacterAttributes.Members {
    /// Attributes of a run. `attachment` and `note` stand in `object`, `custom` in `value` elements.
    package static let character = MarkupFields(fonts + colors + lines + glyphs + meaning)

    private static let fonts: [MarkupField<Subject>] = [
        MarkupField("font_family", \.font.families, .strings), MarkupField("size", \.font.size, .number),
        MarkupField("weight", \.font.weight, .integer), MarkupField("italic", \.font.italic, .boolean),
        MarkupField("stretch", \.font.stretch, .number), MarkupField("fixed_pitch", \.font.fixedPitch, .boolean),
    ]

    private static let colors: [MarkupField<Subject>] = [
        MarkupField("foreground", \.foregroundColor, .color), MarkupField("background", \.backgroundColor, .color),
    ]

    private static let lines: [MarkupField<Subject>] = [
        MarkupField("underline", \.underline, .decoration), MarkupField("strikethrough", \.strikethrough, .decoration),
        MarkupField("overline", \.overline, .decoration),
    ]

    private static let glyphs: [MarkupField<Subject>] = [
        MarkupField("superscript", \.superscript, .integer), MarkupField("rise", \.baselineOffset, .number),
        MarkupField("kerning", \.kerning, .number), MarkupField("letter_spacing", \.tracking, .number),
        MarkupField("ligatures", \.ligatures, .integer), MarkupField("stroke_width", \.strokeWidth, .number),
        MarkupField("stroke_color", \.strokeColor, .color), MarkupField("shadow", \.shadow, .shadow),
        MarkupField("obliqueness", \.obliqueness, .number), MarkupField("expansion", \.expansion, .number),
        MarkupField("vertical_glyphs", \.verticalGlyphForm, .boolean), MarkupField("text_effect", \.textEffect, .string),
        MarkupField("capitals", \.capitals, .word), MarkupField("hidden", \.hidden, .boolean),
    ]

    private static let meaning: [MarkupField<Subject>] = [
        revision("inserted", \.inserted),
        MarkupField("inserted_by", requires: "inserted", .string, get: { $0.inserted?.author }, set: { $0.inserted?.author = $1 }),
        revision("deleted", \.deleted),
        MarkupField("deleted_by", requires: "deleted", .string, get: { $0.deleted?.author }, set: { $0.deleted?.author = $1 }),
        MarkupField("lang", \.language, .string), MarkupField("direction", \.direction, MarkupCodec.directionStep.list),
        MarkupField("link", .string, get: { $0.link?.destination }, set: { $0.link = Link($1) }),
        MarkupField("link_title", requires: "link", .string, get: { $0.link?.title }, set: { $0.link?.title = $1 }),
        MarkupField("link_target", requires: "link", .string, get: { $0.link?.target }, set: { $0.link?.target = $1 }),
        MarkupField("anchors", \.anchors, .strings), MarkupField("tool_tip", \.toolTip, .string),
        MarkupField("roles", \.roles, .roles), MarkupField("abbreviation", \.abbreviationExpansion, .string),
        MarkupField("ruby", .string, get: { $0.ruby?.text }, set: { $0.ruby = Ruby($1) }),
        MarkupField(
            "ruby_position", requires: "ruby", .word, get: { $0.ruby.flatMap { $0.position == .over ? nil : $0.position } },
            set: { $0.ruby?.position = $1 }),
        MarkupField("page", \.page, .integer),
    ]

    /// A revision by its date, or `-` where that is not known.
    private static func revision(
        _ name: String, _ path: WritableKeyPath<CharacterAttributes.Members, Revision?> & Sendable
    ) -> MarkupField<Subject> {
        MarkupField(
            name, MarkupCodec.date.orDash, get: { members in members[keyPath: path].map(\.date) },
            set: { $0[keyPath: path] = Revision(date: $1) })
    }
}
