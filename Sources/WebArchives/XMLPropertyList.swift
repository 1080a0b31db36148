// SPDX-License-Identifier: Apache-2.0

import Base64Text
import CXML2
import DocumentConversion

/// A property list in XML, all of whose values are kept. Nothing is loaded for its DOCTYPE, and no entities are defined by it.
struct XMLPropertyList: PropertyListReader {
    var root: Int { 0 }
    private let values: [PropertyValue]

    init(_ bytes: [UInt8]) throws(ConversionError) {
        let builder = Builder()
        try builder.parse(bytes)
        guard !builder.values.isEmpty else { throw ConversionError(.malformed, "the property list holds nothing") }
        values = builder.values
    }

    func value(_ number: Int) throws(ConversionError) -> PropertyValue {
        guard values.indices.contains(number) else { throw ConversionError(.malformed, "the property list is damaged") }
        return values[number]
    }

    /// Takes what libxml2 finds. What is open is a list, so nothing recurses.
    private final class Builder {
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

        func parse(_ bytes: [UInt8]) throws(ConversionError) {
            var handlers = cxml2_handlers(
                declaration: { _, _ in }, doctype: { _ in },
                start: { owner, name, _, _, _, _ in
                    guard let owner, let name else { return }
                    Unmanaged<Builder>.fromOpaque(owner).takeUnretainedValue().start(String(cString: name))
                }, end: { owner in owner.map { Unmanaged<Builder>.fromOpaque($0).takeUnretainedValue().end() } },
                characters: { owner, bytes, count in
                    guard let owner, let bytes else { return }
                    Unmanaged<Builder>.fromOpaque(owner).takeUnretainedValue().add(UnsafeBufferPointer(start: bytes, count: Int(count)))
                })
            var parser = cxml2_parser()
            let result = bytes.withUnsafeBufferPointer { buffer in
                withUnsafePointer(to: &handlers) { handlers in
                    parser.handlers = handlers
                    parser.owner = Unmanaged.passUnretained(self).toOpaque()
                    parser.bytes = buffer.baseAddress
                    parser.count = buffer.count
                    return cxml2_parse(&parser, nil)
                }
            }
            if result < 0 { throw ConversionError(.unreadable, "there is not enough memory") }
            if result == 0 {
                throw ConversionError(
                    .malformed, "the property list is no well-formed XML", at: .line(Int(parser.line), column: Int(parser.column)))
            }
        }

        private func start(_ name: String) {
            text.removeAll(keepingCapacity: true)
            var element = Element(name: name)
            if !["plist", "key"].contains(name) {
                element.number = values.count
                values.append(.other)
                if !open.isEmpty { open[open.count - 1].children.append(values.count - 1) }
            }
            open.append(element)
        }

        private func add(_ bytes: UnsafeBufferPointer<UInt8>) { text.append(contentsOf: bytes) }

        private func end() {
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
