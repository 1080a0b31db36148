// SPDX-License-Identifier: Apache-2.0

import MediaTypes
import TextModel
import URLReferences

/// Something that a document wants loaded.
public struct ResourceRequest: Hashable, Sendable {
    /// What it is wanted for. More kinds may be added.
    public struct Kind: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// A kind by its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A picture.
        public static let image = Kind(rawValue: "image")
        /// A style sheet.
        public static let styleSheet = Kind(rawValue: "style-sheet")
        /// A file that belongs to the document.
        public static let attachment = Kind(rawValue: "attachment")
    }

    /// The URL or relative reference, as the document gives it.
    @Bytewise public private(set) var url: String
    /// What it is wanted for.
    public let kind: Kind
    /// What relative references start from.
    @Bytewise public private(set) var baseURL: String?
    /// The style sheet or inner document that asks, by its URL; `nil` where the document itself does.
    @Bytewise public private(set) var initiator: String?
    /// How many redirects led here.
    public let redirects: Int
    /// What ``url`` means from ``baseURL``. It is relative where there is no base: then it starts from the document's own place.
    @Bytewise public private(set) var resolvedURL: String

    /// A request; `redirects` of the policy led to it.
    public init(_ url: String, kind: Kind, baseURL: String? = nil, initiator: String? = nil, redirects: Int = 0) {
        self.url = url
        self.kind = kind
        self.baseURL = baseURL
        self.initiator = initiator
        self.redirects = redirects
        resolvedURL = URLReference.resolve(url, against: baseURL)
    }

    /// The URL as messages show it: what is embedded in a `data:` URL would fill screens.
    var shownURL: String {
        let longest = 200
        guard url.utf8.count > longest else { return url }
        return String(decoding: url.utf8.prefix(longest), as: UTF8.self) + "…"
    }
}

/// Something that was loaded.
public struct Resource: Sendable {
    /// All of it.
    public var bytes: [UInt8]
    /// What the place that it comes from declares it to be; its bytes may say otherwise. `nil` where nothing was declared.
    public var mediaType: MediaType?
    /// Where it was found in the end: what relative references in it start from.
    public var url: String

    /// Bytes found at a URL.
    public init(_ bytes: [UInt8], mediaType: MediaType? = nil, url: String) {
        self.bytes = bytes
        self.mediaType = mediaType
        self.url = url
    }
}
