// SPDX-License-Identifier: Apache-2.0

/// A document: its text with everything in it, and what is known about it.
public struct Document: Equatable, Sendable {
    /// The text; empty, or it ends in a line feed.
    public private(set) var text: AttributedText
    /// What is known about the document beside its text.
    public var metadata: DocumentMetadata

    /// A document of a text, to which a line feed is added where it lacks its last one.
    public init(text: AttributedText = AttributedText(), metadata: DocumentMetadata = DocumentMetadata()) {
        self.text = text
        self.metadata = metadata
        self.text.closeLastParagraph()
    }

    /// Changes the text; a line feed is added afterwards where it lacks its last one.
    public mutating func edit<Result>(_ body: (inout AttributedText) throws -> Result) rethrows -> Result {
        defer { text.closeLastParagraph() }
        return try body(&text)
    }
}
