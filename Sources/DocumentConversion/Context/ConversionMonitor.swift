// SPDX-License-Identifier: Apache-2.0

import Glibc
import Synchronization

/// What one conversion reports to and is stopped by: warnings, events, cancellation, time.
public final class ConversionMonitor: Sendable {
    /// Called for every event, on the thread of the conversion.
    public typealias EventHandler = @Sendable (ConversionEvent) -> Void

    /// The warnings.
    public let diagnostics: Diagnostics
    private let handler: EventHandler?
    private let isCancelled = Atomic(false)
    private let deadline: Int
    private let limits: Limits

    /// A monitor of one conversion: its time runs from now, under `limits.time`.
    public init(limits: Limits = Limits(), diagnostics: Diagnostics = Diagnostics(), onEvent handler: EventHandler? = nil) {
        self.limits = limits
        self.diagnostics = diagnostics
        self.handler = handler
        deadline = Self.deadline(seconds: limits.time)
    }

    /// Ends the conversion at its next checkpoint.
    public func cancel() { isCancelled.store(true, ordering: .relaxed) }

    /// Throws when the conversion was cancelled or its time is over.
    func checkpoint() throws(ConversionError) {
        if isCancelled.load(ordering: .relaxed) || Task.isCancelled { throw ConversionError(.cancelled, "cancelled") }
        if Self.now() > deadline {
            throw ConversionError(.timeout, "it took more than \(limits.time) seconds", hint: "to allow more: --limit time=SECONDS")
        }
    }

    /// Tells of an event.
    public func emit(_ event: ConversionEvent) { handler?(event) }

    /// Records a warning and tells of it.
    public func warn(_ warning: Warning) {
        if diagnostics.warn(warning) { emit(ConversionEvent(.warning, warning: warning)) }
    }

    /// The time in `seconds` from now; a time that no clock reaches means never.
    private static func deadline(seconds: Int) -> Int {
        let (nanoseconds, isTooLong) = max(0, seconds).multipliedReportingOverflow(by: 1_000_000_000)
        let (sum, isTooLate) = now().addingReportingOverflow(nanoseconds)
        return isTooLong || isTooLate ? .max : sum
    }

    /// Nanoseconds of the monotonic clock.
    private static func now() -> Int {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return time.tv_sec * 1_000_000_000 + time.tv_nsec
    }
}
