// SPDX-License-Identifier: Apache-2.0

/// Checks of elementary and transport streams and of other moving pictures.
enum VideoStructures {
    static func verdict(_ check: StructureCheck, _ window: ContentWindow) -> Verdict? {
        let head = window.head
        switch check {
        case .mpeg4visual: return .confirmed(if: head.has([0, 0, 1], at: 4) || head.big32(5) ?? 0 >> 8 == 1 || head.byte(3) == 0xB0)
        case .annexb: return annexB(head)
        case .mpegts: return transportStream(window)
        case .dv: return .confirmed(if: head.byte(3).map { $0 & 0x3F == 0x3F || $0 & 0x3F == 0 } ?? false && head.byte(80) == 0x3F)
        case .av1: return .confirmed(if: window.byteCount > 16)
        case .bink: return .confirmed(if: window.endsBefore(4) || (0x61...0x7A).contains(head.byte(3) ?? 0x61))
        case .flic: return .confirmed(if: window.endsBefore(14) || [0, 1, 8, 16, 24].contains(head.little16(12) ?? 8))
        case .cine: return .confirmed(if: (head.little16(4) ?? 9) < 3)
        case .mjpeg: return motionJPEG(window)
        case .swf: return .confirmed(if: (1...60).contains(head.byte(3) ?? 1) && (!window.isText || window.endsBefore(9)))
        default: return nil
        }
    }

    /// H.264 and H.265 in the byte stream format: a parameter set comes first.
    private static func annexB(_ head: [UInt8]) -> Verdict? {
        let start = head.byte(2) == 1 ? 3 : 4
        guard let unit = head.byte(start) else { return nil }
        let kind = unit & 0x1F
        if unit & 0x80 == 0, [7, 9].contains(kind), unit & 0x60 != 0 || kind == 9, unit != 0x40 { return .confirmed }
        if unit & 0x81 == 0, (32...35).contains(unit >> 1), head.byte(start + 1) == 1 { return .type("video/h265", "parameter set") }
        return nil
    }

    private static let packetCount = 5

    /// ISO/IEC 13818-1: packets of 188 bytes, or of 192 with a time code before each (Blu-ray, AVCHD), or 204 with parity.
    private static func transportStream(_ window: ContentWindow) -> Verdict? {
        let head = window.head
        guard !window.isText else { return nil }
        for (start, size) in [(0, 188), (4, 192), (0, 204)] where head.byte(start) == 0x47 {
            var packets = 0
            while packets < packetCount, head.byte(start + packets * size) == 0x47 { packets += 1 }
            if packets == packetCount || (packets >= 2 && start + packets * size >= window.byteCount) {
                return .type("video/mp2t", "packets of \(size) bytes")
            }
        }
        return nil
    }

    /// Whole JPEG pictures one after the other: behind the end of one, the next begins. A thumbnail lies inside a segment.
    private static func motionJPEG(_ window: ContentWindow) -> Verdict? {
        let head = window.head
        var offset = 2
        while let marker = head.big16(offset), marker >= 0xFFC0, let length = head.big16(offset + 2) {
            if marker == 0xFFDA {
                var index = offset + 2 + length
                while let next = head.big16(index) {
                    if next == 0xFFD9 { return head.big32(index + 2).map { $0 >> 8 == 0xFF_D8FF } ?? false ? .confirmed : nil }
                    index += 1
                }
                return nil
            }
            offset += 2 + length
        }
        return nil
    }
}
