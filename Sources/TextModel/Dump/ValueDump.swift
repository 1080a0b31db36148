// SPDX-License-Identifier: Apache-2.0

/// A wrapper that a dump looks through.
protocol DumpedAsContent {
    var dumpedContent: Any { get }
}

extension Bytewise: DumpedAsContent {
    var dumpedContent: Any { wrappedValue }
}

extension Finite: DumpedAsContent {
    var dumpedContent: Any { wrappedValue }
}

extension Boxed: DumpedAsContent {
    var dumpedContent: Any { wrappedValue as Any }
}

extension Number: DumpedAsContent {
    var dumpedContent: Any { index }
}

/// Values of the model as short text.
enum ValueDump {
    /// The members that are set, as `name=value` with spaces between.
    static func members(of value: Any) -> String {
        members(Mirror(reflecting: value)).joined(separator: " ")
    }

    private static func members(_ mirror: Mirror) -> [String] {
        mirror.children.compactMap { child in
            guard let label = child.label, let value = describe(child.value), !value.isEmpty, value != "()", value != "[]" else {
                return nil
            }
            let name = plainName(label)
            // What is false where that is usual goes without saying; a choice that was made does not.
            let isUsual = value == "false" && Mirror(reflecting: child.value).displayStyle != .optional
            return ["content", "storage", "runningTexts"].contains(name) || isUsual ? nil : "\(name)=\(value)"
        }
    }

    /// All members that are set, also to what is usual or empty.
    static func settings(of value: Any) -> [(name: String, value: String)] {
        Mirror(reflecting: value).children.compactMap { child in
            guard let label = child.label, let value = describe(child.value) else { return nil }
            return (plainName(label), value)
        }
    }

    /// The value of one member by its name; `font.size` is a member of a member.
    static func member(_ path: String, of value: Any) -> String? {
        var value = value
        for name in path.utf8.split(separator: UInt8(ascii: ".")) {
            let children = Mirror(reflecting: value).children
            guard let child = children.first(where: { plainName($0.label ?? "").utf8.elementsEqual(name) }) else { return nil }
            value = child.value
        }
        return describe(value)
    }

    /// A label without what a property wrapper puts before it.
    private static func plainName(_ label: String) -> String { label.hasPrefix("_") ? String(label.dropFirst()) : label }

    /// One value; `nil` for what is absent.
    static func describe(_ value: Any) -> String? {
        switch value {
        case let wrapper as any DumpedAsContent: return describe(wrapper.dumpedContent)
        case let text as String: return quoted(text)
        case let number as Double: return number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
        case let number as Float: return describe(Double(number))
        case let number as Int: return String(number)
        case let flag as Bool: return flag ? "true" : "false"
        case let color as Color: return describe(color)
        case let date as DocumentDate: return date.description
        case let roles as SemanticRoles:
            return SemanticRoles.named.filter { roles.contains($0.role) }.map(\.name).joined(separator: "+")
        case let values as AttributeDictionary:
            return values.isEmpty ? nil : "(" + values.map { "\(name($0.name))=\(describe($0.value) ?? "")" }.joined(separator: " ") + ")"
        default: return describe(Mirror(reflecting: value), value)
        }
    }

    /// What a block is, and its box.
    static func block(_ block: Block) -> String {
        let box = block.box.map { " box=" + (describe($0) ?? "") } ?? ""
        return (describe(block.kind) ?? "block") + box
    }

    private static func describe(_ mirror: Mirror, _ value: Any) -> String? {
        switch mirror.displayStyle {
        case .optional: return mirror.children.first.flatMap { describe($0.value) }
        case .collection: return "[" + mirror.children.map { describe($0.value) ?? "-" }.joined(separator: ",") + "]"
        case .enum:
            guard let payload = mirror.children.first else { return "\(value)" }
            let inner = members(Mirror(reflecting: payload.value))
            let text = inner.isEmpty ? describe(payload.value) : "(" + inner.joined(separator: " ") + ")"
            return (payload.label ?? "") + (text ?? "")
        default: return "(" + members(mirror).joined(separator: " ") + ")"
        }
    }

    private static func describe(_ color: Color) -> String {
        let digits = Array("0123456789abcdef".unicodeScalars)
        let (red, green, blue) = color.components8
        var result = "#"
        for byte in [red, green, blue] {
            result.unicodeScalars.append(digits[Int(byte >> 4)])
            result.unicodeScalars.append(digits[Int(byte & 15)])
        }
        if color.alpha != 1 { result += "/\(color.alpha)" }
        return result + (color.name.map { ":" + name($0) } ?? "")
    }

    /// A name that a document chose: as it is if it is one plain word, else as a string.
    static func name(_ text: String) -> String {
        let isPlain = text.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
            default: "-_.:/".utf8.contains(byte)
            }
        }
        return isPlain && !text.isEmpty ? text : quoted(text)
    }

    /// A string in quotation marks, with what cannot be seen escaped as in Swift.
    static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": result += "\\" + String(scalar)
            case "\t": result += "\\t"
            case "\n": result += "\\n"
            case _ where scalar.properties.isDefaultIgnorableCodePoint, _ where scalar.value < 0x20, "\u{7F}"..."\u{A0}", "\u{2028}",
                "\u{FFFC}":
                result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
