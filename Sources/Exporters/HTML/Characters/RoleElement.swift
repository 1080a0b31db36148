// SPDX-License-Identifier: Apache-2.0

import TextModel

/// The phrasing elements for semantic roles, with what browsers make them look like.
struct RoleElement {
    let role: SemanticRoles
    let name: String
    var isItalic = false
    var isFixedPitch = false

    /// From the outside in.
    static let all: [RoleElement] = [
        RoleElement(role: .abbreviation, name: "abbr"), RoleElement(role: .quotation, name: "q"),
        RoleElement(role: .citation, name: "cite", isItalic: true), RoleElement(role: .definition, name: "dfn", isItalic: true),
        RoleElement(role: .mark, name: "mark"), RoleElement(role: .strong, name: "strong"),
        RoleElement(role: .emphasis, name: "em", isItalic: true), RoleElement(role: .code, name: "code", isFixedPitch: true),
        RoleElement(role: .keyboard, name: "kbd", isFixedPitch: true), RoleElement(role: .sample, name: "samp", isFixedPitch: true),
        RoleElement(role: .variable, name: "var", isItalic: true),
    ]
}

/// An element around text: its tags. What `close` holds before the end tag (a reading) belongs to the element.
struct ElementMarkup: Interned {
    var open: [UInt8]
    var close: [UInt8]

    init(_ name: String, _ attributes: String = "", tail: String = "") {
        open = Array("<\(name)\(attributes)>".utf8)
        close = Array("\(tail)</\(name)>".utf8)
    }

    init() {
        open = []
        close = []
    }
}
