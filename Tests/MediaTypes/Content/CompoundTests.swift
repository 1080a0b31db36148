// SPDX-License-Identifier: Apache-2.0

import MediaTypes
import Testing

/// Compound files of one directory sector: a root, and entries below it or below a storage.
@Suite struct CompoundTests {
    private struct Entry {
        var name: String
        var right: UInt32 = .max
        var child: UInt32 = .max
    }

    private func file(_ entries: [Entry], rootClass: [UInt8] = [UInt8](repeating: 0, count: 16)) -> [UInt8] {
        func little(_ value: UInt32) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * UInt32($0))) } }
        var bytes: [UInt8] = [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1] + [UInt8](repeating: 0, count: 504)
        bytes[30] = 9
        bytes.replaceSubrange(48..<52, with: little(0))
        bytes.replaceSubrange(76..<80, with: little(1))
        for (index, entry) in entries.enumerated() {
            let name = entry.name.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
            var record = name + [UInt8](repeating: 0, count: 128 - name.count)
            record[64] = UInt8(name.count + 2)
            record.replaceSubrange(68..<80, with: little(.max) + little(entry.right) + little(entry.child))
            if index == 0 { record.replaceSubrange(80..<96, with: rootClass) }
            bytes += record
        }
        bytes += [UInt8](repeating: 0, count: 1024 - bytes.count)
        return bytes + little(0xFFFF_FFFE) + little(0xFFFF_FFFD) + [UInt8](repeating: 0xFF, count: 504)
    }

    private func type(_ bytes: [UInt8]) throws -> String? {
        try ContentDetector().matches(in: BytesInput(bytes)).first?.mediaType
    }

    @Test(arguments: [
        ("WordDocument", "application/msword"), ("Workbook", "application/vnd.ms-excel"), ("Book", "application/vnd.ms-excel"),
        ("PowerPoint Document", "application/vnd.ms-powerpoint"), ("__properties_version1.0", "application/vnd.ms-outlook"),
        ("VisioDocument", "application/vnd.visio"), ("Quill", "application/vnd.ms-publisher"), ("Other", "application/x-ole-storage"),
        ("StarWriterDocument", "application/vnd.stardivision.writer"), ("WksSSWorkBook", "application/vnd.ms-works"),
    ])
    func goesByStreams(name: String, expected: String) throws {
        #expect(try type(file([Entry(name: "Root Entry", child: 1), Entry(name: name)])) == expected)
    }

    @Test func anEmbeddedWorkbookMakesNoWorkbook() throws {
        let entries = [
            Entry(name: "Root Entry", child: 1), Entry(name: "ObjectPool", right: 3, child: 2), Entry(name: "Workbook"),
            Entry(name: "WordDocument"),
        ]
        #expect(try type(file(entries)) == "application/msword")
    }

    @Test func goesByTheRootClass() throws {
        let installer: [UInt8] = [0x84, 0x10, 0x0C, 0, 0, 0, 0, 0, 0xC0, 0, 0, 0, 0, 0, 0, 0x46]
        #expect(
            try type(file([Entry(name: "Root Entry", child: 1), Entry(name: "x")], rootClass: installer)) == "application/x-ms-installer")
    }

    @Test func aCircleOfEntriesEnds() throws {
        let entries = [Entry(name: "Root Entry", child: 1), Entry(name: "a", right: 2, child: 1), Entry(name: "b", right: 1)]
        #expect(try type(file(entries)) == "application/x-ole-storage")
        for length in stride(from: 8, to: 1536, by: 61) {
            #expect(try type(Array(file(entries).prefix(length))) == "application/x-ole-storage")
        }
    }
}
