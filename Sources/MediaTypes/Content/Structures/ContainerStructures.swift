// SPDX-License-Identifier: Apache-2.0

/// Containers of sound and moving pictures, told apart by what they carry.
enum ContainerStructures {
    static func verdict(_ check: StructureCheck, _ window: ContentWindow) throws -> Verdict? {
        switch check {
        case .isobmff: return brands(window.head)
        case .qtatom: return .confirmed(if: atom(window))
        case .ebml: return try ebml(window)
        case .ogg: return ogg(window.head)
        case .riff: return .confirmed(if: window.byteCount >= 12 && !window.isText)
        case .cdr: return .confirmed(if: !window.isText || window.endsBefore(16))
        default: return nil
        }
    }

    // MARK: ISO base media file format

    /// Brands of ISO/IEC 14496-12 containers and their types: `brand type`, a brand shorter than four stands for all that begin so.
    private static let brandTable: StaticString = """
        avif image/avif
        avis image/avif
        heic image/heic
        heix image/heic
        heim image/heic
        heis image/heic
        hevc image/heic-sequence
        hevx image/heic-sequence
        hevm image/heic-sequence
        hevs image/heic-sequence
        avci image/avci
        avcs image/avcs
        j2ki image/hej2k
        j2is image/hej2k
        jxl  image/jxl
        jp2  image/jp2
        jpx  image/jpx
        jpm  image/jpm
        jph  image/jph
        mjp2 video/mj2
        mj2s video/mj2
        crx  image/x-canon-cr3
        qt   video/quicktime
        mqt  video/quicktime
        M4A  audio/mp4
        M4B  audio/mp4
        M4P  audio/mp4
        F4A  audio/mp4
        F4B  audio/mp4
        M4V  video/mp4
        3g2  video/3gpp2
        3ge  video/3gpp
        3gg  video/3gpp
        3gh  video/3gpp
        3gp  video/3gpp
        3gr  video/3gpp
        3gs  video/3gpp
        3gt  video/3gpp
        KDDI video/3gpp2
        mif1 image/heif
        msf1 image/heif-sequence
        miaf image/heif
        mp21 application/mp21
        dvr1 video/vnd.dvb.file
        dvt1 video/vnd.dvb.file
        aax  audio/vnd.audible.aax
        """

    private static func type(ofBrandAt offset: Int, in head: [UInt8]) -> String? {
        let text = SignatureText(brandTable)
        var line = 0
        while line < text.count {
            var index = 0
            while index < 4, text[line + index] == 0x20 || head.byte(offset + index) == Int(text[line + index]) { index += 1 }
            let end = text.lineEnd(from: line)
            if index == 4 { return text.string(line + 5..<end) }
            line = end + 1
        }
        return nil
    }

    private static func brands(_ head: [UInt8]) -> Verdict? {
        guard let size = head.big32(0), size == 0 || size >= 8, size < 1 << 20 else { return nil }
        guard head.count >= 12 else { return .confirmed }
        let major = type(ofBrandAt: 8, in: head)
        let end = min(size, head.count, 8 + 4 * 64)
        func isCompatible(_ brand: StaticString) -> Bool {
            var offset = 16
            while offset + 4 <= end {
                if head.has(brand, at: offset) { return true }
                offset += 4
            }
            return false
        }
        switch major {
        case "image/heif"?, "image/heif-sequence"?:
            // The structural brands mif1 and msf1 say nothing of the coding; a compatible brand may.
            if isCompatible("avif") { return .type("image/avif", "compatible brand avif") }
            if isCompatible("j2ki") { return .type("image/hej2k", "compatible brand j2ki") }
            return .type(major ?? "image/heif", "brand at 8")
        case let major?: return .type(major, "brand at 8")
        case nil: break
        }
        if isCompatible("avif") { return .type("image/avif", "compatible brand avif") }
        if isCompatible("heic") { return .type("image/heic", "compatible brand heic") }
        if isCompatible("M4A ") { return .type("audio/mp4", "compatible brand M4A") }
        return .type("video/mp4", "file type box")
    }

    /// QuickTime files of old begin with any atom: its size leads to another one, or to the end.
    private static func atom(_ window: ContentWindow) -> Bool {
        guard let size = window.head.big32(0), !window.isText || window.endsBefore(9) else { return false }
        return size == 0 || size == 1 || (size >= 8 && size <= max(window.byteCount, 1 << 31)) || window.byteCount <= 64
    }

    // MARK: EBML

    /// RFC 8794: the document type in the header; sound alone where no track is a picture (RFC 9559, TrackType).
    private static func ebml(_ window: ContentWindow) throws -> Verdict? {
        let head = window.head
        guard let place = head.firstIndex(of: "\u{42}", in: 4..<64).flatMap({ _ in documentType(head) }) else {
            return .type("application/x-ebml", "EBML header", window.byteCount <= 64 ? .certain : .fallback)
        }
        if head.has("webm", at: place) { return .type(hasVideo(head) ? "video/webm" : "audio/webm", "EBML document type webm") }
        if head.has("matroska", at: place) {
            return .type(hasVideo(head) ? "video/matroska" : "audio/matroska", "EBML document type matroska")
        }
        return .type("application/x-ebml", "EBML header")
    }

    private static func documentType(_ head: [UInt8]) -> Int? {
        for index in 4..<min(96, max(4, head.count - 3)) where head[index] == 0x42 && head[index + 1] == 0x82 {
            var place = index + 2
            // The length takes one byte or, padded, more.
            guard let lead = head.byte(place), lead > 0 else { continue }
            place += UInt8(lead).leadingZeroBitCount + 1
            return place
        }
        return nil
    }

    /// Whether a track entry in the prefix says video, or none is to be seen.
    private static func hasVideo(_ head: [UInt8]) -> Bool {
        var sound = false
        var index = 32
        while index + 2 < head.count {
            if head[index] == 0x83, head[index + 1] == 0x81 {
                if head[index + 2] == 1 { return true }
                if head[index + 2] == 2, head.contains("A_", within: head.count) { sound = true }
            }
            index += 1
        }
        return !sound
    }

    // MARK: Ogg

    /// RFC 5334: the first page of each stream comes before all other pages; a picture stream makes it video.
    private static func ogg(_ head: [UInt8]) -> Verdict? {
        let video: [StaticString] = ["\u{80}theora", "BBCD\u{0}", "\u{1}video", "OVP80"]
        let sound: [StaticString] = ["\u{1}vorbis", "OpusHead", "Speex   ", "\u{7F}FLAC", "fLaC", "PCM     ", "CELT    "]
        var offset = 0
        var found: String?
        var annodex = false
        while head.has("OggS", at: offset), let flags = head.byte(offset + 5), flags & 2 != 0, let segments = head.byte(offset + 26) {
            let payload = offset + 27 + segments
            if head.byte(payload) == 0x80, head.has("theora", at: payload + 1) { return .type("video/ogg", "Theora stream") }
            if video.contains(where: { head.has($0, at: payload) }) { return .type("video/ogg", "video stream") }
            if sound.contains(where: { head.has($0, at: payload) }) { found = "audio/ogg" }
            if head.has("fishead\u{0}", at: payload) { annodex = true }
            var length = 0
            for index in 0..<segments { length += head.byte(offset + 27 + index) ?? 0 }
            offset = payload + length
        }
        if let found { return .type(found, "audio stream") }
        if annodex { return .type("application/ogg", "Ogg skeleton") }
        return .confirmed
    }
}
