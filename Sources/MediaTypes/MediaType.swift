// SPDX-License-Identifier: Apache-2.0

/// A media type (MIME type): type, subtype and parameters, as the WHATWG MIME Sniffing standard defines them.
///
/// A value always holds a valid media type in its serialised form: type, subtype and parameter names are in ASCII lower case,
/// parameters stand in the order they were given, and only values that need it are quoted.
public struct MediaType: Sendable {
    /// The serialisation (MIME Sniffing, section 4.5). It determines the value, so it alone is compared and hashed.
    let serialization: String
    /// UTF-8 offset of the slash.
    let slash: Int
    /// UTF-8 offset of the first parameter's semicolon, or of the end.
    let essenceEnd: Int

    init(serialization: String, slash: Int, essenceEnd: Int) {
        self.serialization = serialization
        self.slash = slash
        self.essenceEnd = essenceEnd
    }

    /// The part before the slash, in ASCII lower case: `text` of `text/html;charset=utf-8`.
    public var type: String { text(0..<slash) }

    /// The part after the slash, in ASCII lower case: `html` of `text/html;charset=utf-8`.
    public var subtype: String { text(slash + 1..<essenceEnd) }

    /// Type and subtype without parameters: `text/html` of `text/html;charset=utf-8`.
    public var essence: String { hasParameters ? text(0..<essenceEnd) : serialization }

    /// The same media type without its parameters.
    public var withoutParameters: MediaType {
        hasParameters ? MediaType(serialization: essence, slash: slash, essenceEnd: essenceEnd) : self
    }

    /// The structured syntax suffix as IANA's registry writes it (`+xml` of `image/svg+xml`): the subtype from its last plus sign on.
    /// `nil` where there is none, or nothing stands before or after the sign. RFC 6838, section 4.2.8.
    public var structuredSyntaxSuffix: String? {
        let subtype = serialization.utf8.dropFirst(slash + 1).prefix(essenceEnd - slash - 1)
        guard let plus = subtype.lastIndex(of: UInt8(ascii: "+")) else { return nil }
        guard plus != subtype.startIndex, subtype.index(after: plus) != subtype.endIndex else { return nil }
        return String(decoding: subtype[plus...], as: UTF8.self)
    }

    var hasParameters: Bool { essenceEnd < serialization.utf8.count }

    func text(_ range: Range<Int>) -> String {
        String(decoding: serialization.utf8.dropFirst(range.lowerBound).prefix(range.count), as: UTF8.self)
    }
}

extension MediaType: CustomStringConvertible {
    /// The serialisation (MIME Sniffing, section 4.5): `text/html;charset=utf-8`.
    public var description: String { serialization }
}
