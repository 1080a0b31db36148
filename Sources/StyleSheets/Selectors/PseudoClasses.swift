// SPDX-License-Identifier: Apache-2.0

/// The names of pseudo-classes and pseudo-elements.
enum PseudoClasses {
    /// A pseudo-class without arguments; nil if it is unknown. Those that depend on a reader's doings are valid and match nothing.
    static func simple(_ name: String) -> SimpleSelector? {
        switch Name(rawValue: name) {
        case .root, .scope: .state(.root)
        case .empty: .state(.empty)
        case .link, .anyLink, .webkitAnyLink: .state(.link)
        case .checked: .state(.checked)
        case .disabled: .state(.disabled)
        case .enabled: .state(.enabled)
        case .defined: .state(.defined)
        case .firstChild: .nth(.child, first, of: nil)
        case .lastChild: .nth(.lastChild, first, of: nil)
        case .onlyChild: .matches([only(.child, .lastChild)])
        case .firstOfType: .nth(.ofType, first, of: nil)
        case .lastOfType: .nth(.lastOfType, first, of: nil)
        case .onlyOfType: .matches([only(.ofType, .lastOfType)])
        case .some: .state(.never)
        case nil: nil
        }
    }

    private enum Name: String {
        case root, scope, empty, link, checked, disabled, enabled, defined
        case anyLink = "any-link"
        case webkitAnyLink = "-webkit-any-link"
        case firstChild = "first-child"
        case lastChild = "last-child"
        case onlyChild = "only-child"
        case firstOfType = "first-of-type"
        case lastOfType = "last-of-type"
        case onlyOfType = "only-of-type"
        // Dynamic ones
        case visited, hover, active, focus, target, indeterminate, autofill, fullscreen, modal, open, valid, invalid, required, optional
        case focusVisible = "focus-visible"
        case focusWithin = "focus-within"
        case targetWithin = "target-within"
        case readOnly = "read-only"
        case readWrite = "read-write"
        case placeholderShown = "placeholder-shown"
        case inRange = "in-range"
        case outOfRange = "out-of-range"
        case `default`, paused, playing, blank, current, past, future, host
        case popoverOpen = "popover-open"
        case userInvalid = "user-invalid"
        case userValid = "user-valid"
    }

    private static let first = NthPattern(step: 0, offset: 1)

    private static func only(_ one: SimpleSelector.NthKind, _ other: SimpleSelector.NthKind) -> ComplexSelector {
        ComplexSelector(compounds: [ComplexSelector.Compound(simples: [.nth(one, first, of: nil), .nth(other, first, of: nil)])])
    }

    static func nth(_ name: String) -> SimpleSelector.NthKind? {
        if name.equalsIgnoringCase("nth-child") { return .child }
        if name.equalsIgnoringCase("nth-last-child") { return .lastChild }
        if name.equalsIgnoringCase("nth-of-type") { return .ofType }
        return name.equalsIgnoringCase("nth-last-of-type") ? .lastOfType : nil
    }

    static func element(_ name: String) -> CSSPseudoElement? {
        if name.equalsIgnoringCase("before") { return .before }
        if name.equalsIgnoringCase("after") { return .after }
        if name.equalsIgnoringCase("marker") { return .marker }
        if name.equalsIgnoringCase("first-line") { return .firstLine }
        return name.equalsIgnoringCase("first-letter") ? .firstLetter : nil
    }

    /// Those that may be written with one colon.
    static func isOldElement(_ name: String) -> Bool {
        element(name) != nil && !name.equalsIgnoringCase("marker")
    }

    /// Pseudo-elements that are valid and that no text comes from; all with WebKit's prefix are valid (section 3.6.2).
    static func isUnusedElement(_ name: String) -> Bool {
        if name.utf8.starts(with: "-webkit-".utf8) { return true }
        return unused.contains { name.equalsIgnoringCase($0) }
    }

    private static let unused: [StaticString] = [
        "selection", "placeholder", "backdrop", "file-selector-button", "cue", "target-text", "slotted", "part",
    ]
}
