// SPDX-License-Identifier: Apache-2.0

import MIMEMessages
import Testing

@Suite struct MessageTextTests {
    @Test func dates() throws {
        let cases: [(String, String?)] = [
            ("Mon, 30 Nov 2026 11:29:04 +0100", "2026-11-30T11:29:04+01:00"), ("30 Nov 2026 11:29 GMT (x)", "2026-11-30T11:29Z"),
            ("Thu, 1 Jan 70 00:00:00 -0930", "1970-01-01T00:00:00-09:30"), ("1 January 05", "2005-01-01"),
            ("1 Feb 105 1:2:3 EST", "2005-02-01T01:02:03-05:00"), ("1 Feb 2005 1:2:3 -0000", "2005-02-01T01:02:03"),
            ("1 Feb 2005 25:00", nil), ("32 Feb 2005", nil), ("Mon", nil), ("", nil), ("1 Foo 2005", nil),
            ("1 Feb 99999999999999999999", nil), ("1 Feb 2005 1:2:3 +9999", nil),
        ]
        for (text, expected) in cases {
            let message = try MIMEMessage(parsing: Array("Date: \(text)\n\n".utf8))
            #expect(message.metadata.creationDate?.description == expected, "\(text)")
        }
    }

    @Test func fields() throws {
        let message = try MIMEMessage(
            parsing: Array(
                "Subject: a\nTO: =?utf-8?Q?Zo=C3=AB?= <z@x>\nX-Mailer: M 1\nKeywords: a, b ,\nContent-Language: de, en\nsubject: b\n".utf8))
        #expect(message.header["subject"] == "a" && message.header["Missing"] == nil)
        #expect(message.header.fields.map(\.name) == ["Subject", "TO", "X-Mailer", "Keywords", "Content-Language", "subject"])
        let metadata = message.metadata
        #expect(metadata.custom["to"] == .string("Zoë <z@x>") && metadata.generator == "M 1" && metadata.language == "de")
        #expect(metadata.keywords == ["a", "b"])
    }
}
