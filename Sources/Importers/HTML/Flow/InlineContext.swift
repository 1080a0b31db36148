// SPDX-License-Identifier: Apache-2.0

import TextModel

/// What elements around text say about it beside its style.
struct InlineContext: Hashable {
    var link: Link?
    var roles = SemanticRoles()
    @Bytewise var language: String?
    @Bytewise var toolTip: String?
    @Bytewise var abbreviation: String?
    var inserted: Revision?

    /// Adds what the context says to attributes.
    func add(to attributes: inout CharacterAttributes) {
        if let link { attributes.link = link }
        if !roles.isEmpty { attributes.roles = roles }
        if let language { attributes.language = language }
        if let toolTip { attributes.toolTip = toolTip }
        if let abbreviation { attributes.abbreviationExpansion = abbreviation }
        if let inserted { attributes.inserted = inserted }
    }
}

/// The contexts of a document by number.
struct InlineContexts {
    typealias ContextNumber = Int32

    private var values: [InlineContext] = [InlineContext()]
    private var numbers: [InlineContext: ContextNumber] = [InlineContext(): 0]

    subscript(number: ContextNumber) -> InlineContext { values[Int(number)] }

    mutating func number(for context: InlineContext) -> ContextNumber {
        if let known = numbers[context] { return known }
        let number = ContextNumber(truncatingIfNeeded: values.count)
        values.append(context)
        numbers[context] = number
        return number
    }
}
