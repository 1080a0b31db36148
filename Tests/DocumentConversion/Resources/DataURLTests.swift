// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import TestSupport
import Testing

@Suite struct DataURLTests {
    /// After the examples of RFC 2397 and of the Fetch standard's processor.
    @Test func contents() {
        let plain = "text/plain;charset=US-ASCII"
        let cases: [(url: String, type: String?, text: String)] = [
            ("data:,A%20brief%20note", plain, "A brief note"),
            ("data:text/plain;charset=iso-8859-7,x", "text/plain;charset=iso-8859-7", "x"),
            ("data:text/html,a,b", "text/html", "a,b"), ("DATA:text/html,a#b", "text/html", "a"),
            ("data:text/html,a%23b?c", "text/html", "a#b?c"),
            ("data:;charset=utf-8,x", "text/plain;charset=utf-8", "x"), ("data:nonsense,x", plain, "x"),
            ("data:;base64,eA==", plain, "x"),
            ("data:image/png;base64,eHl6", "image/png", "xyz"), ("data:image/png;BASE64,eHl6", "image/png", "xyz"),
            ("data:image/png; base64 ,eHl6", "image/png", "xyz"), ("data:image/png;x=base64,eHl6", "image/png;x=base64", "eHl6"),
            ("data:base64,eHl6", plain, "eHl6"), ("data:;base64,eHl6eA", plain, "xyzx"),
            ("data:;base64,eH l6\r\n eA=\n=", plain, "xyzx"),
            ("data:;base64,e%48l%366", plain, "xyz"), ("data:;base64,eHl6%0AeA%3D%3D", plain, "xyzx"),
            ("data:;base64,Pz8_Pj4-", plain, "???>>>"), ("data:;base64,Pz8/Pj4+", plain, "???>>>"),
            ("data:;base64,", plain, ""),
            ("  data:,x ", plain, "x"), ("da\nta:,x", plain, "x"), ("data:", nil, ""), ("data:text/plain", nil, ""), ("data:a#,b", nil, ""),
            ("dat:,x", nil, ""), ("", nil, ""), ("xdata:,x", nil, ""), ("data:,%E4%zz%", plain, "\u{FFFD}%zz%"),
        ]
        for (url, type, text) in cases {
            let found = DataURLProvider.content(of: url)
            #expect(found?.mediaType.description == type, "\(url)")
            #expect(found.map { String(decoding: $0.bytes, as: UTF8.self) } ?? "" == text, "\(url)")
        }
    }

    @Test func largeOnes() throws {
        let url = "data:image/png;base64," + String(repeating: "AAAA\n", count: 200_000)
        let loader = ResourceLoader()
        let seconds = try threadSeconds {
            let bytes = try loader.load(url, kind: .attachment, baseURL: "http://host/", in: ImportContext())
            #expect(bytes.count == 600_000)
        }
        #expect(seconds < 10)
        var limits = Limits()
        limits.attachmentBytes = 599_999
        do throws(ConversionError) {
            _ = try loader.load(url, kind: .attachment, in: ImportContext(limits: limits))
            Issue.record("it is larger than allowed")
        } catch { #expect(error.code == .limit) }
        do throws(ConversionError) {
            _ = try loader.load(url, kind: .image, in: ImportContext())
            Issue.record("it is no image")
        } catch { #expect(error.code == .resourceRefused && error.message.utf8.count < 500) }
    }
}
