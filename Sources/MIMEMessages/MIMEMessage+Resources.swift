// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import URLReferences

extension MIMEMessage {
    /// The parts by what documents call them: `cid:` URLs (RFC 2392) and `Content-Location` (RFC 2557). Nothing outside the message is
    /// known to it.
    public var resources: MIMEPartProvider { MIMEPartProvider(parts) }
}

/// Loads the parts of a message.
public struct MIMEPartProvider: ResourceProvider {
    private let parts: [MIMEPart]
    private var identifiers: [[UInt8]: Int] = [:]
    private var locations: [[UInt8]: Int] = [:]

    init(_ parts: [MIMEPart]) {
        self.parts = parts
        for (number, part) in parts.enumerated() where part.role != .multipart {
            // Of parts of one name the first counts.
            if let name = part.contentID, identifiers[Array(name.utf8)] == nil { identifiers[Array(name.utf8)] = number }
            if let location = part.location, locations[URLReference.identity(of: location)] == nil {
                locations[URLReference.identity(of: location)] = number
            }
        }
    }

    public func resource(for request: ResourceRequest, limit: Int) throws(ConversionError) -> Resource? {
        guard let part = part(at: request.resolvedURL) ?? part(at: request.url) else { return nil }
        let bytes = part.bytes
        if bytes.count > limit {
            var limits = Limits()
            limits.attachmentBytes = limit
            throw limits.exceeded(\.attachmentBytes)
        }
        return Resource(bytes, mediaType: part.mediaType, url: part.location ?? request.resolvedURL)
    }

    /// The part that a URL means, percent-encoded or not; `nil` where there is none.
    public func part(at url: String) -> MIMEPart? {
        let bytes = URLReference.cleaned(url)
        if URLReference.scheme(of: bytes) == "cid" {
            return identifiers[PercentCoding.decoded(bytes.dropFirst(4))].map { parts[$0] }
        }
        return (locations[URLReference.identity(of: url)] ?? locations[URLReference.identity(of: Self.relative(bytes))]).map { parts[$0] }
    }

    /// What a `thismessage:/` URL means, which stands for the base of a message that has none (RFC 2557, section 5).
    private static func relative(_ bytes: [UInt8]) -> String {
        let prefix = Array("thismessage:".utf8)
        guard bytes.starts(with: prefix) else { return String(decoding: bytes, as: UTF8.self) }
        return String(decoding: bytes.dropFirst(prefix.count).drop { $0 == UInt8(ascii: "/") }, as: UTF8.self)
    }
}
