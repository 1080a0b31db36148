// SPDX-License-Identifier: Apache-2.0

extension ImageHeader {
    /// ITU-T T.81, annex B; JFIF 1.02; Exif 2.32, section 4.7.2. The segments up to the frame header are looked at.
    @Sendable static func jpeg(_ bytes: Span<UInt8>) -> ImageHeader? {
        guard bytes.has3(0xFF, 0xD8, 0xFF) else { return nil }
        var header = ImageHeader(kind: .jpeg)
        var exif: TIFFDirectory?
        var position = 2
        var fill = 0
        segments: for _ in 0..<Limits.jpegSegments {
            guard let marker = nextJPEGMarker(bytes, &position, &fill) else { break }
            switch marker {
            case 0x01, 0xD0...0xD8: continue  // TEM, RSTn, SOI have no length.
            case 0xD9, 0xDA: break segments  // EOI, SOS
            case 0xF7: return nil  // The frame of JPEG-LS, which is another format.
            default: break
            }
            guard let length = bytes.unsigned16(at: position, .bigEndian), length >= 2 else { break }
            switch marker {
            case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:  // SOFn
                // A height of 0 is stated after the first scan (DNL): not known here.
                if length >= 8 {
                    header.pixelSize = PixelSize(
                        bytes.unsigned16(at: position + 5, .bigEndian), bytes.unsigned16(at: position + 3, .bigEndian))
                }
                break segments
            case 0xE0:
                if length >= 16, header.resolution == nil { header.resolution = jfifResolution(bytes, at: position + 2) }
            case 0xE1:
                if exif == nil, length >= 8, bytes.has("Exif\0\0", at: position + 2) {
                    exif = TIFFDirectory(bytes, at: position + 8, length: length - 8)
                }
            default: break
            }
            position += length
        }
        header.orientation = exif?.orientation
        header.resolution = header.resolution ?? exif?.resolution
        return header
    }

    private static func jfifResolution(_ bytes: Span<UInt8>, at offset: Int) -> ImageResolution? {
        guard bytes.has("JFIF\0", at: offset), let unit = bytes.unsigned8(at: offset + 7),
            let horizontal = bytes.unsigned16(at: offset + 8, .bigEndian), let vertical = bytes.unsigned16(at: offset + 10, .bigEndian)
        else { return nil }
        switch unit {
        case 1: return ImageResolution(horizontal: Double(horizontal), vertical: Double(vertical))
        case 2: return ImageResolution(horizontal: Double(horizontal) * 2.54, vertical: Double(vertical) * 2.54)
        default: return nil  // 0: the densities are a ratio only.
        }
    }

    /// Passes over fill bytes, and over rubbish before a marker as decoders do; `fill` counts both.
    private static func nextJPEGMarker(_ bytes: Span<UInt8>, _ position: inout Int, _ fill: inout Int) -> Int? {
        var afterFF = false
        while fill <= Limits.jpegFill, let byte = bytes.unsigned8(at: position) {
            position += 1
            if byte == 0xFF {
                if afterFF { fill += 1 }
                afterFF = true
            } else if afterFF, byte != 0 {
                return byte
            } else {
                afterFF = false
                fill += 1
            }
        }
        return nil
    }
}

extension Span<UInt8> {
    fileprivate func has3(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Bool {
        count >= 3 && self[0] == first && self[1] == second && self[2] == third
    }
}
