// SPDX-License-Identifier: Apache-2.0

/// Checks of sound: frame headers that chain, and what stands behind tags.
enum AudioStructures {
    static func verdict(_ check: StructureCheck, _ window: ContentWindow) throws -> Verdict? {
        let head = window.head
        switch check {
        case .au: return .confirmed(if: (head.big32(4) ?? 24) >= 24 && (head.big32(12) ?? 1) < 64)
        case .id3: return try behindID3(window)
        case .mpegaudio: return try MPEGAudio.verdict(window, at: 0)
        case .adts: return .confirmed(if: adts(head))
        case .loas: return .confirmed(if: loas(head))
        case .ac3: return ac3(head)
        case .ape: return .confirmed(if: !window.isText)
        case .musepack: return .confirmed(if: window.endsBefore(5) || [7, 8].contains((head.byte(3) ?? 7) & 15))
        case .s3m: return .confirmed(if: head.byte(28) == 0x1A || head.byte(29) == 0x10)
        case .mmd: return .confirmed(if: (0x30...0x33).contains(head.byte(3) ?? 0x30) && !window.isText)
        case .c669, .amf, .psf: return .confirmed(if: !window.isText)
        case .smafaudio: return smafAudio(head)
        default: return nil
        }
    }

    /// A score track makes it a ringtone with notes; with audio tracks only, the audio type (SMAF, chunks MTR* and ATR*).
    private static func smafAudio(_ head: [UInt8]) -> Verdict? {
        head.contains("MTR", within: 512) ? nil : .confirmed
    }

    /// ID3v2 stands before many kinds of sound: what follows the tag decides, MPEG audio where it cannot be seen.
    private static func behindID3(_ window: ContentWindow) throws -> Verdict? {
        let head = window.head
        guard !window.isText || window.endsBefore(11) else { return nil }
        guard head.count >= 10 else { return .confirmed }
        guard let version = head.byte(3), (2...4).contains(version) else { return nil }
        var size = 0
        for index in 6..<10 {
            guard head[index] < 0x80 else { return nil }
            size = size << 7 | Int(head[index])
        }
        let place = 10 + size + (head[5] & 0x10 != 0 ? 10 : 0)
        let body = try window.bytes(at: place, count: 4096)
        let kinds: [(StaticString, String)] = [
            ("fLaC", "audio/flac"), ("MAC ", "audio/ape"), ("OggS", "audio/ogg"), ("TTA1", "audio/x-tta"), ("wvpk", "audio/x-wavpack"),
            ("MP+", "audio/x-musepack"), ("MPCK", "audio/x-musepack"), ("RIFF", "audio/vnd.wave"), ("FORM", "audio/aiff"),
        ]
        for (magic, type) in kinds where body.has(magic) { return .type(type, "magic behind ID3 tag") }
        if let first = body.byte(0), first == 0xFF, let second = body.byte(1), second & 0xF6 == 0xF0, adts(body) {
            return .type("audio/aac", "ADTS frame behind ID3 tag")
        }
        return .confirmed
    }

    private static let adtsLimit = 3

    /// ISO/IEC 13818-7: frames that follow each other, as far as the bytes reach.
    static func adts(_ bytes: [UInt8]) -> Bool {
        if bytes.count < 4 { return true }
        var offset = 0
        for _ in 0..<adtsLimit {
            guard let sync = bytes.big16(offset) else { return true }
            // An ID3v1 tag may end the file.
            if offset > 0, bytes.dropFirst(offset).starts(with: "TAG".utf8) { return true }
            guard sync & 0xFFF6 == 0xFFF0, let third = bytes.byte(offset + 2), third >> 2 & 15 < 13 else { return false }
            guard let middle = bytes.big32(offset + 3) else { return true }
            let length = middle >> 13 & 0x1FFF
            guard length >= 7 else { return false }
            offset += length
        }
        return true
    }

    /// ISO/IEC 14496-3: LOAS frames have an 11-bit sync and a 13-bit length.
    private static func loas(_ bytes: [UInt8]) -> Bool {
        guard let first = bytes.big16(0), first >> 5 == 0x2B7, let third = bytes.byte(2) else { return false }
        let next = 3 + ((first & 31) << 8 | third)
        guard let second = bytes.big16(next) else { return false }
        return second >> 5 == 0x2B7
    }

