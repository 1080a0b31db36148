// SPDX-License-Identifier: Apache-2.0

/// The source of a manual page: lines of the man(7) macros, in ASCII.
struct Roff {
    private(set) var source = ""

    /// A request or macro line; arguments are text and are quoted.
    mutating func request(_ name: String, _ arguments: String...) {
        source += "." + name
        for argument in arguments { source += " \"" + roffEscaped(argument) + "\"" }
        source += "\n"
    }

    /// A line of text.
    mutating func text(_ text: String) {
        let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        line(roffEscaped(words))
    }

    /// A line that is already escaped.
    mutating func line(_ escaped: String) {
        guard let first = escaped.utf8.first else { return }
        // A control character at the start would make a request of it.
        source += (first == UInt8(ascii: ".") || first == UInt8(ascii: "'") ? "\\&" : "") + escaped + "\n"
    }

    /// A command line as it is typed.
    mutating func example(_ text: String) {
        request("RS 4")
        request("nf")
        line(roffEscaped(text))
        request("fi")
        request("RE")
    }
}

/// Text without anything that roff reads as markup. Hyphens, quotes and their like stay what is typed, rather than become their typographic
/// relatives; what is not ASCII is named by its code point.
func roffEscaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "\\": result += "\\e"
        case "-": result += "\\-"
        case "'": result += "\\(aq"
        case "\"": result += "\\(dq"
        case "`": result += "\\(ga"
        case "^": result += "\\(ha"
        case "~": result += "\\(ti"
        case "…": result += "..."
        case "\n": result += " "
        case "\u{20}"..."\u{7E}": result.unicodeScalars.append(scalar)
        default:
            let digits = String(scalar.value, radix: 16, uppercase: true)
            result += "\\[u" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits + "]"
        }
    }
    return result
}

/// A usage line with what is typed in bold, placeholders (words in capitals) in italics, and brackets, bars and dots as they are.
func roffUsage(_ usage: String) -> String {
    var result = ""
    var rest = usage.utf8[...]
    while let first = rest.first {
        let isWord = isUsageWord(first)
        let part = rest.prefix { isUsageWord($0) == isWord }
        rest = rest.dropFirst(part.count)
        let text = roffEscaped(String(part) ?? "")
        let isPlaceholder = part.contains { (0x41...0x5A).contains($0) } && !part.contains { (0x61...0x7A).contains($0) }
        if !isWord {
            result += text
        } else if first != UInt8(ascii: "-"), isPlaceholder {
            result += "\\fI\(text)\\fR"
        } else {
            result += "\\fB\(text)\\fR"
        }
    }
    return result
}

private func isUsageWord(_ byte: UInt8) -> Bool { isLetterOrDigit(byte) || "-_:/".utf8.contains(byte) }
