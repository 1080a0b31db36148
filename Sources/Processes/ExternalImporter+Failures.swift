// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import Glibc
import PluginProtocol

extension ExternalImporter {
    /// Why there is no result that can be read; `nil` where there is one.
    func failure(of result: PluginRun.Result, _ told: PluginTold, _ limits: Limits) -> ConversionError? {
        switch result.overflow {
        case PluginConventions.markupDescriptor:
            return ConversionError(
                .limit, "\(description.name) wrote more than \(limits.input) bytes", hint: "to allow more: --limit input=NUMBER")
        case .some: return ConversionError(.helperFailed, "\(description.name) wrote messages without end")
        case nil: break
        }
        if let status = result.ending.status {
            // What it says of its own failure counts, also where its status says there was none.
            if let failure = told.failure { return failure }
            return status == 0 ? nil : failure(status: status, told)
        }
        return failure(signal: result.ending, limits)
    }

    private func failure(status: Int32, _ told: PluginTold) -> ConversionError {
        let reason = told.lastMessage.map { ": \($0)" } ?? " without saying why"
        let what = status == 1 ? "\(description.name) failed" : "\(description.name) ended with status \(status)"
        return ConversionError(.helperFailed, what + reason)
    }

    private func failure(signal ending: ChildProcess.Ending, _ limits: Limits) -> ConversionError {
        if ending.signal == SIGXCPU {
            return ConversionError(.timeout, "it took more than \(limits.time) seconds", hint: "to allow more: --limit time=SECONDS")
        }
        // A program that is refused memory crashes in its own way: what shows it is how much it had.
        if ending.peakMemory > limits.memory / 2 { return limits.exceeded(\.memory) }
        let name = strsignal(ending.signal).map { String(cString: $0) } ?? "unknown"
        return ConversionError(.helperFailed, "\(description.name) crashed (signal \(ending.signal), \(name.lowercased()))")
    }

    /// An error of starting it, with its name.
    func about(_ error: ConversionError) -> ConversionError {
        ConversionError(error.code, "\(description.name): \(error.message)", hint: error.hint, at: error.position)
    }
}
