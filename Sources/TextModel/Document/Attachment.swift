// SPDX-License-Identifier: Apache-2.0

/// Bytes that are read only when somebody wants them.
public protocol AttachmentSource: Sendable {
    /// How many bytes there are, where that is known.
    var byteCount: Int? { get }
    /// All bytes, or an error that says why not.
    func read() throws -> [UInt8]
}

/// A picture or another file in a document. Its occurrences in the text say how it is shown.
public struct Attachment: Sendable {
    /// Where the bytes are.
    public enum Content: Sendable {
        /// In memory.
        case bytes([UInt8])
        /// Read when wanted.
        case source(any AttachmentSource)
        /// Not there: it was missing, refused, or never part of the document.
        case missing
    }

    /// The bytes, held by reference: copies of an attachment share them.
    final class Storage: Sendable {
        let content: Content
        init(_ content: Content) { self.content = content }
    }

    let storage: Storage
    /// The media type in IANA's spelling, where it is known.
    public var mediaType: String?
    /// The file's name as the document gave it; never a path to write to.
    public var name: String?
    /// Where the document took it from.
    public var url: String?
    /// Width and height in pixels, where its header says so.
    public var pixelSize: PixelSize?

    /// An attachment; what is said about it is not checked against its bytes.
    public init(_ content: Content, mediaType: String? = nil, name: String? = nil, url: String? = nil, pixelSize: PixelSize? = nil) {
        storage = Storage(content)
        self.mediaType = mediaType
        self.name = name
        self.url = url
        self.pixelSize = pixelSize
    }

    /// Where the bytes are.
    public var content: Content { storage.content }

    /// How many bytes there are, where that is known.
    public var byteCount: Int? {
        switch content {
        case .bytes(let bytes): bytes.count
        case .source(let source): source.byteCount
        case .missing: nil
        }
    }

    /// All bytes; `nil` when they are missing. Throws what the source throws.
    public func bytes() throws -> [UInt8]? {
        switch content {
        case .bytes(let bytes): bytes
        case .source(let source): try source.read()
        case .missing: nil
        }
    }
}

extension Attachment: Equatable {
    /// Two attachments are equal when everything said about them is and their bytes are. A source that cannot be read equals only itself.
    public static func == (left: Attachment, right: Attachment) -> Bool {
        guard
            Optional.bytesEqual(left.mediaType, right.mediaType), Optional.bytesEqual(left.name, right.name),
            Optional.bytesEqual(left.url, right.url), left.pixelSize == right.pixelSize
        else { return false }
        if left.storage === right.storage { return true }
        guard let leftBytes = try? left.bytes(), let rightBytes = try? right.bytes() else {
            if case (.missing, .missing) = (left.content, right.content) { return true }
            return false
        }
        return leftBytes == rightBytes
    }
}

/// Width and height in pixels.
public struct PixelSize: Hashable, Sendable {
    /// Pixels in a row.
    public var width: Int
    /// Rows of pixels.
    public var height: Int

    /// A size in pixels.
    public init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }
}

/// One place where an attachment is shown, with how it is shown there.
public struct AttachmentOccurrence: Hashable, Sendable {
    /// Where the picture stands in its line. `offset` is a distance in points above the baseline.
    public enum VerticalAlignment: Hashable, Sendable { case baseline, top, middle, bottom, textTop, textBottom, offset(Finite<Double>) }

    /// Parts cut off each side, as fractions of the picture (0…1), negative for space added.
    public typealias Crop = Edges<Finite<Double>>

    /// Which attachment.
    public var attachment: Number<Attachment>
    /// Width as shown; from the picture itself where absent.
    @Finite public var width: Length?
    /// Height as shown; in proportion where absent.
    @Finite public var height: Length?
    /// Where it stands in the line.
    public var verticalAlignment: VerticalAlignment?
    /// The side it floats to.
    public var float: BoxStyle.Float?
    /// The text that stands for it. Empty says: decoration only.
    @Bytewise public var alternativeText: String?
    /// What is said about it.
    @Bytewise public var title: String?
    /// What is cut off.
    public var crop: Crop?

    /// An occurrence of an attachment, shown as the picture itself says unless told otherwise.
    public init(_ attachment: Number<Attachment>, width: Length? = nil, height: Length? = nil, alternativeText: String? = nil) {
        self.attachment = attachment
        self.width = width
        self.height = height
        self.alternativeText = alternativeText
    }
}
