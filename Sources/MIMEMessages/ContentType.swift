// SPDX-License-Identifier: Apache-2.0

import MediaTypes

/// A media type as mails have it, with all its parameters.
struct ContentType {
    let parameters: ParameterList
    /// Type and subtype in small letters.
    let essence: String

    static let plainText = ContentType(essence: "text/plain")
    static let message = ContentType(essence: "message/rfc822")

    private init(essence: String) {
        parameters = ParameterList([])
        self.essence = essence
    }

    /// Reads a value; `nil` where it begins with no media type.
    init?(_ value: [UInt8]) {
        // What follows a missing semicolon is no part of the name.
        let start = trimmed(value[...])
        let end = start.firstIndex { isWhite($0) || $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: ",") } ?? start.endIndex
        guard let type = MediaType(String(decoding: start[..<end], as: UTF8.self)) else { return nil }
        essence = type.essence
        let rest = start[end...].drop { isWhite($0) || $0 == UInt8(ascii: ",") }
        let isMissing = !rest.isEmpty && rest.first != UInt8(ascii: ";") && rest.first != UInt8(ascii: "(")
        parameters = ParameterList(Array(start[..<end]) + (isMissing ? [UInt8(ascii: ";")] : []) + Array(rest))
    }

    var isMultipart: Bool { essence.utf8.starts(with: "multipart/".utf8) }
    var isText: Bool { essence.utf8.starts(with: "text/".utf8) }
    var isHTML: Bool { isA("text/html") || isA("application/xhtml+xml") }
    var isPlainText: Bool { isA("text/plain") }

    func isA(_ name: String) -> Bool { essence.utf8.elementsEqual(name.utf8) }

    /// The media type with the parameters that say how text is to be read.
    var mediaType: MediaType {
        var text = essence
        for name in ["charset", "format", "delsp"] as [StaticString] {
            guard isText, let value = parameters[name], value.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) else { continue }
            let quoted = value.utf8.flatMap { $0 == 0x22 || $0 == 0x5C ? [0x5C, $0] : [$0] }
            text += ";\(name)=\"" + String(decoding: quoted, as: UTF8.self) + "\""
        }
        return MediaType(text) ?? .plainText
    }
}
