// SPDX-License-Identifier: Apache-2.0

import CPoppler
import DocumentConversion

/// An open PDF. It must not outlive the bytes it was opened over.
final class PopplerFile {
    let document: OpaquePointer
    let pageCount: Int
    /// What poppler does not tell of its pages; `nil` where the file cannot be read otherwise.
    private(set) lazy var contents = PageContents(bytes, password: password, pageCount: pageCount)

    private let bytes: UnsafeRawBufferPointer
    private let password: String?

    /// Opens a file that lies in memory; nothing is copied.
    init(_ bytes: UnsafeRawBufferPointer, password: String?) throws(ConversionError) {
        guard let data = g_bytes_new_static(bytes.baseAddress, gsize(bytes.count)) else {
            throw ConversionError(.unreadable, "there is not enough memory")
        }
        defer { g_bytes_unref(data) }
        var error: UnsafeMutablePointer<GError>?
        defer { if let error { g_error_free(error) } }
        var opened = poppler_document_new_from_bytes(data, nil, &error)
        if opened == nil, let password, cpoppler_is_encrypted(error) != 0 {
            g_clear_error(&error)
            // With a wrong password poppler 22.12 crashes over bytes, not over a stream.
            let stream = g_memory_input_stream_new_from_bytes(data)
            opened = poppler_document_new_from_stream(stream, goffset(bytes.count), password, nil, &error)
            if let stream { cpoppler_unref(UnsafeMutableRawPointer(stream)) }
        }
        guard let opened else { throw Self.failure(error, hadPassword: password != nil) }
        self.bytes = bytes
        self.password = password
        document = opened
        pageCount = max(0, Int(poppler_document_get_n_pages(opened)))
    }

    deinit { cpoppler_unref(UnsafeMutableRawPointer(document)) }

    private static func failure(_ error: UnsafeMutablePointer<GError>?, hadPassword: Bool) -> ConversionError {
        guard let error, cpoppler_is_encrypted(error) != 0 else {
            return ConversionError(.malformed, "the PDF is damaged beyond reading" + (message(error).map { ": \($0)" } ?? ""))
        }
        return ConversionError(
            .encrypted, hadPassword ? "the password is wrong" : "the PDF asks for a password",
            hint: "to give \(hadPassword ? "another" : "one"): --password-file FILE, with the password in its first line")
    }

    private static func message(_ error: UnsafeMutablePointer<GError>?) -> String? {
        guard let text = error?.pointee.message else { return nil }
        return String(cString: text)
    }

    /// A page by its number from 0; `nil` where the file does not hold it.
    func page(_ number: Int) -> PopplerPageHandle? {
        poppler_document_get_page(document, CInt(clamping: number)).map { PopplerPageHandle($0) }
    }
}

/// One page. While it is there, what was read of it once costs little to be read again.
final class PopplerPageHandle {
    let page: OpaquePointer
    let width: Double
    let height: Double

    fileprivate init(_ page: OpaquePointer) {
        self.page = page
        var (width, height) = (0.0, 0.0)
        poppler_page_get_size(page, &width, &height)
        self.width = width.isFinite ? max(width, 1) : 1
        self.height = height.isFinite ? max(height, 1) : 1
    }

    deinit { cpoppler_unref(UnsafeMutableRawPointer(page)) }

    /// The page's number as its document counts.
    var label: String { takenString(poppler_page_get_label(page)) ?? "" }
}

/// A string of GLib's, taken over and freed.
func takenString(_ text: UnsafeMutablePointer<CChar>?) -> String? {
    guard let text else { return nil }
    defer { g_free(text) }
    return String(cString: text)
}

/// Calls a closure with the data of each element of a list.
func forEach<Element>(
    in list: UnsafeMutablePointer<GList>?, as type: Element.Type, _ body: (UnsafeMutablePointer<Element>) -> Void
) {
    var node = list
    while let current = node {
        if let data = current.pointee.data { body(data.assumingMemoryBound(to: Element.self)) }
        node = current.pointee.next
    }
}
