// SPDX-License-Identifier: Apache-2.0

import TextModel

extension MIMEMessage {
    /// What the header says of the message: subject, senders and date, and by name `from`, `to`, `cc` and the other fields that people read.
    public var metadata: DocumentMetadata {
        var metadata = DocumentMetadata()
        metadata.title = nonEmpty(header["Subject"])
        let senders = header.first("From").map { AddressList($0.unfolded).names } ?? []
        metadata.authors = senders.isEmpty ? [nonEmpty(header["From"])].compactMap { $0 } : senders
        metadata.creationDate = header.first("Date").flatMap { MessageDate.parse($0.unfolded) }
        metadata.language = header["Content-Language"].flatMap { list in
            nonEmpty(String(decoding: trimmed(Array(list.utf8.prefix { $0 != UInt8(ascii: ",") })[...]), as: UTF8.self))
        }
        metadata.generator = nonEmpty(header["User-Agent"]) ?? nonEmpty(header["X-Mailer"])
        metadata.keywords =
            header["Keywords"].map { $0.utf8.split(separator: UInt8(ascii: ",")).map { Array($0) } }?
            .map { String(decoding: trimmed($0[...]), as: UTF8.self) }.filter { !$0.isEmpty } ?? []
        metadata.comment = nonEmpty(header["Comments"])
        metadata.company = nonEmpty(header["Organization"])
        for (name, field) in Self.readFields {
            if let value = nonEmpty(header[field]) { metadata.custom[name] = .string(value) }
        }
        return metadata
    }

    /// Whether this is a page that a browser saved: its text has a place on the web and nobody was to receive it. What its header calls
    /// sender and date are the browser and when it saved.
    public var isSavedPage: Bool {
        let isSent = ["To", "Cc", "Bcc", "Received", "Delivered-To"].contains { (field: StaticString) in header[field] != nil }
        return !isSent && (header["Snapshot-Content-Location"] != nil || root?.location != nil)
    }

    private static let readFields: [(name: String, field: StaticString)] = [
        ("from", "From"), ("to", "To"), ("cc", "Cc"), ("bcc", "Bcc"), ("reply-to", "Reply-To"), ("date", "Date"),
        ("message-id", "Message-ID"), ("in-reply-to", "In-Reply-To"), ("snapshot-content-location", "Snapshot-Content-Location"),
    ]

    private func nonEmpty(_ text: String?) -> String? { text?.isEmpty == false ? text : nil }
}
