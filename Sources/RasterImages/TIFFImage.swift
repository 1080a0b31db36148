// SPDX-License-Identifier: Apache-2.0

/// The first picture of a TIFF file as bytes, a sample each: what is needed of it to make it a PNG file.
struct TIFFImage {
    let width: Int
    let height: Int
    /// 1 grey, 2 grey and opacity, 3 red, green, blue, 4 with opacity.
    private(set) var channels: Int
    private(set) var samples: [UInt8]

    private struct Layout {
        let bits: Int
        let samplesPerPixel: Int
        let isPlanar: Bool
        let isPredicted: Bool
        let compression: TIFFCompression
        let storesLowByteFirst: Bool
    }

    /// `nil` where the file is none, is of a kind that is not read here (CMYK, YCbCr, floating point, turned, other compressions) or larger than
    /// a limit.
    init?(_ bytes: [UInt8], pixelLimit: Int) {
        guard let directory = TIFFDirectory(bytes), let compression = TIFFCompression(rawValue: directory.first(259, or: 1)) else {
            return nil
        }
        (width, height) = (directory.first(256, or: 0), directory.first(257, or: 0))
        let (pixels, overflow) = width.multipliedReportingOverflow(by: height)
        guard width > 0, height > 0, !overflow, pixels <= pixelLimit else { return nil }
        let bits = directory[258].isEmpty ? [1] : directory[258]
        let layout = Layout(
            bits: bits[0], samplesPerPixel: directory.first(277, or: 1), isPlanar: directory.first(284, or: 1) == 2,
            isPredicted: directory.first(317, or: 1) == 2, compression: compression, storesLowByteFirst: directory.storesLowByteFirst)
        guard [1, 2, 4, 8, 16].contains(layout.bits), bits.allSatisfy({ $0 == layout.bits }), 1...5 ~= layout.samplesPerPixel,
            !layout.isPredicted || layout.bits >= 8, directory.first(274, or: 1) == 1, directory.first(339, or: 1) == 1
        else { return nil }
        let photometric = directory.first(262, or: 1)
        let colors = photometric == 2 ? 3 : 1
        guard 0...3 ~= photometric, layout.samplesPerPixel >= colors else { return nil }
        let extra = directory.first(338, or: 0)
        let hasAlpha = layout.samplesPerPixel > colors && photometric != 3 && (extra == 1 || extra == 2)
        channels = colors + (hasAlpha ? 1 : 0)
        samples = [UInt8](repeating: 0, count: pixels * channels)
        read(directory, layout)
        if photometric == 0 { invert() }
        if photometric == 3 { applyPalette(directory[320], bits: layout.bits) } else if layout.bits < 8 { stretch(bits: layout.bits) }
        if hasAlpha, extra == 1 { unmultiply() }
    }

    /// What strips or tiles may hold beside the picture, in bytes: a tile is often larger than a small picture.
    private static let padding = 1 << 24

    /// Unpacks strips or tiles and puts their samples where they belong.
    private mutating func read(_ directory: TIFFDirectory, _ layout: Layout) {
        let isTiled = !directory[324].isEmpty
        let offsets = directory[isTiled ? 324 : 273]
        let counts = directory[isTiled ? 325 : 279]
        let segmentWidth = isTiled ? directory.first(322, or: width) : width
        let segmentHeight = isTiled ? directory.first(323, or: height) : min(directory.first(278, or: height), height)
        guard 1...max(width, 1 << 16) ~= segmentWidth, 1...max(height, 1 << 16) ~= segmentHeight else { return }
        let across = (width + segmentWidth - 1) / segmentWidth
        let down = (height + segmentHeight - 1) / segmentHeight
        let perPixel = layout.isPlanar ? 1 : layout.samplesPerPixel
        let rowBytes = (segmentWidth * perPixel * layout.bits + 7) / 8
        // Tiles that lie mostly outside of the picture would cost what it does not.
        guard across * down * rowBytes * segmentHeight <= 8 * samples.count + Self.padding else { return }
        for (number, offset) in offsets.enumerated() {
            let (plane, index) = (number / (across * down), number % (across * down))
            guard plane == 0 || layout.isPlanar && plane < channels, offset < directory.bytes.count else { continue }
            let (x, y) = (index % across * segmentWidth, index / across * segmentHeight)
            let rows = min(segmentHeight, height - y)
            let end = number < counts.count ? min(offset + counts[number], directory.bytes.count) : directory.bytes.count
            var bytes = layout.compression.unpacked(directory.bytes[offset..<max(offset, end)], count: rowBytes * rows)
            for row in 0..<rows {
                let range = row * rowBytes..<(row + 1) * rowBytes
                if layout.isPredicted { Self.addUp(&bytes, range, perPixel, layout) }
                place(bytes[range], x: x, y: y + row, plane: layout.isPlanar ? plane : nil, layout)
            }
        }
    }

