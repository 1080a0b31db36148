// SPDX-License-Identifier: Apache-2.0

import TextModel

/// What tags mean, by their names without a prefix, compared byte by byte.
struct TagTable: Sendable {
    private var attributes: [[UInt8]: CharacterAttributes] = [:]

    init(_ tags: [String: CharacterAttributes]) {
        for (name, own) in tags { attributes[Array(name.utf8)] = own }
    }

    /// What a tag's text gets; `nil` for a name that is not in the table.
    subscript(name: [UInt8]) -> CharacterAttributes? { attributes[name] }

    static let paragraph = Array("p".utf8)
    static let anchor = Array("a".utf8)
    static let reference = Array("href".utf8)
    static let color = Array("color".utf8)
    static let backgroundColor = Array("background-color".utf8)
    static let breaks: Set<[UInt8]> = [Array("br".utf8)]
    static let headingLevels: [[UInt8]: Int] = [
        Array("h1".utf8): 1, Array("h2".utf8): 2, Array("h3".utf8): 3, Array("h4".utf8): 4, Array("h5".utf8): 5, Array("h6".utf8): 6,
    ]
}

extension MarkupImporter {
    /// What tags mean unless a caller says otherwise: `u`, `em`, `strong`, `code`, `strike`, `stroke` (an outline), `shadow`, and HTML's
    /// `a`, `b`, `i`, `s`, `del`, `ins`, `sup`, `sub`, `kbd`, `samp`, `var`, `cite`, `dfn`, `mark`, `tt`, `span`, `font`, `p` and `h1`–`h6`.
    public static let defaultTags: [String: CharacterAttributes] = {
        var tags: [String: CharacterAttributes] = [:]
        func add(_ names: String..., set: (inout CharacterAttributes) -> Void) {
            for name in names { tags[name] = CharacterAttributes(set) }
        }
        add("a", "p", "span", "font") { _ in }
        add("b", "h1", "h2", "h3", "h4", "h5", "h6") { $0.font.weight = 700 }
        add("i") { $0.font.italic = true }
        add("u", "ins") { $0.underline = LineDecoration() }
        add("s", "strike", "del") { $0.strikethrough = LineDecoration() }
        add("tt") { $0.font.fixedPitch = true }
        add("sup") { $0.superscript = 1 }
        add("sub") { $0.superscript = -1 }
        add("stroke") { $0.strokeWidth = outlineWidth }
        add("shadow") { $0.shadow = Shadow(x: 1, y: 1, blur: 1) }
        for (name, role) in roles {
            add(name) {
                $0.roles = role
                if role == .strong { $0.font.weight = 700 }
                if [.emphasis, .variable, .citation, .definition].contains(role) { $0.font.italic = true }
                if [.code, .keyboard, .sample].contains(role) { $0.font.fixedPitch = true }
            }
        }
        return tags
    }()

    /// An outline's width in per cent of the font size, as Cocoa's own.
    private static let outlineWidth = 3.0

    private static let roles: [(String, SemanticRoles)] = [
        ("em", .emphasis), ("strong", .strong), ("code", .code), ("kbd", .keyboard), ("samp", .sample), ("var", .variable), ("mark", .mark),
        ("cite", .citation), ("dfn", .definition),
    ]
}
