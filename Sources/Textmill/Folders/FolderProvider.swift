// SPDX-License-Identifier: Apache-2.0

/// Loads what a document asks for by a relative reference, from its own folder and those below it. Everything else it does not know.
public struct FolderProvider: ResourceProvider {
    private let path: FilePath

    /// A provider for a document's folder, which is not looked at before something is asked for.
    public init(_ folder: FilePath) { path = folder }

    public func load(_ request: ResourceRequest, limit: Int) throws(ConversionError) -> [UInt8]? {
        guard request.baseURL == nil, let name = Self.path(ofReference: request.url) else { return nil }
        return try ConfinedFolder(path).read(name, limit: limit)
    }

    /// The path that a relative reference means (RFC 3986, section 4.2), percent-decoded; `nil` where it has a scheme or an authority, or
    /// is nothing but a fragment.
    static func path(ofReference reference: String) -> [UInt8]? {
        let bytes = reference.utf8.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
        guard !bytes.isEmpty, !bytes.starts(with: "//".utf8) else { return nil }
        if let colon = bytes.firstIndex(of: UInt8(ascii: ":")), !bytes[..<colon].contains(FilePath.slash) { return nil }
        return percentDecoded(bytes)
    }
}

/// Bytes whose `%HH` are replaced by what they stand for; a `%` before anything else stays.
private func percentDecoded(_ bytes: some Sequence<UInt8>) -> [UInt8] {
    let bytes = Array(bytes)
    var result: [UInt8] = []
    var place = 0
    while place < bytes.count {
        if bytes[place] == UInt8(ascii: "%"), place + 2 < bytes.count, let high = hexDigit(bytes[place + 1]),
            let low = hexDigit(bytes[place + 2])
        {
            result.append(high << 4 | low)
            place += 3
        } else {
            result.append(bytes[place])
            place += 1
        }
    }
    return result
}

private func hexDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"): (byte | 0x20) - UInt8(ascii: "a") + 10
    default: nil
    }
}
