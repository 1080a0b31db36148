// SPDX-License-Identifier: Apache-2.0

/// A number that the model can hold: one that may refuse a value, and has one zero.
public protocol FiniteNumber: Hashable, Sendable {
    /// This value with −0 made 0; `fallback` where it is NaN or infinite.
    func finite(else fallback: Self) -> Self

    /// What stands where the first value is refused.
    static var refused: Self { get }
}

extension Double: FiniteNumber {
    public static var refused: Double { 0 }
    public func finite(else fallback: Double) -> Double { isFinite ? self + 0 : fallback }
}

extension Float: FiniteNumber {
    public static var refused: Float { 0 }
    public func finite(else fallback: Float) -> Float { isFinite ? self + 0 : fallback }
}

extension Optional: FiniteNumber where Wrapped: FiniteNumber {
    public static var refused: Wrapped? { nil }
    public func finite(else fallback: Wrapped?) -> Wrapped? {
        guard let value = self else { return nil }
        let refused = fallback ?? Wrapped.refused
        let result = value.finite(else: refused)
        return fallback == nil && result == refused && value != refused ? nil : result
    }
}

/// Keeps a stored number finite: setting NaN or infinity leaves the old value, −0 becomes 0.
@propertyWrapper
public struct Finite<Value: FiniteNumber>: Hashable, Sendable {
    private var stored: Value

    /// Keeps a number; a refused one becomes what its type says.
    public init(wrappedValue: Value) { stored = wrappedValue.finite(else: Value.refused) }

    /// The number; a refused one leaves what stood before.
    public var wrappedValue: Value {
        get { stored }
        set { stored = newValue.finite(else: stored) }
    }
}
