// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import MediaTypes
import TextEncoding
import URLReferences

/// A web page saved with what it shows, as Safari does (`.webarchive`): a property list, binary or XML.
public struct WebArchive: Sendable {
    /// How deep frames may stand in each other.
    public static let maximumDepth = 100

    /// A file that was loaded for the page.
    public struct Item: Sendable {
        /// All of it.
        public let bytes: [UInt8]
        /// What its server declared it to be.
        public let mediaType: MediaType?
        /// The name of the encoding that text is in; `nil` where none is given or nobody knows it.
        public let charset: String?
        /// Where it was loaded from.
        public let url: String?
        /// The name of the frame that it stands in.
        public let frameName: String?
    }

    /// The page: the document, whose relative references start from its URL.
    public let root: Item
    /// The pages in its frames, and in theirs, outer ones first.
    public let frames: [Item]
    /// Everything else that the page and its frames refer to.
    public let subresources: [Item]

    /// Whether bytes begin as one of the two forms of property lists does.
    public static func isPropertyList(_ bytes: [UInt8]) -> Bool {
        bytes.starts(with: BinaryPropertyList.signature) || !bytes.starts(with: Array("bplist".utf8)) && isXML(bytes)
    }

    /// Reads an archive. Throws where the bytes are no property list or not one of this kind, hold more files than `limits.attachments`, or
    /// have frames that stand in themselves or deeper in each other than ``maximumDepth``.
    public init(parsing bytes: [UInt8], limits: Limits = Limits()) throws(ConversionError) {
        try limits.check(\.input, bytes.count)
        let list: any PropertyListReader
        if bytes.starts(with: BinaryPropertyList.signature) {
            list = try BinaryPropertyList(bytes)
        } else if Self.isXML(bytes) {
            list = try XMLPropertyList(bytes)
        } else {
            throw ConversionError(.malformed, bytes.isEmpty ? "the file is empty" : "this is no property list", at: .byte(0))
        }
        var reader = ArchiveReading(list, limits)
        try reader.read()
        guard let root = reader.pages.first else {
            throw ConversionError(.malformed, "this property list is no web archive: it has no main resource")
        }
        self.root = root
        frames = Array(reader.pages.dropFirst())
        subresources = reader.subresources
    }

    private static func isXML(_ bytes: [UInt8]) -> Bool {
        let start = (bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]).drop {
            $0 == 0x20 || (0x09...0x0D).contains($0)
        }
        return start.first == UInt8(ascii: "<")
    }

    /// What the archive holds by its URLs. Nothing outside of it is known to it.
    public var resources: WebArchiveProvider { WebArchiveProvider(subresources + frames) }
}

/// Loads what a web archive holds.
public struct WebArchiveProvider: ResourceProvider {
    private let items: [WebArchive.Item]
    private var places: [[UInt8]: Int] = [:]

    init(_ items: [WebArchive.Item]) {
        self.items = items
        for (number, item) in items.enumerated() {
            // Of files of one URL the first counts.
            guard let url = item.url, places[URLReference.identity(of: url)] == nil else { continue }
            places[URLReference.identity(of: url)] = number
        }
    }

    public func resource(for request: ResourceRequest, limit: Int) throws(ConversionError) -> Resource? {
        guard let item = item(at: request.resolvedURL) ?? item(at: request.url) else { return nil }
        if item.bytes.count > limit {
            var limits = Limits()
            limits.attachmentBytes = limit
            throw limits.exceeded(\.attachmentBytes)
        }
        return Resource(item.bytes, mediaType: item.mediaType, url: item.url ?? request.resolvedURL)
    }

    /// What a URL means, percent-encoded or not; `nil` where the archive does not hold it.
    public func item(at url: String) -> WebArchive.Item? { places[URLReference.identity(of: url)].map { items[$0] } }
}

/// Goes through an archive and those of its frames, which wait in a list.
private struct ArchiveReading {
    private let list: any PropertyListReader
    private let limits: Limits
    private(set) var pages: [WebArchive.Item] = []
    private(set) var subresources: [WebArchive.Item] = []

    /// An archive that is to be read.
    private struct Frame {
        let number: Int
        /// The place of the one that holds it.
        let parent: Int?
        let depth: Int
    }

    init(_ list: any PropertyListReader, _ limits: Limits) {
        self.list = list
        self.limits = limits
    }

    mutating func read() throws(ConversionError) {
        var frames = [Frame(number: list.root, parent: nil, depth: 0)]
        var next = 0
        while next < frames.count {
            let frame = frames[next]
            guard let entries = try list.entries(frame.number) else {
                throw ConversionError(.malformed, "this property list is no web archive: it holds something else than a dictionary")
            }
            func entry(_ name: String) -> Int? { entries[Array(name.utf8)] }
            if let main = try item(entry("WebMainResource")) { pages.append(main) } else if next == 0 { return }
            for number in try list.array(entry("WebSubresources")) {
                if let item = try item(number) { subresources.append(item) }
                try limits.check(\.attachments, pages.count + subresources.count)
            }
            for number in try list.array(entry("WebSubframeArchives")) {
                try check(number, in: next, frames)
                frames.append(Frame(number: number, parent: next, depth: frame.depth + 1))
                try limits.check(\.attachments, frames.count + subresources.count)
            }
            next += 1
        }
    }

    /// A frame must not be one of those around it.
    private func check(_ number: Int, in parent: Int, _ frames: [Frame]) throws(ConversionError) {
        guard frames[parent].depth < WebArchive.maximumDepth else {
            throw ConversionError(.limit, "more than \(WebArchive.maximumDepth) frames stand in each other")
        }
        var around: Int? = parent
        while let place = around {
            if frames[place].number == number { throw ConversionError(.malformed, "the web archive is damaged: a frame holds itself") }
            around = frames[place].parent
        }
    }

    /// A file; `nil` where there is none or it has no bytes.
    private func item(_ number: Int?) throws(ConversionError) -> WebArchive.Item? {
        guard let number, let entries = try list.entries(number) else { return nil }
        func text(_ name: String) throws(ConversionError) -> String? {
            let text = try list.string(entries[Array(name.utf8)])
            return text?.isEmpty == false ? text : nil
        }
        guard let bytes = try list.data(entries[Array("WebResourceData".utf8)]) else { return nil }
        let charset = try text("WebResourceTextEncodingName")
        return WebArchive.Item(
            bytes: bytes, mediaType: try text("WebResourceMIMEType").flatMap { MediaType($0) },
            charset: charset.flatMap { CharacterEncoding(label: $0)?.name }, url: try text("WebResourceURL"),
            frameName: try text("WebResourceFrameName"))
    }
}
