// SPDX-License-Identifier: Apache-2.0

import CZip

/// The bytes of an archive for libzip, which asks for them piece by piece: a copy for itself would cost as much as the file.
final class ZipBytes {
    private let bytes: [UInt8]
    private var position: Int64 = 0

    private init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// A source over these bytes, which keeps them as long as it lives; `nil` without memory.
    static func source(of bytes: [UInt8], _ error: inout zip_error_t) -> OpaquePointer? {
        let owner = Unmanaged.passRetained(ZipBytes(bytes))
        let source = zip_source_function_create(
            { owner, data, length, command in
                guard let owner else { return -1 }
                let bytes = Unmanaged<ZipBytes>.fromOpaque(owner)
                if command == ZIP_SOURCE_FREE {
                    bytes.release()
                    return 0
                }
                return bytes.takeUnretainedValue().answer(command, data, length)
            }, owner.toOpaque(), &error)
        if source == nil { owner.release() }
        return source
    }

    /// What libzip's documentation of `zip_source_function` asks for each command.
    private func answer(_ command: zip_source_cmd_t, _ data: UnsafeMutableRawPointer?, _ length: UInt64) -> Int64 {
        switch command {
        case ZIP_SOURCE_OPEN:
            position = 0
            return 0
        case ZIP_SOURCE_READ: return read(data, length)
        case ZIP_SOURCE_CLOSE: return 0
        case ZIP_SOURCE_STAT:
            guard let status = data?.assumingMemoryBound(to: zip_stat_t.self) else { return -1 }
            zip_stat_init(status)
            status.pointee.size = UInt64(bytes.count)
            status.pointee.valid |= UInt64(ZIP_STAT_SIZE)
            return Int64(MemoryLayout<zip_stat_t>.size)
        case ZIP_SOURCE_SEEK:
            var error = zip_error_t()
            zip_error_init(&error)
            defer { zip_error_fini(&error) }
            let place = zip_source_seek_compute_offset(UInt64(position), UInt64(bytes.count), data, length, &error)
            guard place >= 0 else { return -1 }
            position = place
            return 0
        case ZIP_SOURCE_TELL: return position
        case ZIP_SOURCE_SUPPORTS: return Self.commands
        case ZIP_SOURCE_ERROR:
            // Two numbers: nothing ever goes wrong here.
            guard let data, length >= UInt64(2 * MemoryLayout<Int32>.size) else { return -1 }
            data.initializeMemory(as: Int32.self, repeating: 0, count: 2)
            return Int64(2 * MemoryLayout<Int32>.size)
        default: return -1
        }
    }

    private func read(_ data: UnsafeMutableRawPointer?, _ length: UInt64) -> Int64 {
        guard let data, let start = Int(exactly: position), start < bytes.count else { return 0 }
        let count = min(bytes.count - start, Int(clamping: length))
        bytes.withUnsafeBytes { source in
            if let start = UnsafeRawBufferPointer(rebasing: source[start..<start + count]).baseAddress {
                data.copyMemory(from: start, byteCount: count)
            }
        }
        position += Int64(count)
        return Int64(count)
    }

    private static let commands: Int64 = [
        ZIP_SOURCE_OPEN, ZIP_SOURCE_READ, ZIP_SOURCE_CLOSE, ZIP_SOURCE_STAT, ZIP_SOURCE_ERROR, ZIP_SOURCE_FREE, ZIP_SOURCE_SEEK,
        ZIP_SOURCE_TELL, ZIP_SOURCE_SUPPORTS,
    ].reduce(0) { $0 | 1 << Int64($1.rawValue) }
}
