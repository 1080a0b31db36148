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
        if matches.isEmpty {
            let first = text.byte(start)
            if first == 0x23, let script = Shebang.match(text, from: start) {
                matches.append(script)
            } else if first == 0x3C {
                matches += markup(text, from: start)
            } else if first == 0x7B || first == 0x5B {
                matches += JSONKinds.matches(text, from: start, isWhole: isWhole)
            }
        }
        if matches.isEmpty, MailHeaders.areMessage(text) {
            matches.append(ContentMatch(mediaType: "message/rfc822", certainty: .certain, evidence: "mail headers"))
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
            ContentMatch(
                mediaType: hit.line.mediaType, certainty: hit.line.isLikely ? .likely : .certain,
                evidence: hit.place == 0 ? "text signature" : "text signature at \(hit.place)")
        }
    }

    private static func markup(_ text: [UInt8], from start: Int) -> [ContentMatch] {
        let root = XMLRoot(text, from: start)
        if let root, let match = XMLKinds.match(root) {
            let html =
                match.mediaType == "text/html"
                || root.hasDeclaration == false && HTMLSniffing.isHTML(text, from: start) && match.certainty != .certain
            if html { return [ContentMatch(mediaType: "text/html", certainty: .certain, evidence: "HTML tag")] }
            let general = ContentMatch(mediaType: "application/xml", certainty: .fallback, evidence: "XML")
            return match.mediaType.utf8.elementsEqual("application/xml".utf8) ? [match] : [match, general]
        }
        if HTMLSniffing.isHTML(text, from: start) {
            return [ContentMatch(mediaType: "text/html", certainty: .certain, evidence: "HTML tag")]
        }
        if let root, root.looksLikeXML {
            return [
                ContentMatch(
                    mediaType: "application/xml", certainty: .fallback, evidence: root.hasDeclaration ? "XML declaration" : "root element")
            ]
        }
        if HTMLSniffing.isFragment(text, from: start) {
            return [ContentMatch(mediaType: "text/html", certainty: .likely, evidence: "HTML tags")]
        }
        return []
    }

    /// Kinds of text that may hold any bytes further on: mail, mailboxes, and markup with damaged characters.
    static func matchesInBinary(_ head: [UInt8]) -> [ContentMatch] {
        let nul = head.firstIndex(of: 0) ?? head.count
        guard nul > 256 || nul == head.count else { return [] }
        let text = Array(head.prefix(nul))
        if text.has("From "), MailHeaders.areMessage(Array(text.drop { $0 != 0x0A }.dropFirst())) {
            return [ContentMatch(mediaType: "application/mbox", certainty: .certain, evidence: "From line and mail headers")]
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
