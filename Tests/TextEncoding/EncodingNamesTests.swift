// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import TextEncoding

@Suite("Names of encodings")
struct EncodingNamesTests {
    @Test func labelsOfTheStandard() throws {
        var failures: [String] = []
        let lines = try DataFiles.lines("labels.txt")
        #expect(lines.count == 228)
        for line in lines {
            let parts = line.split(separator: " ").map(String.init)
            let found = CharacterEncoding(standardLabel: " \t" + parts[0].uppercased() + "\r\n")?.name.lowercased()
            if found != parts[1] { failures.append("\(parts[0]): \(found ?? "nil")") }
            let isRefused = parts[1] == "replacement" && parts[0] != "replacement"
            let lenient = CharacterEncoding(label: parts[0])?.name.lowercased()
            if lenient != parts[1], !isRefused { failures.append("\(parts[0]), lenient: \(lenient ?? "nil")") }
        }
        #expect(failures.isEmpty, "\(failures.prefix(20))")
    }

    @Test(arguments: [
        ("Latin-1", "windows-1252"), ("ISO 8859-1", "windows-1252"), ("utf8", "UTF-8"), ("UTF_8", "UTF-8"), ("CP437", "IBM437"),
        ("windows-932", "Shift_JIS"), ("MS932", "Shift_JIS"), ("cp949", "EUC-KR"), ("UHC", "EUC-KR"), ("euc_tw", "EUC-TW"),
        ("mac_greek", "x-mac-greek"), ("macintosh", "macintosh"), ("mac-latin2", "x-mac-ce"), ("iso2022_jp", "ISO-2022-JP"),
        ("hz", "HZ-GB-2312"), ("iso-2022-kr", "ISO-2022-KR"), ("cp65001", "UTF-8"), ("ibm-850", "IBM850"), ("windows1250", "windows-1250"),
        ("johab", "Johab"), ("big5hkscs", "Big5"), ("tis-620", "windows-874"), ("utf-32", "UTF-32LE"), ("cp10006", "x-mac-greek"),
        ("EUC-JP-MS", "EUC-JP"), ("latin9", "ISO-8859-15"), ("iso-2022-cn", "ISO-2022-CN"), ("x-iso-8859-1", "x-iso-8859-1"),
        ("koi8_u", "KOI8-U"),
    ])
    func namesInUse(label: String, name: String) {
        #expect(CharacterEncoding(label: label)?.name == name)
    }

    @Test func unknownNames() {
        for label in ["", " ", "-", "utf-9", "windows-9999", "cp99999999999999999999", "Ltin1", "ＵＴＦ-8", "utf-8\u{301}", "cp-437x"] {
            #expect(CharacterEncoding(label: label) == nil, "\(label)")
        }
        #expect(CharacterEncoding(standardLabel: "cp437") == nil)
        #expect(CharacterEncoding(standardLabel: "utf-7") == nil)
        #expect(CharacterEncoding(standardLabel: "utf-8\u{A0}") == nil)
    }

    @Test func codePages() {
        let names: [(String, [Int])] = [
            ("IBM437", [437]), ("IBM850", [850]), ("IBM852", [852]), ("IBM857", [857]), ("IBM866", [866]), ("x-cp708", [708]),
            ("windows-1252", [1252, 20127, 28591]), ("windows-1254", [1254, 28599]), ("windows-874", [874, 28601]),
            ("Shift_JIS", [932]), ("GBK", [936, 51936]), ("EUC-KR", [949, 51949]), ("Big5", [950]), ("Johab", [1361]),
            ("macintosh", [10000]), ("x-mac-japanese", [10001]), ("x-mac-chinesetrad", [10002]), ("x-mac-korean", [10003]),
            ("x-mac-arabic", [10004]), ("x-mac-hebrew", [10005]), ("x-mac-greek", [10006]), ("x-mac-cyrillic", [10007, 10017]),
            ("x-mac-chinesesimp", [10008]), ("x-mac-romanian", [10010]), ("x-mac-thai", [10021]), ("x-mac-ce", [10029]),
            ("x-mac-icelandic", [10079]), ("x-mac-turkish", [10081]), ("x-mac-croatian", [10082]), ("KOI8-R", [20866]),
            ("KOI8-U", [21866]), ("ISO-2022-JP", [50220, 50221, 50222]), ("EUC-JP", [51932]), ("HZ-GB-2312", [52936]),
            ("gb18030", [54936]), ("UTF-7", [65000]), ("UTF-8", [65001]), ("UTF-16LE", [1200]), ("UTF-16BE", [1201]),
            ("Adobe-Symbol-Encoding", [42]),
        ]
        for (name, pages) in names {
            for page in pages { #expect(CharacterEncoding(windowsCodePage: page)?.name == name, "\(page)") }
        }
        for page in [720, 737, 775, 855, 858, 860, 861, 862, 863, 864, 865, 869] + Array(1250...1258) + Array(28592...28598) {
            let encoding = CharacterEncoding(windowsCodePage: page)
            #expect(encoding != nil, "\(page)")
            if let encoding { #expect(encoding.windowsCodePages.contains(page)) }
        }
        for page in [0, -1, 1, 2, 3, 28602, 99999, Int.max, Int.min] { #expect(CharacterEncoding(windowsCodePage: page) == nil) }
    }

    @Test func macScripts() {
        let scripts = [
            0: "macintosh", 1: "x-mac-japanese", 2: "x-mac-chinesetrad", 3: "x-mac-korean", 4: "x-mac-arabic", 5: "x-mac-hebrew",
            6: "x-mac-greek", 7: "x-mac-cyrillic", 21: "x-mac-thai", 25: "x-mac-chinesesimp", 29: "x-mac-ce", 35: "x-mac-turkish",
            36: "x-mac-croatian", 37: "x-mac-icelandic", 38: "x-mac-romanian", 152: "x-mac-cyrillic",
        ]
        for script in -1...200 { #expect(CharacterEncoding(macScript: script)?.name == scripts[script], "\(script)") }
    }

    @Test func catalogueIsWhole() {
        let named: [(CharacterEncoding, String)] = [
            (.utf8, "UTF-8"), (.windows1252, "windows-1252"), (.utf16LE, "UTF-16LE"), (.utf16BE, "UTF-16BE"),
            (.symbol, "Adobe-Symbol-Encoding"), (.macRoman, "macintosh"), (.utf32LE, "UTF-32LE"), (.utf32BE, "UTF-32BE"),
        ]
        for (encoding, name) in named { #expect(encoding.name == name) }
        for encoding in CharacterEncoding.all {
            #expect(CharacterEncoding(label: encoding.name) == encoding, "\(encoding)")
            if encoding.entry.scheme == .replacement { #expect(encoding.name == "replacement") }
            if case .singleByte = encoding.entry.scheme {
                let characters = SingleBytePage.shared(for: encoding).characters
                #expect(characters.count { $0 != .none } > 128, "\(encoding)")
            }
        }
    }

    @Test func leadBytes() {
        #expect(encoding("shift_jis").isDoubleByte)
        #expect((UInt8.min...UInt8.max).filter(encoding("shift_jis").isLeadByte) == Array(0x81...0x9F) + Array(0xE0...0xFC))
        #expect((UInt8.min...UInt8.max).filter(encoding("gbk").isLeadByte) == Array(0x81...0xFE))
        #expect(!CharacterEncoding.windows1252.isDoubleByte)
        #expect(!CharacterEncoding.utf8.isLeadByte(0xC3))
    }
}
