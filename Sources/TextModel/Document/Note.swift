// SPDX-License-Identifier: Apache-2.0

/// A note that the text calls by a U+FFFC: a footnote, an endnote, a comment.
///
/// Notes stand in one flat list of their text. A note's own content has no list; numbers of notes in it mean that same list.
public struct Note: Sendable {
    /// What kind of note it is.
    public enum Kind: String, Hashable, Sendable, CaseIterable { case footnote, endnote, comment }

    /// What kind of note it is.
    public var kind: Kind
    /// What is said.
    public var content: AttributedText
    /// The mark as shown, where the document sets one of its own.
    public var label: String?
    /// Who wrote it (comments).
    public var author: String?
    /// When it was written (comments).
    public var date: DocumentDate?

    /// A note; its content’s own notes move into the list of the text it is added to.
    public init(
        _ kind: Kind, content: AttributedText = AttributedText(), label: String? = nil, author: String? = nil, date: DocumentDate? = nil
    ) {
        self.kind = kind
        self.content = content
        self.label = label
        self.author = author
        self.date = date
    }
}

extension Note: Equatable {
    public static func == (left: Note, right: Note) -> Bool {
        left.kind == right.kind && Optional.bytesEqual(left.label, right.label) && Optional.bytesEqual(left.author, right.author)
            && left.date == right.date && left.content == right.content
    }
}
