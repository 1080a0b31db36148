// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import MediaTypes
import PluginProtocol
import Testing

@Suite struct DescriptionTests {
    private static let whole = PluginDescription(
        name: "textmill-import-sample",
        formats: [
            DocumentFormat(
                "sample", "A sample, \"quoted\"", mediaTypes: [.plainText], fileNameExtensions: ["smp", "sample"],
                signatures: [.init("<?xml", "<sample"), .init("SMP1")]),
            DocumentFormat("other", "Another", mediaTypes: [], fileNameExtensions: []),
        ],
        options: [
            OptionDescription("quick", .flag, help: "be quick"),
            OptionDescription("rows", .integer(-1...10), default: "5", help: "rows"),
            OptionDescription("mode", .choice(["plain", "rich"]), help: "how"),
            OptionDescription("range", .text(placeholder: "A-B"), help: "what"),
            OptionDescription("key-file", .file(placeholder: "FILE"), help: "a key"),
        ], writesFiles: true, losesOnErrorOutput: true)

    @Test func roundTrip() throws {
        let read = try PluginDescription(line: Self.whole.line)
        #expect(read == Self.whole)
        #expect(read.formats[0].signatures[0].matches(Array("<?xml  <sample>".utf8)))
        #expect(read.line == Self.whole.line)
    }

    @Test func least() throws {
        let text = #"{"protocol":1,"name":"x","formats":[{"shortName":"a","name":"A"}]}"#
        let read = try PluginDescription(line: Array(text.utf8))
        let format = DocumentFormat("a", "A", mediaTypes: [], fileNameExtensions: [])
        #expect(read == PluginDescription(name: "x", formats: [format]))
    }

    /// Descriptions that cannot be used, and a part of what is said of them.
    private static let wrong = [
        ("", "no JSON object"), ("[]", "names no version"), ("{}", "names no version"), (#"{"protocol":"1"}"#, "names no version"),
        (#"{"protocol":2,"name":"x"}"#, "speaks version 2 of the protocol, not 1"),
        (#"{"protocol":1}"#, "has no name"), (#"{"protocol":1,"name":"../x"}"#, "has no name"),
        (#"{"protocol":1,"name":"x"}"#, "list 'formats'"),
        (#"{"protocol":1,"name":"x","formats":[]}"#, "has no formats"),
        (#"{"protocol":1,"name":"x","formats":[7]}"#, "without a short name"),
        (#"{"protocol":1,"name":"x","formats":[{"shortName":"A"}]}"#, "without a short name"),
        (#"{"protocol":1,"name":"x","formats":[{"shortName":"a"}]}"#, "without a name"),
        (#"{"protocol":1,"name":"x","formats":[{"shortName":"a","name":"A\u001b[1m"}]}"#, "without a name"),
        (#"{"protocol":1,"name":"x","formats":[{"shortName":"a","name":"A","extensions":["A"]}]}"#, "wrong extensions"),
        (#"{"protocol":1,"name":"x","formats":[{"shortName":"a","name":"A","extensions":["a/b"]}]}"#, "wrong extensions"),
        (#"{"protocol":1,"name":"x","formats":[{"shortName":"a","name":"A","mediaTypes":["text"]}]}"#, "wrong media types"),
        (#"{"protocol":1,"name":"x","formats":[{"shortName":"a","name":"A","mediaTypes":7}]}"#, "wrong media types"),
        (#"{"protocol":1,"name":"x","formats":[{"shortName":"a","name":"A","signatures":[{"tokens":[]}]}]}"#, "wrong signature"),
        (#"{"protocol":1,"name":"x","formats":[{"shortName":"a","name":"A","signatures":[{"tokens":[""]}]}]}"#, "wrong signature"),
        (#"{"protocol":1,"name":"x","formats":[{"shortName":"a","name":"A"}],"options":{}}"#, "list 'options'"),
        (#"{"protocol":1,"name":"x","formats":[{"shortName":"a","name":"A"}],"options":[{}]}"#, "option without a name"),
        (#"{"protocol":1,"name":"x","formats":[{"shortName":"a","name":"A"}],"options":[{"name":"o"}]}"#, "without a line of help"),
        (
            #"{"protocol":1,"name":"x","formats":[{"shortName":"a","name":"A"}],"options":[{"name":"o","help":"h"}]}"#,
            "kind that there is not"
        ),
        (
            #"{"protocol":1,"name":"x","formats":[{"shortName":"a","name":"A"}],"options":[{"name":"o","help":"h","kind":"integer","minimum":5,"maximum":4}]}"#,
            "wrong bounds"
        ),
        (
            #"{"protocol":1,"name":"x","formats":[{"shortName":"a","name":"A"}],"options":[{"name":"o","help":"h","kind":"choice","words":[]}]}"#,
            "wrong words"
        ),
    ]

    @Test func wrongDescriptions() {
        for (text, part) in Self.wrong {
            let error = #expect(throws: ConversionError.self, "\(text)") { try PluginDescription(line: Array(text.utf8)) }
            #expect(error?.code == .helperFailed)
            #expect(error?.message.contains(part) == true, "\(text): \(error?.message ?? "")")
        }
    }

    @Test func tooMany() {
        let formats = [String](repeating: #"{"shortName":"a","name":"A"}"#, count: PluginDescription.maximumCount + 1).joined(
            separator: ",")
        let text = #"{"protocol":1,"name":"x","formats":["# + formats + "]}"
        #expect(throws: ConversionError.self) { try PluginDescription(line: Array(text.utf8)) }
    }

    @Test func secrets() throws {
        let options = Self.whole.options + [OptionDescription("owner-password", .text(placeholder: "TEXT"), help: "a password")]
        let values: OptionValues = ["rows": "3", "key-file": "line\nline\"é", "owner-password": "secret"]
        #expect(options.filter(\.isSecret).map(\.name) == ["key-file", "owner-password"])
        var read = OptionValues()
        try read.add(secretLines: values.secretLines(options))
        #expect(read == ["key-file": "line\nline\"é", "owner-password": "secret"])
        #expect(throws: ConversionError.self) { try read.add(secretLines: Array("{}\n".utf8)) }
    }

    @Test func variables() {
        #expect(PluginConventions.Variable.limit("attachment-bytes") == "TEXTMILL_LIMIT_ATTACHMENT_BYTES")
    }
}
