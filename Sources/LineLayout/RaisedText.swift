// SPDX-License-Identifier: Apache-2.0

/// Raised or lowered text where every character stands on the line: by Unicode's own raised and lowered characters where all of a text has
/// them (`10⁵`, `H₂O`), else marked as formulas in plain text are (`x^(a,b)`).
///
/// What is raised by custom, and reads the same on the line, stays: the endings of ordinals, marks of notes in brackets or by signs, words.
package struct RaisedText {
    /// Where text is shown.
    package enum Medium {
        /// Text that is searched and processed: ordinals stay on the line (`4th`), lowered text without forms of its own, too.
        case plainText
        /// Text that is only looked at.
        case terminal
    }

    private enum Form {
        case asItIs
        case unicode
        case marked(String, String)
        /// A character stands for all of it.
        case replaced(String)
    }

    /// Longer text is raised for its looks; it is only read worse so.
    package static let maximumLength = 16
    /// A word of more letters is no exponent.
    private static let longestExponent = 3

    private static let plain = Array("0123456789+-−=()abcdefghijklmnoprstuvwxyzABDEGHIJKLMNOPRTUVWβγδ".unicodeScalars)
    private static let raised = Array("⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻᴬᴮᴰᴱᴳᴴᴵᴶᴷᴸᴹᴺᴼᴾᴿᵀᵁⱽᵂᵝᵞᵟ".unicodeScalars)
    private static let lowered = Array("₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₐ   ₑ  ₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥ ₓ                     ᵦᵧ ".unicodeScalars)
    private static let ordinals = ["st", "nd", "rd", "th", "er", "re", "ère", "nd", "nde", "eme", "ème"]
    private static let signs = [("TM", "™"), ("SM", "℠")]

    private let form: Form
    private let forms: [Unicode.Scalar]

    /// - Parameters:
    ///   - text: All that stands at one height.
    ///   - last: The byte before it in its line; nil at the start of the line.
    package init(_ text: String, isRaised: Bool, behind last: UInt8?, for medium: Medium) {
        forms = isRaised ? Self.raised : Self.lowered
        let scalars = Array(text.unicodeScalars.prefix(Self.maximumLength + 1))
        form =
            if scalars.count > Self.maximumLength || scalars.allSatisfy(\.properties.isWhitespace) {
                .asItIs
            } else if isRaised {
                Self.form(ofRaised: text, scalars, behind: last, medium)
            } else if scalars.allSatisfy({ Self.form(of: $0, Self.lowered) != nil }) {
                .unicode
            } else if medium == .terminal {
                Self.marked("_", scalars)
            } else {
                .asItIs
            }
    }

    private static func form(ofRaised text: String, _ scalars: [Unicode.Scalar], behind last: UInt8?, _ medium: Medium) -> Form {
        let isBehindDigit = last.map { (0x30...0x39).contains($0) } ?? false
        if medium == .plainText, isBehindDigit, ordinals.contains(where: { $0.utf8.elementsEqual(text.lowercased().utf8) }) {
            return .asItIs
        }
        if let sign = signs.first(where: { $0.0.utf8.elementsEqual(text.utf8) }) { return .replaced(sign.1) }
        if scalars.first == "[", scalars.last == "]" { return .asItIs }
        if scalars.count > longestExponent, scalars.allSatisfy(\.properties.isAlphabetic) { return .asItIs }
        if scalars.allSatisfy({ form(of: $0, raised) != nil }) { return .unicode }
        let hasNames = scalars.contains { $0.properties.isAlphabetic || $0.properties.numericType != nil }
        if !hasNames || last == nil || last == 0x20 || last == 0x09 || last == 0x0A { return .asItIs }
        // Marks of several notes.
        if !isBehindDigit, scalars.allSatisfy({ ("0"..."9").contains($0) || ", ;–".unicodeScalars.contains($0) }) { return .unicode }
        return marked("^", scalars)
    }

    private static func marked(_ mark: String, _ scalars: [Unicode.Scalar]) -> Form {
        scalars.count == 1 ? .marked(mark, "") : .marked(mark + "(", ")")
    }

    /// The form of a character; nil where there is none. A space is its own.
    private static func form(of scalar: Unicode.Scalar, _ forms: [Unicode.Scalar]) -> Unicode.Scalar? {
        if scalar == " " { return scalar }
        return plain.firstIndex(of: scalar).flatMap { forms[$0] == " " ? nil : forms[$0] }
    }

    /// How a part of the text is shown, of whose attributes nothing is known here.
    package func shown(_ part: String, isFirst: Bool, isLast: Bool) -> String {
        switch form {
        case .asItIs: return part
        case .unicode:
            var result = ""
            for scalar in part.unicodeScalars { result.unicodeScalars.append(Self.form(of: scalar, forms) ?? scalar) }
            return result
        case .marked(let open, let close): return (isFirst ? open : "") + part + (isLast ? close : "")
        case .replaced(let sign): return isFirst ? sign : ""
        }
    }
}
