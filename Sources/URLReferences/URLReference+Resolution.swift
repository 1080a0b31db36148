// SPDX-License-Identifier: Apache-2.0

extension URLReference {
    /// What a reference means that stands in a document (RFC 3986, section 5.2, and as browsers read it).
    ///
    /// A URL of a scheme that browsers do not fetch (`mailto:`, `data:`, `callback://`) stays as it is. In others a backslash is a slash,
    /// `.` and `..` are resolved, also as `%2e`, and what may not stand in a URL is percent-encoded; characters beyond ASCII stay.
    /// - Parameters:
    ///   - reference: The reference, as the document has it.
    ///   - base: The URL that it starts from. It may be a relative reference itself: then so is the result, and a `..` that leads above it
    ///     stays. Without a base, or where none can start from it (`data:`, `mailto:`), a relative reference stays relative.
    public static func resolve(_ reference: String, against base: String?) -> String {
        let bytes = cleaned(reference)
        if let scheme = scheme(of: bytes), Style(ofScheme: scheme) == .other {
            return String(decoding: encoded(bytes, .controls), as: UTF8.self)
        }
        let own = URLReference(reference)
        let base = base.map { URLReference($0) } ?? URLReference("")
        if base.isOpaque {
            if bytes.first == UInt8(ascii: "#") { return base.withFragment(of: own.normalized).text }
            return own.normalized.text
        }
        if let scheme = own.scheme {
            // Browsers take `http:a` on a page of the same scheme for a relative reference.
            guard scheme == base.scheme else { return own.normalized.text }
            let rest = bytes[(scheme.utf8.count + 1)...]
            return URLReference(rest, own.style).resolved(against: base).normalized.text
        }
        return URLReference(bytes[...], base.style).resolved(against: base).normalized.text
    }

    /// RFC 3986, section 5.2.2, for a reference without a scheme.
    private func resolved(against base: URLReference) -> URLReference {
        var result = self
        result.scheme = base.scheme
        if authorityBytes != nil { return result }
        result.authorityBytes = base.authorityBytes
        if pathBytes.isEmpty {
            result.pathBytes = base.pathBytes
            if queryBytes == nil { result.queryBytes = base.queryBytes }
        } else if pathBytes.first != Self.slash {
            let folder = base.pathBytes.lastIndex(of: Self.slash).map { base.pathBytes[...$0] } ?? []
            let needsSlash = folder.isEmpty && (base.authorityBytes != nil || base.scheme != nil)
            result.pathBytes = (needsSlash ? [Self.slash] : Array(folder)) + pathBytes
        }
        return result
    }

    /// An opaque URL with another one's fragment.
    private func withFragment(of other: URLReference) -> URLReference {
        var result = style == .other ? self : normalized
        if style == .other {
            result.pathBytes = Self.encoded(pathBytes, .controls)
            result.queryBytes = queryBytes.map { Self.encoded($0, .controls) }
        }
        result.fragmentBytes = other.fragmentBytes
        return result
    }

    /// Without `.` and `..`, with everything encoded that may not stand where it stands.
    private var normalized: URLReference {
        var result = self
        let isAbsolute = result.pathBytes.first == Self.slash
        let path = DotSegments.removed(from: result.pathBytes)
        result.pathBytes = Self.encoded(path, .barredFromPath)
        result.authorityBytes = result.authorityBytes.map { Self.encoded($0, .barredFromPath) }
        result.queryBytes = queryBytes.map {
            Self.encoded($0, style == .special || scheme == "file" ? .barredFromSpecialQuery : .barredFromQuery)
        }
        result.fragmentBytes = fragmentBytes.map { Self.encoded($0, .barredFromFragment) }
        if scheme == "file", path.isEmpty { result.pathBytes = [Self.slash] }
        guard result.authorityBytes == nil else { return result }
        // What is left of the path must not read as an authority, as a scheme or as nothing.
        if isAbsolute, path.starts(with: [Self.slash, Self.slash]) { result.pathBytes = Array("/.".utf8) + result.pathBytes }
        guard scheme == nil, !isAbsolute else { return result }
        let colon = path.firstIndex(of: UInt8(ascii: ":"))
        let isLikeScheme = colon.map { !path[..<$0].contains(Self.slash) } ?? false
        if isLikeScheme || (path.isEmpty && !pathBytes.isEmpty) || path.first == Self.slash {
            result.pathBytes = Array("./".utf8) + result.pathBytes
        }
        return result
    }

