// SPDX-License-Identifier: Apache-2.0

/// Tells cameras' raw files and other dialects from plain TIFF by the tags of the first directory (TIFF 6.0, DNG 1.7).
enum TIFFStructure {
    private static let entryLimit = 200

    private struct Directory {
        var hasDNGVersion = false
        var hasColorFilter = false
        var hasSubdirectories = false
        var hasCompressedRaw = false
        var make: [UInt8] = []
        var model: [UInt8] = []
    }

    static func verdict(_ window: ContentWindow) throws -> Verdict? {
        let head = window.head
        let big = head.byte(0) == 0x4D
        let isBig = (big ? head.big16(2) : head.little16(2)) == 43
        guard let start = number(head, isBig ? 8 : 4, isBig ? 8 : 4, big) else { return .confirmed }
        guard let directory = try read(window, at: start, big: big, isBig: isBig) else { return .confirmed }
        if directory.hasDNGVersion { return .type("image/x-adobe-dng", "tag DNGVersion") }
        guard directory.hasSubdirectories || directory.hasCompressedRaw || directory.hasColorFilter else { return .confirmed }
        let raws: [(StaticString, String)] = [
            ("nikon", "image/x-nikon-nef"), ("sony", "image/x-sony-arw"), ("pentax", "image/x-pentax-pef"), ("ricoh", "image/x-pentax-pef"),
            ("samsung", "image/x-samsung-srw"), ("hasselblad", "image/x-hasselblad-3fr"), ("phase one", "image/x-phaseone-iiq"),
            ("leica", "image/x-leica-rwl"), ("mamiya", "image/x-mamiya-mef"), ("seiko epson", "image/x-epson-erf"),
            ("eastman kodak", "image/x-kodak-dcr"), ("kodak", "image/x-kodak-dcr"), ("leaf", "image/x-leaf-mos"),
        ]
        for (make, type) in raws where directory.make.hasIgnoringCase(make) {
            if type == "image/x-kodak-dcr", directory.model.hasIgnoringCase("kodak dc") {
                return .type("image/x-kodak-kdc", "maker in TIFF tags")
            }
            return .type(type, "maker in TIFF tags")
        }
        return .confirmed
    }

    private static func number(_ bytes: [UInt8], _ offset: Int, _ size: Int, _ big: Bool) -> Int? {
        switch size {
        case 2: return big ? bytes.big16(offset) : bytes.little16(offset)
        case 4: return big ? bytes.big32(offset) : bytes.little32(offset)
        default:
            guard let high = big ? bytes.big32(offset) : bytes.little32(offset + 4), high < 1 << 16 else { return nil }
            guard let low = big ? bytes.big32(offset + 4) : bytes.little32(offset) else { return nil }
            return high << 32 | low
        }
    }

    private static func read(_ window: ContentWindow, at start: Int, big: Bool, isBig: Bool) throws -> Directory? {
        let entrySize = isBig ? 20 : 12
        let countSize = isBig ? 8 : 2
        let table = try window.bytes(at: start, count: countSize + entryLimit * entrySize)
        guard let count = number(table, 0, countSize, big), count > 0, count <= 4096 else { return nil }
        var directory = Directory()
        for index in 0..<min(count, entryLimit) {
            let entry = countSize + index * entrySize
            guard let tag = number(table, entry, 2, big), let length = number(table, entry + 4, isBig ? 8 : 4, big) else { break }
            let value = entry + (isBig ? 12 : 8)
            switch tag {

            case 259:
                // Nikon's, Sony's, Pentax's, Samsung's and Kodak's own compressions.
                directory.hasCompressedRaw = [34_713, 32_767, 65_535, 32_769, 32_770, 65_000].contains(number(table, value, 2, big) ?? 0)
            case 271, 272:
                let inPlace = length <= (isBig ? 8 : 4)
                guard length < 256, let place = inPlace ? value : number(table, value, isBig ? 8 : 4, big) else { continue }
                let text = inPlace ? Array(table.piece(place..<place + length)) : try window.bytes(at: place, count: length)
                if tag == 271 { directory.make = text } else { directory.model = text }
            case 330: directory.hasSubdirectories = true
            case 33_421, 33_422: directory.hasColorFilter = true
            case 50_706: directory.hasDNGVersion = true
            default: break
            }
        }
        return directory
    }
}
