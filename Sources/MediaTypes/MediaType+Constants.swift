// SPDX-License-Identifier: Apache-2.0

extension MediaType {
    /// A media type written in the program, such as `MediaType(literal: "application/x-textmill+xml")`.
    ///
    /// For media types from elsewhere use ``init(_:)``: a literal that is no media type is a mistake in the program and stops it.
    public init(literal: StaticString) {
        guard let mediaType = MediaType(literal.description) else {
            preconditionFailure("\(literal) is not a media type")
        }
        self = mediaType
    }

    /// `text/plain`
    public static let plainText = MediaType(literal: "text/plain")
    /// `text/html`
    public static let html = MediaType(literal: "text/html")
    /// `text/markdown`
    public static let markdown = MediaType(literal: "text/markdown")
    /// `application/rtf`. IANA registers `text/rtf` too; the registration of `application/rtf` names the extension and is the one used here.
    public static let rtf = MediaType(literal: "application/rtf")
    /// `application/octet-stream`
    public static let octetStream = MediaType(literal: "application/octet-stream")
    /// `image/png`
    public static let png = MediaType(literal: "image/png")
    /// `image/jpeg`
    public static let jpeg = MediaType(literal: "image/jpeg")
    /// `application/x-textmill+xml`, this project's lossless markup.
    public static let textmillMarkup = MediaType(literal: "application/x-textmill+xml")
}