    /// The reference put together (RFC 3986, section 5.3).
    public var text: String {
        var bytes: [UInt8] = []
        if let scheme { bytes += Array(scheme.utf8) + [UInt8(ascii: ":")] }
        if let authorityBytes { bytes += [Self.slash, Self.slash] + authorityBytes }
        bytes += pathBytes
        if let queryBytes { bytes += [UInt8(ascii: "?")] + queryBytes }
        if let fragmentBytes { bytes += [UInt8(ascii: "#")] + fragmentBytes }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func encoded(_ bytes: [UInt8], _ set: ByteSet) -> [UInt8] {
        guard bytes.contains(where: set.contains) else { return bytes }
        var result: [UInt8] = []
        for byte in bytes {
            if set.contains(byte) { PercentCoding.append(byte, to: &result) } else { result.append(byte) }
        }
        return result
    }
}

extension ByteSet {
    // What is encoded where (URL standard, "percent-encode sets"), without what lies beyond ASCII.
    fileprivate static let controls = ByteSet { $0 < 0x20 || $0 == 0x7F }
    fileprivate static let barredFromFragment = controls.union(" \"<>`")
    fileprivate static let barredFromQuery = controls.union(" \"#<>")
    fileprivate static let barredFromSpecialQuery = barredFromQuery.union("'")
    fileprivate static let barredFromPath = barredFromQuery.union("?^`{}")
}

/// The segments `.` and `..` of paths (RFC 3986, section 5.2.4), written with dots or as `%2e`.
enum DotSegments {
    /// A path without them. In an absolute one a `..` at the root counts for nothing; in a relative one it stays at the beginning.
    static func removed(from path: [UInt8]) -> [UInt8] {
        let slash = URLReference.slash
        let isAbsolute = path.first == slash
        var kept: [ArraySlice<UInt8>] = []
        var above = 0
        let segments = path[(isAbsolute ? 1 : 0)...].split(separator: slash, omittingEmptySubsequences: false)
        guard segments.contains(where: { dots(in: $0) > 0 }) else { return path }
        for (number, segment) in segments.enumerated() {
            let isLast = number == segments.count - 1
            switch dots(in: segment) {
            case 1: if isLast { kept.append([]) }
            case 2:
                if kept.popLast() == nil, !isAbsolute { above += 1 }
                if isLast, !kept.isEmpty || isAbsolute || above > 0 { kept.append([]) }
            default: kept.append(segment)
            }
        }
        let parts = Array(repeating: Array("..".utf8)[...], count: above) + kept
        return (isAbsolute ? [slash] : []) + parts.joined(separator: [slash])
    }

    /// 1 for a segment that means its own folder, 2 for one that means the folder above, else 0.
    static func dots(in segment: ArraySlice<UInt8>) -> Int {
        var rest = segment
        var count = 0
        while let first = rest.first {
            if first == UInt8(ascii: ".") {
                rest = rest.dropFirst()
            } else if rest.count >= 3, first == UInt8(ascii: "%"), rest[rest.startIndex + 1] == UInt8(ascii: "2"),
                rest[rest.startIndex + 2] | 0x20 == UInt8(ascii: "e")
            {
                rest = rest.dropFirst(3)
            } else {
                return 0
            }
            count += 1
            if count > 2 { return 0 }
        }
        return count
    }
}
