// SPDX-License-Identifier: Apache-2.0

/// A declaration of one longhand property, of a custom one, or of one that is not known here.
struct LonghandDeclaration: Sendable {
    let name: String
    let value: CSSValue
    let isImportant: Bool
    /// Whether the value has `var()` in it.
    let hasVariables: Bool
    /// The shorthand whose value this is as a whole, to be taken apart when its `var()` are replaced (CSS Variables, section 3.2).
    var shorthand: String?

    /// Takes shorthands apart and drops what is not accepted.
    static func list(_ declarations: [CSSDeclaration], _ accepts: (String, CSSValue) -> Bool) -> [LonghandDeclaration] {
        declarations.flatMap { declaration -> [LonghandDeclaration] in
            let hasVariables = declaration.value.tokens.contains { $0.isFunction("var") }
            func longhand(_ name: String, _ value: CSSValue, of shorthand: String? = nil) -> LonghandDeclaration {
                LonghandDeclaration(
                    name: name, value: value, isImportant: declaration.isImportant, hasVariables: hasVariables, shorthand: shorthand)
            }
            let (name, value) = (declaration.name, declaration.value)
            guard let shorthand = Shorthand(name) else {
                let isFree = hasVariables || name.isCustomPropertyName || CSSWideKeyword(value) != nil
                return isFree || accepts(name, value) ? [longhand(name, value)] : []
            }
            if hasVariables { return shorthand.longhands.map { longhand($0, value, of: name) } }
            if CSSWideKeyword(value) != nil { return shorthand.longhands.map { longhand($0, value) } }
            guard let parts = shorthand.expand(value), parts.allSatisfy({ CSSWideKeyword($0.1) != nil || accepts($0.0, $0.1) }) else {
                return []
            }
            return parts.map { longhand($0.0, $0.1) }
        }
    }
}

/// The CSS-wide keywords (CSS Cascade 5, section 7.3).
enum CSSWideKeyword {
    case initial, inherit, unset, revert, revertLayer

    init?(_ value: CSSValue) {
        guard value.tokens.count == 1, let token = value.tokens.first, token.kind == .ident else { return nil }
        if token.isIdent("inherit") {
            self = .inherit
        } else if token.isIdent("initial") {
            self = .initial
        } else if token.isIdent("unset") {
            self = .unset
        } else if token.isIdent("revert") {
            self = .revert
        } else if token.isIdent("revert-layer") {
            self = .revertLayer
        } else {
            return nil
        }
    }
}

/// Properties that are inherited by themselves.
enum InheritedProperties {
    static func contain(_ name: String) -> Bool { name.isCustomPropertyName || names.contains(ByteKey(name)) }

    private static let names = Set(
        """
        border-collapse border-spacing caption-side color cursor direction empty-cells font-family font-feature-settings font-kerning \
        font-size font-size-adjust font-stretch font-style font-variant font-variant-caps font-variant-ligatures font-variant-numeric \
        font-variant-position font-variant-east-asian font-variant-alternates font-variation-settings font-weight hanging-punctuation \
        hyphens image-rendering letter-spacing line-break line-height list-style-image list-style-position list-style-type orphans \
        overflow-wrap pointer-events quotes ruby-align ruby-position speak tab-size text-align text-align-last text-emphasis-color \
        text-emphasis-position text-emphasis-style text-indent text-justify text-orientation text-rendering text-shadow text-transform \
        text-underline-offset text-underline-position text-wrap visibility white-space widows word-break word-spacing word-wrap writing-mode \
        -webkit-text-fill-color -webkit-text-stroke-color -webkit-text-stroke-width fill stroke stroke-width
        """.split(separator: " ").map { ByteKey(String($0)) })
}
