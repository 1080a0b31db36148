// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import MarkupVocabulary
import TextModel
import XMLReading

/// Reads `value` elements: attributes that the model has no member for.
struct ValueReader {
    private struct Frame {
        let name: String?
        /// The value; of a list or dictionary what it becomes when it ends.
        var value: AttributeValue
        var list: [AttributeValue] = []
        var entries = ValueEntries()

        var isContainer: Bool {
            switch value {
            case .list, .dictionary: true
            default: false
            }
        }
    }

    private var frames: [Frame] = []

    /// Whether an element is open.
    var isOpen: Bool { !frames.isEmpty }

    mutating func start(_ attributes: XMLAttributes) throws(ConversionError) {
        var (name, value): (String?, AttributeValue?) = (nil, nil)
        for place in 0..<attributes.count {
            let (attribute, text) = (attributes.name(place), attributes.value(place))
            if attribute == "name" {
                name = EscapedString.unescape(text)
                continue
            }
            guard let read = Self.value(attribute, text), value == nil else {
                throw ConversionError(
                    .malformed, "attribute '\(MarkupReader.shown(attribute))' of <value> cannot be '\(MarkupReader.shown(text))'")
            }
            value = read
        }
        guard let value else { throw ConversionError(.malformed, "<value> has neither string, number, boolean nor type") }
        let isInList = frames.last.map { if case .list = $0.value { true } else { false } } ?? false
        if frames.last.map({ !$0.isContainer }) ?? false { throw ConversionError(.malformed, "a single <value> holds no other") }
        if isInList != (name == nil) {
            throw ConversionError(.malformed, isInList ? "a <value> in a list has no name" : "a <value> outside of lists has a name")
        }
        let frame = Frame(name: name, value: value)
        if frame.isContainer, frames.count >= AttributeValue.maximumDepth {
            throw ConversionError(.malformed, "<value> elements are more than \(AttributeValue.maximumDepth) deep")
        }
        frames.append(frame)
    }

    /// Ends the innermost value; returns the outermost one with its name when it ends.
    mutating func end() -> (name: String, value: AttributeValue)? {
        guard let frame = frames.popLast() else { return nil }
        let value: AttributeValue =
            switch frame.value {
            case .list: .list(frame.list)
            case .dictionary: .dictionary(frame.entries.dictionary)
            default: frame.value
            }
        guard let parent = frames.indices.last else { return frame.name.map { ($0, value) } }
        if let name = frame.name { frames[parent].entries.append(name, value) } else { frames[parent].list.append(value) }
        return nil
    }

    private static func value(_ attribute: String, _ text: String) -> AttributeValue? {
        switch attribute {
        case "string": .string(EscapedString.unescape(text))
        case "number": MarkupNumber.double(text).map { .number($0) }
        case "boolean": MarkupCodec.boolean.decode(text).map { .boolean($0) }
        case "type" where text == "list": .list([])
        case "type" where text == "dictionary": .dictionary(AttributeDictionary())
        default: nil
        }
    }
}

/// Values with their names in the order of the document. They are sorted before they become a dictionary, which is slow to fill
/// otherwise.
struct ValueEntries {
    private var entries: [(name: String, value: AttributeValue)] = []

    var isEmpty: Bool { entries.isEmpty }

    mutating func append(_ name: String, _ value: AttributeValue) { entries.append((name, value)) }

    /// The values by name; of two with one name the later stays.
    var dictionary: AttributeDictionary {
        var result = AttributeDictionary()
        let sorted = entries.enumerated().sorted {
            $0.element.name.precedesBytewise($1.element.name)
                || String.bytesEqual($0.element.name, $1.element.name) && $0.offset < $1.offset
        }
        for entry in sorted { result[entry.element.name] = entry.element.value }
        return result
    }
}
