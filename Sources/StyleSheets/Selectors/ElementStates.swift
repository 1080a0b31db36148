// SPDX-License-Identifier: Apache-2.0

internal import HTMLSyntax

/// What pseudo-classes without arguments mean for an element of HTML (the HTML standard, section "Pseudo-classes").
enum ElementStates {
    static func holds(_ state: SelectorPart.State, _ node: HTMLNode) -> Bool {
        switch state {
        case .root: node.parent?.kind == .document || node.parent?.kind == .fragment
        case .empty: isEmpty(node)
        case .link: isLink(node)
        case .checked: isChecked(node)
        case .disabled: isControl(node) && isDisabled(node)
        case .enabled: isControl(node) && !isDisabled(node)
        case .defined: node.namespace != .html || node.name.isKnown || !node.nameText.utf8.contains(0x2D)
        case .never, .anchor: false
        }
    }

    /// Neither elements nor text, white space included.
    static func isEmpty(_ node: HTMLNode) -> Bool {
        for child in node.children where child.kind == .element || child.kind == .text && !child.text.isEmpty { return false }
        return true
    }

    private static func isLink(_ node: HTMLNode) -> Bool {
        switch node.namespace {
        case .html: (node.name == .a || node.name == .area) && node[.href] != nil
        case .svg: node.name == .a && (node[.href] != nil || node.attributes.contains { $0.namespace == .xlink && $0.localName == .href })
        default: false
        }
    }

    private static func isChecked(_ node: HTMLNode) -> Bool {
        guard node.namespace == .html else { return false }
        if node.name == .option { return node[.selected] != nil }
        guard node.name == .input, let type = node[.type], node[.checked] != nil else { return false }
        return type.equalsIgnoringCase("checkbox") || type.equalsIgnoringCase("radio")
    }

    private static let controls: Set<HTMLName> = [.button, .input, .select, .textarea, .optgroup, .option, .fieldset]

    private static func isControl(_ node: HTMLNode) -> Bool { node.namespace == .html && controls.contains(node.name) }

    private static func isDisabled(_ node: HTMLNode) -> Bool {
        if node[.disabled] != nil { return true }
        if node.name == .option { return node.parent.map { $0.name == .optgroup && $0[.disabled] != nil } ?? false }
        return false
    }

    /// The nearest `lang` or `xml:lang`, in lower case.
    static func language(of node: HTMLNode) -> String? {
        var current: HTMLNode? = node
        while let element = current, element.kind == .element {
            if let own = element.attributes.first(where: { $0.namespace == .xml && $0.nameText.equalsIgnoringCase("xml:lang") }) {
                return own.value.description.lowercasedLetters
            }
            if let own = element[.lang] { return own.description.lowercasedLetters }
            current = element.parent
        }
        return nil
    }

    /// By the nearest `dir` that says it; left to right without one.
    static func isRightToLeft(_ node: HTMLNode) -> Bool {
        var current: HTMLNode? = node
        while let element = current {
            if let own = element[.dir] {
                if own.equalsIgnoringCase("rtl") { return true }
                if own.equalsIgnoringCase("ltr") { return false }
            }
            current = element.parent
        }
        return false
    }
}

/// Attributes of HTML whose values selectors compare without regard to case (the HTML standard, "Case-sensitivity of selectors").
enum CaselessAttributes {
    static func contain(_ name: String) -> Bool { names.contains(ByteKey(name)) }

    private static let names = Set(
        """
        accept accept-charset align alink axis bgcolor charset checked clear codetype color compact declare defer dir direction disabled \
        enctype face frame hreflang http-equiv lang language link media method multiple nohref noresize noshade nowrap readonly rel rev \
        rules scope scrolling selected shape target text type valign valuetype vlink
        """.split(separator: " ").map { ByteKey(String($0)) })
}
