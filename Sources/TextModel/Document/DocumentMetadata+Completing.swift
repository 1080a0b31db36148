// SPDX-License-Identifier: Apache-2.0

extension DocumentMetadata {
    /// Takes over from another source of information what is not known yet.
    package mutating func complete(with information: DocumentMetadata) {
        title = title ?? information.title
        if authors.isEmpty { authors = information.authors }
        subject = subject ?? information.subject
        if keywords.isEmpty { keywords = information.keywords }
        comment = comment ?? information.comment
        company = company ?? information.company
        manager = manager ?? information.manager
        category = category ?? information.category
        copyright = copyright ?? information.copyright
        editor = editor ?? information.editor
        language = language ?? information.language
        generator = generator ?? information.generator
        creationDate = creationDate ?? information.creationDate
        modificationDate = modificationDate ?? information.modificationDate
        baseURL = baseURL ?? information.baseURL
        backgroundColor = backgroundColor ?? information.backgroundColor
        writingDirection = writingDirection ?? information.writingDirection
        charset = charset ?? information.charset
        isLossy = isLossy || information.isLossy
        for (name, value) in information.custom where custom[name] == nil { custom[name] = value }
    }
}
