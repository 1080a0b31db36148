// SPDX-License-Identifier: Apache-2.0

import TextModel

/// The attachments of a document and their bytes, which may come behind them and stand for several.
struct MediaTable {
    private struct Entry {
        let attachment: Attachment
        let hash: String?
        let bytes: [UInt8]?
    }

    private var entries: [Entry] = []
    private var contents: [Bytewise<String>: [UInt8]] = [:]
    private var openHash: Bytewise<String>?

    /// The number of attachments.
    var count: Int { entries.count }

    mutating func add(_ attachment: Attachment, hash: String?, bytes: [UInt8]?) {
        entries.append(Entry(attachment: attachment, hash: hash, bytes: bytes))
    }

    /// Begins the bytes of a hash; returns whether there are none of it yet.
    mutating func startContent(_ hash: String) -> Bool {
        let key = Bytewise(wrappedValue: hash)
        openHash = key
        return contents[key] == nil
    }

    mutating func endContent(_ bytes: [UInt8]) {
        if let openHash { contents[openHash] = bytes }
        openHash = nil
    }

    /// The attachment of a number, from 1; `nil` where there is none, or where its bytes have not come.
    func attachment(_ number: Int) -> Attachment? {
        guard entries.indices.contains(number - 1) else { return nil }
        let entry = entries[number - 1]
        let known = entry.attachment
        var content: [UInt8]? = entry.bytes
        if let hash = entry.hash {
            guard let bytes = contents[Bytewise(wrappedValue: hash)] else { return nil }
            content = bytes
        }
        return Attachment(
            content.map { .bytes($0) } ?? .missing, mediaType: known.mediaType, name: known.name, url: known.url,
            pixelSize: known.pixelSize)
    }
}
