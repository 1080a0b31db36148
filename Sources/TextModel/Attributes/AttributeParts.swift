// SPDX-License-Identifier: Apache-2.0

/// A shadow behind the text.
public struct Shadow: Hashable, Sendable {
    /// Offset to the right in points.
    @Finite public var x: Double
    /// Offset downwards in points.
    @Finite public var y: Double
    /// Blur radius in points; 0 is sharp.
    @Finite public var blur: Double
    /// The shadow's colour; a translucent black where absent.
    public var color: Color?

    /// A shadow; lengths in points.
    public init(x: Double, y: Double, blur: Double = 0, color: Color? = nil) {
        self.x = x
        self.y = y
        self.blur = blur
        self.color = color
    }
}

/// Where a stretch of text leads.
public struct Link: Hashable, Sendable {
    /// The URL or relative reference as the document gave it; `#name` for a place in the document. Kept even where an exporter
    /// would not write it.
    @Bytewise public var destination: String
    /// What the document says about the link (HTML's `title`, RTF's `\o`).
    @Bytewise public var title: String?
    /// The frame or window the document wanted it opened in.
    @Bytewise public var target: String?

    /// A link; nothing about it is checked here.
    public init(_ destination: String, title: String? = nil, target: String? = nil) {
        self.destination = destination
        self.title = title
        self.target = target
    }
}

/// A reading set beside the text (HTML's `ruby`, RTF's phonetic guides).
public struct Ruby: Hashable, Sendable {
    /// Where the reading stands.
    public enum Position: String, Hashable, Sendable, CaseIterable { case over, under }

    /// The reading.
    @Bytewise public var text: String
    /// Where it stands.
    public var position: Position

    /// A reading.
    public init(_ text: String, position: Position = .over) {
        self.text = text
        self.position = position
    }
}

/// Who inserted or deleted a stretch of text, and when.
public struct Revision: Hashable, Sendable {
    /// The author's name.
    @Bytewise public var author: String?
    /// When it was done.
    public var date: DocumentDate?

    /// A revision, of which nothing may be known.
    public init(author: String? = nil, date: DocumentDate? = nil) {
        self.author = author
        self.date = date
    }
}

/// One step of embedding or overriding the direction of text; steps stand outermost first (Unicode's bidirectional controls).
public struct DirectionStep: Hashable, Sendable {
    /// How the step acts: letters keep their own direction (`embedding`, `isolate`) or lose it (`override`).
    public enum Kind: String, Hashable, Sendable, CaseIterable { case embedding, override, isolate }

    /// Which way.
    public var direction: WritingDirection
    /// How.
    public var kind: Kind

    /// A step in a direction.
    public init(_ direction: WritingDirection, _ kind: Kind = .embedding) {
        self.direction = direction
        self.kind = kind
    }
}

/// The direction of writing; `natural` is settled by the first strong character.
public enum WritingDirection: String, Hashable, Sendable, CaseIterable { case natural, leftToRight, rightToLeft }

/// How letters are capitalised when shown; the text itself is not changed.
public enum Capitals: String, Hashable, Sendable, CaseIterable { case none, small, all }

/// What a stretch of text is, where its document says so (HTML's phrasing elements, presentation intents).
public struct SemanticRoles: OptionSet, Hashable, Sendable {
    /// One bit for each role.
    public let rawValue: UInt32
    /// Roles from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Stressed (HTML `em`).
    public static let emphasis = SemanticRoles(rawValue: 1 << 0)
    /// Important (`strong`).
    public static let strong = SemanticRoles(rawValue: 1 << 1)
    /// A piece of a program (`code`).
    public static let code = SemanticRoles(rawValue: 1 << 2)
    /// What is to be typed (`kbd`).
    public static let keyboard = SemanticRoles(rawValue: 1 << 3)
    /// What a program puts out (`samp`).
    public static let sample = SemanticRoles(rawValue: 1 << 4)
    /// A variable or placeholder (`var`).
    public static let variable = SemanticRoles(rawValue: 1 << 5)
    /// A quotation in the line (`q`).
    public static let quotation = SemanticRoles(rawValue: 1 << 6)
    /// Marked by the reader (`mark`).
    public static let mark = SemanticRoles(rawValue: 1 << 7)
    /// An abbreviation (`abbr`).
    public static let abbreviation = SemanticRoles(rawValue: 1 << 8)
    /// The title of a work (`cite`).
    public static let citation = SemanticRoles(rawValue: 1 << 9)
    /// The term that is defined here (`dfn`).
    public static let definition = SemanticRoles(rawValue: 1 << 10)

    /// Every role with its name, in the order of writing.
    public static let named: [(role: SemanticRoles, name: String)] = [
        (.emphasis, "emphasis"), (.strong, "strong"), (.code, "code"), (.keyboard, "keyboard"), (.sample, "sample"),
        (.variable, "variable"), (.quotation, "quotation"), (.mark, "mark"), (.abbreviation, "abbreviation"),
        (.citation, "citation"), (.definition, "definition"),
    ]
}
