// SPDX-License-Identifier: Apache-2.0

/// From an element's declarations in the order of the cascade to its style (CSS Cascade 5, sections 6 and 7).
struct CascadedValues {
    typealias Entry = (declaration: LonghandDeclaration, origin: Int, layer: Int)

    private let entries: [Entry]
    private let accepts: (String, CSSValue) -> Bool
    /// Of each property the declarations of it, weakest first.
    private var byProperty: [ByteKey: [Int]] = [:]
    private var order: [ByteKey] = []

    init(_ entries: [Entry], _ accepts: @escaping (String, CSSValue) -> Bool) {
        self.entries = entries
        self.accepts = accepts
        var all: Int?
        for (place, entry) in entries.enumerated() {
            if entry.declaration.name.equalsIgnoringCase("all") { all = place }
            let key = ByteKey(entry.declaration.name)
            if byProperty[key] == nil { order.append(key) }
            byProperty[key, default: []].append(place)
        }
        if let all { spread(all) }
    }

    /// Section 3.2, the `all` property: a declaration of everything but custom properties and direction.
    private mutating func spread(_ all: Int) {
        for key in order where !key.text.isCustomPropertyName && !Self.isLeftByAll(key.text) {
            let places = byProperty[key] ?? []
            byProperty[key] = places.filter { $0 < all } + [all] + places.filter { $0 > all }
        }
    }

    private static func isLeftByAll(_ name: String) -> Bool {
        name.equalsIgnoringCase("direction") || name.equalsIgnoringCase("unicode-bidi") || name.equalsIgnoringCase("all")
    }

    func style(_ parent: ComputedStyle) -> ComputedStyle {
        var style = ComputedStyle(inherited: parent.inherited, custom: parent.custom)
        if order.isEmpty { return style }
        if let all = winner(ByteKey("all")), CSSWideKeyword(all.value) == .initial {
            style.inherited = style.inherited.filter { Self.isLeftByAll($0.key.text) }
        }
        var variables = VariableScope(inheriting: parent.custom)
        addCustomProperties(&variables)
        style.custom = variables.values
        for key in order where !key.text.isCustomPropertyName && !key.text.equalsIgnoringCase("all") {
            let isInherited = InheritedProperties.contain(key.text)
            let value = winner(key).flatMap { computed($0, key, &variables) }
            switch value.map({ CSSWideKeyword($0) }) ?? .unset {
            case nil:
                style.own[key] = value
                if isInherited { style.inherited[key] = value }
            case .inherit:
                style.own[key] = parent.own[key] ?? parent.inherited[key]
                if isInherited { style.inherited[key] = parent.inherited[key] }
            case .initial: style.inherited[key] = nil
            case .unset, .revert, .revertLayer:
                if isInherited { style.inherited[key] = parent.inherited[key] }
            }
        }
        return style
    }

    private func addCustomProperties(_ variables: inout VariableScope) {
        var own: [ByteKey: CSSValue] = [:]
        var names: [ByteKey] = []
        for key in order where key.text.isCustomPropertyName && names.count < StyleLimits.customProperties {
            guard let value = winner(key)?.value else { continue }
            switch CSSWideKeyword(value) {
            case nil:
                own[key] = value
                names.append(key)
            case .initial: variables.remove(key)
            default: break
            }
        }
        if !names.isEmpty { variables.add(own, names) }
    }

    /// The declaration that wins, once `revert` and `revert-layer` are followed (sections 7.3.4 and 7.3.5); nil if none is left.
    private func winner(_ key: ByteKey) -> LonghandDeclaration? {
        guard let places = byProperty[key], var last = places.last else { return nil }
        var rest = places.dropLast()
        while true {
            let entry = entries[last]
            let keyword = CSSWideKeyword(entry.declaration.value)
            guard keyword == .revert || keyword == .revertLayer else { return entry.declaration }
            let origin = Self.origin(entry)
            while let next = rest.last {
                let other = entries[next]
                let isLower = Self.origin(other) < origin
                let isOtherLayer = other.origin != entry.origin || abs(other.layer) != abs(entry.layer)
                if isLower || keyword == .revertLayer && isOtherLayer { break }
                rest.removeLast()
            }
            guard let next = rest.popLast() else { return nil }
            last = next
        }
    }

    /// Hints and `style` attributes are the author's.
    private static func origin(_ entry: Entry) -> Int { min(entry.origin, 2) }

    /// The value with its `var()` replaced and taken out of its shorthand; nil where it is invalid at computed-value time.
    private func computed(_ declaration: LonghandDeclaration, _ key: ByteKey, _ variables: inout VariableScope) -> CSSValue? {
        guard declaration.hasVariables else { return declaration.value }
        guard let value = variables.substitute(declaration.value), !value.tokens.isEmpty else { return nil }
        if CSSWideKeyword(value) != nil { return value }
        guard let shorthand = declaration.shorthand else { return accepts(key.text, value) ? value : nil }
        guard let part = Shorthand(shorthand)?.expand(value)?.first(where: { String.same($0.0, key.text) })?.1 else { return nil }
        return CSSWideKeyword(part) != nil || accepts(key.text, part) ? part : nil
    }
}
