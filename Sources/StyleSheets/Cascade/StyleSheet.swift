// SPDX-License-Identifier: Apache-2.0

/// A style sheet, parsed once for any number of documents.
public struct StyleSheet: Sendable {
    /// A sheet that an `@import` asks for.
    public struct Import: Sendable {
        /// The address as written.
        public let url: String
        /// The addresses that led to the importing sheet, outermost first; empty where that is the sheet given.
        public let parents: [String]
    }

    struct Rule: Sendable {
        let selectors: [ComplexSelector]
        let declarations: [LonghandDeclaration]
        let condition: Int
        let layer: Int
    }

    /// A media query that rules stand under, and the condition around it.
    struct Condition: Sendable {
        let query: ArraySlice<CSSToken>
        let parent: Int
    }

    /// A cascade layer: its name in its parent, -1 standing for none.
    struct Layer: Sendable {
        let name: String
        let parent: Int
        let condition: Int
    }

    private(set) var rules: [Rule] = []
    private(set) var conditions: [Condition] = []
    private(set) var layers: [Layer] = []

    /// Parses a style sheet.
    ///
    /// - Parameters:
    ///   - bytes: UTF-8.
    ///   - accepts: Whether a property may have a value; a declaration that may not is dropped, as is a shorthand one of whose longhands
    ///     may not, and `@supports` goes by it. It is not asked about custom properties, values with `var()` and CSS-wide keywords.
    ///   - loadImport: Gives the bytes of an imported sheet, or nil. Without it imports are left out. A sheet that is among its own parents is
    ///     never asked for, nor are more or deeper ones than `StyleLimits` says.
    public init(
        parsing bytes: [UInt8], accepting accepts: (String, CSSValue) -> Bool = { _, _ in true },
        loadImport: (Import) -> [UInt8]? = { _ in nil }
    ) {
        var loaded = 0
        add(bytes, [], -1, -1, &loaded, accepts, loadImport)
    }

    /// Adds a sheet's rules. It calls itself for imports, at most `StyleLimits.importDepth` deep.
    private mutating func add(
        _ bytes: [UInt8], _ parents: [String], _ condition: Int, _ layer: Int, _ loaded: inout Int,
        _ accepts: (String, CSSValue) -> Bool, _ loadImport: (Import) -> [UInt8]?
    ) {
        var parser = CSSParser(bytes)
        let parsed = parser.rules()
        /// Of every rule: what stands in it; nil where that is left out.
        var scopes: [(condition: Int, layer: Int)?] = []
        var mayImport = true
        for rule in parsed {
            let outer = rule.parent < 0 ? (condition: condition, layer: layer) : scopes[rule.parent]
            guard let outer else {
                scopes.append(nil)
                continue
            }
            var scope: (condition: Int, layer: Int)?
            if let name = rule.atName {
                scope = group(name, rule, outer, accepts)
                if mayImport, name.equalsIgnoringCase("import"), !rule.hasBlock {
                    addImport(rule.prelude, outer, parents, &loaded, accepts, loadImport)
                } else if !name.equalsIgnoringCase("charset"), !name.equalsIgnoringCase("layer") || rule.hasBlock {
                    mayImport = false
                }
            } else {
                mayImport = false
                addRule(rule, outer, accepts)
            }
            scopes.append(scope)
        }
    }

    private mutating func addRule(_ rule: CSSRule, _ scope: (condition: Int, layer: Int), _ accepts: (String, CSSValue) -> Bool) {
        guard let selectors = CSSSelectorList(rule.prelude)?.selectors, !selectors.isEmpty else { return }
        let declarations = LonghandDeclaration.list(rule.declarations, accepts)
        guard !declarations.isEmpty else { return }
        rules.append(Rule(selectors: selectors, declarations: declarations, condition: scope.condition, layer: scope.layer))
    }

    // MARK: Groups

    /// What stands in a group rule; nil where it is left out or is no group.
    private mutating func group(
        _ name: String, _ rule: CSSRule, _ scope: (condition: Int, layer: Int), _ accepts: (String, CSSValue) -> Bool
    ) -> (condition: Int, layer: Int)? {
        if name.equalsIgnoringCase("layer") { return addLayers(rule, scope) }
        guard rule.hasBlock else { return nil }
        if name.equalsIgnoringCase("media") { return (addCondition(rule.prelude, scope.condition), scope.layer) }
        return name.equalsIgnoringCase("supports") && SupportsCondition.holds(rule.prelude, accepts) ? scope : nil
    }

