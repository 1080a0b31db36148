// SPDX-License-Identifier: Apache-2.0

import Base64Text
import MediaTypes
import URLReferences

/// What `data:` URLs hold (RFC 2397, and as browsers read it: Fetch standard, "data: URL processor").
///
/// Base64 may hold white space and the digits `-` and `_`, and lack its padding. The media type is what the URL declares, `text/plain` where
/// that is none.
public struct DataURLProvider: ResourceProvider {
    /// A provider; it needs nothing.
    public init() {}

    public func resource(for request: ResourceRequest, limit: Int) throws(ConversionError) -> Resource? {
        guard let (bytes, type) = Self.content(of: request.resolvedURL) else { return nil }
        return Resource(bytes, mediaType: type, url: request.resolvedURL)
    }

    /// The bytes and declared media type of a `data:` URL; `nil` for every other URL, and for one without a comma.
    public static func content(of url: String) -> (bytes: [UInt8], mediaType: MediaType)? {
        let bytes = URLReference.cleaned(url)
        guard bytes.prefix(Self.prefix.count).map({ $0 | 0x20 }) == Self.prefix else { return nil }
        let whole = bytes[Self.prefix.count...].prefix { $0 != UInt8(ascii: "#") }
        guard let comma = whole.firstIndex(of: UInt8(ascii: ",")) else { return nil }
        var type = trimmed(whole[..<comma])
        let body = PercentCoding.decoded(whole[(comma + 1)...])
        let isEncoded = removeEncodingMark(&type)
        let declared = type.first == UInt8(ascii: ";") ? Array("text/plain".utf8) + type : Array(type)
        let mediaType = MediaType(String(decoding: declared, as: UTF8.self)) ?? MediaType("text/plain;charset=US-ASCII") ?? .plainText
        return (isEncoded ? Base64.decodeLeniently(body, allowingURLDigits: true).bytes : body, mediaType)
    }

    private static let prefix = Array("data:".utf8).map { $0 | 0x20 }
    private static let mark = Array("base64".utf8)

    /// Takes `;base64` away from the end, with spaces around the word or not.
    private static func removeEncodingMark(_ type: inout ArraySlice<UInt8>) -> Bool {
        guard type.suffix(mark.count).map({ $0 | 0x20 }) == mark.map({ $0 | 0x20 }) else { return false }
        let rest = trimmed(type.dropLast(mark.count))
        guard rest.last == UInt8(ascii: ";") else { return false }
        type = rest.dropLast()
        return true
    }

    private static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var bytes = bytes.drop { $0 == 0x20 }
        while bytes.last == 0x20 { bytes.removeLast() }
        return bytes
    }
}
