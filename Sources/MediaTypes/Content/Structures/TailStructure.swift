// SPDX-License-Identifier: Apache-2.0

/// Formats that are marked at their end alone. Asked only of binary data that nothing else explains.
enum TailStructure {
    private static let length = 512

    /// Distance from the end, what stands there, and the type.
    private static let marks: [(distance: Int, mark: StaticString, type: String)] = [
        (512, "koly", "application/x-apple-diskimage"), (512, "conectix", "application/x-vhd-disk"),
        (511, "conectix", "application/x-vhd-disk"),
        (12, "NER5", "application/x-nrg"), (8, "NERO", "application/x-nrg"), (18, "TRUEVISION-XFILE", "image/x-tga"),
        (22, "PK\u{5}\u{6}", "application/zip"), (4, "PAR1", "application/vnd.apache.parquet"), (128, "TAG", "audio/mpeg"),
    ]

    static func matches(_ window: ContentWindow) throws -> [ContentMatch] {
        let tail = try window.bytes(at: max(0, window.byteCount - length), count: length)
        return marks.compactMap { distance, mark, type in
            guard tail.has(mark, at: tail.count - distance) else { return nil }
            let certainty: ContentMatch.Certainty = distance == 128 ? .likely : .certain
            return ContentMatch(mediaType: type, certainty: certainty, evidence: "magic \(distance) bytes before the end")
        }
    }
}
