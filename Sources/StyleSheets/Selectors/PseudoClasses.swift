// SPDX-License-Identifier: Apache-2.0

/// The names of pseudo-classes and pseudo-elements.
enum PseudoClasses {
    /// A pseudo-class without arguments.
    enum Simple: Equatable {
        case scope
        case state(SelectorPart.State)
        case first(NthSelector.Kind)
        case only(NthSelector.Kind, NthSelector.Kind)

        /// Adds the pseudo-class to a selector; not for `scope`.
        func add(to draft: inout SelectorDraft, _ table: inout SelectorTable) {
            switch self {
            case .scope: break
            case .state(let state): draft.add(.state(state), .class)
            case .first(let kind): draft.add(table.add(NthSelector(kind: kind, pattern: PseudoClasses.first)), .class)
            case .only(let one, let other):
                draft.add(table.add(NthSelector(kind: one, pattern: PseudoClasses.first)), .class)
                draft.add(table.add(NthSelector(kind: other, pattern: PseudoClasses.first)), Specificity())
            }
        }
    }

    /// A pseudo-class without arguments; nil if it is unknown. Those that depend on a reader's doings are valid and match nothing.
    static func simple(_ name: UnsafeBufferPointer<UInt8>) -> Simple? { names.find(name).map { values[Int($0)] } }

    static func simple(_ name: String) -> Simple? {
        var name = name
        return name.withUTF8 { simple($0) }
    }

    private static let known: [(StaticString, Simple)] = [
        ("scope", .scope), ("root", .state(.root)), ("empty", .state(.empty)), ("link", .state(.link)), ("any-link", .state(.link)),
        ("-webkit-any-link", .state(.link)), ("checked", .state(.checked)), ("disabled", .state(.disabled)), ("enabled", .state(.enabled)),
        ("defined", .state(.defined)), ("first-child", .first(.child)), ("last-child", .first(.lastChild)),
        ("only-child", .only(.child, .lastChild)), ("first-of-type", .first(.ofType)), ("last-of-type", .first(.lastOfType)),
        ("only-of-type", .only(.ofType, .lastOfType)),
    ]

    /// Those that depend on what a reader does, or that no document here has.
    private static let dynamic: StaticString = """
        active autofill blank current default focus focus-visible focus-within fullscreen future host hover in-range indeterminate invalid \
        modal open optional out-of-range past paused placeholder-shown playing popover-open read-only read-write required target \
        target-within user-invalid user-valid valid visited muted seeking buffering stalled volume-locked picture-in-picture \
        has-slotted active-view-transition -webkit-autofill -webkit-full-screen
        """

    private static let table: (names: NamePool, values: [Simple]) = {
        var names = NamePool(ignoringCase: true)
        var values: [Simple] = []
        for (name, value) in known where Int(names.number(of: name.description)) == values.count { values.append(value) }
        for name in dynamic.description.split(separator: " ") where Int(names.number(of: String(name))) == values.count {
            values.append(.state(.never))
        }
        return (names, values)
    }()

    private static let names = table.names
    private static let values = table.values

    private static let first = NthPattern(step: 0, offset: 1)

    static func nth(_ name: String) -> NthSelector.Kind? {
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
