// SPDX-License-Identifier: Apache-2.0

/// What won in the cascade for an element: of each property one declaration at most.
public struct DeclarationSet: Sendable {
    /// What is declared for a property.
    public enum Value: Sendable {
        /// A value, by the number that its reader gave it.
        case read(Int32)
        /// The parent's value.
        case inherit
        /// The property's initial value.
        case initial
        /// A value with `var()` in it; `StyleResolver.substituted` tells what it is for an element.
        case pending(Int32)

        /// The parent's value of a property that is inherited, the initial one of another.
        public static func unset(_ property: CSSProperty) -> Value { property.isInherited ? .inherit : .initial }

        init(_ keyword: CSSWideKeyword, _ property: CSSProperty) {
            switch keyword {
            case .initial: self = .initial
            case .inherit: self = .inherit
            case .unset, .revert, .revertLayer: self = .unset(property)
            }
        }
    }

    /// The winning declaration of a property.
    public struct Entry: Sendable {
        /// The property.
        public let property: CSSProperty
        /// What it is declared to be.
        public let value: Value
    }

    /// The declarations, weakest first.
    public internal(set) var entries: [Entry] = []
    /// Numbers of the declarations of custom properties, in the order of their appearance.
    var custom: [Int32] = []
    /// What is declared for pseudo-elements.
    public internal(set) var pseudoElements: [(element: CSSPseudoElement, set: DeclarationSet)] = []
    /// Whether a property that is not inherited by itself is declared to be, or may turn out so: then the parent's style counts.
    public internal(set) var inheritsAny = false
}

/// The declarations of an element with all that decides their rank (CSS Cascade 5, section 6.1, "Cascade Sorting Order").
struct Cascade {
    private struct Ranked {
        let level: Int32
        /// The layer, within its level.
        let layer: Int32
        let specificity: Specificity
        /// The rule, and the declaration's place among all.
        let order: Int32
        let declaration: Int32
        let origin: Int32
    }

    private var ranked: [Ranked] = []

    /// Important declarations rank in the order of the origins turned round, but for `style` attributes, which stay above the author's rules.
    private static func level(_ origin: Int32, _ isImportant: Bool) -> Int32 {
        guard isImportant else { return origin }
        switch origin {
        case 0: return 8
        case 1: return 7
        case 4: return 6
        default: return 5
        }
    }

    /// Origins, with hints (2) and `style` attributes (4) around the author's (3).
    private static func number(_ origin: StyleResolver.Origin) -> Int32 {
        switch origin {
        case .userAgent: 0
        case .user: 1
        case .author: 3
        }
    }

    mutating func add(_ range: Range<Int32>, _ rule: RuleIndex.Rule, _ specificity: Specificity, _ order: Int32, _ declared: [Declared]) {
        add(range, origin: Self.number(rule.origin), layer: rule.layer, specificity: specificity, order: order, declared)
    }

    mutating func add(
        _ range: Range<Int32>, origin: Int32, layer: Int32 = 0, specificity: Specificity = Specificity(), order: Int32 = 0,
        _ declared: [Declared]
    ) {
        for declaration in range {
            let isImportant = declared[Int(declaration)].isImportant
            // Hints cannot be important.
            let level = Self.level(origin, isImportant && origin != 2)
            ranked.append(
                Ranked(
                    level: level, layer: isImportant ? -layer : layer, specificity: specificity, order: order, declaration: declaration,
                    origin: origin))
        }
    }

    /// Sorts the declarations and takes the strongest of each property.
    consuming func set(_ declared: [Declared]) -> DeclarationSet {
        ranked.sort { one, other in
            if one.level != other.level { return one.level < other.level }
            if one.layer != other.layer { return one.layer < other.layer }
            if one.specificity != other.specificity { return one.specificity < other.specificity }
            return one.order != other.order ? one.order < other.order : one.declaration < other.declaration
        }
        var set = DeclarationSet()
        addCustom(to: &set, declared)
        var isDone = Array(repeating: false, count: CSSProperty.allCases.count)
        for place in ranked.indices.reversed() {
            switch declared[Int(ranked[place].declaration)].target {
            case .property(let property) where !isDone[Int(property.rawValue)]:
                isDone[Int(property.rawValue)] = true
                add(property, winner(place, property, declared), to: &set, declared)
            case .all:
                for property in CSSProperty.allCases where !isDone[Int(property.rawValue)] && !property.isLeftByAll {
                    isDone[Int(property.rawValue)] = true
                    add(property, winner(place, property, declared), to: &set, declared)
                }
            default: break
            }
        }
        set.entries.reverse()
        return set
    }

    private func add(_ property: CSSProperty, _ declaration: Int32?, to set: inout DeclarationSet, _ declared: [Declared]) {
        guard let declaration else { return }
        let value: DeclarationSet.Value
        switch declared[Int(declaration)].value {
        case .read(let number): value = .read(number)
        case .keyword(let keyword): value = DeclarationSet.Value(keyword, property)
        case .pending:
            value = .pending(declaration)
            set.inheritsAny = true
        case .tokens: return
        }
        if case .inherit = value, !property.isInherited { set.inheritsAny = true }
        set.entries.append(DeclarationSet.Entry(property: property, value: value))
    }

    /// The declaration that wins from a place on downwards, once `revert` and `revert-layer` are followed (sections 7.3.4 and 7.3.5); nil if
    /// none is left.
    private func winner(_ start: Int, _ property: CSSProperty, _ declared: [Declared]) -> Int32? {
        var place = start
        while place >= 0 {
            let entry = ranked[place]
            guard case .keyword(let keyword) = declared[Int(entry.declaration)].value, keyword == .revert || keyword == .revertLayer else {
                return entry.declaration
            }
            // Hints and `style` attributes are the author's.
            let origin = min(entry.origin, 2)
            place -= 1
            while place >= 0 {
                let other = ranked[place]
                let isLower = min(other.origin, 2) < origin
                let isOtherLayer = other.origin != entry.origin || abs(other.layer) != abs(entry.layer)
                let isOfProperty = declared[Int(other.declaration)].concerns(property)
                if isOfProperty, isLower || keyword == .revertLayer && isOtherLayer { break }
                place -= 1
            }
        }
        return nil
    }

    private func addCustom(to set: inout DeclarationSet, _ declared: [Declared]) {
        var winners: [ByteKey: Int] = [:]
        for entry in ranked {
            guard case .custom(let name) = declared[Int(entry.declaration)].target else { continue }
            if let known = winners[name] {
                set.custom[known] = entry.declaration
            } else if set.custom.count < StyleLimits.customProperties {
                winners[name] = set.custom.count
                set.custom.append(entry.declaration)
            }
        }
    }
}

extension Declared {
    fileprivate func concerns(_ property: CSSProperty) -> Bool {
        switch target {
        case .property(let own): own == property
        case .all: !property.isLeftByAll
        case .custom: false
        }
    }
}

extension CSSProperty {
    /// Section 3.2: `all` is about everything but custom properties and direction.
    var isLeftByAll: Bool { self == .direction || self == .unicodeBidi || self == .internalCellPadding || self == .internalCellBorder }
}
