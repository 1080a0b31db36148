// SPDX-License-Identifier: Apache-2.0

import CJPEG

/// The JPEG pictures of a file as they lie in it, so that they need not be packed again.
struct RawJPEGs {
    private struct Entry {
        var data: Range<Int>
        var isASCII85: Bool
        var width: Int
        var height: Int
    }

    private let bytes: UnsafeRawBufferPointer
    private let entries: [Entry]

    /// How far the pixels of a picture may be from those that poppler makes of it: profiles and rounding.
    private static let maximumDifference = 6.0
    /// So many pictures of one size are compared.
    private static let maximumCandidates = 8

    init(_ bytes: UnsafeRawBufferPointer) {
        self.bytes = bytes
        var entries: [Entry] = []
        var streams = RawStreams(bytes)
        while let stream = streams.next() {
            let dictionary = stream.dictionary
            // A mask of its own would be lost, other filters around it are rare.
            guard streams.has("DCTDecode", in: dictionary), !streams.has("FlateDecode", in: dictionary),
                !streams.has("Mask", in: dictionary),
                let width = streams.number("/Width", in: dictionary), let height = streams.number("/Height", in: dictionary)
            else { continue }
            let isASCII85 = streams.has("ASCII85Decode", in: dictionary)
            entries.append(Entry(data: stream.data, isASCII85: isASCII85, width: width, height: height))
        }
        self.entries = entries
    }

    /// The bytes of the picture that has these pixels (rows of blue, green, red and one byte more).
    func jpeg(of pixels: UnsafePointer<UInt8>, width: Int, height: Int, stride: Int) -> [UInt8]? {
        for entry in entries.lazy.filter({ $0.width == width && $0.height == height }).prefix(Self.maximumCandidates) {
            let data = bytes[entry.data]
            guard var jpeg = entry.isASCII85 ? ASCII85.decoded(data) : Array(data), jpeg.starts(with: [0xFF, 0xD8]) else { continue }
            if let end = jpeg.lastIndex(of: 0xD9), end > 0, jpeg[end - 1] == 0xFF { jpeg.removeLast(jpeg.count - end - 1) }
            let difference = cjpeg_difference(jpeg, UInt(jpeg.count), pixels, CInt(width), CInt(height), CInt(stride))
            if difference >= 0, difference <= Self.maximumDifference { return jpeg }
        }
        return nil
    }
}
