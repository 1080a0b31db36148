// SPDX-License-Identifier: Apache-2.0

/// Checks of archives, compressed data and disk images.
enum ArchiveStructures {
    static func verdict(_ check: StructureCheck, _ window: ContentWindow) -> Verdict? {
        let head = window.head
        switch check {
        case .gzip: return gzip(window)
        case .bzip2: return .confirmed(if: (0x31...0x39).contains(head.byte(3) ?? 0x31) && (window.endsBefore(10) || !window.isText))
        case .lzma: return .confirmed(if: lzma(window))
        case .zlib: return zlib(window)
        case .tar: return tar(window)
        case .cpio: return .confirmed(if: window.endsBefore(26) || !window.isText)
        case .rpm: return .type(head.big16(6) == 1 ? "application/x-source-rpm" : "application/x-rpm")
        case .arj: return .confirmed(if: window.endsBefore(12) || ((head.little16(2) ?? 9999) <= 2600 && (head.byte(10) ?? 2) <= 2))
        case .arc:
            return .confirmed(
                if: (1...9).contains(head.byte(1) ?? 0) && head.piece(2..<15).contains(0) && window.byteCount > 29
                    && head.piece(2..<4).allSatisfy { $0 > 0x20 && $0 < 0x7F })
        case .macbinary: return macBinary(window)
        case .ext2: return .confirmed(if: (head.little32(1024 + 24) ?? 99) < 7)
        case .bootsector: return bootSector(head)
        case .teledisk: return .confirmed(if: (head.byte(4) ?? 0) >= 10 && (head.byte(4) ?? 99) < 0x30 && !window.isText)
        case .scp: return .confirmed(if: !window.isText && (head.byte(5) ?? 0) > 0)
        case .msa: return .confirmed(if: (1...30).contains(head.byte(3) ?? 0) && (head.big16(4) ?? 9) < 2)
        default: return nil
        }
    }

    /// RFC 1952: the method is deflate and reserved flags are zero. KOffice's old files say their kind in the name that follows.
    private static func gzip(_ window: ContentWindow) -> Verdict? {
        let head = window.head
        guard head.count > 2 else { return .confirmed }
        guard head[2] == 8, (head.byte(3) ?? 0) & 0xE0 == 0 else { return nil }
        if head.has("KOffice application/x-", at: 10) {
            let name = head.piece(32..<48).prefix { $0.isASCIILetter }
            return .type("application/vnd.kde." + String(decoding: name, as: UTF8.self), "KOffice name in gzip header")
        }
        return .confirmed
    }

    /// The property byte, a dictionary of usual size, and a length that is unknown or plausible.
    private static func lzma(_ window: ContentWindow) -> Bool {
        let head = window.head
        guard head.count >= 13 else { return head.count <= 3 }
        guard let dictionary = head.little32(1), let low = head.little32(5), let high = head.little32(9) else { return false }
        let usual =
            dictionary != 0
            && (dictionary & (dictionary - 1) == 0 || (dictionary / 3 * 3 == dictionary && dictionary / 3 & (dictionary / 3 - 1) == 0)
                || dictionary == 0xFFFF_FFFF)
        return usual && ((high == 0xFFFF_FFFF && low == 0xFFFF_FFFF) || high < 256) && (head.byte(13) ?? 0) == 0
    }

    /// RFC 1950: the check bits divide, and the first block has a possible kind. Two bytes prove little.
    private static func zlib(_ window: ContentWindow) -> Verdict? {
        let head = window.head
        guard !window.isText, let pair = head.big16(0), pair % 31 == 0, pair & 0x20 == 0, [0x01, 0x5E, 0x9C, 0xDA].contains(pair & 0xFF)
        else { return nil }
        guard let block = head.byte(2), block & 6 != 6 else { return nil }
        return .type("application/zlib", "header checksum", .likely)
    }

    /// POSIX.1-1988, ustar: the sum of the header with blanks in place of the sum. Old tar has no other mark.
    private static func tar(_ window: ContentWindow) -> Verdict? {
        let head = window.head
        if window.endsBefore(512) { return head.has("ustar", at: 257) ? .confirmed : nil }
        guard head[0] != 0 || head.has("ustar", at: 257) else { return nil }
        var stored = 0
        var digits = 0
        for index in 148..<156 {
            if (0x30...0x37).contains(head[index]) {
                stored = stored << 3 | Int(head[index] & 7)
                digits += 1
            } else if digits > 0 {
                break
            } else if head[index] != 0x20 && head[index] != 0 {
                return nil
            }
        }
        var sum = 256
        var signed = 256
        for index in 0..<512 where index < 148 || index >= 156 {
            sum += Int(head[index])
            signed += Int(Int8(bitPattern: head[index]))
        }
        let holds = digits > 0 && (stored == sum || stored == signed)
        guard holds || head.has("ustar", at: 257) else { return nil }
        let name = head.prefix { $0 != 0 }
        if name.count > 4, name.suffix(4).elementsEqual(Array(".ovf".utf8)) { return .type("application/ovf", "first tar entry .ovf") }
        return .type("application/x-tar", holds ? "tar header checksum" : "magic at 257")
    }

    /// MacBinary II and III: version bytes, and reserved ones that are zero.
    private static func macBinary(_ window: ContentWindow) -> Verdict? {
        let head = window.head
        guard head.count >= 128, (1...63).contains(head[1]), head[74] == 0, head[82] == 0, [0x81, 0x82].contains(head[123]) else {
            return nil
        }
        guard head.piece(65..<69).allSatisfy({ $0 == 0 || $0 >= 0x20 }), (head.big32(83) ?? 0) <= window.byteCount else { return nil }
        return .type("application/x-macbinary", "MacBinary header")
    }

    /// A jump and a BIOS parameter block, or partition entries that begin with 00 or 80.
    private static func bootSector(_ head: [UInt8]) -> Verdict? {
        guard head.count >= 512 else { return nil }
        let jumps = (head[0] == 0xEB && head[2] == 0x90) || head[0] == 0xE9
        let partitions = (0..<4).allSatisfy { head[446 + $0 * 16] & 0x7F == 0 } && (0..<4).contains { head[450 + $0 * 16] != 0 }
        return .confirmed(if: jumps || partitions)
    }
}
