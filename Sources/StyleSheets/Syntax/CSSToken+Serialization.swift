// SPDX-License-Identifier: Apache-2.0

/// CSS Syntax 3, section 9 ("Serialization"), with the escapes of CSSOM ("Common Serializing Idioms").
extension CSSToken {
    /// Whether the token and the one behind it would be read as others if nothing stood between.
    func joins(_ next: CSSToken) -> Bool {
        let nextGoesOn = [.ident, .function, .url, .badURL, .number, .percentage, .dimension, .closingComment].contains(next.kind)
        switch kind {
        case .ident: return nextGoesOn || next.kind == .openParenthesis || next.isDelim("-")
        case .atKeyword, .hash, .dimension: return nextGoesOn || next.isDelim("-")
        case .number: return nextGoesOn || next.isDelim("%")
        case .delim where text.utf8.first == 0x23 || text.utf8.first == 0x2D: return nextGoesOn || next.isDelim("-")
        case .delim where text.utf8.first == 0x40: return [.ident, .function, .url, .badURL, .closingComment].contains(next.kind)
        case .delim where text.utf8.first == 0x2E || text.utf8.first == 0x2B: return [.number, .percentage, .dimension].contains(next.kind)
        case .delim where text.utf8.first == 0x2F: return next.isDelim("*")
        default: return false
        }
    }

    func write(to output: inout String) {
        switch kind {
        case .ident: Self.writeIdent(text, to: &output)
        case .function:
            Self.writeIdent(text, to: &output)
            output += "("
        case .atKeyword:
            output += "@"
            Self.writeIdent(text, to: &output)
        case .hash:
            output += "#"
            Self.writeIdent(text, isName: !isMarked, to: &output)
        case .string: Self.writeString(text, to: &output)
        case .url:
            output += "url("
            Self.writeURL(text, to: &output)
            output += ")"
        case .number, .percentage, .dimension: writeNumber(to: &output)
        case .delim: output += text.utf8.first == 0x5C ? "\\\n" : text
        default: output += fixedText
        }
    }

    private var fixedText: String {
        switch kind {
        case .badString: "\"\n"
        case .badURL: "url(()"
        case .whitespace: " "
        case .openingComment: "<!--"
        case .closingComment: "-->"
        case .colon: ":"
        case .semicolon: ";"
        case .comma: ","
        case .openSquare: "["
        case .closeSquare: "]"
        case .openParenthesis: "("
        case .closeParenthesis: ")"
        case .openCurly: "{"
        case .closeCurly: "}"
        default: ""
        }
    }

    private func writeNumber(to output: inout String) {
        if isMarked, number >= 0, number.sign == .plus { output += "+" }
        if let integer = Int(exactly: number), isInteger { output += "\(integer)" } else { output += "\(number)" }
        if kind == .percentage { output += "%" }
        guard kind == .dimension else { return }
        // A unit such as `e3` would be read as an exponent.
        let unit = Array(text.utf8.prefix(3))
        let looksLikeExponent =
            unit.count > 1 && unit[0] | 0x20 == 0x65 && (unit[1].isDigit || unit[1] == 0x2D && unit.count > 2 && unit[2].isDigit)
        if looksLikeExponent {
            output += "\\65 "
            Self.writeIdent(String(text.dropFirst()), isName: true, to: &output)
        } else {
            Self.writeIdent(text, to: &output)
        }
    }

    private static func writeIdent(_ text: String, isName: Bool = false, to output: inout String) {
        let scalars = text.unicodeScalars
        var position = 0
        var isDashed = false
        for scalar in scalars {
            let isASCIIDigit = scalar.value >= 0x30 && scalar.value <= 0x39
            if scalar.value < 0x20 || scalar.value == 0x7F || !isName && isASCIIDigit && (position == 0 || position == 1 && isDashed) {
                output += "\\\(String(scalar.value, radix: 16)) "
            } else if scalar.value >= 0x80 || UInt8(truncatingIfNeeded: scalar.value).isIdent && !(scalar == "-" && text.utf8.count == 1) {
                output.unicodeScalars.append(scalar)
            } else {
                output += "\\"
                output.unicodeScalars.append(scalar)
            }
            if position == 0 { isDashed = scalar == "-" }
            position += 1
        }
    }

    /// Without quotes, as with them it would be a function.
    private static func writeURL(_ text: String, to output: inout String) {
        for scalar in text.unicodeScalars {
            if scalar.value <= 0x20 || scalar.value == 0x7F {
                output += "\\\(String(scalar.value, radix: 16)) "
            } else {
                if ["\"", "'", "(", ")", "\\"].contains(scalar) { output += "\\" }
                output.unicodeScalars.append(scalar)
            }
        }
    }

    private static func writeString(_ text: String, to output: inout String) {
        output += "\""
        for scalar in text.unicodeScalars {
            if scalar.value < 0x20 || scalar.value == 0x7F {
                output += "\\\(String(scalar.value, radix: 16)) "
            } else {
                if scalar == "\"" || scalar == "\\" { output += "\\" }
                output.unicodeScalars.append(scalar)
            }
        }
        output += "\""
    }
}
