// SPDX-License-Identifier: Apache-2.0

/// The custom properties of an element (CSS Custom Properties, sections 2 and 3).
struct VariableScope: Sendable {
    private(set) var values: [ByteKey: CSSValue] = [:]
    /// The declarations that the scope was made with last, if nothing in them depends on another scope.
    private var source: [Int32] = []

    /// Adds an element's own declarations, with the `var()` in them replaced. What is in a cycle becomes invalid (section 2.3).
    ///
    /// - Returns: Whether that changes anything.
    mutating func add(_ numbers: [Int32], _ declared: [Declared]) -> Bool {
        if !source.isEmpty, source == numbers { return false }
        var own: [ByteKey: CSSValue] = [:]
        var order: [ByteKey] = []
        var isFixed = true
        for number in numbers {
            guard case .custom(let name) = declared[Int(number)].target else { continue }
            switch declared[Int(number)].value {
            case .tokens(let value):
                own[name] = value
                order.append(name)
                if value.hasVariables { isFixed = false }
            case .keyword(.initial): values[name] = nil
            default: isFixed = false
            }
        }
        var resolver = VariableResolver(self)
        resolver.add(own, order)
        self = resolver.scope
        source = isFixed ? numbers : []
        return true
    }

    /// The value with every `var()` replaced; nil if that cannot be done.
    func substitute(_ value: CSSValue) -> CSSValue? {
        var resolver = VariableResolver(self)
        return resolver.substitute(value)
    }

    fileprivate mutating func set(_ name: ByteKey, _ value: CSSValue?) {
        guard let value else { return values[name] = nil }
        if values.count < StyleLimits.customProperties { values[name] = value }
    }
}

/// Replaces `var()`, in a scope.
private struct VariableResolver {
    private(set) var scope: VariableScope
    /// Tokens that may still be made; what would make more is invalid.
    private var budget = StyleLimits.expandedTokens * 16

    init(_ scope: VariableScope) { self.scope = scope }

    mutating func add(_ own: [ByteKey: CSSValue], _ order: [ByteKey]) {
        var states: [ByteKey: State] = [:]
        for name in order { scope.set(name, nil) }
        for name in order where states[name] == nil { resolve(name, own, &states) }
    }

    private enum State { case open, cyclic, done }

    /// Depth first along the names in the values, with a stack of its own.
    private mutating func resolve(_ name: ByteKey, _ own: [ByteKey: CSSValue], _ states: inout [ByteKey: State]) {
        var stack: [(name: ByteKey, references: [ByteKey], next: Int)] = []
        func entry(_ name: ByteKey) -> (name: ByteKey, references: [ByteKey], next: Int) { (name, own[name]?.references ?? [], 0) }
        stack.append(entry(name))
        states[name] = .open
        while let top = stack.last {
            if top.next < top.references.count {
                stack[stack.count - 1].next += 1
                let reference = top.references[top.next]
                guard own[reference] != nil else { continue }
                switch states[reference] {
                case nil:
                    states[reference] = .open
                    stack.append(entry(reference))
                case .open, .cyclic:
                    guard let start = stack.firstIndex(where: { $0.name == reference }) else { continue }
                    for member in stack[start...] { states[member.name] = .cyclic }
                case .done: continue
                }
            } else {
                stack.removeLast()
                if states[top.name] != .cyclic, let value = own[top.name], let whole = substitute(value) { scope.set(top.name, whole) }
                if states[top.name] != .cyclic { states[top.name] = .done }
            }
        }
    }

    /// Section 3, "Using cascading variables": the value with every `var()` replaced; nil if that cannot be done ("invalid at computed-value
    /// time").
    mutating func substitute(_ value: CSSValue) -> CSSValue? {
        guard value.hasVariables else { return value }
        var output: [CSSToken] = []
        // Where reading goes on when a fallback has been read.
        var pending: [ArraySlice<CSSToken>] = [value.tokens[...]]
        while let rest = pending.popLast() {
            guard let first = rest.first else { continue }
            if first.isFunction("env") {
                // What a device says of itself: of a page nothing is cut off, and of the rest nothing is known, so its fallback stands.
                let end = rest.end(ofValueAt: rest.startIndex)
                pending.append(rest[end...])
                let arguments = rest[rest.startIndex..<end].content
                if let name = arguments.trimmed.first, name.kind == .ident, name.text.utf8.starts(with: "safe-area-inset-".utf8) {
                    output.append(CSSToken(.dimension, "px", number: 0))
                    continue
                }
                guard let comma = arguments.firstIndex(where: { $0.kind == .comma }) else { return nil }
                pending.append(arguments[(comma + 1)...].trimmed)
                continue
            }
            guard first.isFunction("var") else {
                output.append(first)
                guard output.count <= StyleLimits.expandedTokens else { return nil }
                pending.append(rest.dropFirst())
                continue
            }
            let end = rest.end(ofValueAt: rest.startIndex)
            pending.append(rest[end...])
            guard let reference = Reference(rest[rest.startIndex..<end]) else { return nil }
            if let found = scope.values[reference.name] {
                guard output.count + found.tokens.count <= StyleLimits.expandedTokens else { return nil }
                output += found.tokens
            } else {
                guard let fallback = reference.fallback else { return nil }
                pending.append(fallback)
            }
        }
        budget -= output.count
        guard budget > 0 else { return nil }
        return CSSValue(trimming: output.withSpans[...])
    }

    /// `var(--name)` or `var(--name, fallback)`.
    fileprivate struct Reference {
        let name: ByteKey
        let fallback: ArraySlice<CSSToken>?

        init?(_ function: ArraySlice<CSSToken>) {
            let content = function.content
            guard let place = content.firstIndex(where: { $0.kind != .whitespace }), content[place].isCustomPropertyName else { return nil }
            name = ByteKey(content[place].text)
            let rest = content[(place + 1)...].drop { $0.kind == .whitespace }
            guard rest.isEmpty || rest.first?.kind == .comma else { return nil }
            fallback = rest.isEmpty ? nil : rest.dropFirst().trimmed
        }
    }
}

extension CSSValue {
    /// The custom properties that `var()` names anywhere in the value.
    fileprivate var references: [ByteKey] {
        var seen: Set<ByteKey> = []
        return tokens.indices.filter { tokens[$0].isFunction("var") }.compactMap { place in
            VariableResolver.Reference(tokens[place..<tokens[...].end(ofValueAt: place)])?.name
        }.filter { seen.insert($0).inserted }
    }
}

extension [CSSToken] {
    /// The tokens, each that opens knowing again how far away its closing one is.
    fileprivate var withSpans: [CSSToken] {
        var tokens = self
        var open: [Int] = []
        for place in tokens.indices {
            if tokens[place].closing != nil {
                open.append(place)
            } else if let last = open.last, tokens[last].closing == tokens[place].kind {
                tokens[last].span = Int32(place - last)
                open.removeLast()
            }
        }
        return tokens
    }
}
