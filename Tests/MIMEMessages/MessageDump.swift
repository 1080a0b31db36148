// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import MIMEMessages
import TextModel

/// What a message was taken apart into, one line a part.
func dump(_ bytes: [UInt8]) -> String {
    let message: MIMEMessage
    do throws(ConversionError) { message = try MIMEMessage(parsing: bytes) } catch { return "\(error.code.rawValue): \(error.message)" }
    let metadata = message.metadata
    var lines = ["title: \(metadata.title ?? "none")"]
    if !metadata.authors.isEmpty { lines.append("authors: \(metadata.authors.map { "<\($0)>" }.joined(separator: " "))") }
    if let date = metadata.creationDate { lines.append("date: \(date)") }
    if message.isFirstOfMany { lines.append("more messages follow") }
    var depths: [Int] = []
    for part in message.parts {
        let depth = part.parent.map { depths[$0] + 1 } ?? 0
        depths.append(depth)
        lines.append(String(repeating: "  ", count: depth) + line(part))
    }
    lines.append("bodies \(message.bodies), attachments \(message.attachments)")
    return lines.joined(separator: "\n")
}

private func line(_ part: MIMEPart) -> String {
    var line = "\(part.role) \(part.mediaType)"
    if let charset = part.charset { line += " charset \(charset)" }
    if let name = part.fileName { line += " name '\(name)'" }
    if let name = part.contentID { line += " cid \(name)" }
    if let location = part.location { line += " at \(location)" }
    if let base = part.baseURL, part.location == nil { line += " from \(base)" }
    guard part.role != .multipart else { return line }
    let bytes = part.bytes
    let text = bytes.prefix(200).map { byte -> String in
        switch byte {
        case 0x0A: "\\n"
        case 0x0D: "\\r"
        case 0x20...0x7E: String(UnicodeScalar(byte))
        default: "%" + String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
        }
    }
    return line + " \(bytes.count): " + text.joined()
}
