// SPDX-License-Identifier: Apache-2.0

import TextModel

/// What an importer is handed beside its source.
public struct ImportContext: Sendable {
    /// Values of the importer's options.
    public var options: OptionValues
    /// How much the conversion may take.
    public let limits: Limits
    /// By what the document's parts outside the source are loaded.
    public var resources: ResourceLoader
    /// Where warnings and events go.
    public let monitor: ConversionMonitor
    /// Whether the importer is to say where each part of the text comes from (``CharacterAttributes/from(_:)``), for a ``SourceMap``.
    public var recordsOrigins = false

    /// A context; without a monitor of its own it gets one for its limits.
    public init(
        options: OptionValues = OptionValues(), limits: Limits = Limits(), resources: ResourceLoader = ResourceLoader(),
        monitor: ConversionMonitor? = nil
    ) {
        self.options = options
        self.limits = limits
        self.resources = resources
        self.monitor = monitor ?? ConversionMonitor(limits: limits)
    }

    /// To be called now and then, at every block at the latest: throws when the conversion was cancelled or its time is over.
    /// - Parameter fraction: how much is done, 0…1, where that is known.
    public func checkpoint(_ fraction: Double? = nil) throws(ConversionError) {
        try monitor.checkpoint()
        if let fraction { monitor.emit(ConversionEvent(.progress, fraction: min(max(fraction, 0), 1))) }
    }

    /// Records a warning.
    public func warn(_ code: String, _ message: String, at position: SourcePosition? = nil) {
        monitor.warn(Warning(code, message, at: position))
    }

    /// Tells the document's title, as soon as it is known.
    public func foundTitle(_ title: String) { monitor.emit(ConversionEvent(.title, text: title)) }
}

/// What an exporter is handed beside the document.
public struct ExportContext: Sendable {
    /// Values of the exporter's options.
    public var options: OptionValues
    /// How much the conversion may take.
    public let limits: Limits
    /// Where warnings and events go.
    public let monitor: ConversionMonitor
    /// Where attachments go that are written beside the result; without it they can only be embedded.
    public var attachments: (any AttachmentWriter)?
    /// Finds out how a terminal that is written for shows pictures, or how it would by a method; asked for when there is one to show.
    /// Without it terminals show none unless a method is asked for.
    public var terminalPictures: (@Sendable (TerminalPictures.Method?) -> TerminalPictures?)?

    /// A context; without a monitor of its own it gets one for its limits.
    public init(
        options: OptionValues = OptionValues(), limits: Limits = Limits(), monitor: ConversionMonitor? = nil,
        attachments: (any AttachmentWriter)? = nil
    ) {
        self.options = options
        self.limits = limits
        self.monitor = monitor ?? ConversionMonitor(limits: limits)
        self.attachments = attachments
    }

    /// To be called at every block: throws when the conversion was cancelled or its time is over.
    public func checkpoint() throws(ConversionError) { try monitor.checkpoint() }

    /// Records a warning.
    public func warn(_ code: String, _ message: String) { monitor.warn(Warning(code, message)) }
}

/// Writes attachments beside a result.
public protocol AttachmentWriter: Sendable {
    /// Writes an attachment under a name made from its own and returns the reference by which the result finds it: a relative URL,
    /// percent-encoded. The same attachment is written once.
    func write(_ attachment: Attachment, number: Number<Attachment>) throws(ConversionError) -> String

    /// All of the result has been written: what was kept back until now is to be written. Does nothing unless a writer says otherwise.
    func commit() throws(ConversionError)
}

extension AttachmentWriter {
    public func commit() {}
}
