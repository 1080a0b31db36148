// SPDX-License-Identifier: Apache-2.0

/// What the table says about one media type.
public struct MediaTypeRecord: Sendable, Hashable {
    /// How a type stands in IANA's registry of media types.
    public enum Status: Sendable, Hashable {
        case registered
        /// Registered, but given up, in favour of another type where the registry names one.
        case obsoleted(by: String?)
        /// Registered, but no longer recommended, in favour of another type where the registry names one.
        case deprecated(by: String?)
        /// Not in the registry; the name is the one that people use.
        case unregistered
    }

    /// Type and subtype, in ASCII lower case.
    public let name: String
    /// What IANA's registry says of it.
    public let status: Status
    /// Extensions of file names without the dot, in lower case unless capitals matter; the first is the one to write.
    public let extensions: [String]
    /// What a file of this type also is, the nearest first: `application/zip` of `application/epub+zip`.
    public let parents: [String]
    /// Whether the format's specification gives each of its files a signature, so that content without it has another type.
    public let hasSignature: Bool
    private let title: String

    /// Whether the registry has the type, also where it is obsolete.
    public var isRegistered: Bool { status != .unregistered }

    /// The format's name for people: `EPUB book`. Where the table has none it is made of extension and kind: `KIL image`.
    public var formatName: String {
        if !title.isEmpty { return title }
        let slash = name.utf8.firstIndex(of: UInt8(ascii: "/")) ?? name.utf8.startIndex
        let type = String(Substring(name.utf8[..<slash]))
        let label = extensions.first.map { $0.uppercased() } ?? String(Substring(name.utf8[slash...].dropFirst()))
        let kind =
            switch type {
            case "image", "audio", "video", "font", "model", "text", "message", "chemical": type
            default: parents.isEmpty ? "file" : "document"
            }
        return "\(label) \(kind)"
    }

    init(_ name: String, _ rest: SortedText.Record) {
        var rest = rest
        let flags = rest.takeWord()
        var parents = rest.takeWord().list
        extensions = rest.takeWord().list
        let replacement = rest.takeWord().list.first
        status =
            switch flags.first {
            case UInt8(ascii: "r"): .registered
            case UInt8(ascii: "o"): .obsoleted(by: replacement)
            case UInt8(ascii: "d"): .deprecated(by: replacement)
            default: .unregistered
            }
        if parents.isEmpty { parents = Self.impliedParents(of: name) }
        self.name = name
        self.parents = parents
        hasSignature = flags.count > 1
        title = rest.string
    }

    /// What a type's name alone says: the base of its structured syntax suffix (RFC 6838, section 4.2.8, and IANA's registry of
    /// suffixes), text for `text/*`.
    static func impliedParents(of name: String) -> [String] {
        let bytes = name.utf8
        if let plus = bytes.lastIndex(of: UInt8(ascii: "+")), bytes.index(after: plus) < bytes.endIndex {
            for (suffix, base) in suffixBases where bytes[plus...].dropFirst().elementsEqual(suffix.utf8) {
                return base.utf8.elementsEqual(bytes) ? [] : [base]
            }
        }
        return bytes.starts(with: "text/".utf8) && !bytes.elementsEqual("text/plain".utf8) ? ["text/plain"] : []
    }

    private static let suffixBases: [(String, String)] = [
        ("xml", "application/xml"), ("json", "application/json"), ("zip", "application/zip"), ("gzip", "application/gzip"),
        ("zstd", "application/zstd"), ("cbor", "application/cbor"), ("cbor-seq", "application/cbor-seq"),
        ("json-seq", "application/json-seq"), ("yaml", "application/yaml"), ("sqlite3", "application/vnd.sqlite3"),
        ("fastinfoset", "application/fastinfoset"), ("wbxml", "application/vnd.wap.wbxml"), ("jwt", "application/jwt"),
        ("cose", "application/cose"), ("cwt", "application/cwt"), ("csv", "text/csv"),
    ]
}
