// SPDX-License-Identifier: Apache-2.0

/// A declaration of one longhand property or of a custom one, as the cascade keeps it.
struct Declared: Sendable {
    enum Target: Sendable {
        case property(CSSProperty)
        case custom(ByteKey)
        case all
    }

    enum Value: Sendable {
        /// A value that the caller has read; it knows it by this number.
        case read(Int32)
        case keyword(CSSWideKeyword)
        /// A value with `var()` in it, and the shorthand that it is the whole of (CSS Variables, section 3.2).
        case pending(CSSValue, Shorthand?)
        /// Of a custom property.
        case tokens(CSSValue)
    }

    let target: Target
    let value: Value
    let isImportant: Bool
}

/// Reads values: the number of a value of a property, or nil if the property may not have it.
typealias ValueReader = (CSSProperty, CSSValue) -> Int32?

extension Declared {
    /// Takes shorthands apart and drops what is unknown or not accepted.
    static func append(_ declaration: CSSDeclaration, to list: inout [Declared], _ read: ValueReader) {
        let (name, value) = (declaration.name, declaration.value)
        if name.isCustomPropertyName {
            let keyword = CSSWideKeyword(value)
            let own = keyword.map { Value.keyword($0) } ?? .tokens(value)
            list.append(Declared(target: .custom(ByteKey(name)), value: own, isImportant: declaration.isImportant))
            return
        }
        func append(_ property: CSSProperty, _ value: Value) {
            list.append(Declared(target: .property(property), value: value, isImportant: declaration.isImportant))
        }
        let shorthand = Shorthand(name)
        let longhands = shorthand?.longhands ?? CSSProperty(name).map { [$0] } ?? []
        if let keyword = CSSWideKeyword(value) {
            if name.equalsIgnoringCase("all") {
                list.append(Declared(target: .all, value: .keyword(keyword), isImportant: declaration.isImportant))
            }
            return longhands.forEach { append($0, .keyword(keyword)) }
        }
        guard !longhands.isEmpty else { return }
        if value.hasVariables { return longhands.forEach { append($0, .pending(value, shorthand)) } }
        guard let shorthand else {
            if let number = read(longhands[0], value) { append(longhands[0], .read(number)) }
            return
        }
        guard let parts = shorthand.expand(value) else { return }
        let before = list.count
        for (property, part) in parts {
            if let keyword = CSSWideKeyword(part) {
                append(property, .keyword(keyword))
            } else if let number = read(property, part) {
                append(property, .read(number))
            } else {
                list.removeSubrange(before...)
                return
            }
        }
    }
}

extension CSSValue {
    /// Whether `var()` or `env()` has to be replaced in it.
    var hasVariables: Bool { tokens.contains { $0.kind == .function && ($0.isFunction("var") || $0.isFunction("env")) } }
}

extension StyleResolver {
    /// Whether a property, which may be a shorthand or a custom one, may have a value, by what its longhands may have.
    public static func accepts(_ name: String, _ value: CSSValue, _ accepts: (CSSProperty, CSSValue) -> Bool) -> Bool {
        var list: [Declared] = []
        Declared.append(CSSDeclaration(name, value), to: &list) { accepts($0, $1) ? 0 : nil }
        return !list.isEmpty
    }
}

/// The CSS-wide keywords (CSS Cascade 5, section 7.3).
public enum CSSWideKeyword: Sendable {
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
