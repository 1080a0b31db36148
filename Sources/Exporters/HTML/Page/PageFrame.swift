// SPDX-License-Identifier: Apache-2.0

import HTMLWriting
import TextModel

/// What stands around the body: the head of a page; for a fragment an element with the style of the whole, if there is any.
struct PageFrame {
    let document: Document
    let page: PageState

    /// The longest title taken from a heading, in scalars.
    private static let maximumTitle = 200

    var head: String { page.options.isFragment ? fragmentStart : pageHead }
    var foot: String { page.options.isFragment ? (fragmentStart.isEmpty ? "" : "</div>\n") : "</body>\n</html>\n" }

    private var fragmentStart: String {
        let attributes = languageAndDirection + rootStyleAttribute
        return attributes.isEmpty ? "" : "<div\(attributes)>\n"
    }

    private var pageHead: String {
        var head = "<!DOCTYPE html>\n<html\(languageAndDirection)>\n<head>\n<meta charset=\"\(charset)\">\n"
        head += "<meta http-equiv=\"Content-Security-Policy\" content=\"\(policy)\">\n"
        head += "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
        head += "<title>\(HTMLText.escaped(title))</title>\n"
        for (name, content) in namedMetadata where !content.isEmpty {
            head += "<meta name=\"\(name)\" content=\"\(HTMLText.escaped(content))\">\n"
        }
        let sheet = styleText
        if !sheet.isEmpty { head += "<style>\n\(sheet)</style>\n" }
        return head + "</head>\n<body\(page.options.hasInlineStyles ? rootStyleAttribute : "")>\n"
    }

    /// The page's style sheet: what is asked for, around the document's own style.
    var styleText: String {
        let text = styleTextAsIs
        if page.options.charset == .utf8 || text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
        // No reference to a character means anything in a style sheet.
        return text.unicodeScalars.reduce(into: "") { result, scalar in
            if scalar.isASCII { result.unicodeScalars.append(scalar) } else { result += "\\" + String(scalar.value, radix: 16) + " " }
        }
    }

    private var styleTextAsIs: String {
        let root = page.options.hasInlineStyles ? Declarations() : rootDeclarations
        let own = (root.isEmpty ? "" : "body{\(root.text)}\n") + (page.options.hasInlineStyles ? "" : page.styles.styleSheet)
        switch page.options.sheet {
        case .none: return own
        // In a style element nothing but its end tag is markup.
        case .text(let text): return own + text.replacing("</", with: "<\\/") + (text.hasSuffix("\n") ? "" : "\n")
        case .ours:
            let body = DarkColors.declarations(for: root.text)
            let dark = DefaultSheet.dark + (body.isEmpty ? "" : "body{\(body)}") + page.styles.darkRules
            return DefaultSheet.base + own + DefaultSheet.media + "@media (prefers-color-scheme:dark){\(dark)}\n"
        }
    }

    /// What a page in UTF-16 says does not matter, as its mark counts; but it may not say UTF-16 (HTML, section 4.2.5.4).
    var charset: String {
        let charset = page.options.charset
        return charset.isASCIICompatible ? charset.name.lowercased() : "utf-8"
    }

    /// What the page may load: its own styles, and pictures from where they are.
    private var policy: String {
        let pictures =
            switch page.options.media {
            case .embed: " img-src data:;"
            case .files: " img-src 'self' file: data:;"
            case .link: " img-src 'self' file: data: http: https:;"
            case .drop: ""
            }
        // The page holds no script. One that its owner adds as an element runs, event attributes do not, and nothing is fetched or sent.
        return
            "default-src 'none';\(pictures) style-src 'unsafe-inline'; script-src-elem 'unsafe-inline'; base-uri 'none'; form-action 'none'"
    }

    private var languageAndDirection: String {
        let language = page.values.text(page.root[.language])
        return (language.isEmpty ? "" : " lang=\"\(HTMLText.escaped(language))\"")
            + (page.direction.map { " dir=\"\($0.htmlName)\"" } ?? "")
    }

    private var rootDeclarations: Declarations {
        var declarations = page.declarations(for: page.root, in: InheritedStyle())
        declarations.add("background-color", document.metadata.backgroundColor)
        declarations.add("tab-size", points: page.defaultTabInterval)
        if page.hyphenates { declarations.add("hyphens", "auto") }
        return declarations
    }

    private var rootStyleAttribute: String {
        let root = rootDeclarations
        return root.isEmpty ? "" : " style=\"\(HTMLText.escaped(root.text))\""
    }

    private var namedMetadata: [(name: String, content: String)] {
        let metadata = document.metadata
        return [
            ("author", metadata.authors.joined(separator: ", ")), ("description", metadata.subject ?? ""),
            ("keywords", metadata.keywords.joined(separator: ", ")), ("generator", "Textmill"),
            ("dcterms.created", metadata.creationDate?.description ?? ""),
            ("dcterms.modified", metadata.modificationDate?.description ?? ""),
        ]
    }

    /// The document's title, else its first heading.
    var title: String {
        if let title = document.metadata.title, Self.hasWords(title) { return title }
        let text = document.text
        for run in 0..<text.paragraphRuns.count {
            guard text[Number<ParagraphStyle>(text.paragraphRuns.values[run])].headingLevel != nil else { continue }
            let range = text.paragraphRuns.range(of: run)
            let heading = text.bytes[range].prefix { $0 != TextScalar.lineFeed }
            let words = String(decoding: heading.prefix(Self.maximumTitle * 4), as: UTF8.self).unicodeScalars
                .filter { $0 != "\u{FFFC}" }.map { $0 == "\u{2028}" || $0 == "\t" ? " " : $0 }
            let title = String(String.UnicodeScalarView(words.prefix(Self.maximumTitle)))
            if Self.hasWords(title) { return title }
        }
        return "Untitled"
    }

    private static func hasWords(_ title: String) -> Bool { title.unicodeScalars.contains { !$0.properties.isWhitespace } }
}
