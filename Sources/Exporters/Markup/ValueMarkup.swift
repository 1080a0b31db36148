// SPDX-License-Identifier: Apache-2.0

import MarkupVocabulary
import TextModel

/// Attributes without a member in the model as `value` elements. Their depth is bounded by the model.
enum ValueMarkup {
    static func elements(of dictionary: AttributeDictionary) -> [UInt8] {
        var bytes: [UInt8] = []
        append(dictionary, to: &bytes)
        return bytes
    }

    private static func append(_ dictionary: AttributeDictionary, to bytes: inout [UInt8]) {
        for (name, value) in dictionary { append(value, name: name, to: &bytes) }
    }

    private static func append(_ value: AttributeValue, name: String?, to bytes: inout [UInt8]) {
        bytes += "<value".utf8
        if let name { bytes += XMLText.attribute("name", MarkupCodec.string.encode(name)) }
        switch value {
        case .string(let string): close(XMLText.attribute("string", MarkupCodec.string.encode(string)), &bytes)
        case .number(let number): close(XMLText.attribute("number", MarkupCodec.number.encode(number)), &bytes)
        case .boolean(let boolean): close(XMLText.attribute("boolean", MarkupCodec.boolean.encode(boolean)), &bytes)
        case .list(let values):
            bytes += " type=\"list\">".utf8
            for value in values { append(value, name: nil, to: &bytes) }
            bytes += "</value>".utf8
        case .dictionary(let values):
            bytes += " type=\"dictionary\">".utf8
            append(values, to: &bytes)
            bytes += "</value>".utf8
        }
    }

    private static func close(_ attribute: [UInt8], _ bytes: inout [UInt8]) {
        bytes += attribute
        bytes += "/>".utf8
    }
}
