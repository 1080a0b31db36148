// SPDX-License-Identifier: Apache-2.0

/// Checks of documents of old, books and mail.
enum DocumentStructures {
    static func verdict(_ check: StructureCheck, _ window: ContentWindow) throws -> Verdict? {
        let head = window.head
        switch check {
        case .junkpdf:
            // An archive may hold a PDF near its start.
            let isOther = head.has("%PDF-") || head.has("#!") || head.has("PK\u{3}\u{4}")
            return isOther ? nil : .type("application/pdf", "%PDF- behind other bytes")
        case .postscript: return .confirmed(if: head.contains("%%", within: 1024) || head.contains(" def", within: 4096))
        case .word: return .confirmed(if: head.byte(4) == 0 && head.byte(5) == 0xAB && (head.little16(96) ?? 1) == 0)
        case .write: return .confirmed(if: head.little16(96) ?? 1 != 0)
        case .biff: return .confirmed(if: window.endsBefore(8) || worksheet(head))
        case .lotus: return .confirmed(if: [0x0404, 0x0406, 0x0405, 0x0600].contains(head.little16(4) ?? 0))
        case .quattro: return .confirmed(if: (head.byte(5) ?? 0) == 0x20)
        case .wpc: return wordPerfect(window)
        case .works: return .confirmed
        case .os2help: return head.byte(3) == 1 ? .type("application/x-os2-inf") : .type("application/x-os2-hlp")
        case .mobi: return try mobipocket(window)
        case .kfx: return .confirmed
        case .msgpack: return .confirmed(if: window.byteCount > 64 && !window.isText && (head.byte(3) ?? 0) >= 0x80)
        case .owner: return .confirmed(if: owner(window))
        case .emlx: return .confirmed(if: applesMail(window))
        case .marc: return .confirmed(if: marc(window))
        default: return nil
        }
    }

    /// A BOF record: version and kind of substream follow its length.
    private static func worksheet(_ head: [UInt8]) -> Bool {
        guard let length = head.little16(2), [4, 6, 8, 16].contains(length), let kind = head.little16(6) else { return false }
        return [0x0005, 0x0006, 0x0010, 0x0020, 0x0040, 0x0100].contains(kind)
    }

    /// WordPerfect Corporation's header: product at 8, kind of file at 9.
    private static func wordPerfect(_ window: ContentWindow) -> Verdict? {
        guard let product = window.head.byte(8), let kind = window.head.byte(9) else { return .confirmed }
        switch (product, kind) {
        case (1, 0x0A), (1, 0x2C), (1, 0x2D): return .type("application/vnd.wordperfect", "WPC document")
        case (1, 0x16): return .type("image/x-wpg", "WPC graphics")
        case (1, 0x0F), (0x0F, _): return .type("application/x-corelpresentations", "WPC presentation")
        case (_, 0x16): return .type("image/x-wpg", "WPC graphics")
        default: return .confirmed
        }
    }

    /// The MOBI header in record 0: version 8 is KF8; so is a boundary record in a combined book.
    private static func mobipocket(_ window: ContentWindow) throws -> Verdict? {
        guard let place = window.head.big32(78) else { return .confirmed }
        let record = try window.bytes(at: place, count: 64)
        guard record.has("MOBI", at: 16), let version = record.big32(36) else { return .confirmed }
        return version >= 8 ? .type("application/vnd.amazon.mobi8-ebook", "MOBI version 8") : .confirmed
    }

    /// The lock file that Word and Excel leave: a name with its length, twice.
    private static func owner(_ window: ContentWindow) -> Bool {
        let head = window.head
        guard window.byteCount == 162 || window.byteCount == 165, let length = head.byte(0), length > 0, length < 54 else { return false }
        return head.piece(1..<1 + length).allSatisfy { $0 >= 0x20 } && (head.little16(54) == length || head.little16(55) == length)
    }

    /// Apple Mail's file: the message's length alone on the first line, then its header.
    private static func applesMail(_ window: ContentWindow) -> Bool {
        let head = window.head
        let digits = head.prefix { $0.isASCIIDigit }.count
        guard digits < 12 else { return false }
        var index = digits
        while head.byte(index) == 0x20 { index += 1 }
        guard head.byte(index) == 0x0A else { return false }
        return MailHeaders.areMessage(Array(head.piece(index + 1..<head.count)))
    }

    /// ISO 2709 as MARC 21 uses it: length of the record, status, type, and the sizes `4500` of the directory's entries at 20.
    private static func marc(_ window: ContentWindow) -> Bool {
        let head = window.head
        guard head.has("22", at: 10), head.has("45", at: 20), head.piece(12..<17).allSatisfy({ $0.isASCIIDigit }) else { return false }
        return "acdnpo".utf8.contains(head[5])
    }
}