    private mutating func place(_ row: ArraySlice<UInt8>, x: Int, y: Int, plane: Int?, _ layout: Layout) {
        let perPixel = plane == nil ? layout.samplesPerPixel : 1
        let highByte = layout.storesLowByteFirst ? 1 : 0
        for column in 0..<min(width - x, row.count * 8 / max(1, perPixel * layout.bits)) {
            for channel in 0..<min(perPixel, plane == nil ? channels : 1) {
                let sample = column * perPixel + channel
                let value: UInt8
                switch layout.bits {
                case 8: value = row[row.startIndex + sample]
                case 16: value = row[row.startIndex + 2 * sample + highByte]
                default:
                    let bit = sample * layout.bits
                    value = row[row.startIndex + bit / 8] >> UInt8(8 - layout.bits - bit % 8) & UInt8(1 << layout.bits - 1)
                }
                samples[((y * width) + x + column) * channels + (plane ?? channel)] = value
            }
        }
    }

    /// Horizontal differences (TIFF 6.0, section 14).
    private static func addUp(_ bytes: inout [UInt8], _ range: Range<Int>, _ perPixel: Int, _ layout: Layout) {
        if layout.bits == 8 {
            for place in range.dropFirst(perPixel) { bytes[place] &+= bytes[place - perPixel] }
            return
        }
        let (low, high) = layout.storesLowByteFirst ? (0, 1) : (1, 0)
        for place in stride(from: range.lowerBound + 2 * perPixel, to: range.upperBound - 1, by: 2) {
            let before = place - 2 * perPixel
            let sum =
                UInt16(bytes[place + high]) << 8 &+ UInt16(bytes[place + low]) &+ UInt16(bytes[before + high]) << 8
                &+ UInt16(bytes[before + low])
            (bytes[place + high], bytes[place + low]) = (UInt8(sum >> 8), UInt8(truncatingIfNeeded: sum))
        }
    }

    private mutating func invert() {
        for place in stride(from: 0, to: samples.count, by: channels) { samples[place] = ~samples[place] }
    }

    /// Makes the most of few bits white.
    private mutating func stretch(bits: Int) {
        let most = 1 << bits - 1
        for place in samples.indices { samples[place] = UInt8((Int(samples[place]) & most) * 255 / most) }
    }

    private mutating func applyPalette(_ colors: [Int], bits: Int) {
        let size = 1 << min(bits, 8)
        guard colors.count >= 3 * size else { return stretch(bits: min(bits, 8)) }
        // Reds, greens and blues of 16 bits each.
        let palette = colors.map { UInt8(truncatingIfNeeded: $0 >> 8) }
        var result: [UInt8] = []
        result.reserveCapacity(samples.count * 3)
        for sample in samples { for color in 0..<3 { result.append(palette[color * size + Int(sample) % size]) } }
        (channels, samples) = (3, result)
    }

    /// PNG wants colours that were not multiplied by their opacity.
    private mutating func unmultiply() {
        for pixel in stride(from: 0, to: samples.count, by: channels) {
            let alpha = Int(samples[pixel + channels - 1])
            guard 1..<255 ~= alpha else { continue }
            for place in pixel..<pixel + channels - 1 { samples[place] = UInt8(min(255, (Int(samples[place]) * 255 + alpha / 2) / alpha)) }
        }
    }
}
