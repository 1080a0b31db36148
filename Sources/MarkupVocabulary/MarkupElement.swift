// SPDX-License-Identifier: Apache-2.0

/// The elements of the vocabulary.
package enum MarkupElement: String, Sendable, CaseIterable {
    case document, metadata, running, body, notes, note, media, attachment, content
    case quote, preformatted, list, item, table, cell, caption, figure, definitions, term, description, section
    case paragraph = "p"
    case box, value
    case span, end, object
    case lineBreak = "br"
    case character = "char"
    // Short forms, of which one attribute is known.
    case bold = "b"
    case italic = "i"
    case underline = "u"
    case strikethrough = "s"
    case subscripted = "sub"
    case superscripted = "sup"
    case typewriter = "tt"
}
