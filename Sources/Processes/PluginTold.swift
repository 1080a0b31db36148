// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import PluginProtocol

/// What a plug-in tells while it reads a document, as it comes.
final class PluginTold {
    private let context: ImportContext
    private let losesOnErrorOutput: Bool
    private var count = 0
    /// Why it says there is no result.
    private(set) var failure: ConversionError?
    /// The last line of its standard error that is not empty, or the last thing that it says was lost.
    private(set) var lastMessage: String?
    /// Whether something was lost.
    private(set) var isPartial = false

    /// The code of warnings that a plug-in wrote to standard error.
    static let messageCode = "plugin-message"
    /// The code of warnings about what a plug-in says and may not.
    static let eventCode = "plugin-event"

    init(_ context: ImportContext, losesOnErrorOutput: Bool) {
        self.context = context
        self.losesOnErrorOutput = losesOnErrorOutput
    }

    func take(_ descriptor: Int32, _ line: ArraySlice<UInt8>, _ isCut: Bool) {
        count += 1
        if count > ExternalImporter.maximumEvents { return }
        if descriptor == PluginConventions.errorDescriptor { takeMessage(line) } else { takeEvent(line, isCut) }
    }

    private func takeMessage(_ line: ArraySlice<UInt8>) {
        let isBlank = line.allSatisfy { $0 == 0x20 || (0x09...0x0D).contains($0) }
        if isBlank { return }
        let text = PluginEvent.clipped(String(decoding: line.last == 0x0D ? line.dropLast() : line, as: UTF8.self))
        lastMessage = text
        if losesOnErrorOutput { isPartial = true }
        context.warn(losesOnErrorOutput ? PluginEvent.partialCode : Self.messageCode, text)
    }

    private func takeEvent(_ line: ArraySlice<UInt8>, _ isCut: Bool) {
        guard !isCut, let event = PluginEvent(line: line) else {
            return context.warn(
                Self.eventCode, "the plug-in wrote a line that is no event to descriptor \(PluginConventions.eventDescriptor)")
        }
        switch event {
        case .title(let title): context.foundTitle(title)
        case .progress(let fraction): context.monitor.emit(ConversionEvent(.progress, fraction: fraction))
        case .warning(let warning): context.monitor.warn(warning)
        case .partial(let warning):
            isPartial = true
            lastMessage = warning.message
            context.monitor.warn(warning)
        case .failed(let error): failure = failure ?? error
        case .unknown: break
        }
    }
}
