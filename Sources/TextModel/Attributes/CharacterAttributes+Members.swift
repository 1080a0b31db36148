// SPDX-License-Identifier: Apache-2.0

extension CharacterAttributes {
    /// The members of an attribute set. Lengths are in points.
    public struct Members: Hashable, Sendable {
        /// Families, size, weight, slant, width, pitch.
        public var font = Font()
        /// The colour of the text.
        public var foregroundColor: Color?
        /// The colour behind the text.
        public var backgroundColor: Color?
        /// The line below the text.
        public var underline: LineDecoration?
        /// The line through the text.
        public var strikethrough: LineDecoration?
        /// The line above the text (CSS `text-decoration-line: overline`).
        public var overline: LineDecoration?
        /// Levels of superscript (positive) or subscript (negative), with smaller glyphs; 0 says "on the line".
        public var superscript: Int?
        /// How far the text is raised (positive) or lowered, glyphs unchanged.
        @Finite public var baselineOffset: Double?
        /// Extra space after each glyph; 0 also turns the font's own kerning off (Cocoa's `kern`).
        @Finite public var kerning: Double?
        /// Space added between glyphs on top of kerning (CSS `letter-spacing`).
        @Finite public var tracking: Double?
        /// 0 none, 1 the usual ones, 2 all.
        public var ligatures: Int?
        /// Width of the outline in per cent of the font size: positive outlines only, negative fills and outlines (Cocoa).
        @Finite public var strokeWidth: Double?
        /// Colour of the outline; the text's where absent.
        public var strokeColor: Color?
        /// The shadow behind the text.
        public var shadow: Shadow?
        /// Slant of the glyphs as a skew (Cocoa); 0 is upright.
        @Finite public var obliqueness: Double?
        /// Logarithm of the glyphs' horizontal expansion (Cocoa); 0 is as designed.
        @Finite public var expansion: Double?
        /// Whether vertical forms of glyphs are used.
        public var verticalGlyphForm: Bool?
        /// A named effect: `emboss`, `engrave`, `letterpress`, …
        @Bytewise public var textEffect: String?
        /// Small capitals, all capitals.
        public var capitals: Capitals?
        /// Whether the text is in the document but not shown.
        public var hidden: Bool?
        /// The text was inserted in a revision.
        @Boxed public var inserted: Revision?
        /// The text was deleted in a revision; exporters do not show it.
        @Boxed public var deleted: Revision?
        /// BCP 47 language tag.
        @Bytewise public var language: String?
        /// Embeddings and overrides of direction, outermost first.
        public var direction: [DirectionStep]?
        /// Where the text leads.
        public var link: Link?
        /// Names by which links can lead to the start of this text.
        @Bytewise public var anchors: [String]?
        /// What is shown when the pointer rests on the text.
        @Bytewise public var toolTip: String?
        /// What the text is.
        public var roles: SemanticRoles?
        /// What an abbreviation stands for.
        @Bytewise public var abbreviationExpansion: String?
        /// The reading beside the text.
        public var ruby: Ruby?
        /// The picture or file that a U+FFFC stands for.
        @Boxed public var attachment: AttachmentOccurrence?
        /// The note that a U+FFFC calls.
        public var note: Number<Note>?
        /// The page of the source that the text stood on, from 1.
        public var page: Int?
        /// Attributes without a member of their own.
        public var custom = AttributeDictionary()

        /// No member is set.
        public init() {}
    }
}

/// What can be done with a member without knowing its type.
struct AttributeMember: Sendable {
    let name: String
    /// Takes over the second value's member where it has one.
    let merge: @Sendable (inout CharacterAttributes.Members, CharacterAttributes.Members) -> Void
    /// Removes the member where the second value has it.
    let remove: @Sendable (inout CharacterAttributes.Members, CharacterAttributes.Members) -> Void
    let isSet: @Sendable (CharacterAttributes.Members) -> Bool

    init<Value>(_ name: String, _ path: WritableKeyPath<CharacterAttributes.Members, Value?> & Sendable) {
        self.name = name
        merge = { members, other in
            if let value = other[keyPath: path] { members[keyPath: path] = value }
        }
        remove = { members, other in
            if other[keyPath: path] != nil { members[keyPath: path] = nil }
        }
        isSet = { $0[keyPath: path] != nil }
    }

    /// The custom attributes as one member.
    private init() {
        name = "custom"
        merge = { $0.custom.merge($1.custom) }
        remove = { for (name, _) in $1.custom { $0.custom[name] = nil } }
        isSet = { !$0.custom.isEmpty }
    }

    static let custom = AttributeMember()
}

extension CharacterAttributes.Members {
    /// The one list of all members: merging, removing, listing and the tests of completeness go by it.
    static let all: [AttributeMember] = [
        AttributeMember("font.families", \.font.families), AttributeMember("font.size", \.font.size),
        AttributeMember("font.weight", \.font.weight), AttributeMember("font.italic", \.font.italic),
        AttributeMember("font.stretch", \.font.stretch), AttributeMember("font.fixedPitch", \.font.fixedPitch),
        AttributeMember("foregroundColor", \.foregroundColor), AttributeMember("backgroundColor", \.backgroundColor),
        AttributeMember("underline", \.underline), AttributeMember("strikethrough", \.strikethrough),
        AttributeMember("overline", \.overline), AttributeMember("superscript", \.superscript),
        AttributeMember("baselineOffset", \.baselineOffset), AttributeMember("kerning", \.kerning),
        AttributeMember("tracking", \.tracking), AttributeMember("ligatures", \.ligatures),
        AttributeMember("strokeWidth", \.strokeWidth), AttributeMember("strokeColor", \.strokeColor),
        AttributeMember("shadow", \.shadow), AttributeMember("obliqueness", \.obliqueness),
        AttributeMember("expansion", \.expansion), AttributeMember("verticalGlyphForm", \.verticalGlyphForm),
        AttributeMember("textEffect", \.textEffect), AttributeMember("capitals", \.capitals),
        AttributeMember("hidden", \.hidden), AttributeMember("inserted", \.inserted), AttributeMember("deleted", \.deleted),
        AttributeMember("language", \.language), AttributeMember("direction", \.direction), AttributeMember("link", \.link),
        AttributeMember("anchors", \.anchors), AttributeMember("toolTip", \.toolTip), AttributeMember("roles", \.roles),
        AttributeMember("abbreviationExpansion", \.abbreviationExpansion), AttributeMember("ruby", \.ruby),
        AttributeMember("attachment", \.attachment), AttributeMember("note", \.note), AttributeMember("page", \.page),
        .custom,
    ]

    /// Names of all members, `font`'s parts each for itself.
    public static var names: [String] { all.map(\.name) }
}
