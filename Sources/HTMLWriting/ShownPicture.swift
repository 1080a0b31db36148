// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import Metafiles
import RasterImages
import TextModel

extension Attachment {
    /// A picture that browsers do not show as one that they do: Windows' metafiles as SVG, TIFF as PNG. Any other attachment, and one that
    /// cannot be converted, as it is.
    func shownByBrowsers(limits: Limits) -> Attachment {
        guard let type = mediaType?.lowercased() else { return self }
        switch type.utf8 {
        case let type where ["image/wmf", "image/emf", "image/x-wmf", "image/x-emf"].contains { $0.utf8.elementsEqual(type) }:
            return converted(to: "image/svg+xml", ending: ".svg") { MetafileConverter.svg($0, limit: limits.attachmentBytes) }
        case let type where type.elementsEqual("image/tiff".utf8):
            return converted(to: "image/png", ending: ".png") {
                PNGConverter.png(ofTIFF: $0, pixelLimit: min(limits.pixels, limits.attachmentBytes / 4))
            }
        default: return self
        }
    }

    private func converted(to type: String, ending: String, by convert: ([UInt8]) -> [UInt8]?) -> Attachment {
        guard case let bytes? = try? bytes(), let picture = convert(bytes) else { return self }
        return Attachment(.bytes(picture), mediaType: type, name: name.map { $0 + ending }, url: url, pixelSize: pixelSize)
    }
}
