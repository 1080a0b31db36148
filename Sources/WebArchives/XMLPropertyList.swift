// SPDX-License-Identifier: Apache-2.0

import Base64Text
import DocumentConversion
import XMLReading

/// A property list in XML, all of whose values are kept. Nothing is loaded for its DOCTYPE, and no entities are defined by it.
struct XMLPropertyList: PropertyListReader {
    var root: Int { 0 }
    private let values: [PropertyValue]

    init(_ bytes: [UInt8]) throws(ConversionError) {
        let builder = Builder()
        try XMLSession(builder).parse(bytes, encoding: nil)
        guard !builder.values.isEmpty else { throw ConversionError(.malformed, "the property list holds nothing") }
        values = builder.values
    }

    func value(_ number: Int) throws(ConversionError) -> PropertyValue {
        guard values.indices.contains(number) else { throw ConversionError(.malformed, "the property list is damaged") }
        return values[number]
    }

    /// Takes what libxml2 finds. What is open is a list, so nothing recurses.
    private final class Builder: XMLEventReader {
        private(set) var values: [PropertyValue] = []
        private var open: [Element] = []
        private var text: [UInt8] = []

        private struct Element {
            let name: String
            /// Its number among the values; `nil` for `plist` and `key`.
            var number: Int?
            var keys: [Int] = []
            var children: [Int] = []
        }

        func documentType(_ name: String, publicIdentifier: String?, systemIdentifier: String?) throws(ConversionError) {}

        func start(_ tag: XMLName, _ attributes: XMLAttributes) throws(ConversionError) {
            text.removeAll(keepingCapacity: true)
            var element = Element(name: tag.local)
            if !["plist", "key"].contains(tag.local) {
                element.number = values.count
                values.append(.other)
                if !open.isEmpty { open[open.count - 1].children.append(values.count - 1) }
            }
            open.append(element)
        }

        func characters(_ bytes: Span<UInt8>) throws(ConversionError) { bytes.withUnsafeBufferPointer { text.append(contentsOf: $0) } }

        func end() throws(ConversionError) {
            guard let element = open.popLast() else { return }
            defer { text.removeAll(keepingCapacity: true) }
            guard let number = element.number else {
                guard element.name == "key", !open.isEmpty else { return }
                values.append(.string(String(decoding: text, as: UTF8.self)))
                open[open.count - 1].keys.append(values.count - 1)
                return
            }
            switch element.name {
            case "string": values[number] = .string(String(decoding: text, as: UTF8.self))
            case "data": values[number] = .data(Base64.decodeLeniently(text, allowingURLDigits: false).bytes)
            case "array": values[number] = .array(element.children)
            case "dict": values[number] = .dictionary(keys: element.keys, values: element.children)
            default: break
            }
        }
    }
}
