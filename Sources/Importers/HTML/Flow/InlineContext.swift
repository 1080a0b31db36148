// SPDX-License-Identifier: Apache-2.0

import TextModel

/// What elements around text say about it beside its style.
struct InlineContext {
    var link: Link?
    /// Whether the page says how the link looks; a link that stands for what is not shown has the look of links.
    var linkIsStyled = false
    var roles = SemanticRoles()
    var language: String?
    var toolTip: String?
    var abbreviation: String?
    var inserted: Revision?

    /// Adds what the context says to attributes.
    func add(to attributes: inout CharacterAttributes) {
        if let link {
            attributes.link = link
            if linkIsStyled, attributes.underline == nil { attributes.underline = LineDecoration(.none) }
        }
        if !roles.isEmpty { attributes.roles = roles }
        if let language { attributes.language = language }
        if let toolTip { attributes.toolTip = toolTip }
        if let abbreviation { attributes.abbreviationExpansion = abbreviation }
        if let inserted { attributes.inserted = inserted }
    }
}

/// The contexts of a document by number. Equal ones may have several numbers: what they say about text is interned anyway.
struct InlineContexts {
    typealias ContextNumber = Int32

    private var values: [InlineContext] = [InlineContext()]
    /// Contexts that differ from one around them in roles alone, by its number and the roles.
    private var roles: [UInt64: ContextNumber] = [:]

    subscript(number: ContextNumber) -> InlineContext {
        _read { yield values[Int(number)] }
    }

    mutating func add(_ context: InlineContext) -> ContextNumber {
        let number = ContextNumber(truncatingIfNeeded: values.count)
        values.append(context)
        return number
    }

    /// A context with more roles.
    mutating func number(_ outer: ContextNumber, adding more: SemanticRoles) -> ContextNumber {
        let key = UInt64(UInt32(bitPattern: outer)) << 32 | UInt64(more.rawValue)
        if let known = roles[key] { return known }
        var context = values[Int(outer)]
        context.roles.formUnion(more)
        let number = add(context)
        roles[key] = number
        return number
    }
}