    private mutating func addCondition(_ query: ArraySlice<CSSToken>, _ parent: Int) -> Int {
        guard !query.isEmpty else { return parent }
        conditions.append(Condition(query: query, parent: parent))
        return conditions.count - 1
    }

    /// CSS Cascade 5, section 6.4: a block of one layer, or a statement that names several.
    private mutating func addLayers(_ rule: CSSRule, _ scope: (condition: Int, layer: Int)) -> (condition: Int, layer: Int)? {
        var last = scope.layer
        for part in rule.prelude.split(at: .comma) {
            if part.isEmpty, rule.hasBlock, rule.prelude.isEmpty { return (scope.condition, addLayer("", scope.layer, scope.condition)) }
            guard let layer = addLayer(path: part, scope) else { return nil }
            last = layer
        }
        return rule.hasBlock && !rule.prelude.contains { $0.kind == .comma } ? (scope.condition, last) : nil
    }

    /// `a.b`, without white space.
    private mutating func addLayer(path: ArraySlice<CSSToken>, _ scope: (condition: Int, layer: Int)) -> Int? {
        guard path.count % 2 == 1, path.count < StyleLimits.groups else { return nil }
        for (place, token) in path.enumerated() {
            guard place % 2 == 0 ? token.kind == .ident : token.isDelim(".") else { return nil }
        }
        var layer = scope.layer
        for token in path where token.kind == .ident { layer = addLayer(token.text, layer, scope.condition) }
        return layer
    }

    private mutating func addLayer(_ name: String, _ parent: Int, _ condition: Int) -> Int {
        layers.append(Layer(name: name, parent: parent, condition: condition))
        return layers.count - 1
    }

    // MARK: Imports

    /// CSS Cascade 5, section 2.
    private mutating func addImport(
        _ prelude: ArraySlice<CSSToken>, _ scope: (condition: Int, layer: Int), _ parents: [String], _ loaded: inout Int,
        _ accepts: (String, CSSValue) -> Bool, _ loadImport: (Import) -> [UInt8]?
    ) {
        let parts = prelude.components
        guard let address = parts.first, let url = address.importURL else { return }
        var rest = prelude[address.endIndex...].trimmed
        var layer = scope.layer
        if let first = rest.first, first.isIdent("layer") {
            layer = addLayer("", scope.layer, scope.condition)
            rest = rest.dropFirst().trimmed
        } else if let first = rest.first, first.isFunction("layer") {
            guard let named = addLayer(path: rest.content.trimmed, scope) else { return }
            layer = named
            rest = rest[rest.end(ofValueAt: rest.startIndex)...].trimmed
        }
        if rest.first?.isFunction("supports") == true {
            let content = rest.content.trimmed
            let isDeclaration = content.first?.kind == .ident && content.first?.isIdent("not") != true
            let condition = isDeclaration ? rest.asBlock : content
            guard SupportsCondition.holds(condition, accepts) else { return }
            rest = rest[rest.end(ofValueAt: rest.startIndex)...].trimmed
        }
        guard parents.count < StyleLimits.importDepth, loaded < StyleLimits.imports, !parents.contains(where: { String.same($0, url) })
        else {
            return
        }
        loaded += 1
        guard let bytes = loadImport(Import(url: url, parents: parents)) else { return }
        add(bytes, parents + [url], addCondition(rest, scope.condition), layer, &loaded, accepts, loadImport)
    }
}

extension ArraySlice<CSSToken> {
    /// A string, `url(…)` or `url("…")`.
    fileprivate var importURL: String? {
        guard let first else { return nil }
        if first.kind == .string || first.kind == .url { return first.text }
        let content = content.trimmed
        return first.isFunction("url") && content.count == 1 && content.first?.kind == .string ? content.first?.text : nil
    }

    /// A function's arguments as a block in brackets.
    fileprivate var asBlock: ArraySlice {
        guard let first else { return [] }
        return ([CSSToken(.openParenthesis, span: first.span)] + self[startIndex..<end(ofValueAt: startIndex)].dropFirst())[...]
    }
}
