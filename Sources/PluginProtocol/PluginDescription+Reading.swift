// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import JSONText
import MediaTypes

extension PluginDescription {
    /// The description that a line of JSON holds. Throws `helperFailed`, saying what is wrong with it, and for another version of the protocol.
    package init(line: [UInt8]) throws(ConversionError) {
        guard let object = JSONReader.read(line) else { throw Self.wrong("is no JSON object") }
        guard let version = object["protocol"]?.integer else { throw Self.wrong("names no version of the protocol") }
        guard version == PluginConventions.version else {
            throw ConversionError(
                .helperFailed, "it speaks version \(version) of the protocol, not \(PluginConventions.version)",
                hint: "install the version of it that belongs to this textmill")
        }
        guard let name = object["name"]?.string, Self.isName(name) else { throw Self.wrong("has no name") }
        let formats = try Self.list(object["formats"], "formats")
        if formats.isEmpty { throw Self.wrong("has no formats") }
        self.init(name: name, formats: [])
        for format in formats { self.formats.append(try Self.format(format)) }
        for option in try Self.list(object["options"] ?? .array([]), "options") { options.append(try Self.option(option)) }
        writesFiles = object["writesFiles"]?.boolean ?? false
        losesOnErrorOutput = object["losesOnErrorOutput"]?.boolean ?? false
    }

    private static func wrong(_ what: String) -> ConversionError { ConversionError(.helperFailed, "its description \(what)") }

    private static func list(_ value: JSONValue?, _ name: String) throws(ConversionError) -> [JSONValue] {
        guard let list = value?.array else { throw wrong("has no list '\(name)'") }
        if list.count > maximumCount { throw wrong("has more than \(maximumCount) \(name)") }
        return list
    }

    /// A line of text: neither empty nor long, without control characters.
    private static func text(_ value: JSONValue?) -> String? {
        guard let text = value?.string, !text.isEmpty, text.utf8.count <= 300 else { return nil }
        return text.utf8.contains { $0 < 0x20 || $0 == 0x7F } ? nil : text
    }

    private static func format(_ object: JSONValue) throws(ConversionError) -> DocumentFormat {
        guard let name = object["shortName"]?.string, isName(name) else { throw wrong("has a format without a short name") }
        guard let displayName = text(object["name"]) else { throw wrong("has a format, \(name), without a name") }
        guard let extensions = (object["extensions"] ?? .array([])).strings, extensions.count <= maximumCount,
            extensions.allSatisfy(isExtension)
        else { throw wrong("has wrong extensions of the format \(name)") }
        var types: [MediaType] = []
        for type in (object["mediaTypes"] ?? .array([])).strings ?? [""] {
            guard types.count < maximumCount, let type = MediaType(type) else { throw wrong("has wrong media types of the format \(name)") }
            types.append(type)
        }
        var signatures: [DocumentFormat.Signature] = []
        for signature in try list(object["signatures"] ?? .array([]), "signatures") {
            guard let tokens = signature["tokens"]?.strings, !tokens.isEmpty, tokens.allSatisfy({ !$0.isEmpty }) else {
                throw wrong("has a wrong signature of the format \(name)")
            }
            signatures.append(.init(tokens: tokens))
        }
        return DocumentFormat(name, displayName, mediaTypes: types, fileNameExtensions: extensions, signatures: signatures)
    }

    private static func isExtension(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.count <= 40
            && text.utf8.allSatisfy { $0 > 0x20 && $0 != UInt8(ascii: "/") && $0 != 0x7F && !(0x41...0x5A).contains($0) }
    }

    private static func option(_ object: JSONValue) throws(ConversionError) -> OptionDescription {
        guard let name = object["name"]?.string, isName(name) else { throw wrong("has an option without a name") }
        guard let help = text(object["help"]) else { throw wrong("has an option, \(name), without a line of help") }
        let placeholder = text(object["placeholder"])
        let kind: OptionDescription.Kind
        switch object["kind"]?.string {
        case "flag": kind = .flag
        case "integer":
            guard let least = (object["minimum"] ?? .number(0)).integer,
                let most = (object["maximum"] ?? .number(Double(Int32.max))).integer, least <= most
            else { throw wrong("has wrong bounds of the option \(name)") }
            kind = .integer(least...most)
        case "choice":
            guard let words = object["words"]?.strings, !words.isEmpty, words.count <= maximumCount, words.allSatisfy(isName) else {
                throw wrong("has wrong words of the option \(name)")
            }
            kind = .choice(words)
        case "text": kind = .text(placeholder: placeholder ?? "TEXT")
        case "file":
            let words = object["words"]?.strings ?? []
            guard words.count <= maximumCount, words.allSatisfy(isName) else { throw wrong("has wrong words of the option \(name)") }
            kind = words.isEmpty ? .file(placeholder: placeholder ?? "FILE") : .wordOrFile(words, placeholder: placeholder ?? "FILE")
        default: throw wrong("has an option, \(name), of a kind that there is not")
        }
        return OptionDescription(name, kind, default: text(object["default"]), help: help)
    }
}
