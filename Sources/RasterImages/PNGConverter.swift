// SPDX-License-Identifier: Apache-2.0

import CZlib

/// Turns pictures that browsers do not show into PNG.
public enum PNGConverter {
    /// The first picture of a TIFF file as PNG, its samples in eight bits.
    ///
    /// Black and white, grey, colours and palettes are read, with or without opacity, in strips or tiles, unpacked or packed by PackBits,
    /// LZW or Deflate. `nil` for other kinds, for what is no TIFF, and for pictures of more pixels than a limit.
    public static func png(ofTIFF bytes: [UInt8], pixelLimit: Int) -> [UInt8]? {
        TIFFImage(bytes, pixelLimit: pixelLimit).flatMap(png)
    }

    /// PNG (Third Edition), sections 5 and 11.
    private static func png(_ image: TIFFImage) -> [UInt8]? {
        var header: [UInt8] = []
        append(image.width, to: &header)
        append(image.height, to: &header)
        header += [8, [1: 0, 2: 4, 3: 2, 4: 6][image.channels] ?? 0, 0, 0, 0]
        guard let data = deflated(filtered(image)) else { return nil }
        var result: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        append("IHDR", header, to: &result)
        append("IDAT", data, to: &result)
        append("IEND", [], to: &result)
        return result
    }

    /// Each row as differences to the pixel on the left (filter 1), which pack better.
    private static func filtered(_ image: TIFFImage) -> [UInt8] {
        let rowBytes = image.width * image.channels
        var result: [UInt8] = []
        result.reserveCapacity((rowBytes + 1) * image.height)
        for row in 0..<image.height {
            let start = row * rowBytes
            result.append(1)
            result += image.samples[start..<start + image.channels]
            for place in start + image.channels..<start + rowBytes {
                result.append(image.samples[place] &- image.samples[place - image.channels])
            }
        }
        return result
    }

    private static func deflated(_ bytes: [UInt8]) -> [UInt8]? {
        let room = Int(compressBound(uLong(bytes.count)))
        var isDone = false
        let result = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
            var length = uLongf(room)
            isDone = compress2(buffer.baseAddress, &length, bytes, uLong(bytes.count), 6) == Z_OK
            count = isDone ? Int(length) : 0
        }
        return isDone ? result : nil
    }

    private static func append(_ value: Int, to bytes: inout [UInt8]) {
        for shift in [24, 16, 8, 0] { bytes.append(UInt8(truncatingIfNeeded: value >> shift)) }
    }

    private static func append(_ type: StaticString, _ content: [UInt8], to bytes: inout [UInt8]) {
        append(content.count, to: &bytes)
        let chunk = Array(UnsafeBufferPointer(start: type.utf8Start, count: type.utf8CodeUnitCount)) + content
        bytes += chunk
        append(Int(crc32(0, chunk, uInt(chunk.count))), to: &bytes)
    }
}
