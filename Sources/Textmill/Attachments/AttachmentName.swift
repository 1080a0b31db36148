// SPDX-License-Identifier: Apache-2.0

/// The name under which an attachment is written: its own without folders, leading dots, and characters that shells, file systems or
/// terminals give a meaning to; `attachment-N` where nothing is left.
struct AttachmentName {
    private let stem: [UInt8]
    private let ending: [UInt8]

    /// The longest stem and ending in bytes; together with a number they stay below what file systems allow.
    private static let longestStem = 100
    private static let longestEnding = 10

    init(_ attachment: Attachment, number: Int) {
        let own = Array((attachment.name ?? "").utf8).split { $0 == FilePath.slash || $0 == UInt8(ascii: "\\") }.last ?? []
        var stem = own
        var ending: [UInt8] = []
        if let dot = own.lastIndex(of: UInt8(ascii: ".")), own.endIndex - dot - 1 <= Self.longestEnding {
            (stem, ending) = (own[..<dot], own[(dot + 1)...].filter(isAlphanumeric))
        }
        if ending.isEmpty { ending = Array(Self.ending(of: attachment.mediaType).utf8) }
        let harmless = Self.harmless(stem)
        self.stem = harmless.isEmpty ? Array("attachment-\(number)".utf8) : harmless
        self.ending = ending
    }

    /// The name, and from the second attempt on one with a number.
    func bytes(attempt: Int) -> [UInt8] {
        stem + (attempt > 1 ? Array("-\(attempt)".utf8) : []) + [UInt8(ascii: ".")] + ending
    }

    /// Letters, digits, `-`, `_`, `.` within, and everything beyond ASCII that is a letter, mark or number; runs of other characters are one `-`.
    private static func harmless(_ name: ArraySlice<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        for scalar in String(decoding: name, as: UTF8.self).unicodeScalars {
            let isKept =
                scalar.isASCII
                ? isAlphanumeric(UInt8(scalar.value)) || (!result.isEmpty && "_.-".unicodeScalars.contains(scalar))
                : scalar.properties.isAlphabetic || scalar.properties.numericType != nil
            let encoded =
                isKept ? Array(String(scalar).utf8) : result.isEmpty || result.last == UInt8(ascii: "-") ? [] : [UInt8(ascii: "-")]
            if result.count + encoded.count > longestStem { break }
            result += encoded
        }
        while let last = result.last, last == UInt8(ascii: "-") || last == UInt8(ascii: ".") { result.removeLast() }
        return result
    }

    /// A file name extension for a media type; for images the subtype is one, but for a few.
    private static func ending(of mediaType: String?) -> String {
        guard let type = mediaType.flatMap({ MediaType($0) }) else { return "bin" }
        switch type.essence {
        case "image/jpeg": return "jpg"
        case "image/svg+xml": return "svg"
        case "text/plain": return "txt"
        default: break
        }
        let isName = type.subtype.utf8.allSatisfy(isAlphanumeric) && type.subtype.utf8.count <= longestEnding
        return type.type == "image" && isName ? type.subtype : "bin"
    }
}

private func isAlphanumeric(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: false
    }
}
