// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// Something that went not quite right: what was lost, repaired or left out.
public struct Warning: Hashable, Sendable {
    /// What it is about, by a name that stays (`missing-picture`, `unclosed-group`, …).
    public let code: String
    /// What happened, as a clause without capital and full stop.
    public let message: String
    /// Where in the source.
    public let position: SourcePosition?

    /// A warning of a kind that programs know by its code.
    public init(_ code: String, _ message: String, at position: SourcePosition? = nil) {
        self.code = code
        self.message = message
        self.position = position
    }
}

/// Collects the warnings of one conversion. One object may be used from several threads.
public final class Diagnostics: Sendable {
    /// How many warnings of one code are kept; of more only the number is.
    public static let maximumPerCode = 20

    private struct State {
        var warnings: [Warning] = []
        var counts: [String: Int] = [:]
    }

    private let state = Mutex(State())

    /// No warnings yet.
    public init() {}

    /// Adds a warning; returns whether it was kept.
    @discardableResult
    public func warn(_ warning: Warning) -> Bool {
        state.withLock { state in
            let count = state.counts[warning.code, default: 0] + 1
            state.counts[warning.code] = count
            if count <= Self.maximumPerCode { state.warnings.append(warning) }
            return count <= Self.maximumPerCode
        }
    }

    /// The warnings in order, at most `maximumPerCode` of one code.
    public var warnings: [Warning] { state.withLock { $0.warnings } }

    /// How many warnings there were, also those that were not kept.
    public var count: Int { state.withLock { $0.counts.values.reduce(0, +) } }

    /// How many warnings of a code were not kept.
    public func suppressed(_ code: String) -> Int { state.withLock { max(0, $0.counts[code, default: 0] - Self.maximumPerCode) } }
}
