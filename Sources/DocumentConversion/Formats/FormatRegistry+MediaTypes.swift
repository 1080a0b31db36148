// SPDX-License-Identifier: Apache-2.0

import MediaTypes

extension FormatRegistry {
    /// Text in which markup stands for what a reader is meant to see: to show it as plain text would be a silent loss.
    private static let markup = ["text/html", "application/xhtml+xml", "application/rtf", "multipart/related", "application/xfdf"]

    /// Whether a file of the type is read as plain text where no importer is made for it: source code, tables, data, but no markup.
    static func isReadAsPlainText(_ type: String) -> Bool {
        MediaTypeTable.isText(type) && !markup.contains { MediaTypeTable.isKind(type, of: $0) }
    }

    /// Whether a type says nothing but that there are bytes.
    static func isUnknown(_ type: String) -> Bool { type.utf8.elementsEqual(MediaType.octetStream.essence.utf8) }

    /// Whether a file of the type may be an archive of any document; a kind of archive with a type of its own holds what that says.
    static func isArchive(_ type: String) -> Bool {
        type.utf8.elementsEqual("application/zip".utf8) || isUnknown(type) || !MediaTypeTable.isKind(type, of: "application/zip")
    }

    /// Why a source of a type that no importer reads is refused.
    static func unreadable(_ type: String, _ detection: Detection?) -> ConversionError {
        if isUnknown(type) {
            return ConversionError(
                .unknownFormat, "the format is not known", hint: "name it with -f; 'textmill formats' lists what can be read")
        }
        let name = detection?.formatName ?? type
        let hint = isText(type) ? "to read it as plain text: -f txt" : "'textmill formats' lists what can be read"
        return ConversionError(.unknownFormat, "it is of type \(type) (\(name)), which cannot be read", hint: hint)
    }

    private static func isText(_ type: String) -> Bool { MediaTypeTable.isText(type) }
}
