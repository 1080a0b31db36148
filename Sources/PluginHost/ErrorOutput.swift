// SPDX-License-Identifier: Apache-2.0

import CProcess
import DocumentConversion
import PluginProtocol
import Synchronization

/// What libraries print to standard error, as events that say that something was lost, and where the thread that printed it was reading.
enum ErrorOutput {
    /// The most lines that are told; the caller keeps fewer.
    static let maximumLines = 1000
    private static let maximumLength = 1 << 12

    private struct State {
        var events: EventWriter?
        var line: [UInt8] = []
        var count = 0
    }

    private static let state = Mutex(State())

    /// Begins to take what is printed.
    static func take(_ events: EventWriter) {
        state.withLock { $0.events = events }
        _ = cprocess_take_errors { bytes, count in
            if let bytes { ErrorOutput.append(UnsafeRawBufferPointer(start: bytes, count: count)) }
        }
    }

    /// Takes a piece; whoever prints the end of a line, its place counts.
    private static func append(_ bytes: UnsafeRawBufferPointer) {
        let position = SourcePosition.current
        state.withLock { state in
            for byte in bytes {
                if byte != 0x0A {
                    if state.line.count < maximumLength { state.line.append(byte) }
                    continue
                }
                tell(state.line, at: position, &state)
                state.line.removeAll(keepingCapacity: true)
            }
        }
    }

    private static func tell(_ line: [UInt8], at position: SourcePosition?, _ state: inout State) {
        guard line.contains(where: { $0 > 0x20 }), let events = state.events else { return }
        state.count += 1
        let text = state.count > maximumLines ? "more was said and is left out" : PluginEvent.clipped(String(decoding: line, as: UTF8.self))
        if state.count <= maximumLines + 1 { events.write(.partial(Warning(PluginEvent.partialCode, text, at: position))) }
    }
}
