// SPDX-License-Identifier: Apache-2.0

import MediaTypes

/// Where a document comes from: its bytes, or a container of named parts, with what is known about it.
public struct DocumentSource: Sendable {
    /// What is there.
    public enum Content: Sendable {
        case bytes([UInt8])
        case container(any Container)
    }

    /// What is there.
    public let content: Content
    /// The file's name, for its extension and for messages.
    public var name: String?
    /// What relative references start from.
    public var baseURL: String?
    /// The media type that the sender declared, with its parameters.
    public var declaredType: MediaType?
    /// The media type that bytes and name were found to have, where none was declared and that was looked for.
    public var detectedType: MediaType?
    /// The character encoding that the caller declares; stronger than what the document says.
    public var charset: String?

    /// A source with what is known about it from outside.
    public init(_ content: Content, name: String? = nil, baseURL: String? = nil, declaredType: MediaType? = nil, charset: String? = nil) {
        self.content = content
        self.name = name
        self.baseURL = baseURL
        self.declaredType = declaredType
        self.charset = charset
    }

    /// A document of bytes.
    public init(_ bytes: [UInt8], name: String? = nil) { self.init(.bytes(bytes), name: name) }

    /// The bytes; throws for a container, which only importers that know it can read.
    public func bytes() throws(ConversionError) -> [UInt8] {
        guard case .bytes(let bytes) = content else {
            throw ConversionError(.unknownFormat, "this is a folder or archive, not a single document")
        }
        return bytes
    }
}

/// Named parts that belong together: a folder, a zip archive, the parts of a mail.
public protocol Container: Sendable {
    /// The parts' names, `/` between folders, in the container's order.
    var names: [String] { get }
    /// All bytes of a part; throws where it is missing, cannot be read, or has more bytes than `limit`.
    func read(_ name: String, limit: Int) throws(ConversionError) -> [UInt8]
}
