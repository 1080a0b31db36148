// SPDX-License-Identifier: Apache-2.0

import DocumentConversion

/// A mail, or a web page saved with what it shows (MHTML): a message of RFC 5322 whose body RFC 2045 to 2049 take apart.
///
/// It is read as leniently as mail programs read: missing boundaries, other line ends, wrong lengths of lines lose nothing. Nothing in it is
/// refused but what passes a limit.
public struct MIMEMessage: Sendable {
    /// How deep multiparts may stand in each other.
    public static let maximumDepth = 100
    /// How many lines are looked through for a boundary that no header declares.
    static let longestPreamble = 1000

    /// All parts in their order, each behind the one that holds it; the first is the message itself.
    public let parts: [MIMEPart]
    /// The numbers in ``parts`` of the texts that are shown, in their order. More than one where text follows an attached picture or a
    /// list's footer follows a letter.
    public let bodies: [Int]
    /// Whether a mailbox with more messages was given, of which this is the first.
    public let isFirstOfMany: Bool

    /// Takes a message apart. Throws where the bytes have no header, have more parts than `limits.attachments`, or have multiparts that
    /// stand deeper in each other than ``maximumDepth``.
    public init(parsing bytes: [UInt8], limits: Limits = Limits()) throws(ConversionError) {
        try limits.check(\.input, bytes.count)
        let envelope = Envelope(bytes)
        var scanner = PartScanner(bytes, from: envelope.start, to: envelope.end, limits)
        var parts = try scanner.scan()
        let layout = MessageLayout(parts)
        for number in parts.indices {
            parts[number].role = layout.roles[number]
            // A multipart in which no part begins is the text that it holds.
            if parts[number].type.isMultipart, layout.roles[number] != .multipart { parts[number].mediaType = .plainText }
        }
        MessageLayout.setLocations(of: &parts)
        self.parts = parts
        bodies = layout.bodies
        isFirstOfMany = envelope.end < bytes.count
    }

    /// The header of the message.
    public var header: HeaderFields { parts[0].header }

    /// The part that is the document: the first of ``bodies``. `nil` where there are nothing but files.
    public var root: MIMEPart? { bodies.first.map { parts[$0] } }

    /// The numbers in ``parts`` of the files that came along, in their order.
    public var attachments: [Int] { parts.indices.filter { parts[$0].role == .attachment } }
}

/// Where a message stands in its file: behind a byte order mark, empty lines and the line by which mailboxes begin a message.
private struct Envelope {
    let start: Int
    var end: Int

    private static let mark = Array("From ".utf8)

    init(_ bytes: [UInt8]) {
        var place = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        place += bytes[place...].prefix { $0 == 0x0A || $0 == 0x0D }.count
        end = bytes.count
        let isMailbox = bytes[place...].starts(with: Self.mark) || bytes[place...].starts(with: [UInt8(ascii: ">")] + Self.mark)
        guard isMailbox else {
            start = place
            return
        }
        var lines = LineReader(bytes[place...])
        _ = lines.next()
        start = lines.place
        // The next message follows an empty line and a line of the same kind, which ends in a year.
        var empty: Int?
        while let line = lines.next() {
            let content = bytes[line.content]
            if let empty, content.starts(with: Self.mark), Self.endsInTime(content) {
                end = empty
                return
            }
            empty = content.isEmpty ? line.content.lowerBound : nil
        }
    }

    /// Whether a line holds a time of day and digits at its end, as the lines between a mailbox's messages do.
    private static func endsInTime(_ line: ArraySlice<UInt8>) -> Bool {
        guard let last = trimmed(line).last, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(last) else { return false }
        return line.count(where: { $0 == UInt8(ascii: ":") }) >= 1
    }
}
