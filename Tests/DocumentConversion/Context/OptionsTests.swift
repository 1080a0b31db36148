// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import Testing

@Suite struct OptionsTests {
    static let flag = OptionDescription("flag", .flag, help: "")
    static let number = OptionDescription("number", .integer(1...10), default: "4", help: "")
    static let choice = OptionDescription("choice", .choice(["a", "b"]), help: "")
    static let text = OptionDescription("text", .text(placeholder: "TEXT"), help: "")
    static let file = OptionDescription("file", .file(placeholder: "FILE"), help: "")

    @Test func validatesValues() {
        for (name, value, isValid) in [
            ("flag", "yes", true), ("flag", "no", true), ("flag", "", false), ("flag", "YES", false), ("number", "1", true),
            ("number", "10", true), ("number", "0", false), ("number", "11", false), ("number", "", false), ("number", "1.5", false),
            ("number", " 2", false), ("number", "99999999999999999999", false), ("choice", "a", true), ("choice", "A", false),
            ("choice", "", false), ("text", "", true), ("text", "\u{0}", true), ("file", "x", true), ("unknown", "x", false),
        ] {
            let values: OptionValues = [name: value]
            let all = [Self.flag, Self.number, Self.choice, Self.text, Self.file, .media]
            do throws(ConversionError) {
                try values.validate(all)
                #expect(isValid, "\(name)=\(value)")
            } catch {
                #expect(!isValid, "\(name)=\(value)")
                #expect(error.code == .invalidOption)
                #expect(error.message.contains(name) && (error.message.contains("'\(value)'") || name == "unknown"))
            }
        }
    }

    @Test func readsValues() {
        var values: OptionValues = ["number": "7", "flag": "yes", "number": "8"]
        #expect(values[Self.number] == "8")
        #expect(values.integer(Self.number) == 8)
        #expect(values.isSet(Self.flag))
        values["number"] = nil
        #expect(values.integer(Self.number) == 4)
        values["number"] = "99"
        #expect(values.integer(Self.number) == 10)
        values["number"] = "x"
        #expect(values.integer(Self.number) == nil)
        values["flag"] = "no"
        #expect(!values.isSet(Self.flag))
        #expect(values[Self.choice] == nil)
        #expect(values[OptionDescription.media] == nil)
    }

    @Test func letsOthersHaveTheirOptions() throws {
        let values: OptionValues = ["flag": "no", "choice": "not one of mine"]
        try values.validate([Self.flag], among: [Self.choice])
        #expect(throws: ConversionError.self) { try values.validate([Self.flag]) }
    }
}
