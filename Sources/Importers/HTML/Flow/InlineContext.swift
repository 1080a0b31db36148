// SPDX-License-Identifier: Apache-2.0

import TextModel

/// Where the look of a link comes from.
enum LinkLook {
    /// It stands for what is not shown, and looks as links do.
    case standard
    /// The page says it, or that it looks like the text around.
    case styled
    /// Nobody needs to say it.
    case open
}

/// What elements around text say about it beside its style.
struct InlineContext {
    var link: Link?
    var linkLook = LinkLook.standard
    var roles = SemanticRoles()
    var language: String?
    var toolTip: String?
    var abbreviation: String?
    var inserted: Revision?

    /// What browsers colour links with (HTML, section 15.3.10).
    private static let linkColor = Color(red8: 0, green8: 0, blue8: 0xEE)

    /// Adds what the context says to attributes.
    func add(to attributes: inout CharacterAttributes) {
        if let link {
            attributes.link = link
            switch linkLook {
            case .standard:
                attributes.foregroundColor = Self.linkColor
                attributes.underline = LineDecoration(.single)
            case .styled: attributes.underline = attributes.underline ?? LineDecoration(.none)
            case .open: break
            }
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
