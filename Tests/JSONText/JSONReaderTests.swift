// SPDX-License-Identifier: Apache-2.0

import JSONText
import Testing

@Suite struct JSONReaderTests {
    /// A value as text in which every difference shows.
    private static func dump(_ value: JSONValue?) -> String {
        switch value {
        case nil: "nothing"
        case .null: "null"
        case .boolean(let value): "\(value)"
        case .number(let value): "\(value)"
        case .string(let text):
            "'" + text.unicodeScalars.map { $0.value < 0x7F && $0.value > 0x1F ? "\($0)" : "<\($0.value)>" }.joined() + "'"
        case .array(let values): "[" + values.map { dump($0) }.joined(separator: " ") + "]"
        case .object(let members): "{" + members.map { "\($0.name):\(dump($0.value))" }.joined(separator: " ") + "}"
        }
    }

    private static let cases = [
        ("null", "null"), (" true\n", "true"), ("false", "false"), ("0", "0.0"), ("-0", "-0.0"), ("12.5e1", "125.0"), ("1E-2", "0.01"),
        (#""""#, "''"), (#""a\"\\\/\b\f\n\r\t""#, "'a\"\\/<8><12><10><13><9>'"), (#""\u00e9\ud83d\ude00""#, "'<233><128512>'"),
        (#""\ud83dx""#, "'<65533>x'"), (#""\ude00""#, "'<65533>'"), ("\"é\"", "'<233>'"),
        ("[]", "[]"), ("[1, [2], \"x\"]", "[1.0 [2.0] 'x']"), ("{}", "{}"), (#"{ "a" : 1 , "b" : {"c":null} }"#, "{a:1.0 b:{c:null}}"),
        // What is no JSON
        ("", "nothing"), ("nul", "nothing"), ("nulll", "nothing"), ("01", "nothing"), ("1.", "nothing"), (".5", "nothing"),
        ("+1", "nothing"),
        ("1e", "nothing"), ("1e999", "nothing"), ("-", "nothing"), ("NaN", "nothing"), ("\"", "nothing"), ("\"\n\"", "nothing"),
        (#""\x""#, "nothing"), (#""\u12""#, "nothing"), (#""\u+123""#, "nothing"), ("[1,]", "nothing"), ("[1 2]", "nothing"),
        ("{\"a\"}", "nothing"), ("{a:1}", "nothing"), ("{\"a\":1,}", "nothing"), ("1 2", "nothing"), ("'a'", "nothing"), ("[", "nothing"),
        ("]", "nothing"),
    ]

    @Test func values() {
        for (text, expected) in Self.cases { #expect(Self.dump(JSONReader.read(Array(text.utf8))) == expected, "\(text)") }
        #expect(Self.dump(JSONReader.read([0x22, 0xFF, 0x22])) == "nothing")
    }

    @Test func depth() {
        let deepest = String(repeating: "[", count: JSONReader.maximumDepth) + String(repeating: "]", count: JSONReader.maximumDepth)
        #expect(Self.dump(JSONReader.read(Array(deepest.utf8))) == deepest)
        #expect(Self.dump(JSONReader.read(Array("[\(deepest)]".utf8))) == "nothing")
        #expect(Self.dump(JSONReader.read([UInt8](repeating: UInt8(ascii: "["), count: 1_000_000))) == "nothing")
    }

    /// What is written is read.
    @Test func roundTrip() {
        var object = JSONLine()
        object.add("text", "a \"quoted\" \u{1}\u{7F}\n\u{1F600}")
        object.add("number", -3)
        object.add("fraction", 0.25)
        object.add("infinite", Double.infinity)
        object.add("flag", true)
        object.add("list", ["x", "y"])
        let value = JSONReader.read(object.line)
        #expect(value?["text"]?.string == "a \"quoted\" \u{1}\u{7F}\n\u{1F600}")
        #expect(value?["number"]?.integer == -3)
        #expect(value?["fraction"]?.number == 0.25)
        #expect(value?["fraction"]?.integer == nil)
        #expect(Self.dump(value?["infinite"]) == "nothing")
        #expect(value?["flag"]?.boolean == true)
        #expect(value?["list"]?.strings == ["x", "y"])
        #expect(JSONReader.read(Array(#"{"a":1,"a":[2,"x"]}"#.utf8))?["a"]?.strings == nil)
    }
}
