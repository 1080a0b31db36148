// SPDX-License-Identifier: Apache-2.0

import ImageHeaders
import TextModel

/// A picture while its group is read: its properties and its bytes, which come as hexadecimal digits or behind `\bin`.
struct PictureReader {
    private var kind: PictureWord?
    /// How the numbers of a metafile's size are meant (`\wmetafileN`): Windows' mapping mode.
    private var mappingMode: Int?
    private var bitmap = DeviceBitmap()
    /// The text that stands for the picture.
    var alternativeText: String?
    private var goalWidth = 0
    private var goalHeight = 0
    private var scaleX = 100
    private var scaleY = 100
    /// Twips: top, right, bottom, left.
    private var crop = [0, 0, 0, 0]
    private var bytes: [UInt8] = []
    private var pendingDigit: UInt8?
    /// Whether more bytes came than the limit allows.
    private(set) var isTooLong = false
    private let limit: Int

    /// Where in the source the picture begins.
    let start: Int

    init(limit: Int, start: Int) {
        self.limit = limit
        self.start = start
    }

    mutating func apply(_ word: PictureWord, _ number: Int?) {
        let value = number ?? 0
        switch word {
        case .pngblip, .jpegblip, .emfblip, .macpict, .pmmetafile, .wmetafile, .dibitmap, .wbitmap:
            kind = word
            if word == .wmetafile { mappingMode = number }
        case .picw: bitmap.width = value
        case .pich: bitmap.height = value
        case .wbmbitspixel: bitmap.bitsPerPixel = value
        case .wbmplanes: bitmap.planes = value
        case .wbmwidthbytes: bitmap.bytesPerRow = value
        case .picwgoal: goalWidth = value
        case .pichgoal: goalHeight = value
        case .picscalex: scaleX = value
        case .picscaley: scaleY = value
        case .piccropt: crop[0] = value
        case .piccropr: crop[1] = value
        case .piccropb: crop[2] = value
        case .piccropl: crop[3] = value
        }
    }

    /// Adds hexadecimal digits; everything else between them is passed over.
    mutating func append(hex digits: ArraySlice<UInt8>) {
        guard bytes.count + digits.count / 2 <= limit else {
            isTooLong = true
            return
        }
        for byte in digits {
            guard let digit = hexDigit(byte) else { continue }
            if let high = pendingDigit {
                bytes.append(high << 4 | digit)
                pendingDigit = nil
            } else {
                pendingDigit = digit
            }
        }
    }

    /// Adds bytes as they stand.
    mutating func append(binary: ArraySlice<UInt8>) {
        guard bytes.count + binary.count <= limit else {
            isTooLong = true
            return
        }
        bytes.append(contentsOf: binary)
    }

    /// The picture, whose kind is what its bytes say, else what the file says; `nil` without bytes.
    func attachment() -> Attachment? {
        guard !bytes.isEmpty else { return nil }
        let content = file
        let header = ImageHeader(content)
        return Attachment(
            .bytes(content), mediaType: header?.kind.mediaType ?? declaredType,
            pixelSize: header?.orientedPixelSize.map { TextModel.PixelSize(width: $0.width, height: $0.height) })
    }

    /// Whether the picture is drawn by commands, which few programs understand outside Windows and macOS.
    var isVector: Bool {
        switch kind {
        case .wmetafile: Metafile(bytes)?.onlyBitmap == nil
        case .emfblip, .macpict, .pmmetafile: true
        default: false
        }
    }

    /// The bytes as a file of their own.
    private var file: [UInt8] {
        switch kind {
        case .dibitmap: return (DIB.fileHeader(for: bytes) ?? []) + bytes
        case .wbitmap: return bitmap.file(bytes) ?? bytes
        case .wmetafile:
            guard let metafile = Metafile(bytes) else { return bytes }
            if let bitmap = metafile.onlyBitmap { return bitmap }
            guard let width = naturalLength(goalWidth, bitmap.width), let height = naturalLength(goalHeight, bitmap.height) else {
                return bytes
            }
            return (metafile.placeableHeader(width: width, height: height) ?? []) + bytes
        default: return bytes
        }
    }

    private var declaredType: String {
        switch kind {
        case .emfblip: "image/emf"
        case .wmetafile: "image/wmf"
        case .macpict: "image/x-pict"
        default: "application/octet-stream"
        }
    }

    /// Where the picture is shown: its goal size, scaled; without one, as large as it says it is.
    func occurrence(of number: Number<Attachment>, _ attachment: Attachment) -> AttachmentOccurrence {
        var occurrence = AttachmentOccurrence(number, alternativeText: alternativeText)
        occurrence.width = shownLength(goalWidth, bitmap.width, scaleX, attachment.pixelSize?.width)
        occurrence.height = shownLength(goalHeight, bitmap.height, scaleY, attachment.pixelSize?.height)
        guard crop.contains(where: { $0 != 0 }), let width = naturalLength(goalWidth, bitmap.width),
            let height = naturalLength(goalHeight, bitmap.height)
        else { return occurrence }
        func fraction(_ side: Int, of whole: Double) -> Finite<Double> { Finite(wrappedValue: Double(crop[side]) / 20 / whole) }
        occurrence.crop = Edges(
            top: fraction(0, of: height), right: fraction(1, of: width), bottom: fraction(2, of: height), left: fraction(3, of: width))
        return occurrence
    }

    /// Points of a side: from a goal in twips, else from what a metafile says of itself (RTF 1.9.1, "Pictures"); `nil` for pictures of pixels.
    private func naturalLength(_ goal: Int, _ own: Int) -> Double? {
        if goal > 0, goal < RTFLexer.numberLimit { return Double(goal) / 20 }
        guard own > 0, own < RTFLexer.numberLimit else { return nil }
        switch kind {
        // MM_TEXT counts pixels; what else is written, programs fill with hundredths of a millimetre.
        case .wmetafile: return mappingMode == 1 ? Double(own) * 0.75 : Double(own) * 72 / 2540
        case .emfblip: return Double(own) * 72 / 2540
        case .macpict: return Double(own)
        default: return nil
        }
    }

    /// Points as shown; absurd scales count as not said. Without any size a pixel is a 96th of an inch.
    private func shownLength(_ goal: Int, _ own: Int, _ scale: Int, _ pixels: Int?) -> Length? {
        let scale = (1...10_000).contains(scale) ? Double(scale) / 100 : 1
        if let length = naturalLength(goal, own) { return .points(length * scale) }
        return scale == 1 ? nil : pixels.map { .points(Double($0) * 0.75 * scale) }
    }
}
