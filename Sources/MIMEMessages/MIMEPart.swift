// SPDX-License-Identifier: Apache-2.0

import Base64Text
import DocumentConversion
import MediaTypes
import TextEncoding
import TextModel
import URLReferences

/// A part of a message: its header and where its body stands. The message itself is one, and each `multipart` that holds others.
public struct MIMEPart: Sendable {
    /// What a part is there for.
    public enum Role: Hashable, Sendable {
        /// It holds others.
        case multipart
        /// It is shown.
        case body
        /// It says in another way what a body says.
        case alternative
        /// A body refers to it, or may do so.
        case related
        /// It is a file that came along.
        case attachment
    }

    /// Its header.
    public let header: HeaderFields
    /// The number of the part that holds it, in ``MIMEMessage/parts``; `nil` for the message.
    public let parent: Int?
    /// What it is there for.
    public internal(set) var role = Role.body
    /// What its header says that it is, with the parameters that say how text is to be read (`charset`, `format`, `delsp`); `text/plain`
    /// where it says nothing (RFC 2045, section 5.2).
    public internal(set) var mediaType: MediaType
    /// The name of a file, as the header gives it, without folders; never a path to write to.
    public let fileName: String?
    /// Whether it is to be shown in its place and not as a file (RFC 2183); `nil` where the header does not say.
    public let isInline: Bool?
    /// What `cid:` URLs call it (RFC 2392), without the angle brackets.
    public let contentID: String?
    /// The URL that it has (RFC 2557), resolved against the bases around it; it may be relative.
    public internal(set) var location: String?
    /// What its relative references start from.
    public internal(set) var baseURL: String?

    let type: ContentType
    private let encoding: TransferEncoding
    /// All of the message.
    private let message: [UInt8]
    /// Where the body stands in it, still encoded.
    var body: Range<Int>

    init(_ header: HeaderFields, parent: Int?, in message: [UInt8], from start: Int, defaultType: ContentType) {
        self.header = header
        self.parent = parent
        self.message = message
        body = start..<start
        type = header.first("Content-Type").flatMap { ContentType($0.unfolded) } ?? defaultType
        mediaType = type.mediaType
        encoding = TransferEncoding(header.first("Content-Transfer-Encoding")?.unfolded ?? [])
        let disposition = header.first("Content-Disposition").map { ParameterList($0.unfolded) }
        let word = disposition?.value ?? []
        isInline = word.isEmpty ? nil : word.elementsEqual("inline".utf8)
        fileName = (disposition?["filename"] ?? type.parameters["name"]).flatMap(Self.lastComponent)
        contentID = header.first("Content-ID").flatMap { Self.identifier($0.joined) }
    }

    /// The body decoded (RFC 2045, section 6). What its encoding cannot mean is left out or left as it is; the result is never longer than
    /// the message.
    public var bytes: [UInt8] {
        switch encoding {
        case .identity: Array(message[body])
        case .quotedPrintable: QuotedPrintable.decoded(message[body])
        case .base64: Base64.decodeLeniently(message[body], allowingURLDigits: false).bytes
        }
    }

    /// The name of the encoding that text is in; `nil` where the header does not say, or says what cannot be: an encoding that nobody knows,
    /// or ASCII for bytes that are not.
    public var charset: String? {
        guard let name = type.parameters["charset"], let encoding = HeaderText.encoding(named: Array(name.utf8)[...]) else { return nil }
        guard ["us-ascii", "ascii", "ansi_x3.4-1968"].contains(name.lowercased()) else { return encoding.name }
        return bytes.allSatisfy { $0 < 0x80 } ? encoding.name : nil
    }

    /// What stands between the angle brackets.
    private static func identifier(_ bytes: [UInt8]) -> String? {
        var name = bytes[...]
        if let first = name.firstIndex(of: UInt8(ascii: "<")) {
            name = name[(first + 1)...].prefix { $0 != UInt8(ascii: ">") }
        }
        name = trimmed(name)
        return name.isEmpty ? nil : HeaderText.plain(name)
    }

    /// A name without the folders of either kind of system; `nil` where nothing is left that names a file.
    private static func lastComponent(_ name: String) -> String? {
        let bytes = name.utf8.split { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") }.last.map { Array($0) } ?? []
        let shown = trimmed(bytes.filter { $0 >= 0x20 && $0 != 0x7F }[...])
        guard !shown.isEmpty, !shown.elementsEqual(".".utf8), !shown.elementsEqual("..".utf8) else { return nil }
        return String(decoding: shown, as: UTF8.self)
    }
}

extension MIMEPart: AttachmentSource {
    public var byteCount: Int? { encoding == .identity ? body.count : nil }
    public func read() -> [UInt8] { bytes }
}

/// How a body is encoded (RFC 2045, section 6.1).
private enum TransferEncoding {
    case identity, quotedPrintable, base64

    init(_ value: [UInt8]) {
        let word = ParameterList(value).value
        if word.elementsEqual("base64".utf8) {
            self = .base64
        } else if word.elementsEqual("quoted-printable".utf8) {
            self = .quotedPrintable
        } else {
            self = .identity
        }
    }
}
