// SPDX-License-Identifier: Apache-2.0

import CommandTable
import JSONText
import Textmill

/// Something to tell on standard error.
struct Message: Hashable, Sendable {
    enum Level: String, Sendable { case error, warning }

    var level: Level
    /// What it is about; `nil`: the command itself.
    var name: FileName?
    /// The kind of trouble, by a name that stays.
    var code: String
    var position: SourcePosition?
    /// What is wrong, a clause.
    var text: String
    /// What to do about it, a clause.
    var hint: String?
    /// Where wrong usage is answered by pointing at help: the subcommand, or an empty name for the command itself.
    var helpSubject: String?

    init(_ level: Level, _ name: FileName?, code: String, _ text: String, hint: String? = nil, at position: SourcePosition? = nil) {
        self.level = level
        self.name = name
        self.code = code
        self.text = text
        self.hint = hint
        self.position = position
    }

    /// An error of a conversion.
    init(_ level: Level, _ name: FileName?, _ error: ConversionError) {
        self.init(level, name, code: error.code.rawValue, error.message, hint: error.hint, at: error.position)
    }

    /// A warning of a conversion.
    init(_ name: FileName?, _ warning: Warning) {
        self.init(.warning, name, code: warning.code, warning.message, at: warning.position)
    }

    /// Wrong usage.
    init(_ error: UsageError, subcommand: String?) {
        self.init(.error, nil, code: "usage", error.message, hint: error.hint)
        helpSubject = subcommand ?? ""
    }
}

extension Message {
    /// For people: `textmill: letter.rtf: byte 5120: what is wrong. What to do.`
    var line: String {
        var parts = ["textmill"]
        if let name { parts.append(name.description) }
        if level == .warning { parts.append("warning") }
        if let position { parts.append(position.description) }
        let start = parts.joined(separator: ": ") + ": " + printable(text)
        if let helpSubject {
            let subject = helpSubject.isEmpty ? "" : " \(helpSubject)"
            // A hint that has a colon of its own stands behind a semicolon.
            return start + (hint.map { ($0.contains(": ") ? "; " : ": ") + printable($0) + "\n" } ?? "\nTry 'textmill\(subject) --help'.\n")
        }
        return start + "." + (hint.map { " " + sentence(printable($0)) } ?? "") + "\n"
    }

    /// For programs: one object on one line.
    var json: [UInt8] {
        var object = JSONLine()
        object.add("level", level.rawValue)
        if let name { object.add("path", path: name.bytes) }
        object.add("code", code)
        object.add("offset", position?.byteOffset)
        object.add("page", position?.page)
        object.add("line", position?.line)
        object.add("column", position?.column)
        object.add("message", text)
        object.add("hint", hint)
        return object.line
    }

    private func sentence(_ clause: String) -> String {
        clause.prefix(1).uppercased() + clause.dropFirst() + (".?!".contains(clause.last ?? " ") ? "" : ".")
    }
}
