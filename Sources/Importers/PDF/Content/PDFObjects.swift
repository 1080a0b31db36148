// SPDX-License-Identifier: Apache-2.0

import CQPDF
import Glibc

/// A PDF's objects (ISO 32000-1, 7.3) as qpdf reads them: what poppler's interface does not show.
final class PDFObjects {
    fileprivate let data: qpdf_data
    let pageCount: Int

    /// Opens a file that lies in memory and outlives this; nothing is copied. `nil` where it cannot be read.
    init?(_ bytes: UnsafeRawBufferPointer, password: String?) {
        guard let data = qpdf_init() else { return nil }
        qpdf_silence_errors(data)
        qpdf_set_suppress_warnings(data, 1)
        let base = bytes.bindMemory(to: CChar.self).baseAddress
        let result = qpdf_read_memory(data, "PDF", base, UInt64(bytes.count), password ?? "")
        guard result & CInt(QPDF_ERRORS) == 0 else {
            var gone: qpdf_data? = data
            qpdf_cleanup(&gone)
            return nil
        }
        self.data = data
        pageCount = max(0, Int(qpdf_get_num_pages(data)))
    }

    deinit {
        var gone: qpdf_data? = data
        qpdf_cleanup(&gone)
    }

    /// A page by its number from 0.
    func page(_ number: Int) -> PDFObject? {
        guard number >= 0, number < pageCount else { return nil }
        return PDFObject(self, qpdf_get_page_n(data, number))
    }

    var catalog: PDFObject? { PDFObject(self, qpdf_get_root(data)) }

    /// An object by its number; `nil` where the file has none.
    func object(_ number: Int) -> PDFObject? { PDFObject(self, qpdf_get_object_by_id(data, CInt(clamping: number), 0)) }
}

/// One object.
final class PDFObject {
    private let file: PDFObjects
    private let handle: qpdf_oh
    private let kind: qpdf_object_type_e

    fileprivate init?(_ file: PDFObjects, _ handle: qpdf_oh) {
        kind = qpdf_oh_get_type_code(file.data, handle)
        guard kind != ot_null, kind != ot_uninitialized, kind != ot_reserved else {
            qpdf_oh_release(file.data, handle)
            return nil
        }
        self.file = file
        self.handle = handle
    }

    deinit { qpdf_oh_release(file.data, handle) }

    /// Equal for all references to one object; `nil` for what stands inside another object.
    var number: Int? {
        let id = qpdf_oh_get_object_id(file.data, handle)
        return id > 0 ? Int(id) : nil
    }

    // MARK: Dictionaries and arrays

    /// A value of a dictionary, or of a stream's.
    ///
    /// - Parameter key: With its solidus.
    subscript(key: StaticString) -> PDFObject? {
        key.utf8Start.withMemoryRebound(to: CChar.self, capacity: key.utf8CodeUnitCount + 1) { value($0) }
    }

    /// A value by a key that a document names, with its solidus.
    subscript(named key: String) -> PDFObject? { key.withCString { value($0) } }

    private func value(_ key: UnsafePointer<CChar>) -> PDFObject? {
        if kind == ot_dictionary { return PDFObject(file, qpdf_oh_get_key(file.data, handle, key)) }
        guard kind == ot_stream else { return nil }
        let dictionary = qpdf_oh_get_dict(file.data, handle)
        defer { qpdf_oh_release(file.data, dictionary) }
        return PDFObject(file, qpdf_oh_get_key(file.data, dictionary, key))
    }

    var isArray: Bool { kind == ot_array }
    var isDictionary: Bool { kind == ot_dictionary }
    var isStream: Bool { kind == ot_stream }

    /// The number of an array's values; 0 for other objects.
    var count: Int { isArray ? max(0, Int(qpdf_oh_get_array_n_items(file.data, handle))) : 0 }

    subscript(index: Int) -> PDFObject? {
        index >= 0 && index < count ? item(index) : nil
    }

    private func item(_ index: Int) -> PDFObject? { PDFObject(file, qpdf_oh_get_array_item(file.data, handle, CInt(clamping: index))) }

    /// An array's values, or the object itself where it is none.
    var values: [PDFObject] { isArray ? (0..<count).compactMap(item) : [self] }

    // MARK: Simple values

    /// A finite number; `nil` for other objects.
    var real: Double? {
        var value = 0.0
        guard kind == ot_integer || kind == ot_real, qpdf_oh_get_value_as_number(file.data, handle, &value) != 0, value.isFinite else {
            return nil
        }
        return value
    }

    var integer: Int? { real.map { Int(min(max($0, -1e15), 1e15)) } }

    /// Numbers of an array; `nil` unless it is one of numbers alone.
    var reals: [Double]? {
        guard isArray else { return nil }
        let count = count
        var found: [Double] = []
        found.reserveCapacity(count)
        for index in 0..<count {
            let item = qpdf_oh_get_array_item(file.data, handle, CInt(clamping: index))
            defer { qpdf_oh_release(file.data, item) }
            var value = 0.0
            guard qpdf_oh_get_value_as_number(file.data, item, &value) != 0, value.isFinite else { return nil }
            found.append(value)
        }
        return found
    }

    /// A name without its solidus.
    var name: String? {
        guard kind == ot_name, let text = qpdf_oh_get_name(file.data, handle) else { return nil }
        return String(cString: text + 1)
    }

    /// A text string (7.9.2.2).
    var text: String? {
        guard kind == ot_string, let text = qpdf_oh_get_utf8_value(file.data, handle) else {
            return nil
        }
        return String(cString: text)
    }

    /// The bytes of a string.
    var stringBytes: [UInt8]? {
        guard kind == ot_string else { return nil }
        var count = 0
        guard let text = qpdf_oh_get_binary_string_value(file.data, handle, &count) else { return nil }
        return UnsafeRawBufferPointer(start: text, count: count).map { $0 }
    }

    // MARK: Streams

    /// A stream's data without its filters; `nil` where they are those of pictures, or broken.
    var unpacked: [UInt8]? { bytes(qpdf_dl_generalized) }

    /// A stream's data as it lies in the file, without encryption.
    var packed: [UInt8]? { bytes(qpdf_dl_none) }

    private func bytes(_ level: qpdf_stream_decode_level_e) -> [UInt8]? {
        guard isStream else { return nil }
        var (isUnpacked, data, count) = (QPDF_BOOL(0), UnsafeMutablePointer<UInt8>?.none, 0)
        let result = qpdf_oh_get_stream_data(file.data, handle, level, &isUnpacked, &data, &count)
        defer { free(data) }
        guard result & CInt(QPDF_ERRORS) == 0, level == qpdf_dl_none || isUnpacked != 0 else { return nil }
        guard let data else { return [] }
        return Array(UnsafeBufferPointer(start: data, count: count))
    }
}
