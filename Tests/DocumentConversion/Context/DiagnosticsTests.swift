// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import Foundation
import Testing

@Suite struct DiagnosticsTests {
    @Test func keepsTheFirstOfACode() {
        let recorder = Recorder()
        let monitor = ConversionMonitor(onEvent: recorder.record)
        for number in 0..<100 { monitor.warn(Warning("many", "\(number)", at: .byte(number))) }
        monitor.warn(Warning("one", "x"))
        let diagnostics = monitor.diagnostics
        #expect(diagnostics.warnings.count == Diagnostics.maximumPerCode + 1)
        #expect(diagnostics.warnings.prefix(20).map(\.message) == (0..<20).map(String.init))
        #expect(diagnostics.warnings.last == Warning("one", "x"))
        #expect(diagnostics.count == 101)
        #expect(diagnostics.suppressed("many") == 80)
        #expect(diagnostics.suppressed("one") == 0)
        #expect(diagnostics.suppressed("none") == 0)
        // Only warnings that are kept are told of.
        #expect(recorder.events.count == 21)
    }

    @Test func takesWarningsFromSeveralThreads() {
        let diagnostics = Diagnostics()
        DispatchQueue.concurrentPerform(iterations: 8) { thread in
            for number in 0..<500 { diagnostics.warn(Warning("code \(number % 50)", "\(thread)")) }
        }
        #expect(diagnostics.count == 4000)
        #expect(diagnostics.warnings.count == 50 * Diagnostics.maximumPerCode)
    }
}
