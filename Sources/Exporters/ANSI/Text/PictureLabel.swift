// SPDX-License-Identifier: Apache-2.0

import TextModel

/// What stands in the place of a picture or file: `[image: alternative text — name, 640×480]`.
enum PictureLabel {
    /// `nil` for decoration.
    static func text(_ occurrence: AttachmentOccurrence, _ attachment: Attachment) -> String? {
        if let alternative = occurrence.alternativeText, alternative.utf8.isEmpty { return nil }
        var words = occurrence.alternativeText ?? ""
        if let name = name(attachment) {
            if !words.utf8.isEmpty { words += " — " }
            words += name
        }
        if let size = attachment.pixelSize {
            if !words.utf8.isEmpty { words += ", " }
            words += "\(size.width)×\(size.height)"
        }
        let isImage = attachment.mediaType.map { $0.utf8.starts(with: "image/".utf8) } ?? true
        let kind = isImage ? "image" : "file"
        return words.utf8.isEmpty ? "[\(kind)]" : "[\(kind): \(words)]"
    }

    /// The attachment's name, else the last part of where it came from.
    private static func name(_ attachment: Attachment) -> String? {
        if let name = attachment.name, !name.utf8.isEmpty { return name }
        guard let url = attachment.url, !url.utf8.starts(with: "data:".utf8) else { return nil }
        let path = url.utf8.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
        let last = path.split(separator: UInt8(ascii: "/")).last.flatMap { String($0) }
        return last
    }
}
