// SPDX-License-Identifier: Apache-2.0

import CZip
import DocumentConversion
import Glibc
import Synchronization

/// The files in a zip archive as parts of one document. Several threads may read from it.
///
/// An archive is refused as a whole where it has an entry whose name leads out of it, a symbolic link, or two entries of one name: programs
/// that unpack it would not agree on what it holds.
public final class ZipContainer: Container {
    /// The most entries that an archive may have.
    public static let maximumCount = 100_000

    /// The files' names in the order of the archive's directory. Names that are not marked as UTF-8 but are valid as such are taken for
    /// UTF-8 (what macOS writes), others for code page 437.
    public let names: [String]
    private let entries: [[UInt8]: Entry]
    private let archive: Mutex<OpenArchive>

    private struct Entry {
        let index: UInt64
        /// Bytes as the directory states them.
        let size: Int
        let isEncrypted: Bool
    }

    /// The archive in these bytes; throws where they are not one, it is refused, has more than ``maximumCount`` entries, or says that it
    /// unpacks to more than `limits.archive` bytes.
    public init(_ bytes: [UInt8], limits: Limits = Limits()) throws(ConversionError) {
        let archive = try OpenArchive(bytes)
        let count = archive.count
        guard count <= Self.maximumCount else { throw ConversionError(.limit, "the archive has more than \(Self.maximumCount) entries") }
        var names: [String] = []
        var entries: [[UInt8]: Entry] = [:]
        var total = 0
        for index in 0..<UInt64(count) {
            let status = try archive.status(of: index)
            let size = Int(clamping: status.size)
            total = total.addingReportingOverflow(size).overflow ? .max : total + size
            try limits.check(\.archive, total)
            let (mode, isDOS) = archive.origin(of: index)
            let name = try ZipEntryName(archive.name(of: index), usesBackslashes: isDOS)
            let shown = String(decoding: name.path.prefix(ZipEntryName.longestShown), as: UTF8.self)
            if mode & S_IFMT == S_IFLNK {
                throw ConversionError(.resourceRefused, "the archive has a symbolic link '\(shown)', which is not followed")
            }
            // What Unix programs store besides files, folders and links is nothing that could be read.
            guard !name.isFolder, [0, S_IFREG].contains(mode & S_IFMT) else { continue }
            let entry = Entry(index: index, size: size, isEncrypted: status.encryption_method != 0)
            guard entries.updateValue(entry, forKey: name.path) == nil else {
                throw ConversionError(.malformed, "the archive has two entries '\(shown)'")
            }
            names.append(String(decoding: name.path, as: UTF8.self))
        }
        self.names = names
        self.entries = entries
        self.archive = Mutex(archive)
    }

    public func read(_ name: String, limit: Int) throws(ConversionError) -> [UInt8] {
        guard let entry = entries[Array(name.utf8)] else { throw ConversionError(.notFound, "there is no part '\(name)'") }
        if entry.isEncrypted { throw OpenArchive.encrypted }
        var limits = Limits()
        limits.attachmentBytes = limit
        try limits.check(\.attachmentBytes, entry.size)
        return try archive.withLock { archive throws(ConversionError) in
            try archive.read(entry.index, count: entry.size, called: name)
        }
    }
}

/// An archive that libzip has open.
private struct OpenArchive: ~Copyable {
    static let encrypted = ConversionError(.encrypted, "the archive is encrypted", hint: "unpack it with its password first")

    private let pointer: OpaquePointer

    init(_ bytes: [UInt8]) throws(ConversionError) {
        // libzip takes nothing at all for an archive without entries.
        guard !bytes.isEmpty else { throw ConversionError(.malformed, "the file is empty") }
        var error = zip_error_t()
        zip_error_init(&error)
        defer { zip_error_fini(&error) }
        guard let source = ZipBytes.source(of: bytes, &error) else {
            throw ConversionError(.unreadable, "there is not enough memory")
        }
        guard let pointer = zip_open_from_source(source, ZIP_RDONLY, &error) else {
            zip_source_free(source)
            throw ConversionError(.malformed, "the zip archive is damaged or cut short")
        }
        self.pointer = pointer
    }

    deinit { zip_discard(pointer) }

    var count: Int { max(0, Int(clamping: zip_get_num_entries(pointer, 0))) }

    func status(of index: UInt64) throws(ConversionError) -> zip_stat_t {
        var status = zip_stat_t()
        zip_stat_init(&status)
        guard zip_stat_index(pointer, index, 0, &status) == 0 else {
            throw ConversionError(.malformed, "the directory of the zip archive is damaged")
        }
        return status
    }

    /// The name as UTF-8.
    func name(of index: UInt64) -> [UInt8] {
        guard let name = zip_get_name(pointer, index, 0) else { return [] }
        return Array(UnsafeRawBufferPointer(start: name, count: strlen(name)))
    }

    /// What kind of file the entry was where a Unix program stored it, else 0; and whether the program was one for DOS or Windows.
    func origin(of index: UInt64) -> (mode: mode_t, isDOS: Bool) {
        var system: UInt8 = 0
        var attributes: UInt32 = 0
        guard zip_file_get_external_attributes(pointer, index, 0, &system, &attributes) == 0 else { return (0, false) }
        let isUnix = [ZIP_OPSYS_UNIX, ZIP_OPSYS_OS_X].contains(UInt32(system))
        let isDOS = [ZIP_OPSYS_DOS, ZIP_OPSYS_WINDOWS_NTFS, ZIP_OPSYS_VFAT].contains(UInt32(system))
        return (isUnix ? mode_t(attributes >> 16) : 0, isDOS)
    }

    /// Unpacks an entry, as many bytes as the directory promises. Room is taken as they come: what a directory says costs nothing.
    func read(_ index: UInt64, count: Int, called name: String) throws(ConversionError) -> [UInt8] {
        guard let file = zip_fopen_index(pointer, index, 0) else {
            throw Self.error(zip_error_code_zip(zip_get_error(pointer)), about: name)
        }
        defer { zip_fclose(file) }
        var bytes: [UInt8] = []
        while true {
            let room = min(count - bytes.count + 1, max(bytes.count, Self.firstRoom))
            var got: Int64 = 0
            let part = [UInt8](unsafeUninitializedCapacity: room) { buffer, length in
                guard let start = buffer.baseAddress else { return }
                got = zip_fread(file, start, UInt64(room))
                length = max(0, Int(clamping: got))
            }
            if got < 0 { throw Self.error(zip_error_code_zip(zip_file_get_error(file)), about: name) }
            if got == 0 { break }
            if bytes.isEmpty { bytes = part } else { bytes += part }
            if bytes.count > count { throw Self.error(ZIP_ER_INCONS, about: name) }
        }
        guard bytes.count == count else { throw Self.error(ZIP_ER_INCONS, about: name) }
        return bytes
    }

    private static let firstRoom = 64 << 10

    private static func error(_ code: Int32, about name: String) -> ConversionError {
        switch code {
        case ZIP_ER_NOPASSWD, ZIP_ER_WRONGPASSWD, ZIP_ER_ENCRNOTSUPP: encrypted
        case ZIP_ER_COMPNOTSUPP: ConversionError(.unreadable, "'\(name)' in the archive is packed in a way that is not known")
        case ZIP_ER_MEMORY: ConversionError(.unreadable, "there is not enough memory")
        default: ConversionError(.malformed, "'\(name)' in the archive is damaged")
        }
    }
}
