// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import MarkupVocabulary
import XMLReading

extension MarkupReader {
    /// Reads all attributes of a tag by the fields of its element. One that is no field is handed to `others`, which answers whether
    /// it knows it; what nobody knows is an error.
    func read<Subject>(
        _ attributes: XMLAttributes, of element: MarkupElement, into subject: inout Subject, by fields: MarkupFields<Subject>,
        others: (String, String) throws(ConversionError) -> Bool = { _, _ in false }
    ) throws(ConversionError) {
        var names: [String] = []
        var dependent: [(field: MarkupField<Subject>, text: String)] = []
        for place in 0..<attributes.count {
            let (name, text) = (attributes.name(place), attributes.value(place))
            if attributes.hasPrefix(place) { throw unknown(name, in: element) }
            guard let field = fields.field(name) else {
                if try others(name, text) { continue }
                throw unknown(name, in: element)
            }
            if !fields.required.isEmpty || field.requires != nil { names.append(name) }
            if field.requires != nil {
                dependent.append((field, text))
            } else if !field.read(&subject, text) {
                throw wrong(name, text, in: element)
            }
        }
        for (field, text) in dependent {
            let present = (0..<attributes.count).contains { attributes.name($0) == field.requires }
            if !present { throw missing(field.requires ?? "", in: element, for: field.name) }
            if !field.read(&subject, text) { throw wrong(field.name, text, in: element) }
        }
        if let name = fields.required.first(where: { !names.contains($0) }) { throw missing(name, in: element) }
    }

    /// Throws where a tag has attributes.
    func expectNone(_ attributes: XMLAttributes, of element: MarkupElement) throws(ConversionError) {
        if attributes.count > 0 { throw unknown(attributes.name(0), in: element) }
    }

    /// A number of an attachment or note: digits only, from 1.
    func number(_ text: String, _ name: String, of element: MarkupElement) throws(ConversionError) -> Int {
        guard let number = MarkupCodec.integer.decode(text), number > 0 else { throw wrong(name, text, in: element) }
        return number
    }

    func unknown(_ name: String, in element: MarkupElement) -> ConversionError {
        ConversionError(.malformed, "<\(element.rawValue)> has no attribute '\(Self.shown(name))'")
    }

    func wrong(_ name: String, _ text: String, in element: MarkupElement) -> ConversionError {
        ConversionError(.malformed, "attribute '\(name)' of <\(element.rawValue)> cannot be '\(Self.shown(text))'")
    }

    func missing(_ name: String, in element: MarkupElement, for other: String? = nil) -> ConversionError {
        ConversionError(
            .malformed,
            "<\(element.rawValue)> lacks the attribute '\(name)'" + (other.map { ", without which '\($0)' means nothing" } ?? ""))
    }
}
