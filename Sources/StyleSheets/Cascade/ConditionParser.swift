// SPDX-License-Identifier: Apache-2.0

/// Conditions with `not`, `and`, `or` and brackets, as `@media` and `@supports` have them (CSS Conditional 3, section 6; Media Queries 4,
/// section 3). What is unknown is nil, and stays so through `not`.
///
/// It calls itself for brackets in brackets, which the parser has bounded by `StyleLimits.depth`.
struct ConditionParser {
    /// What a block or a function that is no condition itself says.
    let leaf: (ArraySlice<CSSToken>) -> Bool?

    func value(_ tokens: ArraySlice<CSSToken>) -> Bool? {
        let parts = tokens.components
        guard let first = parts.first?.first else { return nil }
        if first.isIdent("not") { return parts.count == 2 ? operand(parts[1]).map { !$0 } : nil }
        guard parts.count % 2 == 1, parts.count < 3 || parts[1].count == 1 else { return nil }
        var result = operand(parts[0])
        guard parts.count > 1, let joint = parts[1].first else { return result }
        let isAnd = joint.isIdent("and")
        guard isAnd || joint.isIdent("or") else { return nil }
        for place in stride(from: 1, to: parts.count, by: 2) {
            guard let word = parts[place].first, isAnd ? word.isIdent("and") : word.isIdent("or") else { return nil }
            result = Self.join(result, operand(parts[place + 1]), isAnd)
        }
        return result
    }

    private static func join(_ one: Bool?, _ other: Bool?, _ isAnd: Bool) -> Bool? {
        if one == !isAnd || other == !isAnd { return !isAnd }
        return one == nil || other == nil ? nil : isAnd
    }

    private func operand(_ part: ArraySlice<CSSToken>) -> Bool? {
        guard let first = part.first else { return nil }
        if first.kind == .function { return leaf(part) }
        guard first.kind == .openParenthesis else { return nil }
        let content = part.content.trimmed
        guard let inner = content.first else { return nil }
        if inner.kind == .openParenthesis || inner.isIdent("not") || inner.kind == .function { return value(content) }
        return leaf(part)
    }
}

/// `@supports` (CSS Conditional 3, section 6; `selector()` of level 4).
enum SupportsCondition {
    static func holds(_ tokens: ArraySlice<CSSToken>, _ accepts: (String, CSSValue) -> Bool) -> Bool {
        withoutActuallyEscaping(accepts) { accepts in
            ConditionParser { part in
                if part.first?.kind == .function {
                    guard part.first?.isFunction("selector") == true else { return false }
                    return CSSSelectorList(part.content.trimmed) != nil
                }
                let content = part.content.trimmed
                guard let name = content.first, name.kind == .ident else { return nil }
                let rest = content.dropFirst().trimmed
                guard rest.first?.kind == .colon else { return nil }
                let value = CSSValue(rest.dropFirst().trimmed)
                return name.isCustomPropertyName || !value.tokens.isEmpty && accepts(name.text.lowercasedLetters, value)
            }.value(tokens) ?? false
        }
    }
}
