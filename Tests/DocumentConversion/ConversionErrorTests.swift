// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import Testing

@Suite struct ConversionErrorTests {
    @Test func describesItself() {
        for (error, expected) in [
            (ConversionError(.malformed, "a group is not closed"), "a group is not closed."),
            (ConversionError(.malformed, "it broke", hint: "try again", at: .byte(5120)), "byte 5120: it broke. Try again."),
            (ConversionError(.malformed, "x", at: .page(3)), "page 3: x."),
            (ConversionError(.malformed, "x", at: .line(4)), "line 4: x."),
            (ConversionError(.malformed, "x", at: .line(4, column: 7)), "line 4, column 7: x."),
            (ConversionError(.malformed, "x", hint: "'y' helps"), "x. 'y' helps."),
        ] {
            #expect(error.description == expected)
        }
    }

    @Test func namesItsKinds() {
        let codes: [(ConversionError.Code, String)] = [
            (.notFound, "not-found"), (.unreadable, "unreadable"), (.unknownFormat, "unknown-format"), (.malformed, "malformed"),
            (.invalidOption, "invalid-option"), (.encrypted, "encrypted"), (.limit, "limit"), (.resourceRefused, "resource-refused"),
            (.missingProgram, "missing-program"), (.helperFailed, "helper-failed"), (.timeout, "timeout"), (.cancelled, "cancelled"),
            (.cannotWrite, "cannot-write"),
        ]
        for (code, name) in codes { #expect(code.rawValue == name) }
        #expect(Set(codes.map(\.0)).count == codes.count)
    }

    @Test func positionsKnowTheirUnit() {
        #expect(SourcePosition.byte(7).byteOffset == 7)
        #expect(SourcePosition.page(2).page == 2)
        #expect(SourcePosition.line(3).column == nil)
        #expect(SourcePosition.line(3, column: 4).column == 4)
        #expect(SourcePosition.byte(3) != SourcePosition.page(3))
    }
}
