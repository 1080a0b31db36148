// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import JSONText

/// What a plug-in tells while it reads, as a line of JSON.
package enum PluginEvent: Hashable, Sendable {
    /// The document's title.
    case title(String)
    /// How much is done, 0…1.
    case progress(Double)
    /// Something was not as it should be.
    case warning(Warning)
    /// Something was lost, so that the result is not the whole document.
    case partial(Warning)
    /// Why there is no result.
    case failed(ConversionError)
    /// Something that this version does not know.
    case unknown

    /// The most bytes of a text that are kept.
    package static let maximumText = 2000

    /// The event on a line; `nil` where that is no event.
    package init?(line: ArraySlice<UInt8>) {
        guard let object = JSONReader.read(line), let kind = object["event"]?.string else { return nil }
        let position = SourcePosition(object)
        let message = object["message"]?.string.map { Self.clipped($0) }
        switch kind {
        case "title":
            guard let text = object["text"]?.string else { return nil }
            self = .title(Self.clipped(text))
        case "progress":
            guard let fraction = object["fraction"]?.number, (0...1).contains(fraction) else { return nil }
            self = .progress(fraction)
        case "warning":
            guard let message, let code = object["code"]?.string, Self.isCode(code) else { return nil }
            self = .warning(Warning(code, message, at: position))
        case "partial":
            self = .partial(Warning(Self.partialCode, message ?? "part of the document is missing", at: position))
        case "failed":
            guard let message, let code = object["code"]?.string, Self.isCode(code) else { return nil }
            let hint = object["hint"]?.string.map { Self.clipped($0) }
            self = .failed(ConversionError(ConversionError.Code(rawValue: code), message, hint: hint, at: position))
        default: self = .unknown
        }
    }

    /// The code of warnings about what is missing.
    package static let partialCode = "partial"

    /// The event as a line.
    package var line: [UInt8] {
        var object = JSONLine()
        switch self {
        case .title(let text):
            object.add("event", "title")
            object.add("text", text)
        case .progress(let fraction):
            object.add("event", "progress")
            object.add("fraction", fraction)
        case .warning(let warning):
            object.add("event", "warning")
            object.add("code", warning.code)
            object.add("message", warning.message)
            object.add(warning.position)
        case .partial(let warning):
            object.add("event", "partial")
            object.add("message", warning.message)
            object.add(warning.position)
        case .failed(let error):
            object.add("event", "failed")
            object.add("code", error.code.rawValue)
            object.add("message", error.message)
            object.add("hint", error.hint)
            object.add(error.position)
        case .unknown: object.add("event", "unknown")
        }
        return object.line
    }

    /// A text that is not longer than it may be.
    package static func clipped(_ text: String) -> String {
        if text.utf8.count <= maximumText { return text }
        return String(decoding: text.utf8.prefix(maximumText), as: UTF8.self) + "…"
    }

    /// Whether a word can stand for a kind of warning or error: small letters, digits and hyphens.
    private static func isCode(_ code: String) -> Bool { PluginDescription.isName(code) }
}

extension SourcePosition {
    fileprivate init?(_ object: JSONValue) {
        func number(_ name: String, from first: Int) -> Int? { object[name]?.integer.flatMap { $0 >= first ? $0 : nil } }
        if let offset = number("offset", from: 0) {
            self = .byte(offset)
        } else if let page = number("page", from: 1) {
            self = .page(page)
        } else if let line = number("line", from: 1) {
            self = .line(line, column: number("column", from: 1))
        } else {
            return nil
        }
    }
}

extension JSONLine {
    fileprivate mutating func add(_ position: SourcePosition?) {
        add("offset", position?.byteOffset)
        add("page", position?.page)
        add("line", position?.line)
        add("column", position?.column)
    }
}
