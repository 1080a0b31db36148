// SPDX-License-Identifier: Apache-2.0

/// Streams that are packed as pictures are and are none (ISO 32000-1, 7.4: such filters are for image data). As a page's content, a few
/// kilobytes of them become gigabytes, which poppler reads to their end.
enum PictureContent {
    private static let filters: [StaticString] = ["/JBIG2Decode", "/CCITTFaxDecode", "/DCTDecode", "/JPXDecode"]

    /// Where the names of their filters end: with another last letter, nobody knows the filter, and the stream is empty.
    static func filterEnds(in bytes: UnsafeRawBufferPointer) -> [Int] {
        let whole = 0..<bytes.count
        var streams = RawStreams(bytes)
        guard filters.contains(where: { streams.has($0, in: whole) }) else { return [] }
        var ends: [Int] = []
        while let stream = streams.next() {
            if streams.has("/Image", in: stream.dictionary) { continue }
            for filter in filters {
                guard let place = streams.find(filter, from: stream.dictionary.lowerBound, to: stream.dictionary.upperBound) else {
                    continue
                }
                ends.append(place + filter.utf8CodeUnitCount - 1)
            }
        }
        return ends
    }
}
