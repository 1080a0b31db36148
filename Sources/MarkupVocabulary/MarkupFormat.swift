// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import MediaTypes

/// What the markup is called.
package enum MarkupFormat {
    /// The namespace of all its elements.
    package static let namespace = "urn:x-textmill:markup"
    /// The version of the vocabulary. Another one is another number, and is refused by a reader that does not know it.
    package static let version = "1"

    /// The format.
    package static let format = DocumentFormat(
        "markup", "Textmill markup XML", mediaTypes: [.textmillMarkup], fileNameExtensions: ["textmill"],
        signatures: [
            .init("<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<document xmlns=\"\(namespace)\""),
            .init("<document xmlns=\"\(namespace)\""),
        ])
}
