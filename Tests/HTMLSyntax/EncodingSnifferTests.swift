// SPDX-License-Identifier: Apache-2.0

import Foundation
import HTMLSyntax
import TestSupport
import TextEncoding
import Testing

/// The encoding sniffing algorithm.
@Suite struct EncodingSnifferTests {
    static func name(_ label: String) -> String? { CharacterEncoding(standardLabel: label)?.name }

    /// html5lib's cases, some with declarations behind the first 1,024 bytes; windows-1252 stands for "nothing is declared".
    @Test func suite() throws {
        guard let folder = TestFolders.suite("html/html5lib-tests/encoding") else { return }
        var count = 0
        var failures: [String] = []
        for name in ["tests1.dat", "tests2.dat", "test-yahoo-jp.dat"] {
            let bytes = Array(try Data(contentsOf: folder.appendingPathComponent(name)))
            for (data, expected) in Self.cases(bytes) {
                count += 1
                let got = HTMLEncodingSniffer.sniff(data, encodingName: Self.name)?.encoding.lowercased() ?? "windows-1252"
                if got != expected.lowercased() {
                    failures.append("\(name): \(got), expected \(expected): \(String(decoding: data.prefix(300), as: UTF8.self))")
                }
            }
        }
        #expect(failures.isEmpty, "\(failures.count) failed:\n\(failures.prefix(20).joined(separator: "\n"))")
        #expect(count == 82)
    }

    private static func cases(_ bytes: [UInt8]) -> [([UInt8], String)] {
        let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
        var cases: [([UInt8], String)] = []
        var data: [ArraySlice<UInt8>] = []
        var section = ""
        for line in lines {
            if line.elementsEqual("#data".utf8) || line.elementsEqual("#encoding".utf8) {
                section = String(decoding: line, as: UTF8.self)
                if section == "#data" { data = [] }
            } else if section == "#data" {
                data.append(line)
            } else if !line.isEmpty {
                cases.append((Array(data.joined(separator: [0x0A])), String(decoding: line, as: UTF8.self)))
                section = ""
            }
        }
        return cases
    }

    @Test func marksAndRules() {
        let cases: [([UInt8], String?, Bool)] = [
            ([0xEF, 0xBB, 0xBF, 0x61], "utf-8", true), ([0xFE, 0xFF, 0x00, 0x61], "utf-16be", true),
            ([0xFF, 0xFE, 0x61, 0], "utf-16le", true),
            (Array("<meta charset=utf-16>".utf8), "UTF-8", false), (Array("<meta charset=x-user-defined>".utf8), "windows-1252", false),
            (Array("<meta charset=latin1>".utf8), "windows-1252", false),
            (Array("<meta charset=nonsense><meta charset=euc-kr>".utf8), "EUC-KR", false),
            (Array("<?xml version='1.0' encoding='iso-8859-5'?><p>".utf8), "ISO-8859-5", false), (Array("<p>text".utf8), nil, false),
            (Array("<!-- <meta charset=euc-kr> --><p>".utf8), nil, false), (Array("<x title='<meta charset=euc-kr>'>".utf8), nil, false),
            (Array(repeating: 0x20, count: 1024) + Array("<meta charset=euc-kr>".utf8), "EUC-KR", false),
            (Array(repeating: 0x20, count: 65_536) + Array("<meta charset=euc-kr>".utf8), nil, false),
            ([0x3C, 0, 0x3F, 0, 0x78, 0], "utf-16le", false),
        ]
        for (bytes, expected, isMark) in cases {
            let got = HTMLEncodingSniffer.sniff(bytes, encodingName: Self.name)
            #expect(got?.encoding.lowercased() == expected?.lowercased(), "\(String(decoding: bytes, as: UTF8.self))")
            #expect(got?.isByteOrderMark ?? false == isMark)
        }
    }
}
