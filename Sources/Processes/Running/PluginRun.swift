// SPDX-License-Identifier: Apache-2.0

import CProcess
import DocumentConversion
import Glibc
import PluginProtocol

/// One run of a plug-in, from its start to its end.
struct PluginRun {
    var request: ChildProcess.Request
    var document: [UInt8] = []
    var secrets: [UInt8] = []
    /// The most bytes that it may write to its standard output; past them it is ended.
    var maximumOutput: Int
    /// Called at least this often: throws to end the run.
    var checkpoint: () throws(ConversionError) -> Void
    /// Called for every line of standard error and of the descriptor for events.
    var onLine: (_ descriptor: Int32, _ line: ArraySlice<UInt8>, _ isCut: Bool) -> Void

    /// How long nothing need be looked at, in milliseconds.
    private static let patience: Int32 = 50

    struct Result {
        var output: [UInt8]
        var ending: ChildProcess.Ending
        /// The descriptor to which it wrote more than it may, for which it was ended.
        var overflow: Int32?
    }

    /// Runs the program. Whatever happens, neither it nor what it started is left when this returns, and no descriptor.
    func run() throws(ConversionError) -> Result {
        guard let input = Descriptor.holding(document), let hidden = Descriptor.holding(secrets), let output = Descriptor.pipe(),
            let errors = Descriptor.pipe(), let events = Descriptor.pipe()
        else { throw Self.systemFailure(errno) }
        var child: ChildProcess
        do throws(ChildProcess.StartFailure) {
            let numbers = [input.number, output.input.number, errors.input.number, events.input.number, hidden.number]
            child = try ChildProcess(request, descriptors: numbers)
        } catch {
            throw Self.startFailure(error.number)
        }
        extendLifetime(input)
        extendLifetime(hidden)
        var streams = PluginStreams(
            output: output.closingInput(), errors: errors.closingInput(), events: events.closingInput(), maximumOutput: maximumOutput,
            onLine: onLine)
        try follow(child, &streams)
        let overflow = streams.overflow
        let ending = child.end()
        return Result(output: streams.takeOutput(), ending: ending, overflow: overflow)
    }

    /// Reads what the program writes until it has ended, or has written too much.
    private func follow(_ child: borrowing ChildProcess, _ streams: inout PluginStreams) throws(ConversionError) {
        while true {
            try checkpoint()
            streams.wait(orFor: child.exitDescriptor, milliseconds: Self.patience)
            let hasEnded = child.hasEnded
            // What it wrote before its end is there now; what others hold open the pipes for does not count.
            streams.read(untilEmpty: hasEnded)
            if hasEnded || streams.overflow != nil { return streams.finish() }
        }
    }

    private static func systemFailure(_ number: Int32) -> ConversionError {
        ConversionError(.helperFailed, "the system has no room for another program: \(systemMessage(number))")
    }

    private static func startFailure(_ number: Int32) -> ConversionError {
        switch number {
        case ENOENT, ENOTDIR: ConversionError(.missingProgram, "it is not there, or the program that runs it is not")
        default: ConversionError(.helperFailed, "it cannot be started: \(systemMessage(number))")
        }
    }
}

extension Descriptor.Pipe {
    /// The end to read from; the other is closed, so that the end of what is written can be seen.
    consuming func closingInput() -> Descriptor { output }
}

/// The system's word for an error, as a clause.
func systemMessage(_ number: Int32) -> String {
    let text = strerror(number).map { String(cString: $0) } ?? "error \(number)"
    return text.prefix(1).lowercased() + text.dropFirst()
}
