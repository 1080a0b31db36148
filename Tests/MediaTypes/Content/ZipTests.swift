// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import MediaTypes

@Suite struct ZipTests {
    typealias Entry = ZipBuilder.Entry

    private func type(_ entries: [Entry], before: [UInt8] = [], after: [UInt8] = []) throws -> String? {
        try ContentDetector().matches(in: BytesInput(before + ZipBuilder(entries).bytes + after)).first?.mediaType
    }

    @Test func readsMimetypeWhereverItStands() throws {
        let epub = Entry("mimetype", "application/epub+zip")
        #expect(try type([epub, Entry("META-INF/container.xml")]) == "application/epub+zip")
        #expect(try type([Entry("content.opf"), Entry("META-INF/container.xml"), epub]) == "application/epub+zip")
        #expect(
            try type([Entry("content.xml"), Entry("mimetype", "application/vnd.oasis.opendocument.text")])
                == "application/vnd.oasis.opendocument.text")
        #expect(try type([Entry("mimetype", "no type at all"), Entry("a")]) == "application/zip")
    }

    @Test func tellsOfficePackagesByTheirMainPart() throws {
        func package(_ contentType: String) throws -> String? {
            let list = "<Types><Override PartName=\"/x/main.xml\" ContentType=\"\(contentType)\"/></Types>"
            return try type([Entry("x/main.xml"), Entry("[Content_Types].xml", list)])
        }
        let word = "application/vnd.openxmlformats-officedocument.wordprocessingml"
        #expect(try package("\(word).document.main+xml") == "\(word).document")
        #expect(try package("\(word).template.main+xml") == "\(word).template")
        #expect(try package("application/vnd.ms-word.document.macroEnabled.main+xml") == "application/vnd.ms-word.document.macroenabled.12")
        #expect(
            try package("application/vnd.ms-excel.sheet.binary.macroEnabled.main")
                == "application/vnd.ms-excel.sheet.binary.macroenabled.12")
        #expect(try package("application/vnd.ms-package.3dmanufacturing-3dmodel+xml") == "model/3mf")
        #expect(try package("text/plain") == "application/zip")
    }

    @Test func anArchiveOfDocumentsIsAnArchive() throws {
        let inner = ZipBuilder([Entry("mimetype", "application/epub+zip")]).bytes
        #expect(try type([Entry("book.epub", inner)]) == "application/zip")
        #expect(try type([Entry("a/word.txt"), Entry("b/xl.txt")]) == "application/zip")
    }

    @Test(arguments: [
        ("index.apxl", "application/vnd.apple.keynote"), ("Index/Slide-1.iwa", "application/vnd.apple.keynote"),
        ("Index/Document.iwa", "application/vnd.apple.pages"), ("AndroidManifest.xml", "application/vnd.android.package-archive"),
        ("META-INF/MANIFEST.MF", "application/java-archive"), ("doc.kml", "application/vnd.google-earth.kmz"),
        ("note.rtfd/TXT.rtf", "application/x-rtfd"), ("a.pages/Index.zip", "application/vnd.apple.pages"),
        ("talk.key/Data/x.png", "application/vnd.apple.keynote"), ("geogebra.xml", "application/vnd.geogebra.file"),
        ("word/document.xml", "application/vnd.openxmlformats-officedocument.wordprocessingml.document"),
    ])
    func tellsPackagesByNames(name: String, expected: String) throws {
        #expect(try type([Entry(name)]) == expected)
        #expect(try type([Entry("__MACOSX/._x"), Entry(name)]) == expected)
    }

    @Test func findsTheDirectoryBehindAComment() throws {
        let entries = [Entry("a"), Entry("mimetype", "image/openraster")]
        #expect(try type(entries, after: []) == "image/openraster")
        var bytes = ZipBuilder(entries).bytes
        bytes[bytes.count - 2] = 5
        #expect(try ContentDetector().matches(in: BytesInput(bytes + Array("12345".utf8))).first?.mediaType == "image/openraster")
    }

    /// One block with codes of its own.
    private static let dynamic: [UInt8] = {
        let digits = """
            15d1cb1580200c44d186b230ffe4a4ffbe7cac4481e1327ef29dcac67721337e2b63755ad2b56729ad765e5299172bb97315
            92a1372a3171fa7d12d6a7a6e24d5684b83a092b96246d892e5164691891259367c3f49c5bc816cfc2a07a41da645c844a6f
            1f2748634b5b2974d950f0156909b0784f84cd7c406cd63bc661bf835cf20ce5926f4ff971a03ee607409f53013de703eebe
            01e2f53d75ae3063ef4a7463799a5cb2e16a91db78b5a8a1006bbf5a10ebbc9a20eb525b60b68fe4006d4aadfe6ab56f2989
            32fc0b5aa28ef8949a867a4856e4567c416efd963485b1678bc192b2fa9dbfdc493feae67741a7cd9586ee8ea6a07b3c1ff4
            1f
            """
        let values = digits.compactMap(\.hexDigitValue)
        return stride(from: 0, to: values.count - 1, by: 2).map { UInt8(values[$0] << 4 | values[$0 + 1]) }
    }()

    @Test func inflates() {
        // Made by zlib: stored, fixed and dynamic blocks.
        #expect(Inflate.prefix(of: [0x01, 0x03, 0x00, 0xFC, 0xFF, 0x61, 0x62, 0x63], limit: 10) == Array("abc".utf8))
        #expect(Inflate.prefix(of: [0x4B, 0x4C, 0x4A, 0x06, 0x00], limit: 64) == Array("abc".utf8))
        let text = (0..<60).map { "\($0 * $0),\($0 * 7919 % 997);" }.joined()
        #expect(Inflate.prefix(of: Self.dynamic, limit: 4096) == Array(text.utf8))
        #expect(Inflate.prefix(of: Self.dynamic, limit: 100) == Array(text.utf8.prefix(100)))
        #expect(Array(text.utf8).starts(with: Inflate.prefix(of: Array(Self.dynamic.prefix(200)), limit: 4096)))
        let zeros = Entry.zeros("x", atLeast: 5000)
        #expect(Inflate.prefix(of: zeros.data, limit: 4096) == [UInt8](repeating: 0, count: 4096))
        #expect(Inflate.prefix(of: [0x07], limit: 10).isEmpty)
        #expect(Inflate.prefix(of: [], limit: 10).isEmpty)
    }

    @Test func inflateSurvivesAnything() {
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<2000 {
            let noise = (0..<Int.random(in: 0...80)).map { _ in UInt8.random(in: 0...255, using: &generator) }
            #expect(Inflate.prefix(of: noise, limit: 512).count <= 512 + 1)
        }
    }
}
