// SPDX-License-Identifier: Apache-2.0

import ImageHeaders
import TextModel

/// A picture while its group is read: its properties and its bytes, which come as hexadecimal digits or behind `\bin`.
struct PictureReader {
    private var kind: PictureWord?
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

    init(limit: Int) { self.limit = limit }

    mutating func apply(_ word: PictureWord, _ number: Int?) {
        let value = number ?? 0
        switch word {
        case .pngblip, .jpegblip, .emfblip, .macpict, .pmmetafile, .wmetafile, .dibitmap, .wbitmap: kind = word
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
        var content = bytes
        if kind == .dibitmap, let header = DIB.fileHeader(for: bytes) { content = header + bytes }
        let header = ImageHeader(content)
        return Attachment(
            .bytes(content), mediaType: header?.kind.mediaType ?? declaredType,
            pixelSize: header?.orientedPixelSize.map { TextModel.PixelSize(width: $0.width, height: $0.height) })
    }

    private var declaredType: String {
        switch kind {
        case .emfblip: "image/emf"
        case .wmetafile: "image/wmf"
        case .macpict: "image/x-pict"
        default: "application/octet-stream"
        }
    }

    /// Where the picture is shown: its goal size, scaled; without one, a pixel is a 96th of an inch.
    func occurrence(of number: Number<Attachment>, _ attachment: Attachment) -> AttachmentOccurrence {
        var occurrence = AttachmentOccurrence(number)
        occurrence.width = shownLength(goalWidth, scaleX, attachment.pixelSize?.width).map { .points($0) }
        occurrence.height = shownLength(goalHeight, scaleY, attachment.pixelSize?.height).map { .points($0) }
        if goalWidth > 0, goalHeight > 0, crop.contains(where: { $0 != 0 }) {
            func fraction(_ side: Int, of whole: Int) -> Finite<Double> { Finite(wrappedValue: Double(crop[side]) / Double(whole)) }
            occurrence.crop = Edges(
                top: fraction(0, of: goalHeight), right: fraction(1, of: goalWidth), bottom: fraction(2, of: goalHeight),
                left: fraction(3, of: goalWidth))
        }
        return occurrence
    }

    /// Points from a goal in twips and a scale in per cent; absurd values count as not said.
    private func shownLength(_ goal: Int, _ scale: Int, _ pixels: Int?) -> Double? {
        let scale = (1...10_000).contains(scale) ? Double(scale) / 100 : 1
        if goal > 0, goal < RTFLexer.numberLimit { return Double(goal) / 20 * scale }
        return scale == 1 ? nil : pixels.map { Double($0) * 0.75 * scale }
    }
}
