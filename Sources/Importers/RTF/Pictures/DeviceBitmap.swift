// SPDX-License-Identifier: Apache-2.0

import ImageHeaders

/// A bitmap as a device of Windows 3 held it (`\wbitmap`): rows from the top, without a header, which the RTF's words replace.
struct DeviceBitmap {
    var width = 0
    var height = 0
    var bitsPerPixel = 1
    var planes = 1
    var bytesPerRow = 0

    /// The bitmap as a BMP file. `nil` where its colours are places in the palette of a device that is gone (4 and 8 bits a pixel), where it is
    /// in several planes, and where rows are missing.
    func file(_ bytes: [UInt8]) -> [UInt8]? {
        guard planes == 1, bitsPerPixel == 1 || bitsPerPixel == 24, 1...0x7FFF ~= width, 1...0x7FFF ~= height else { return nil }
        let used = (width * bitsPerPixel + 7) / 8
        let stored = bytesPerRow > 0 ? bytesPerRow : (used + 1) / 2 * 2
        guard stored >= used, stored <= bytes.count / height else { return nil }
        var dib: [UInt8] = []
        for value in [40, width, height] { LittleEndian.append32(value, to: &dib) }
        LittleEndian.append16(1, to: &dib)
        LittleEndian.append16(bitsPerPixel, to: &dib)
        for _ in 0..<6 { LittleEndian.append32(0, to: &dib) }
        if bitsPerPixel == 1 { dib += [0, 0, 0, 0, 0xFF, 0xFF, 0xFF, 0] }
        let padding = [UInt8](repeating: 0, count: (4 - used % 4) % 4)
        for row in (0..<height).reversed() { dib += bytes[row * stored..<row * stored + used] + padding }
        return DIB.fileHeader(for: dib).map { $0 + dib }
    }
}
