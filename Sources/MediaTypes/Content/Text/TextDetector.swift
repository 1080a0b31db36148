// SPDX-License-Identifier: Apache-2.0

/// Names kinds of text: by signature, markup, notation, headers, and last by what its lines look like.
enum TextDetector {
    private static let signatures = SignatureTable([TextSignatures.table])

    /// - Parameters:
    ///   - text: the beginning of the text, in UTF-8 or another extension of ASCII.
    ///   - isWhole: whether it is all of it.
    static func matches(_ text: [UInt8], isWhole: Bool) -> [ContentMatch] {
        var matches: [ContentMatch] = []
        let start = text.firstIndex { !$0.isASCIISpace } ?? text.count
        matches += signatureMatches(text, from: start)
        // What only stands somewhere in a text may be quoted there: structure can still say more.
        var isOpen: Bool { !matches.contains { $0.certainty == .certain } }
        if isOpen {
            let first = text.byte(start)
            if first == 0x23, let script = Shebang.match(text, from: start) {
                matches.append(script)
            } else if first == 0x3C {
                matches += markup(text, from: start)
            } else if first == 0x7B || first == 0x5B {
                matches += JSONKinds.matches(text, from: start, isWhole: isWhole)
            }
        }
        if isOpen, MailHeaders.isFromLine(text) {
            matches.append(
                ContentMatch(mediaType: "application/mbox", certainty: MailHeaders.mailboxCertainty(text), evidence: "From line"))
        }
        if isOpen, MailHeaders.areMessage(text) {
            // The line that begins a mailbox's messages (RFC 4155).
            let type = text.has("From ") ? "application/mbox" : "message/rfc822"
            let certainty = text.has("From ") ? MailHeaders.mailboxCertainty(text) : .certain
            matches.append(ContentMatch(mediaType: type, certainty: certainty, evidence: "mail headers"))
        }
        if matches.isEmpty, FrontMatter.isMarkdown(text, from: start) {
            matches.append(ContentMatch(mediaType: "text/markdown", certainty: .likely, evidence: "front matter"))
        }
        if matches.isEmpty, let likely = LineEvidence.match(text, isWhole: isWhole) { matches.append(likely) }
        if matches.isEmpty || !matches.contains(where: { $0.certainty == .fallback }) {
            matches.append(ContentMatch(mediaType: "text/plain", certainty: .fallback, evidence: "text"))
        }
        return matches
    }

    private static func signatureMatches(_ text: [UInt8], from start: Int) -> [ContentMatch] {
        var hits = signatures.hits(in: text, from: start)
        hits.sort { $0.strength > $1.strength }
        return hits.map { hit in
            let begins = hit.line.key?.place == .fixed && hit.strength > 2
            return ContentMatch(
                mediaType: hit.line.mediaType, certainty: hit.line.isLikely || !begins ? .likely : .certain,
                evidence: hit.place == 0 ? "text signature" : "text signature at \(hit.place)")
        }
    }

    private static func markup(_ text: [UInt8], from start: Int) -> [ContentMatch] {
        let html = ContentMatch(mediaType: "text/html", certainty: .certain, evidence: "HTML tag")
        // Markdown may begin with HTML: then the name tells.
        let markdown = ContentMatch(mediaType: "text/markdown", certainty: .certain, evidence: "Markdown behind an HTML tag")
        let pages = MarkdownSigns.areIn(text, behind: start) ? [html, markdown] : [html]
        guard let root = XMLRoot(text, from: start) else {
            if HTMLSniffing.isHTML(text, from: start) { return pages }
            return HTMLSniffing.isFragment(text, from: start) ? [likelyHTML] : []
        }
        // Only a declaration or a namespace makes a text XML whose tags are HTML's.
        let isDeclared = root.hasDeclaration || !root.declared.isEmpty
        let isHTML = !isDeclared && HTMLSniffing.isHTML(text, from: start)
        let general = ContentMatch(
            mediaType: "application/xml", certainty: .fallback, evidence: root.hasDeclaration ? "XML declaration" : "root element")
        if let match = XMLKinds.match(root) {
            if match.mediaType == "text/html" || (isHTML && match.certainty != .certain) { return pages }
            return match.mediaType == "application/xml" ? [general] : [match, general]
        }
        if isHTML { return pages }
        if !isDeclared, HTMLSniffing.isFragment(text, from: start) { return [likelyHTML] }
        return root.looksLikeXML ? [general] : []
    }

    private static let likelyHTML = ContentMatch(mediaType: "text/html", certainty: .likely, evidence: "HTML tags")

    /// Kinds of text that may hold any bytes further on: mail, mailboxes, and markup with damaged characters.
    static func matchesInBinary(_ head: [UInt8]) -> [ContentMatch] {
        let nul = head.firstIndex(of: 0) ?? head.count
        guard nul > 256 || nul == head.count else { return [] }
        let text = Array(head.prefix(nul))
        if text.has("From "), MailHeaders.areMessage(Array(text.drop { $0 != 0x0A }.dropFirst())) {
            return [
                ContentMatch(
                    mediaType: "application/mbox", certainty: MailHeaders.mailboxCertainty(text), evidence: "From line and mail headers")
            ]
        }
        if MailHeaders.areMessage(text) {
            return [ContentMatch(mediaType: "message/rfc822", certainty: .certain, evidence: "mail headers")]
        }
        let start = text.firstIndex { !$0.isASCIISpace } ?? text.count
        guard text.byte(start) == 0x3C else {
            return signatureMatches(text, from: start).filter { $0.certainty == .certain }
        }
        return markup(text, from: start).filter { $0.certainty == .certain }
    }
}
