// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import HTMLImport
import PlainTextImport
import SavedPageImport
import Testing
import TextModel

private let html = HTMLImporter()
private let text = PlainTextImporter()

private func message(_ source: String, in context: ImportContext = ImportContext()) throws -> Document {
    let bytes = Array(source.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n").utf8)
    return try MessageImporter(html: html, text: text).read(DocumentSource(bytes), in: context)
}

/// The smallest GIF.
private let picture = "R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=="

private let mail = """
    From: =?utf-8?q?J=C3=BCrgen?= <j@example.org>
    To: Ann <ann@example.org>
    Subject: Hello
    Date: Wed, 1 May 2024 10:00:00 +0200
    MIME-Version: 1.0
    Content-Type: multipart/mixed; boundary=m

    --m
    Content-Type: multipart/related; boundary=r

    --r
    Content-Type: text/html; charset=windows-1252
    Content-Transfer-Encoding: quoted-printable

    <p style=3D"color:red">Gr=FC=DFe <img src=3D"cid:p@x" alt=3Dpic><img src=3D"file:///etc/hostname">
    --r
    Content-Type: image/gif
    Content-ID: <p@x>
    Content-Transfer-Encoding: base64

    \(picture)
    --r--
    --m
    Content-Type: application/pdf; name="a.pdf"
    Content-Disposition: attachment; filename="a.pdf"
    Content-Transfer-Encoding: base64

    JVBERi0=
    --m--
    """

@Test func mailWithPictureAndFile() throws {
    let context = ImportContext()
    let document = try message(mail, in: context)
    #expect(document.text.string == "Grüße \u{FFFC}\u{FFFC}\n\u{FFFC}\n")
    #expect(document.text.attribute(\.foregroundColor, at: 0).value == Color(red: 1, green: 0, blue: 0, name: "red"))
    #expect(document.metadata.title == "Hello")
    #expect(document.metadata.authors == ["Jürgen"])
    #expect(document.metadata.creationDate?.description == "2024-05-01T10:00:00+02:00")
    #expect(document.text.attachments.map(\.mediaType) == ["image/gif", nil, "application/pdf"])
    #expect(try document.text.attachments[2].bytes() == Array("%PDF-".utf8))
    // What is not in the message is not looked for.
    #expect(context.monitor.diagnostics.warnings.map(\.code) == ["missing-picture"])
}

@Test func plainMail() throws {
    let document = try message("Subject: x\nContent-Type: text/plain; charset=utf-8\n\nOne line\n\nAnother\n")
    #expect(document.text.string.contains("One line\n"))
    #expect(document.metadata.title == "x")
}

@Test func alternatives() throws {
    let document = try message(
        "Content-Type: multipart/alternative; boundary=a\n\n--a\nContent-Type: text/plain\n\nplain\n--a\nContent-Type: text/html\n\n<b>rich</b>\n--a--\n"
    )
    #expect(document.text.string == "rich\n")
}

@Test func savedPageWithStyleSheet() throws {
    let document = try message(
        """
        Content-Type: multipart/related; type="text/html"; boundary=b
        Snapshot-Content-Location: http://a.example/dir/page.html

        --b
        Content-Type: text/html
        Content-Location: http://a.example/dir/page.html

        <link rel=stylesheet href=../s.css><a href=x>link</a>
        --b
        Content-Type: text/css
        Content-Location: http://a.example/s.css

        a { font-weight: bold }
        --b--
        """)
    #expect(document.text.string == "link\n")
    let attributes = document.text.attributes(at: 0).attributes
    #expect(attributes.font.weight == 700)
    #expect(attributes.link?.destination == "http://a.example/dir/x")
}

@Test func archiveOfSafari() throws {
    let list = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>WebMainResource</key><dict>
        <key>WebResourceData</key><data>PGltZyBzcmM9cC5naWYgYWx0PVA+PGI+eDwvYj4=</data>
        <key>WebResourceMIMEType</key><string>text/html</string>
        <key>WebResourceTextEncodingName</key><string>UTF-8</string>
        <key>WebResourceURL</key><string>http://a.example/page.html</string></dict>
        <key>WebSubresources</key><array><dict>
        <key>WebResourceData</key><data>\(picture)</data>
        <key>WebResourceMIMEType</key><string>image/gif</string>
        <key>WebResourceURL</key><string>http://a.example/p.gif</string></dict></array></dict></plist>
        """
    let context = ImportContext()
    let document = try WebArchiveImporter(html: html, text: text).read(DocumentSource(Array(list.utf8)), in: context)
    #expect(document.text.string == "\u{FFFC}x\n")
    #expect(document.text.attachments.first?.pixelSize == PixelSize(width: 1, height: 1))
    #expect(document.metadata.baseURL == "http://a.example/page.html")
    #expect(context.monitor.diagnostics.warnings.isEmpty)
}

@Test func whatHoldsNoText() {
    for source in ["", "no header", "Content-Type: image/gif\n\nx"] {
        #expect(throws: ConversionError.self) {
            try WebArchiveImporter(html: html, text: text).read(DocumentSource(Array(source.utf8)), in: ImportContext())
        }
    }
    #expect(throws: ConversionError.self) { try message("") }
}

/// A browser names itself as sender and the day it saved.
@Test func headerOfSavedPage() throws {
    let page = "Content-Type: text/html\nContent-Location: http://a.example/\n\n<title>t</title><meta name=author content=A>x"
    let saved = try message("From: <Saved by Blink>\nSubject: s\nDate: Wed, 1 May 2024 10:00:00 +0200\n" + page).metadata
    #expect(saved.title == "t")
    #expect(saved.authors == ["A"])
    #expect(saved.creationDate == nil)
    let sent = try message("From: B <b@example.org>\nTo: c@example.org\nSubject: s\n" + page).metadata
    #expect(sent.title == "s")
    #expect(sent.authors == ["B"])
}

private let forwarding = """
    From: Ann <a@example.org>
    To: Bob <b@example.org>
    Subject: Fwd: x
    Content-Type: multipart/mixed; boundary=m

    --m
    Content-Type: text/plain

    See below.
    --m
    Content-Type: message/rfc822

    From: =?utf-8?q?J=C3=BCrgen?= <j@example.org>
    Subject: x
    Content-Type: multipart/mixed; boundary=n

    --n
    Content-Type: text/html

    <p>Hello</p>
    --n
    Content-Type: image/gif; name=a.gif
    Content-Transfer-Encoding: base64

    \(picture)
    --n--
    --m
    Content-Type: application/pdf; name=b.pdf
    Content-Disposition: attachment

    %PDF
    --m--
    """

@Test func forwardedMessage() throws {
    let text = try message(forwarding).text
    #expect(text.string == "See below.\nFrom: Jürgen <j@example.org>\nSubject: x\n\nHello\n\u{FFFC}\n\u{FFFC}\n")
    #expect(text.attachments.map(\.name) == ["a.gif", "b.pdf"])
    let file = try message(
        forwarding.replacing("Content-Type: message/rfc822\n", with: "Content-Type: message/rfc822\nContent-Disposition: attachment\n"))
    #expect(file.text.attachments.map(\.mediaType) == ["message/rfc822", "application/pdf"])
}

/// Messages whose whole body is a message, and one among related parts.
@Test func messagesAsBodies() throws {
    let inner = "Content-Type: message/rfc822\n\nSubject: inner\n\nDEEP TEXT\n"
    let twice = "Content-Type: multipart/mixed; boundary=m\n\n--m\n\nFYI\n--m\nContent-Type: message/rfc822\n\n\(inner)--m--\n"
    let related = "Content-Type: multipart/related; boundary=m\n\n--m\nContent-Type: text/html\n\n<p>FYI\n--m\n\(inner)--m--\n"
    for source in [inner, twice, related] {
        let text = try message("Subject: outer\n" + source).text.string
        #expect(text.contains("Subject: inner\n") && text.contains("DEEP TEXT\n"), "\(source)")
    }
}

@Test func mailHeader() throws {
    var context = ImportContext()
    context.options["mail-header"] = "show"
    let document = try message(forwarding, in: context)
    #expect(
        document.text.string.hasPrefix("From: Ann <a@example.org>\nTo: Bob <b@example.org>\nSubject: Fwd: x\n\nSee below.\nFrom: Jürgen"))
    #expect(document.text.attribute(\.font.weight, at: 0).value == 700)
}

/// Messages in messages, further than anybody forwards.
@Test func messagesInMessages() throws {
    var source = "Subject: last\n\nend\n"
    for depth in 0..<60 {
        source =
            "Subject: \(depth)\nContent-Type: multipart/mixed; boundary=b\(depth)\n\n--b\(depth)\nContent-Type: message/rfc822\n\n\(source)"
    }
    let text = try message(source).text
    #expect(text.attachments.count == 1)
}

/// Parts by their names.
private struct Parts: Container {
    let parts: [(name: String, text: String)]
    var names: [String] { parts.map(\.name) }

    func read(_ name: String, limit: Int) throws(ConversionError) -> [UInt8] {
        guard let part = parts.first(where: { $0.name == name }) else { throw ConversionError(.notFound, name) }
        return Array(part.text.utf8)
    }
}

@Test func pagesInArchives() throws {
    let style = (name: "a/s.css", text: "b { color: red }")
    let index = "<link rel=stylesheet href=s.css><b>x</b><a href=y.html>y</a>"
    let cases: [([(name: String, text: String)], String, [String])] = [
        ([("a/index.html", index), style], "xy", []),
        ([("a/only.htm", index), style], "xy", []),
        ([("a/b/index.html", "deep"), ("a/INDEX.HTML", index), style, ("a/other.html", "")], "xy", []),
        ([("a/index.html", index), style, ("b/index.html", "")], "xy", ["more-documents"]),
        ([("__MACOSX/a/._index.html", "no"), ("a/index.xhtml", "<html><body><p/>x</body></html>")], "x", []),
    ]
    for (parts, expected, warnings) in cases {
        let context = ImportContext()
        let source = DocumentSource(.container(Parts(parts: parts)), name: "page.zip")
        let document = try ZippedPageImporter(html: html).read(source, in: context)
        #expect(document.text.string == expected + "\n", "\(parts)")
        #expect(context.monitor.diagnostics.warnings.map(\.code) == warnings)
        if expected == "xy" {
            #expect(document.text.attribute(\.foregroundColor, at: 0).value?.name == "red")
            #expect(document.text.attribute(\.link, at: 1).value?.destination == "y.html")
        }
    }
    for parts in [[("a.html", ""), ("b.html", "")], [("a.txt", "")], []] {
        #expect(throws: ConversionError.self) {
            try ZippedPageImporter(html: html).read(DocumentSource(.container(Parts(parts: parts))), in: ImportContext())
        }
    }
}

/// What a page in an archive refers to outside of it is not looked for.
@Test func archivesAreClosed() throws {
    let context = ImportContext()
    let page = "<img src=../../etc/hostname alt=a><img src=file:///etc/hostname alt=b><img src=/etc/hostname alt=c>"
    let source = DocumentSource(.container(Parts(parts: [("a/index.html", page)])))
    _ = try ZippedPageImporter(html: html).read(source, in: context)
    #expect(context.monitor.diagnostics.warnings.map(\.code) == ["missing-picture", "missing-picture", "missing-picture"])
}
