// SPDX-License-Identifier: Apache-2.0

/// A URL or relative reference, cut into its components (RFC 3986, section 4.1, and as browsers read it where they read more than that).
///
/// TAB, LF and CR count for nothing anywhere, other control characters and spaces for nothing at both ends.
public struct URLReference: Sendable {
    /// The scheme in small letters; `nil` for a relative reference.
    public internal(set) var scheme: String?
    /// What stands behind `//`: user, host and port. `nil` is not the same as empty.
    var authorityBytes: [UInt8]?
    /// Everything from there to the query, in no encoding.
    var pathBytes: [UInt8] = []
    var queryBytes: [UInt8]?
    var fragmentBytes: [UInt8]?

    /// The authority, still percent-encoded; `nil` where there is none.
    public var authority: String? { authorityBytes.map { String(decoding: $0, as: UTF8.self) } }
    /// The path, still percent-encoded.
    public var path: String { String(decoding: pathBytes, as: UTF8.self) }
    /// What stands behind `?`; `nil` where there is no `?`.
    public var query: String? { queryBytes.map { String(decoding: $0, as: UTF8.self) } }
    /// What stands behind `#`; `nil` where there is no `#`.
    public var fragment: String? { fragmentBytes.map { String(decoding: $0, as: UTF8.self) } }

    /// The path with its `%HH` replaced, once: what names a file or a part.
    public var decodedPath: [UInt8] { PercentCoding.decoded(pathBytes) }

    /// Takes a reference apart; there is nothing that is not one.
    public init(_ reference: String) {
        let bytes = Self.cleaned(reference)
        let length = Self.schemeLength(of: bytes)
        let scheme = length.map { String(decoding: bytes[..<$0], as: UTF8.self).lowercased() }
        let style = Style(ofScheme: scheme)
        self.init(bytes[(length.map { $0 + 1 } ?? 0)...], style)
        self.scheme = scheme
        if style == .special {
            takeAuthorityFromPath()
        } else if scheme == "file", authorityBytes == nil {
            authorityBytes = []
            if pathBytes.first != Self.slash { pathBytes.insert(Self.slash, at: 0) }
        }
    }

    /// Takes a reference apart from which the scheme is cut.
    init(_ bytes: ArraySlice<UInt8>, _ style: Style) {
        var rest = bytes
        if let sign = rest.firstIndex(of: UInt8(ascii: "#")) {
            fragmentBytes = Array(rest[(sign + 1)...])
            rest = rest[..<sign]
        }
        if let sign = rest.firstIndex(of: UInt8(ascii: "?")) {
            queryBytes = Array(rest[(sign + 1)...])
            rest = rest[..<sign]
        }
        pathBytes = style == .other ? Array(rest) : rest.map { $0 == UInt8(ascii: "\\") ? Self.slash : $0 }
        guard pathBytes.starts(with: [Self.slash, Self.slash]) else { return }
        if style == .special {
            takeAuthorityFromPath()
        } else {
            cutAuthority(from: 2)
        }
    }

    /// Behind the schemes of hosts browsers see the host however many slashes there are.
    private mutating func takeAuthorityFromPath() {
        guard authorityBytes == nil else { return }
        cutAuthority(from: pathBytes.prefix { $0 == Self.slash }.count)
    }

    private mutating func cutAuthority(from start: Int) {
        let end = pathBytes[start...].firstIndex(of: Self.slash) ?? pathBytes.count
        authorityBytes = Array(pathBytes[start..<end])
        pathBytes = Array(pathBytes[end...])
    }

    static let slash = UInt8(ascii: "/")

    /// How a URL is read (URL standard, "special scheme").
    enum Style {
        /// One of the schemes that browsers fetch from hosts.
        case special
        /// `file:`, whose host may be missing; also a reference without a scheme and without a base, which is most likely a file's.
        case file
        /// Any other scheme: a backslash means itself.
        case other

        init(ofScheme scheme: String?) {
            switch scheme {
            case "http", "https", "ftp", "ws", "wss": self = .special
            case "file", nil: self = .file
            default: self = .other
            }
        }
    }

    var style: Style { Style(ofScheme: scheme) }

    /// Whether no relative reference can start from it: what follows the scheme is no path of segments (`data:`, `cid:`, `mailto:`), or the
    /// host is missing that the scheme needs.
    public var isOpaque: Bool {
        if style == .special { return authorityBytes?.isEmpty != false }
        return scheme != nil && authorityBytes == nil && pathBytes.first != Self.slash
    }

    /// The scheme of a reference in small letters; `nil` where it is relative.
    public static func scheme(of reference: String) -> String? { scheme(of: cleaned(reference)) }

    /// The scheme, in small letters, of a reference that begins with it.
    public static func scheme(of reference: [UInt8]) -> String? {
        schemeLength(of: reference).map { String(decoding: reference[..<$0], as: UTF8.self).lowercased() }
    }

    private static func schemeLength(of bytes: [UInt8]) -> Int? {
        guard let first = bytes.first, letters.contains(first) else { return nil }
        guard let end = bytes.firstIndex(where: { !schemeBytes.contains($0) }), bytes[end] == UInt8(ascii: ":") else { return nil }
        return end
    }

    private static let letters = ByteSet { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20) }
    private static let schemeBytes = letters.union("0123456789+-.")

    /// What two URLs have in common that name the same part of a document: their bytes without the fragment, percent-decoded, once.
    public static func identity(of url: String) -> [UInt8] {
        PercentCoding.decoded(cleaned(url).prefix { $0 != UInt8(ascii: "#") })
    }

    /// What counts of a reference's bytes (URL standard, "basic URL parser", the steps before the first state).
    public static func cleaned(_ reference: String) -> [UInt8] {
        var bytes = Array(reference.utf8)
        if bytes.contains(where: { $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }) {
            bytes.removeAll { $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
        }
        while let last = bytes.last, last <= 0x20 { bytes.removeLast() }
        if let first = bytes.first, first <= 0x20 { bytes.removeFirst(bytes.prefix { $0 <= 0x20 }.count) }
        return bytes
    }
}
