// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import Metafiles
import RasterImages
import TextModel

extension PageState {
    /// A picture that browsers do not show as one that they do: Windows' metafiles as SVG, TIFF as PNG. Any other attachment, and one that
    /// cannot be converted, as it is.
    func shown(_ attachment: Attachment) -> Attachment {
        guard options.media == .embed || options.media == .files, let type = attachment.mediaType?.lowercased() else { return attachment }
        switch type.utf8 {
        case let type where ["image/wmf", "image/emf", "image/x-wmf", "image/x-emf"].contains { $0.utf8.elementsEqual(type) }:
            return converted(attachment, to: "image/svg+xml", ending: ".svg") {
                MetafileConverter.svg($0, limit: context.limits.attachmentBytes)
            }
        case let type where type.elementsEqual("image/tiff".utf8):
            return converted(attachment, to: "image/png", ending: ".png") {
                PNGConverter.png(ofTIFF: $0, pixelLimit: min(context.limits.pixels, context.limits.attachmentBytes / 4))
            }
        default: return attachment
        }
    }

    private func converted(
        _ attachment: Attachment, to type: String, ending: String, by convert: ([UInt8]) -> [UInt8]?
    ) -> Attachment {
        guard case let bytes? = try? attachment.bytes(), let picture = convert(bytes) else { return attachment }
        return Attachment(
            .bytes(picture), mediaType: type, name: attachment.name.map { $0 + ending }, url: attachment.url,
            pixelSize: attachment.pixelSize)
    }
}
