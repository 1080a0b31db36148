// SPDX-License-Identifier: Apache-2.0

import CommandTable
import JSONText

extension DetectOptions {
    /// What is printed for an answer; nothing for a failure, but in JSON.
    func line(_ answer: Answer) -> [UInt8] {
        switch (form, answer.outcome) {
        case (.json, _): json(answer).object
        case (.template(let template), .success(let found)): template.line(answer.name, found)
        case (.text(.everything), .success(let found)):
            found.matches.flatMap { textLine(answer.name, "\($0.mediaType) (\(printable($0.reason)))") }
        case (.text(let content), .success(let found)): textLine(answer.name, text(content, found))
        case (_, .failure): []
        }
    }

    private func textLine(_ name: [UInt8], _ text: String) -> [UInt8] {
        var line: [UInt8] = []
        if !isBrief {
            line += endsInNUL ? name + [0] : Array(printable(name).utf8)
            line += separator + [UInt8(ascii: " ")]
        }
        return line + Array(text.utf8) + [UInt8(ascii: "\n")]
    }

    private func text(_ content: Content, _ found: Found) -> String {
        switch content {
        case .type, .everything: found.mediaType
        case .typeAndCharset: "\(found.mediaType); charset=\(found.charset)"
        case .charset: found.charset
        case .extensions: found.extensions.isEmpty ? "???" : found.extensions.joined(separator: "/")
        case .parents: ([found.mediaType] + found.parents).joined(separator: " ")
        }
    }

    private func json(_ answer: Answer) -> JSONLine {
        var object = JSONLine()
        object.add("path", path: answer.name)
        switch answer.outcome {
        case .success(let found):
            object.add("mediaType", found.mediaType)
            if found.charset == "binary" { object.addNull("charset") } else { object.add("charset", found.charset) }
            if found.charset != "binary" { object.add("charsetConfidence", found.charsetConfidence) }
            object.add("registered", found.isRegistered)
            if found.formatName.isEmpty { object.addNull("format") } else { object.add("format", found.formatName) }
            object.add("evidence", found.evidence.rawValue)
            object.add("extensions", found.extensions)
            object.add("parents", found.parents)
            object.add("compression", found.compression)
            object.add(
                "matches",
                found.matches.map { match in
                    var object = JSONLine()
                    object.add("mediaType", match.mediaType)
                    object.add("evidence", match.reason)
                    return object
                })
        case .failure(let failure):
            object.addNull("mediaType")
            var error = JSONLine()
            error.add("code", failure.code)
            error.add("message", failure.message)
            object.add("error", error)
        }
        return object
    }
}
