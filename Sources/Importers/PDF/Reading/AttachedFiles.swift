// SPDX-License-Identifier: Apache-2.0

import CPoppler
import DocumentConversion
import MediaTypes
import TextModel

/// Reads the files that are attached to a document.
enum AttachedFiles {
    /// Bytes as they come, up to a limit.
    private struct Collector {
        var bytes: [UInt8] = []
        let limit: Int
        var isTooLong = false
    }

    static func files(of file: PopplerFile, in context: ImportContext) throws(ConversionError) -> [Attachment] {
        guard let list = poppler_document_get_attachments(file.document) else { return [] }
        var (node, attached) = (UnsafeMutablePointer<GList>?.some(list), [UnsafeMutablePointer<PopplerAttachment>]())
        while let current = node {
            if let data = current.pointee.data { attached.append(data.assumingMemoryBound(to: PopplerAttachment.self)) }
            node = current.pointee.next
        }
        g_list_free(list)
        defer { attached.forEach { cpoppler_unref(UnsafeMutableRawPointer($0)) } }
        var result: [Attachment] = []
        for entry in attached {
            try context.limits.check(\.attachments, result.count + 1)
            let name = poppler_attachment_get_name(entry).map { String(cString: $0) }
            guard let bytes = try bytes(of: entry, limit: context.limits.attachmentBytes, context) else {
                context.warn("unreadable-attachment", "the attached file '\(name ?? "")' cannot be read")
                continue
            }
            result.append(Attachment(.bytes(bytes), mediaType: "application/octet-stream", name: name))
        }
        return result
    }

    /// The bytes; the size that is declared may be wrong, so they are taken as they come.
    private static func bytes(
        of attachment: UnsafeMutablePointer<PopplerAttachment>, limit: Int, _ context: ImportContext
    ) throws(ConversionError) -> [UInt8]? {
        var collector = Collector(limit: limit)
        let isDone = withUnsafeMutablePointer(to: &collector) { target in
            poppler_attachment_save_to_callback(
                attachment,
                { data, count, target, _ in
                    guard let data, let collector = target?.assumingMemoryBound(to: Collector.self) else { return 0 }
                    if collector.pointee.bytes.count + Int(count) > collector.pointee.limit {
                        collector.pointee.isTooLong = true
                        return 0
                    }
                    let chunk = UnsafeRawBufferPointer(start: data, count: Int(count))
                    collector.pointee.bytes.append(contentsOf: chunk)
                    return 1
                }, target, nil)
        }
        if collector.isTooLong { throw context.limits.exceeded(\.attachmentBytes) }
        return isDone != 0 ? collector.bytes : nil
    }
}
