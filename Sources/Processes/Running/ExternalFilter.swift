// SPDX-License-Identifier: Apache-2.0

import DocumentConversion

/// A program that makes bytes of other bytes: what it reads on standard input, it writes on standard output. It runs as plug-ins do, under
/// limits and without network, and can write no file.
package struct ExternalFilter: Sendable {
    /// The program's path.
    package var program: [UInt8]
    /// The arguments behind its name.
    package var arguments: [String]
    /// Variables beside those that programs get anyway.
    package var environment: [(name: String, value: String)] = []
    /// Bytes of memory.
    package var memory = 1 << 30
    /// Seconds, of the processor and by the clock.
    package var time = 20
    /// The most bytes that it may write.
    package var maximumOutput = 32 << 20

    package init(_ program: [UInt8], _ arguments: [String]) {
        self.program = program
        self.arguments = arguments
    }

    /// What the program makes of some bytes; `nil` where it fails, or passes a limit.
    package func run(_ input: [UInt8]) -> [UInt8]? { (try? run(input) { () throws(ConversionError) in }) ?? nil }

    /// What the program makes of some bytes; `nil` where it fails, or passes a limit. Throws what `checkpoint` throws, which is called now
    /// and then.
    package func run(
        _ input: [UInt8], checkpoint: @escaping () throws(ConversionError) -> Void
    ) throws(ConversionError) -> [UInt8]? {
        let end = ContinuousClock.now + .seconds(time)
        var stopped: ConversionError?
        let run = PluginRun(
            request: ChildProcess.Request(
                program: program, arguments: arguments.map { Array($0.utf8) }, environment: PluginEnvironment.entries(environment),
                limits: ProcessLimits(memory: memory, processorTime: time)),
            document: input, maximumOutput: maximumOutput,
            checkpoint: { () throws(ConversionError) in
                do throws(ConversionError) {
                    try checkpoint()
                } catch {
                    stopped = error
                    throw error
                }
                if ContinuousClock.now > end { throw ConversionError(.timeout, "it took longer than \(time) seconds") }
            }, onLine: { _, _, _ in })
        let result = try? run.run()
        if let stopped { throw stopped }
        guard let result, result.overflow == nil, result.ending.status == 0 else { return nil }
        return result.output
    }
}
