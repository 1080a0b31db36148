// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import Glibc
import PluginProtocol

extension PluginDescription {
    /// How many seconds a program may take to describe itself.
    public static let patience = 20

    /// Asks a program for its description. Throws `helperFailed` or `missingProgram`, saying what is wrong with it.
    /// - Parameter patience: How many seconds it may take.
    public init(asking program: [UInt8], patience: Int = Self.patience) throws(ConversionError) {
        var limits = Limits()
        limits.time = patience
        let context = ImportContext(limits: limits)
        var message: String?
        let run = PluginRun(
            request: ChildProcess.Request(
                program: program, arguments: [Array(PluginConventions.describe.utf8)], environment: PluginEnvironment.entries(),
                limits: ProcessLimits(memory: limits.memory, processorTime: patience + 1)),
            maximumOutput: Self.maximumSize,
            checkpoint: { () throws(ConversionError) in
                do throws(ConversionError) {
                    try context.checkpoint()
                } catch  where error.code == .timeout {
                    throw ConversionError(.helperFailed, "it did not describe itself within \(patience) seconds")
                }
            },
            onLine: { descriptor, line, _ in
                if descriptor == PluginConventions.errorDescriptor, !line.isEmpty {
                    message = PluginEvent.clipped(String(decoding: line, as: UTF8.self))
                }
            })
        let result = try run.run()
        guard result.overflow == nil, result.ending.status == 0 else {
            let end = result.ending.status.map { "status \($0)" } ?? "signal \(result.ending.signal)"
            let what = result.overflow == nil ? "ended with \(end)" : "wrote without end"
            throw ConversionError(.helperFailed, "asked for its description, it \(what)" + (message.map { ": \($0)" } ?? ""))
        }
        try self.init(line: result.output)
    }
}
