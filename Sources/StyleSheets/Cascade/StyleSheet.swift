// SPDX-License-Identifier: Apache-2.0

/// A style sheet, parsed once for any number of documents. What its blocks declare is read when a rule is first used.
public struct StyleSheet: Sendable {
    /// A sheet that an `@import` asks for.
    public struct Import: Sendable {
        /// The address as written.
        public let url: String
        /// The addresses that led to the importing sheet, outermost first; empty where that is the sheet given.
        public let parents: [String]
    }

    struct Rule: Sendable {
        /// The list of its selectors.
        let list: Int32
        /// The text that it stands in, and where its declarations lie there.
        let source: Int32
        let block: Range<Int32>
        let place: Place
    }

    /// What stands around a rule: numbers of a condition, a layer and a scope, each -1 for none.
    struct Place: Sendable {
        var condition: Int32 = -1
        var layer: Int32 = -1
        var scope: Int32 = -1
    }

    /// A media query that rules stand under, and the condition around it.
    struct Condition: Sendable {
        let query: ArraySlice<CSSToken>
        let isOfContainer: Bool
        let parent: Int
    }

    /// A cascade layer: its name in its parent, -1 standing for none.
    struct Layer: Sendable {
        let name: String
        let parent: Int
        let condition: Int
    }

    /// `@scope`: the lists of its roots and of its limits, the latter -1 for none, and the scope around it.
    struct Scope: Sendable {
        let root: Int32
        let limit: Int32
        let parent: Int32
    }

    private(set) var sources: [[UInt8]] = []
    private(set) var rules: [Rule] = []
    private(set) var conditions: [Condition] = []
    private(set) var layers: [Layer] = []
    private(set) var scopes: [Scope] = []
    private(set) var selectors = SelectorTable()

    /// Parses a style sheet.
    ///
    /// - Parameters:
    ///   - bytes: UTF-8.
    ///   - accepts: Whether a property, which may be a shorthand, may have a value: `@supports` goes by it.
    ///   - loadImport: Gives the bytes of an imported sheet, or nil. Without it imports are left out. A sheet that is among its own parents is
    ///     never asked for, nor are more or deeper ones than `StyleLimits` says.
    public init(
        parsing bytes: [UInt8], accepting accepts: (String, CSSValue) -> Bool = { _, _ in true },
        loadImport: (Import) -> [UInt8]? = { _ in nil }
    ) {
        var loaded = 0
        add(bytes, [], Place(), &loaded, accepts, loadImport)
    }

    /// Adds a sheet's rules. It calls itself for imports, at most `StyleLimits.importDepth` deep.
    private mutating func add(
        _ bytes: [UInt8], _ parents: [String], _ around: Place, _ loaded: inout Int, _ accepts: (String, CSSValue) -> Bool,
        _ loadImport: (Import) -> [UInt8]?
    ) {
        guard bytes.count < Int(Int32.max) else { return }
        sources.append(bytes)
        let source = Int32(sources.count - 1)
        let pieces = SheetScanner.pieces(bytes)
        /// Of every piece: what stands around what is in it; nil where that is left out. And the list of a style rule's selectors.
        var inside: [(place: Place, list: Int32)?] = []
        inside.reserveCapacity(pieces.count)
        var mayImport = true
        for piece in pieces {
            let outer = piece.parent < 0 ? (place: around, list: Int32(-1)) : inside[piece.parent]
            guard let outer else {
                inside.append(nil)
                continue
            }
            guard piece.kind == .atRule else {
                mayImport = false
                inside.append(addRule(piece, source, outer.place, outer.list))
                continue
            }
            inside.append(group(piece, bytes, outer.place, outer.list, accepts).map { ($0, outer.list) })
            let name = piece.name
            if mayImport, name.equalsIgnoringCase("import"), !piece.hasBlock {
                if let prelude = Self.prelude(piece, bytes) { addImport(prelude, outer.place, parents, &loaded, accepts, loadImport) }
            } else if !name.equalsIgnoringCase("charset"), !name.equalsIgnoringCase("layer") || piece.hasBlock {
                mayImport = false
            }
        }
    }

    /// The tokens of an at-rule's prelude; nil if they are not sound.
    private static func prelude(_ piece: SheetPiece, _ bytes: [UInt8]) -> ArraySlice<CSSToken>? {
        var parser = CSSParser(bytes, in: piece.prelude)
        let values = parser.consumeValues(until: [])
        return values.isSound ? values.tokens[...].trimmed : nil
    }

    /// Adds a style rule, or declarations in one; what stands around its own content, and the list of its selectors.
    private mutating func addRule(_ piece: SheetPiece, _ source: Int32, _ place: Place, _ outer: Int32) -> (place: Place, list: Int32)? {
        var list = outer
        if piece.kind != .declarations {
            let context = SelectorContext(nesting: outer, scope: place.scope < 0 ? -1 : scopes[Int(place.scope)].root)
            let own = SelectorScanner.list(sources[Int(source)], in: piece.prelude, context, to: &selectors)
            guard let own else { return nil }
            list = own
        }
        guard piece.kind != .nestingRule, list >= 0, !piece.block.isEmpty else { return (place, list) }
        let block = Int32(piece.block.lowerBound)..<Int32(piece.block.upperBound)
        rules.append(Rule(list: list, source: source, block: block, place: place))
        return (place, list)
    }

