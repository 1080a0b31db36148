// SPDX-License-Identifier: Apache-2.0

/// Recognises an Internet message by its header fields (RFC 5322), in whatever order they come.
enum MailHeaders {
    /// How sure it is that text which begins with a From line is a mailbox: mail programs also keep single messages so.
    static func mailboxCertainty(_ text: [UInt8]) -> ContentMatch.Certainty {
        let line = Array("\nFrom ".utf8)
        var place = 0
        while let end = text[place...].firstIndex(of: 0x0A) {
            if text[end...].starts(with: line) { return .certain }
            place = end + 1
        }
        return .likely
    }

    private static let fieldLimit = 60

    /// Fields that messages have, and how much each says: two points for those of mail alone.
    private static let fields: StaticString = """
        from 1
        to 1
        cc 2
        bcc 2
        date 1
        subject 1
        sender 1
        reply-to 2
        message-id 3
        in-reply-to 2
        references 1
        received 3
        return-path 3
        delivered-to 3
        mime-version 2
        content-type 1
        content-transfer-encoding 2
        content-disposition 1
        dkim-signature 3
        authentication-results 3
        arc-seal 2
        arc-message-signature 2
        list-id 2
        list-unsubscribe 2
        x-mailer 2
        x-originating-ip 2
        x-original-to 2
        x-spam-status 2
        x-received 2
        user-agent 1
        newsgroups 2
        path 1
        nntp-posting-date 2
        xref 2
        envelope-to 2
        organization 1
        status 1
        x-uidl 2
        x-priority 1
        thread-topic 2
        """

    /// Enough points, from two fields or more, before anything that is no field.
    private static let enough = 3

    /// Whether the text begins with the line that separates a mailbox's messages: `From`, an address, and a date as `asctime` writes it.
    static func isFromLine(_ text: [UInt8]) -> Bool {
        guard text.has("From ") else { return false }
        let words = text.prefix(200).prefix { $0 != 0x0A && $0 != 0x0D }.split(separator: 0x20)
        guard words.count >= 6 else { return false }
        let days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
        return days.contains { words[2].elementsEqual($0.utf8) } && words[4].allSatisfy(\.isASCIIDigit) && words[5].contains(0x3A)
    }

    static func areMessage(_ text: [UInt8]) -> Bool {
        guard let first = text.first, first.isASCIILetter || first == 0x20 else { return false }
        var offset = 0
        if text.has("From ") { offset = (text.firstIndex(of: 0x0A) ?? text.count - 1) + 1 }
        var points = 0
        var known = 0
        var seen = 0
        while seen < fieldLimit, offset < text.count {
            let end = text[offset...].firstIndex(of: 0x0A) ?? text.count
            let line = text[offset..<end]
            offset = end + 1
            if line.isEmpty || line.first == 0x0D { break }
            if line.first == 0x20 || line.first == 0x09 {
                if seen == 0 { return false }
                continue
            }
            let name = line.prefix { ($0.isASCIIWord || $0 == 0x2D) }
            guard name.count > 1, name.endIndex < line.endIndex, line[name.endIndex] == 0x3A else {
                // The text may be cut in the middle of a field.
                return end == text.count && points >= enough && known >= 2
            }
            seen += 1
            if let worth = worth(of: name) {
                points += worth
                known += 1
            }
        }
        return points >= enough && known >= 2 && known * 5 >= seen
    }

    private static func worth(of name: ArraySlice<UInt8>) -> Int? {
        let table = SignatureText(fields)
        var line = 0
        while line < table.count {
            var index = 0
            while index < name.count, table[line + index] == name[name.startIndex + index].asciiLowercased { index += 1 }
            if index == name.count, table[line + index] == 0x20 { return Int(table[line + index + 1] & 15) }
            line = table.lineEnd(from: line) + 1
        }
        return nil
    }
}
