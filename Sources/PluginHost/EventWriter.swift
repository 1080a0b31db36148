// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import Glibc
import PluginProtocol
import Synchronization

/// Writes events to the descriptor for them; for people, where there is none, to standard error.
final class EventWriter: Sendable {
    private let name: String
    private let isConnected: Bool
    /// Per cent of the work of which was told.
    private let told = Atomic(-1)

    /// To be made before anything is opened that could take the descriptor's number.
    init(_ name: String) {
        self.name = name
        isConnected = Self.isOpen(PluginConventions.eventDescriptor)
    }

    static func isOpen(_ descriptor: Int32) -> Bool { fcntl(descriptor, F_GETFD) >= 0 }

    /// Writes an event. What nobody reads is lost.
    func write(_ event: PluginEvent) {
        if isConnected {
            _ = writeAll(event.line, to: PluginConventions.eventDescriptor)
            return
        }
        switch event {
        case .warning(let warning), .partial(let warning): write(warning.message, warning.position)
        case .failed(let error): write(error.message, error.position)
        case .title, .progress, .unknown: break
        }
    }

    /// Writes what an importer tells.
    func write(_ event: ConversionEvent) {
        switch event.kind {
        case .title: if let text = event.text { write(PluginEvent.title(text)) }
        case .progress: if let fraction = event.fraction { writeProgress(fraction) }
        case .warning: if let warning = event.warning { write(PluginEvent.warning(warning)) }
        default: break
        }
    }

    /// Once for each per cent.
    private func writeProgress(_ fraction: Double) {
        let percent = Int(max(0, min(fraction, 1)) * 100)
        if told.exchange(percent, ordering: .relaxed) != percent { write(PluginEvent.progress(fraction)) }
    }

    /// Tells how many warnings there were of which nothing was told.
    func writeSuppressed(_ diagnostics: Diagnostics) {
        var codes: [String] = []
        for warning in diagnostics.warnings where !codes.contains(where: { $0.utf8.elementsEqual(warning.code.utf8) }) {
            codes.append(warning.code)
        }
        for code in codes where diagnostics.suppressed(code) > 0 {
            write(.warning(Warning("more-warnings", "\(diagnostics.suppressed(code)) more warnings of the kind \(code)")))
        }
    }

    private func write(_ message: String, _ position: SourcePosition?) {
        let line = "\(name): \(position.map { "\($0): " } ?? "")\(message)\n"
        _ = writeAll(Array(line.utf8), to: PluginConventions.errorDescriptor)
    }
}
