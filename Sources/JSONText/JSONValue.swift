// SPDX-License-Identifier: Apache-2.0

/// A value of JSON (RFC 8259) that was read.
package enum JSONValue: Sendable {
    case null
    case boolean(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([Member])

    /// A member of an object.
    package struct Member: Sendable {
        package let name: String
        package let value: JSONValue

        package init(_ name: String, _ value: JSONValue) {
            self.name = name
            self.value = value
        }
    }

    /// The last member of an object by that name; `nil` where there is none or this is no object.
    package subscript(name: String) -> JSONValue? {
        guard case .object(let members) = self else { return nil }
        return members.last { $0.name.utf8.elementsEqual(name.utf8) }?.value
    }

    package var string: String? {
        guard case .string(let text) = self else { return nil }
        return text
    }

    package var boolean: Bool? {
        guard case .boolean(let value) = self else { return nil }
        return value
    }

    package var number: Double? {
        guard case .number(let value) = self else { return nil }
        return value
    }

    /// A number without a fraction.
    package var integer: Int? { number.flatMap { Int(exactly: $0) } }

    package var array: [JSONValue]? {
        guard case .array(let values) = self else { return nil }
        return values
    }

    /// The strings of an array that holds nothing else.
    package var strings: [String]? {
        guard let array else { return nil }
        let strings = array.compactMap(\.string)
        return strings.count == array.count ? strings : nil
    }
}