    // MARK: Groups

    /// What stands around what is in a group rule; nil where that is left out or the rule is no group.
    private mutating func group(
        _ piece: SheetPiece, _ bytes: [UInt8], _ place: Place, _ list: Int32, _ accepts: (String, CSSValue) -> Bool
    ) -> Place? {
        let name = piece.name
        let isLayer = name.equalsIgnoringCase("layer")
        guard isLayer || piece.hasBlock, let prelude = Self.prelude(piece, bytes) else { return nil }
        if isLayer { return addLayers(prelude, hasBlock: piece.hasBlock, place) }
        var place = place
        let isOfContainer = name.equalsIgnoringCase("container")
        if isOfContainer || name.equalsIgnoringCase("media") {
            place.condition = addCondition(prelude, isOfContainer: isOfContainer, place.condition)
            return place
        }
        if name.equalsIgnoringCase("scope") { return addScope(prelude, place, list) }
        return name.equalsIgnoringCase("supports") && SupportsCondition.holds(prelude, accepts) ? place : nil
    }

    private mutating func addCondition(_ query: ArraySlice<CSSToken>, isOfContainer: Bool = false, _ parent: Int32) -> Int32 {
        guard !query.isEmpty else { return parent }
        conditions.append(Condition(query: query, isOfContainer: isOfContainer, parent: Int(parent)))
        return Int32(conditions.count - 1)
    }

    /// CSS Cascade 6, section 2.5: `(roots) to (limits)`, either of which may be missing.
    private mutating func addScope(_ prelude: ArraySlice<CSSToken>, _ place: Place, _ list: Int32) -> Place? {
        var place = place
        var rest = prelude
        let outer = SelectorContext(nesting: list, scope: place.scope < 0 ? -1 : scopes[Int(place.scope)].root)
        var root = list
        if let first = rest.first, first.kind == .openParenthesis {
            guard let own = SelectorParser.list(rest.content.trimmed, in: &selectors, context: outer) else { return nil }
            root = own
            rest = rest[rest.end(ofValueAt: rest.startIndex)...].trimmed
        } else if root < 0 {
            guard let own = SelectorParser.list([CSSToken(.colon), CSSToken(.ident, "root")], in: &selectors) else { return nil }
            root = own
        }
        var limit: Int32 = -1
        if let first = rest.first {
            rest = rest.dropFirst().trimmed
            guard first.isIdent("to"), rest.first?.kind == .openParenthesis, rest.end(ofValueAt: rest.startIndex) == rest.endIndex,
                let own = SelectorParser.list(rest.content.trimmed, in: &selectors, context: SelectorContext(scope: root))
            else { return nil }
            limit = own
        }
        scopes.append(Scope(root: root, limit: limit, parent: place.scope))
        place.scope = Int32(scopes.count - 1)
        return place
    }

    /// CSS Cascade 5, section 6.4: a block of one layer, or a statement that names several.
    private mutating func addLayers(_ prelude: ArraySlice<CSSToken>, hasBlock: Bool, _ place: Place) -> Place? {
        var last = place
        for part in prelude.split(at: .comma) {
            if part.isEmpty, hasBlock, prelude.isEmpty {
                last.layer = addLayer("", place.layer, place.condition)
                return last
            }
            guard let layer = addLayer(path: part, place) else { return nil }
            last.layer = layer
        }
        return hasBlock && !prelude.contains { $0.kind == .comma } ? last : nil
    }

    /// `a.b`, without white space.
    private mutating func addLayer(path: ArraySlice<CSSToken>, _ place: Place) -> Int32? {
        guard path.count % 2 == 1, path.count < StyleLimits.groups else { return nil }
        for (place, token) in path.enumerated() {
            guard place % 2 == 0 ? token.kind == .ident : token.isDelim(".") else { return nil }
        }
        var layer = place.layer
        for token in path where token.kind == .ident { layer = addLayer(token.text, layer, place.condition) }
        return layer
    }

    private mutating func addLayer(_ name: String, _ parent: Int32, _ condition: Int32) -> Int32 {
        layers.append(Layer(name: name, parent: Int(parent), condition: Int(condition)))
        return Int32(layers.count - 1)
    }

    // MARK: Imports

    /// CSS Cascade 5, section 2.
    private mutating func addImport(
        _ prelude: ArraySlice<CSSToken>, _ around: Place, _ parents: [String], _ loaded: inout Int,
        _ accepts: (String, CSSValue) -> Bool, _ loadImport: (Import) -> [UInt8]?
    ) {
        let parts = prelude.components
        guard let address = parts.first, let url = address.importURL else { return }
        var rest = prelude[address.endIndex...].trimmed
        var place = around
        if let first = rest.first, first.isIdent("layer") {
            place.layer = addLayer("", around.layer, around.condition)
            rest = rest.dropFirst().trimmed
        } else if let first = rest.first, first.isFunction("layer") {
            guard let named = addLayer(path: rest.content.trimmed, around) else { return }
            place.layer = named
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
        place.condition = addCondition(rest, around.condition)
        add(bytes, parents + [url], place, &loaded, accepts, loadImport)
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
