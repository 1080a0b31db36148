// SPDX-License-Identifier: Apache-2.0

/// Raised and lowered text where every character stands on the line: by Unicode's own raised and lowered characters where all of a
/// text has them (`x²`, `4ᵗʰ`, `H₂O`), else marked as formulas in plain text are (`x^(a,b)`, `x_Q`).
enum Superscript {
    /// Longer text is raised for its looks; it is only read worse so.
    private static let maximumLength = 16

    private static let plain = Array("0123456789+-−=()abcdefghijklmnoprstuvwxyz".unicodeScalars)
    private static let raised = Array("⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻ".unicodeScalars)
    private static let lowered = Array("₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₐ   ₑ  ₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥ ₓ  ".unicodeScalars)

    static func text(_ string: String, isRaised: Bool) -> String {
        let scalars = Array(string.unicodeScalars.prefix(maximumLength + 1))
        guard scalars.count <= maximumLength, let first = scalars.first, scalars.contains(where: { !$0.properties.isWhitespace }) else {
            return string
        }
        var result = ""
        for scalar in scalars {
            if scalar == " " {
                result += " "
                continue
            }
            let place = plain.firstIndex(of: scalar)
            guard let form = place.map({ isRaised ? raised[$0] : lowered[$0] }), form != " " else {
                let mark = isRaised ? "^" : "_"
                return scalars.count == 1 ? mark + String(first) : "\(mark)(\(string))"
            }
            result.unicodeScalars.append(form)
        }
        return result
    }
}
