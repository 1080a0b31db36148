// SPDX-License-Identifier: Apache-2.0

import CProcess
import Glibc

/// Another program that runs, with all that it started, in its group or out of it. They do not outlive this value.
struct ChildProcess: ~Copyable {
    private let number: pid_t
    private var isEnded = false
    /// A descriptor that can be read from once the program has ended; −1 where the system has none.
    let exitDescriptor: Int32

    /// A program and what it is handed.
    struct Request {
        /// The path.
        var program: [UInt8]
        /// The arguments behind its name.
        var arguments: [[UInt8]]
        /// Each as `NAME=VALUE`.
        var environment: [[UInt8]]
        var limits: ProcessLimits
    }

    /// How a program ended.
    struct Ending: Sendable {
        /// The exit status; `nil` where a signal ended it.
        let status: Int32?
        let signal: Int32
        /// The most memory that it had in use, in bytes.
        let peakMemory: Int
    }

    /// Why a program could not be started.
    struct StartFailure: Error {
        let number: Int32
    }

    /// Starts a program. Its descriptors, from 0, become those given.
    init(_ request: Request, descriptors: [Int32]) throws(StartFailure) {
        let run = RunMark.next()
        var child: pid_t = 0
        var call = cprocess_request()
        call.memory = UInt64(clamping: request.limits.memory)
        call.processor_time = UInt64(clamping: request.limits.processorTime)
        call.file_size = UInt64(clamping: request.limits.fileSize)
        call.open_files = UInt64(clamping: request.limits.openFiles)
        withUnsafeMutableBytes(of: &call.descriptors) { place in
            descriptors.withUnsafeBytes { place.copyMemory(from: .init(rebasing: $0.prefix(place.count))) }
        }
        let arguments = CStringList([request.program] + request.arguments)
        let environment = CStringList(request.environment + [RunMark.entry(run)])
        call.arguments = UnsafePointer(arguments.pointer)
        call.environment = UnsafePointer(environment.pointer)
        let failure = CStringList.with(request.program) { path in
            call.path = path
            return RunningGroups.start(run) {
                let failure = cprocess_start(&call, &child)
                return (failure, failure == 0 ? child : nil)
            }
        }
        // The lists are read until here.
        extendLifetime(arguments)
        extendLifetime(environment)
        if failure != 0 { throw StartFailure(number: failure) }
        number = child
        exitDescriptor = cprocess_open_pidfd(child)
    }

    deinit {
        if !isEnded { finish() }
        if exitDescriptor >= 0 { close(exitDescriptor) }
    }

    /// Whether the program has ended. What it started may go on.
    var hasEnded: Bool { cprocess_has_ended(number) != 0 }

    /// Ends the program, where it has not, and all of its group; tells how. To be called once.
    mutating func end() -> Ending {
        isEnded = true
        return finish()
    }

    @discardableResult
    private borrowing func finish() -> Ending {
        var ending = cprocess_ending()
        RunningGroups.end(number) { cprocess_end(number, &ending) }
        Escapees.end()
        return Ending(
            status: ending.status < 0 ? nil : ending.status, signal: ending.signal, peakMemory: Int(clamping: ending.peak_memory))
    }
}