    /// ETSI TS 102 366: the bit stream identification above 10 is E-AC-3.
    private static func ac3(_ bytes: [UInt8]) -> Verdict? {
        guard let fifth = bytes.byte(5) else { return .confirmed }
        let identification = fifth >> 3
        if identification > 10, identification <= 16 { return .type("audio/eac3", "bit stream identification") }
        return .confirmed(if: identification <= 10 && (bytes.byte(4) ?? 0) >> 6 < 3)
    }
}

/// MPEG audio layers I to III: headers at the distances that they say (ISO/IEC 11172-3, 2.4.1.3).
enum MPEGAudio {
    private static let frameLimit = 3

    static func verdict(_ window: ContentWindow, at start: Int) throws -> Verdict? {
        let head = window.head
        if window.byteCount < 4 { return .confirmed(if: head.byte(1).map { $0 & 0x06 != 0 && $0 & 0x18 != 8 } ?? false) }
        guard !window.isText else { return nil }
        var offset = start
        for frame in 0..<frameLimit {
            let bytes = try window.bytes(at: offset, count: 4)
            if bytes.count < 4 { return frame > 0 || window.byteCount < 2048 ? .confirmed : nil }
            guard let length = frameLength(bytes) else { return nil }
            if length == 0 { return frame > 0 ? .confirmed : .type("audio/mpeg", "frame header", .likely) }
            offset += length
        }
        return .confirmed
    }

    private static func rates(version1: Bool, layer: Int) -> StaticString {
        switch (version1, layer) {
        case (true, 3): "\u{0}\u{04}\u{08}\u{0C}\u{10}\u{14}\u{18}\u{1C}\u{20}\u{24}\u{28}\u{2C}\u{30}\u{34}\u{38}"
        case (true, 2): "\u{0}\u{04}\u{06}\u{07}\u{08}\u{0A}\u{0C}\u{0E}\u{10}\u{14}\u{18}\u{1C}\u{20}\u{28}\u{30}"
        case (true, _): "\u{0}\u{04}\u{05}\u{06}\u{07}\u{08}\u{0A}\u{0C}\u{0E}\u{10}\u{14}\u{18}\u{1C}\u{20}\u{28}"
        case (false, 3): "\u{0}\u{04}\u{06}\u{07}\u{08}\u{0A}\u{0C}\u{0E}\u{10}\u{12}\u{14}\u{16}\u{18}\u{1C}\u{20}"
        default: "\u{0}\u{01}\u{02}\u{03}\u{04}\u{05}\u{06}\u{07}\u{08}\u{0A}\u{0C}\u{0E}\u{10}\u{12}\u{14}"
        }
    }

    /// Length of a frame; 0 for the free format, `nil` where the header is none. The tables hold bit rates in units of 8 kbit/s.
    private static func frameLength(_ bytes: [UInt8]) -> Int? {
        guard bytes[0] == 0xFF, bytes[1] & 0xE0 == 0xE0 else { return nil }
        let version = Int(bytes[1]) >> 3 & 3
        let layer = Int(bytes[1]) >> 1 & 3
        let rate = Int(bytes[2]) >> 4
        let frequency = Int(bytes[2]) >> 2 & 3
        guard version != 1, layer != 0, rate != 15, frequency != 3, bytes[3] & 3 != 2 else { return nil }
        if rate == 0 { return 0 }
        let base = frequency == 0 ? 44_100 : frequency == 1 ? 48_000 : 32_000
        let sampling = version == 3 ? base : version == 2 ? base / 2 : base / 4
        let bitRate = Int(rates(version1: version == 3, layer: layer).utf8Start[rate]) * 8000
        let padding = Int(bytes[2]) >> 1 & 1
        if layer == 3 { return (12 * bitRate / sampling + padding) * 4 }
        return (layer == 1 && version != 3 ? 72 : 144) * bitRate / sampling + padding
    }
}
