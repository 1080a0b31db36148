// SPDX-License-Identifier: Apache-2.0

/// A number with a type, as `calc()` computes with (CSS Values 4, section 10, "Mathematical Expressions").
struct Quantity {
    enum Kind { case number, percentage, length, angle }

    var kind: Kind
    /// Numbers as they are, lengths in pixels, angles in degrees, percentages as 50 for `50%`.
    var value: Double
    /// Of a length: the percentage that is added to it.
    var percent = 0.0

    /// A number, a percentage, an angle, or a length where there is a context for it.
    init?(_ token: CSSToken, lengths: CSSLengthContext?) {
        switch token.kind {
        case .number: self.init(kind: .number, value: token.number)
        case .percentage: self.init(kind: .percentage, value: token.number)
        case .dimension:
            if let degrees = Self.degrees(token) {
                self.init(kind: .angle, value: degrees)
            } else if let pixels = lengths?.pixels(token) {
                self.init(kind: .length, value: pixels)
            } else {
                return nil
            }
        case .ident:
            if token.isIdent("pi") {
                self.init(kind: .number, value: .pi)
            } else if token.isIdent("e") {
                self.init(kind: .number, value: 2.718281828459045)
            } else if token.isIdent("infinity") {
                self.init(kind: .number, value: .infinity)
            } else if token.isIdent("-infinity") {
                self.init(kind: .number, value: -.infinity)
            } else if token.isIdent("nan") {
                self.init(kind: .number, value: .nan)
            } else {
                return nil
            }
        default: return nil
        }
    }

    init(kind: Kind, value: Double, percent: Double = 0) {
        self.kind = kind
        self.value = value
        self.percent = percent
    }

    private static func degrees(_ token: CSSToken) -> Double? {
        if token.isUnit("deg") { return token.number }
        if token.isUnit("grad") { return token.number * 0.9 }
        if token.isUnit("rad") { return token.number * 180 / .pi }
        return token.isUnit("turn") ? token.number * 360 : nil
    }

    /// A component value that is a token or `calc()`.
    init?(component: ArraySlice<CSSToken>, lengths: CSSLengthContext?) {
        guard let first = component.first else { return nil }
        if first.kind == .function {
            guard Calculation.isFunction(first), let result = Calculation.result(component, lengths) else { return nil }
            self = result
        } else {
            guard component.count == 1, first.kind != .ident, let quantity = Quantity(first, lengths: lengths) else { return nil }
            self = quantity
        }
    }
}

/// `calc()` and the functions of comparison, with an operator stack of its own, so brackets within brackets cost no call depth.
struct Calculation {
    enum Operator: Equatable {
        case plus, minus, times, over, bracket
        /// A function, and how many arguments it has so far.
        case function(Function, Int)
    }

    /// Section 10.2, "Comparison Functions", and `abs()` of section 10.6.
    enum Function { case min, max, clamp, abs }

    private var values: [Quantity] = []
    private var operators: [Operator] = []
    /// What 100% are where lengths and percentages are compared.
    private let whole: Double

    private init(whole: Double) { self.whole = whole }

    /// Whether a function begins a calculation.
    static func isFunction(_ token: CSSToken) -> Bool { opening(token) != nil }

    private static func opening(_ token: CSSToken) -> Operator? {
        guard token.kind == .function else { return token.kind == .openParenthesis ? .bracket : nil }
        if token.isFunction("calc") || token.isFunction("-webkit-calc") || token.isFunction("-moz-calc") { return .bracket }
        if token.isFunction("min") { return .function(.min, 1) }
        if token.isFunction("max") { return .function(.max, 1) }
        if token.isFunction("clamp") { return .function(.clamp, 1) }
        return token.isFunction("abs") ? .function(.abs, 1) : nil
    }

    static func result(_ tokens: ArraySlice<CSSToken>, _ lengths: CSSLengthContext?) -> Quantity? {
        var calculation = Calculation(whole: lengths?.viewportWidth ?? 0)
        return calculation.run(tokens, lengths)
    }

    private mutating func run(_ tokens: ArraySlice<CSSToken>, _ lengths: CSSLengthContext?) -> Quantity? {
        var wantsOperand = true
        for (place, token) in zip(tokens.indices, tokens) where token.kind != .whitespace {
            if wantsOperand {
                if let opening = Self.opening(token) {
                    operators.append(opening)
                } else {
                    guard let quantity = operand(token, lengths) else { return nil }
                    values.append(quantity)
                    wantsOperand = false
                }
            } else if token.kind == .closeParenthesis {
                guard reduce(to: 0), close() else { return nil }
            } else if token.kind == .comma {
                guard reduce(to: 0), case .function(let function, let count)? = operators.popLast() else { return nil }
                operators.append(.function(function, count + 1))
                wantsOperand = true
            } else {
                guard let symbol = Self.symbol(token, place, tokens), reduce(to: Self.rank(symbol)) else { return nil }
                operators.append(symbol)
                wantsOperand = true
            }
        }
        return values.count == 1 && operators.isEmpty ? values[0] : nil
    }

