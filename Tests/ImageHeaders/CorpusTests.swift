// SPDX-License-Identifier: Apache-2.0

import Foundation
import ImageHeaders
import TestSupport
import Testing

/// The kind of every labelled file of the public corpus: right for images, none for all else.
@Suite struct CorpusTests {
    /// Media types that this module does not tell apart, and what it says.
    static let wider: [String: [String]] = [
        "image/apng": ["image/png"], "image/vnd.mozilla.apng": ["image/png"], "image/heif": ["image/heic"],
    ]

    /// Raw camera formats and others that are TIFF files.
    static let basedOnTIFF = ["raw", "dng", "cr2", "nef", "arw", "kodak", "hasselblad", "minolta", "samsung", "pentax", "modi"]

    /// Files whose label is not what their bytes can show.
    static let exceptions: [String: String] = [
        "freedesktop/raw-mjpeg.mjpeg": "JPEG files one after another",
        "gvm/gvm_101_heif_avic": "a brand that nobody registered",
        "gvm/gvm_109_ico_02": "four bytes, with which a TGA image may begin too",
        "pronom-skel/fmt-385-signature-id-570.cur": "entries that point nowhere",
        "pronom-skel/fmt-91-signature-id-24.svg": "an XML declaration without an end",
        "pronom-skel/fmt-92-signature-id-25.svg": "an XML declaration without an end",
    ]

    @Test func knowsTheKind() throws {
        guard let folder = TestFolders.suite("mime") else { return }
        let lines = try String(contentsOf: folder.appendingPathComponent("labels.tsv"), encoding: .utf8).split(separator: "\n").dropFirst()
        var failures: [String] = []
        var images = 0
        for line in lines {
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
            let path = String(fields[0])
            let label = String(fields[1])
            guard let file = FileHandle(forReadingAtPath: folder.appendingPathComponent("corpus/\(path)").path) else { continue }
            let bytes = [UInt8](try file.read(upToCount: 65_536) ?? Data())
            try file.close()
            let found = ImageHeader(bytes)?.kind.mediaType
            if found != nil { images += 1 }
            let isKnown = ImageHeaderTests.kindNames.keys.contains { $0.mediaType == label } || Self.wider[label] != nil
            let isRight =
                isKnown
                ? found == label || Self.wider[label]?.contains(found ?? "") == true
                : found == nil || found == "image/tiff" && Self.basedOnTIFF.contains { label.contains($0) }
            if !isRight, Self.exceptions[path] == nil { failures.append("\(path): \(found ?? "none") instead of \(label)") }
            if isRight, Self.exceptions[path] != nil { failures.append("\(path): is right, but an exception") }
        }
        #expect(images > 100)
        #expect(failures.isEmpty, "\(failures.count): \(failures.prefix(60).joined(separator: "\n"))")
    }
}
