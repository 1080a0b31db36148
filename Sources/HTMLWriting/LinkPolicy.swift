// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import URLReferences

/// Which links are written, and how.
package struct LinkPolicy: Sendable {
    /// Schemes that are written unless more are asked for.
    package static let ordinarySchemes = ["http", "https", "mailto", "tel", "sms", "geo", "ftp"]
    /// Schemes that run or hold what they name; no option allows them.
    package static let scriptSchemes = ["javascript", "vbscript", "data", "livescript", "mocha"]

    /// The option by which more schemes are asked for.
    package static let option = OptionDescription(
        "link-schemes", .text(placeholder: "+NAME,…|any"),
        help: "schemes of links to write beside \(ordinarySchemes.joined(separator: ", ")); scripts never")

    private var schemes = Set(ordinarySchemes)
    private var allowsAny = false

    /// A policy from the option's value: `any`, or schemes separated by commas, each with a `+` before it or not.
    package init(_ option: String?) {
        for word in (option ?? "").split(separator: ",") {
            let name = word.drop { $0 == "+" || $0 == " " }.lowercased()
            if name == "any" { allowsAny = true } else { schemes.insert(name) }
        }
    }

    /// What the options say.
    package init(_ context: ExportContext) { self.init(context.options[Self.option]) }

    /// A destination as it can stand in an attribute, not yet escaped for HTML; `nil` where its scheme is not allowed.
    package func reference(_ destination: String) -> String? {
        let cleaned = URLReference.cleaned(destination)
        if let scheme = URLReference.scheme(of: cleaned) {
            guard !Self.scriptSchemes.contains(scheme), allowsAny || schemes.contains(scheme) else { return nil }
            return URLText.encoded(cleaned, isRelative: false)
        }
        return URLText.encoded(cleaned, isRelative: true)
    }

    /// The same, with a warning where there is none.
    package func reference(_ destination: String, warning context: ExportContext) -> String? {
        if let reference = reference(destination) { return reference }
        let shown = String(String.UnicodeScalarView(destination.unicodeScalars.prefix(80)))
        let scheme = URLReference.scheme(of: URLReference.cleaned(destination)) ?? ""
        let hint = Self.scriptSchemes.contains(scheme) ? "" : "; --link-schemes +\(scheme) allows its scheme"
        context.warn("link-dropped", "the link to '\(shown)' is left out, its text is kept\(hint)")
        return nil
    }
}
