// SPDX-License-Identifier: Apache-2.0

import Foundation
import ImageHeaders
import Testing

@Suite struct ImageHeaderTests {
    struct Case {
        let name: String
        let expected: String
        let bytes: [UInt8]
    }

    static let cases: [Case] = {
        var cases: [Case] = []
        var pending: (name: String, expected: String, base64: String)?
        func close() {
            guard let item = pending else { return }
            cases.append(Case(name: item.name, expected: item.expected, bytes: Data(base64Encoded: item.base64).map { [UInt8]($0) } ?? []))
        }
        for line in ImageCases.text.split(separator: "\n") {
            if line.hasPrefix(" ") {
                pending?.base64 += line.trimmingCharacters(in: .whitespaces)
            } else {
                close()
                let fields = line.components(separatedBy: " | ")
                pending = (fields[0], fields[1...].joined(separator: " | "), "")
            }
        }
        close()
        return cases
    }()

    static func describe(_ header: ImageHeader?) -> String {
        guard let header else { return "- | - | - | - | -" }
        return [
            kindNames[header.kind] ?? "?",
            header.pixelSize.map { "\($0.width)x\($0.height)" } ?? "-",
            header.resolution.map { "\(number($0.horizontal))x\(number($0.vertical))" } ?? "-",
            header.orientation.map { "\($0)" } ?? "-",
            header.pointSize.map { "\(number($0.width))x\(number($0.height))" } ?? "-",
        ].joined(separator: " | ")
    }

    static let kindNames: [ImageKind: String] = [
        .png: "png", .jpeg: "jpeg", .gif: "gif", .webP: "webP", .bmp: "bmp", .tiff: "tiff", .emf: "emf", .wmf: "wmf", .svg: "svg",
        .icon: "icon", .avif: "avif", .heic: "heic", .heif: "heif",
    ]

    /// Four decimals at most, no zeros at the end.
    static func number(_ value: Double) -> String {
        let rounded = (value * 10_000).rounded() / 10_000
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }

    @Test func readsEachCase() {
        #expect(Self.cases.count == 113)
        var failures: [String] = []
        for item in Self.cases {
            let found = Self.describe(ImageHeader(item.bytes))
            if found != item.expected { failures.append("\(item.name): \(found) instead of \(item.expected)") }
        }
        #expect(failures.isEmpty, "\(failures.count): \(failures.prefix(20).joined(separator: "\n"))")
    }

    /// A prefix of a file gives what the file gives, or less.
    @Test func aPrefixStatesNothingElse() {
        var failures: [String] = []
        for item in Self.cases {
            guard let whole = ImageHeader(item.bytes) else { continue }
            for end in 0..<item.bytes.count {
                guard let part = ImageHeader(Array(item.bytes[..<end])) else { continue }
                // The later images of an icon, and brands of HEIF, can only change what stands before them.
                let mayGrow = whole.kind == .icon || whole.pixelSize == nil
                let agrees =
                    (part.kind == whole.kind || part.kind == .heif)
                    && (mayGrow || part.pixelSize == nil || part.pixelSize == whole.pixelSize)
                    && (part.resolution == nil || whole.resolution == nil || part.resolution == whole.resolution)
                    && (part.orientation == nil || part.orientation == whole.orientation)
                    && (part.pointSize == nil || part.pointSize == whole.pointSize)
                if !agrees { failures.append("\(item.name) cut at \(end): \(Self.describe(part)) against \(Self.describe(whole))") }
            }
        }
        #expect(failures.isEmpty, "\(failures.count): \(failures.prefix(20).joined(separator: "\n"))")
    }

    /// Whatever a byte is changed to, what is stated lies in its range.
    @Test func damagedHeadersStayInRange() {
        for item in Self.cases {
            var bytes = item.bytes
            for index in bytes.indices {
                let original = bytes[index]
                for value: UInt8 in [0, 0x7F, 0x80, 0xFF] {
                    bytes[index] = value
                    check(ImageHeader(bytes), item.name)
                    check(DIB.header(Array(bytes.dropFirst(14))), item.name)
                    _ = DIB.fileHeader(for: Array(bytes.dropFirst(14)))
                }
                bytes[index] = original
            }
        }
    }

    private func check(_ header: ImageHeader?, _ name: String) {
        guard let header else { return }
        if let size = header.pixelSize, !(1...0x7FFF_FFFF ~= size.width && 1...0x7FFF_FFFF ~= size.height) { Issue.record("\(name)") }
        if let orientation = header.orientation, !(1...8 ~= orientation) { Issue.record("\(name)") }
        if let points = header.pointSize, !(points.width > 0 && points.height > 0 && points.width * points.height <= 1e12) {
            Issue.record("\(name)")
        }
        if let resolution = header.resolution, !(10...100_000 ~= resolution.horizontal && 10...100_000 ~= resolution.vertical) {
            Issue.record("\(name)")
        }
    }

    @Test func turnsTheSizeAsTheOrientationSays() throws {
        let sizes = Self.cases.compactMap { item -> String? in
            guard let header = ImageHeader(item.bytes), let orientation = header.orientation, let size = header.orientedPixelSize else {
                return nil
            }
            return "\(item.name): \(orientation) \(size.width)x\(size.height)"
        }
        #expect(
            sizes == [
                "png with eXIf: 6 3x4", "jpeg with exif orientation: 8 16x9", "webp extended: 3 12x20",
                "jpeg exif resolution per cm: 6 7x8", "jpeg jfif before exif resolution: 6 7x8", "tiff big-endian: 5 70000x100",
            ])
    }

    @Test func namesMediaTypesAndExtensions() {
        let expected: [(ImageKind, String, String)] = [
            (.png, "image/png", "png"), (.jpeg, "image/jpeg", "jpg"), (.gif, "image/gif", "gif"), (.webP, "image/webp", "webp"),
            (.bmp, "image/bmp", "bmp"), (.tiff, "image/tiff", "tiff"), (.emf, "image/emf", "emf"), (.wmf, "image/wmf", "wmf"),
            (.svg, "image/svg+xml", "svg"), (.icon, "image/vnd.microsoft.icon", "ico"), (.avif, "image/avif", "avif"),
            (.heic, "image/heic", "heic"), (.heif, "image/heif", "heif"),
        ]
        for (kind, mediaType, fileNameExtension) in expected {
            #expect(kind.mediaType == mediaType)
            #expect(kind.fileNameExtension == fileNameExtension)
        }
        #expect(Set(expected.map(\.0)).count == expected.count)
    }
}
