// SPDX-License-Identifier: Apache-2.0

/// Something that a conversion tells while it runs. They come in this order: started; title, progress, resources and warnings as
/// they happen; at last finished or failed, once.
public struct ConversionEvent: Sendable {
    /// What happened. More kinds may be added.
    public struct Kind: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// A kind by its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The conversion begins.
        public static let started = Kind(rawValue: "started")
        /// The document's title is known: `text`.
        public static let title = Kind(rawValue: "title")
        /// `fraction` of the source has been read.
        public static let progress = Kind(rawValue: "progress")
        /// The document asks for something by the URL in `text`.
        public static let resource = Kind(rawValue: "resource")
        /// Something was not as it should be, or was lost: `warning`.
        public static let warning = Kind(rawValue: "warning")
        /// The document is there.
        public static let finished = Kind(rawValue: "finished")
        /// The conversion ended with `error`.
        public static let failed = Kind(rawValue: "failed")
    }

    /// What happened.
    public let kind: Kind
    /// The title (`title`), or the URL that was asked for (`resource`).
    public var text: String?
    /// How much is done, 0…1 (`progress`).
    public var fraction: Double?
    /// The warning (`warning`).
    public var warning: Warning?
    /// The error (`failed`).
    public var error: ConversionError?

    /// An event.
    public init(_ kind: Kind, text: String? = nil, fraction: Double? = nil, warning: Warning? = nil, error: ConversionError? = nil) {
        self.kind = kind
        self.text = text
        self.fraction = fraction
        self.warning = warning
        self.error = error
    }
}
