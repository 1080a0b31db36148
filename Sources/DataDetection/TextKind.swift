// SPDX-License-Identifier: Apache-2.0

/// What a document's media type says of the words in it.
enum TextKind {
    /// Types of text that is written for people, in prose, with markup or as records of persons and appointments; all other types of text
    /// are source code, settings or data.
    private static let prose: Set<[UInt8]> = Set(
        """
        asciidoc calendar csv enriched html htmlh markdown org plain plain. rfc822-headers richtext rtf sgml tab-separated-values texmacs
        troff vcard vnd.debian.copyright vnd.familysearch.gedcom vnd.typst vnd.wap.wml vtt x-ansi x-asciidoc x-authors x-changelog x-copying
        x-copyright x-credits x-install x-markdown x-microdvd x-nfo x-readme x-rst x-setext x-ssa x-subviewer x-tex
        x-texinfo x-textile x-troff-me x-troff-mm x-troff-ms x-txt2tags x-web-markdown
        """.utf8.split { $0 <= 0x20 }.map { Array($0) })
    /// Types of source code and data that are not under `text`.
    private static let codes: Set<[UInt8]> = Set(
        """
        ecmascript javascript json jsonl postscript sql toml x-awk x-desktop x-httpd-php x-javascript x-ndjson x-perl x-php x-python x-ruby
        x-sh x-shellscript x-yaml yaml
        """.utf8.split { $0 <= 0x20 }.map { Array($0) })

    /// Whether text of a media type is code: words with dots in it are names of files and members.
    static func isCode(_ mediaType: String) -> Bool {
        let essence = mediaType.utf8.prefix { $0 != UInt8(ascii: ";") && $0 != 0x20 }.map(ASCII.folded)
        guard let slash = essence.firstIndex(of: UInt8(ascii: "/")) else { return false }
        let subtype = Array(essence[(slash + 1)...])
        if essence[..<slash].elementsEqual("text".utf8) { return !prose.contains(subtype) }
        return essence[..<slash].elementsEqual("application".utf8) && (codes.contains(subtype) || Self.ends(subtype, "+json"))
    }

    private static func ends(_ name: [UInt8], _ ending: String) -> Bool { name.suffix(ending.utf8.count).elementsEqual(ending.utf8) }
}
