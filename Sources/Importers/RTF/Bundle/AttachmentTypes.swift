// SPDX-License-Identifier: Apache-2.0

/// Media types of the files that people drop into RTFD documents, by the endings of their names.
enum AttachmentTypes {
    /// The media type that a name says, else `application/octet-stream`.
    static func mediaType(ofName name: String) -> String {
        guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return unknown }
        let ending = String(name[name.utf8.index(after: dot)...]).lowercased()
        return types[Array(ending.utf8)] ?? unknown
    }

    private static let unknown = "application/octet-stream"

    private static let types: [[UInt8]: String] = {
        var result: [[UInt8]: String] = [:]
        for line in table.description.utf8.split(separator: UInt8(ascii: "\n")) {
            let words = line.split(separator: UInt8(ascii: " "))
            for ending in words.dropFirst() { result[Array(ending)] = String(Substring(words[0])) }
        }
        return result
    }()

    /// A line for each type, the endings behind it. Types that IANA does not have bear an `x-`.
    private static let table: StaticString = """
        application/gzip gz tgz
        application/json json
        application/msword doc
        application/pdf pdf
        application/postscript eps ps ai
        application/rtf rtf
        application/vnd.ms-excel xls
        application/vnd.ms-powerpoint ppt
        application/vnd.openxmlformats-officedocument.presentationml.presentation pptx
        application/vnd.openxmlformats-officedocument.spreadsheetml.sheet xlsx
        application/vnd.openxmlformats-officedocument.wordprocessingml.document docx
        application/xml xml plist
        application/zip zip
        audio/aiff aif aiff
        audio/basic au snd
        audio/mp4 m4a
        audio/mpeg mp3
        audio/vnd.wave wav
        image/bmp bmp
        image/emf emf
        image/gif gif
        image/heic heic
        image/jp2 jp2
        image/jpeg jpg jpeg
        image/png png
        image/svg+xml svg
        image/tiff tif tiff
        image/vnd.adobe.photoshop psd
        image/vnd.microsoft.icon ico
        image/webp webp
        image/wmf wmf
        image/x-icns icns
        image/x-pict pict pct
        message/rfc822 eml
        text/calendar ics
        text/csv csv
        text/html html htm
        text/markdown md
        text/plain txt text log
        text/vcard vcf
        video/mp4 mp4 m4v
        video/mpeg mpg mpeg
        video/quicktime mov qt
        video/x-msvideo avi
        """
}