    /// A number with a type; a side of `clamp()` may be `none`, which is no bound.
    private func operand(_ token: CSSToken, _ lengths: CSSLengthContext?) -> Quantity? {
        if token.isIdent("none"), case .function(.clamp, let count)? = operators.last {
            return Quantity(kind: .length, value: count == 1 ? -.infinity : .infinity)
        }
        return Quantity(token, lengths: lengths)
    }

    /// Ends a bracket or a function.
    private mutating func close() -> Bool {
        switch operators.popLast() {
        case .bracket: return true
        case .function(let function, let count):
            guard values.count >= count else { return false }
            let arguments = Array(values.suffix(count))
            values.removeLast(count)
            guard let result = apply(function, arguments) else { return false }
            values.append(result)
            return true
        default: return false
        }
    }

    private func apply(_ function: Function, _ arguments: [Quantity]) -> Quantity? {
        guard let first = arguments.first else { return nil }
        let isMixed = arguments.contains { $0.kind == .length } && arguments.contains { $0.kind == .percentage }
        guard isMixed || arguments.allSatisfy({ $0.kind == first.kind }) else { return nil }
        func size(_ quantity: Quantity) -> Double {
            quantity.kind == .percentage ? quantity.value * whole / 100 : quantity.value + quantity.percent * whole / 100
        }
        func least(_ some: [Quantity]) -> Quantity? { some.min { size($0) < size($1) } }
        func most(_ some: [Quantity]) -> Quantity? { some.max { size($0) < size($1) } }
        switch function {
        case .min: return least(arguments)
        case .max: return most(arguments)
        case .clamp: return arguments.count == 3 ? least([arguments[1], arguments[2]]).flatMap { most([arguments[0], $0]) } : nil
        case .abs: return arguments.count == 1 ? Self.scaled(first, size(first) < 0 ? -1 : 1) : nil
        }
    }

    private static func rank(_ symbol: Operator) -> Int {
        switch symbol {
        case .plus, .minus: 1
        case .times, .over: 2
        case .bracket, .function: -1
        }
    }

    /// An operator; plus and minus only between white space.
    private static func symbol(_ token: CSSToken, _ place: Int, _ tokens: ArraySlice<CSSToken>) -> Operator? {
        if token.isDelim("*") { return .times }
        if token.isDelim("/") { return .over }
        guard place > tokens.startIndex, tokens[place - 1].kind == .whitespace, place + 1 < tokens.endIndex,
            tokens[place + 1].kind == .whitespace
        else { return nil }
        return token.isDelim("+") ? .plus : token.isDelim("-") ? .minus : nil
    }

    /// Applies the operators on top that bind at least as strongly.
    private mutating func reduce(to rank: Int) -> Bool {
        while let symbol = operators.last, Self.rank(symbol) > 0, Self.rank(symbol) >= rank {
            operators.removeLast()
            guard let right = values.popLast(), let left = values.popLast(), let value = Self.apply(symbol, left, right) else {
                return false
            }
            values.append(value)
        }
        return true
    }

    private static func apply(_ symbol: Operator, _ left: Quantity, _ right: Quantity) -> Quantity? {
        switch symbol {
        case .plus: return sum(left, right, 1)
        case .minus: return sum(left, right, -1)
        case .times:
            if right.kind == .number { return scaled(left, right.value) }
            return left.kind == .number ? scaled(right, left.value) : nil
        case .over: return right.kind == .number ? scaled(left, 1 / right.value) : nil
        case .bracket, .function: return nil
        }
    }

    private static func scaled(_ quantity: Quantity, _ factor: Double) -> Quantity {
        let percent = quantity.percent == 0 ? 0 : quantity.percent * factor
        return Quantity(kind: quantity.kind, value: quantity.value * factor, percent: percent)
    }

    private static func sum(_ left: Quantity, _ right: Quantity, _ sign: Double) -> Quantity? {
        if left.kind == right.kind {
            return Quantity(kind: left.kind, value: left.value + sign * right.value, percent: left.percent + sign * right.percent)
        }
        guard let one = mixed(left), let other = mixed(right) else { return nil }
        return Quantity(kind: .length, value: one.value + sign * other.value, percent: one.percent + sign * other.percent)
    }

    /// A percentage as a length that has one.
    private static func mixed(_ quantity: Quantity) -> Quantity? {
        switch quantity.kind {
        case .percentage: Quantity(kind: .length, value: 0, percent: quantity.value)
        case .length: quantity
        default: nil
        }
    }
}
