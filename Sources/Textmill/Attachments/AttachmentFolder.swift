// SPDX-License-Identifier: Apache-2.0

import Glibc
import Synchronization
import URLReferences

/// Writes a document's attachments into a folder, all of them in ``commit()`` or none.
///
/// Names come from the attachments' own, made harmless and unique. Nothing in the folder is ever overwritten: a file that has the same bytes
/// is used as it is, another one makes the name give way.
public final class AttachmentFolder: AttachmentWriter {
    private struct State {
        var references: [Number<Attachment>: String] = [:]
        var taken: Set<[UInt8]> = []
        /// What is to be written: files that are there already are not.
        var files: [(path: FilePath, bytes: [UInt8])] = []
    }

    private let folder: FilePath
    private let prefix: String
    private let state = Mutex(State())

    /// A writer for one document.
    /// - Parameters:
    ///   - folder: The folder; it is made when there is something to write.
    ///   - outputFolder: Where the document's own output goes, from which references start; the current folder where that is not a file.
    public init(_ folder: FilePath, outputFolder: FilePath = ".") {
        self.folder = folder
        prefix = relativeReference(to: folder, from: outputFolder)
    }

    public func write(_ attachment: Attachment, number: Number<Attachment>) throws(ConversionError) -> String {
        if let known = state.withLock({ $0.references[number] }) { return known }
        let bytes = try Self.bytes(of: attachment)
        let wanted = AttachmentName(attachment, number: number.index + 1)
        return state.withLock { state in
            var name = wanted.bytes(attempt: 1)
            var attempt = 1
            while state.taken.contains(lowercased(name)) || isOccupied(folder.appending(name), by: bytes) {
                attempt += 1
                name = wanted.bytes(attempt: attempt)
            }
            state.taken.insert(lowercased(name))
            let path = folder.appending(name)
            if FileStatus(of: path, followingLinks: false) == nil { state.files.append((path, bytes)) }
            let reference = prefix + PercentCoding.encoded(name, keeping: .unreserved)
            state.references[number] = reference
            return reference
        }
    }

    /// Writes the files. When one of them cannot be written, none of those that were not there before stays.
    public func commit() throws(ConversionError) {
        let files = state.withLock { $0.files }
        guard !files.isEmpty else { return }
        try folder.makeFolders()
        var waiting: [(FilePath, OutputFile)] = []
        for (path, bytes) in files {
            let file = try Self.begin(path)
            try file.write(bytes.span)
            waiting.append((path, file))
        }
        for (number, (_, file)) in waiting.enumerated() {
            do throws(ConversionError) {
                try file.commit()
            } catch {
                for (path, _) in waiting[..<number] { _ = path.withCString { unlink($0) } }
                throw Self.described(error)
            }
        }
    }

    private static func begin(_ path: FilePath) throws(ConversionError) -> OutputFile {
        do throws(ConversionError) { return try OutputFile(path, existing: .keep) } catch { throw described(error) }
    }

    /// That an attachment's name is taken is no reason to keep the document.
    private static func described(_ error: ConversionError) -> ConversionError {
        error.code == .exists ? ConversionError(.cannotWrite, "the name of an attachment was taken meanwhile", hint: "try again") : error
    }

    private static func bytes(of attachment: Attachment) throws(ConversionError) -> [UInt8] {
        do {
            if let bytes = try attachment.bytes() { return bytes }
        } catch let error as ConversionError {
            throw error
        } catch {
            throw ConversionError(.unreadable, "an attachment cannot be read")
        }
        throw ConversionError(.notFound, "an attachment is missing")
    }
}

/// Whether a path is taken by something that is no file of these bytes.
private func isOccupied(_ path: FilePath, by bytes: [UInt8]) -> Bool {
    guard let status = FileStatus(of: path, followingLinks: false) else { return false }
    guard status.kind == .regular, status.size == bytes.count else { return true }
    return (try? path.readBytes()) != bytes
}

/// File systems may not tell names apart by letter case alone.
private func lowercased(_ name: [UInt8]) -> [UInt8] {
    name.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 | 0x20 : $0 }
}
