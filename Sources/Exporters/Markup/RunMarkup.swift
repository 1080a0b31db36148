// SPDX-License-Identifier: Apache-2.0

import MarkupVocabulary
import TextModel

/// What a set of attributes becomes; made once for each set of a text.
struct RunMarkup {
    /// The attributes of a `span` or `end`, each with a space before it.
    let attributes: [UInt8]
    /// The elements that a `span` or `end` begins with.
    let values: [UInt8]
    /// The attributes of an `object`, where the set belongs to a U+FFFC that stands for something.
    let object: [UInt8]?

    /// Whether the set says nothing, `object` aside.
    var isPlain: Bool { attributes.isEmpty && values.isEmpty }

    /// `firstAttachment` is the number in the result of the text's first attachment; absent, attachments are left out.
    init(_ set: CharacterAttributes, firstAttachment: Int?) {
        let members = set.members
        attributes = XMLText.attributes(MarkupFields.character.write(members))
        values = ValueMarkup.elements(of: members.custom)
        var object: [UInt8] = []
        if let occurrence = members.attachment, let firstAttachment {
            object += XMLText.attribute("attachment", String(firstAttachment + occurrence.attachment.index))
            object += XMLText.attributes(MarkupFields.occurrence.write(occurrence))
        }
        if let note = members.note { object += XMLText.attribute("note", String(note.index + 1)) }
        self.object = members.attachment == nil && members.note == nil ? nil : object
    }

    /// Whether two sets say the same, what their objects are aside.
    func isSame(as other: RunMarkup) -> Bool { attributes == other.attributes && values == other.values }
}
