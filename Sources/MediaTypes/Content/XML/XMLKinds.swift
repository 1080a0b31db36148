// SPDX-License-Identifier: Apache-2.0

/// Names kinds of XML by namespace and name of the root element, else by document type or processing instruction.
enum XMLKinds {
    static func match(_ root: XMLRoot) -> ContentMatch? {
        let hasNamespace = !root.namespace.isEmpty
        var rows = WordTable(XMLVocabulary.roots)
        while let rest = rows.next(of: root.localName) {
            let parts = rest.split(separator: " ", maxSplits: 1)
            guard parts.count == 2, accepts(root, String(parts[0])) else { continue }
            let type = String(parts[1])
            let evidence = "XML root " + String(decoding: root.localName.prefix(40), as: UTF8.self)
            if let special = special(type, root) { return ContentMatch(mediaType: special, certainty: .certain, evidence: evidence) }
            // A bare name in no namespace, shared by many, is evidence and not proof.
            let certain = hasNamespace || root.hasDeclaration || !root.documentType.isEmpty || parts[0] != "-"
            return ContentMatch(mediaType: type, certainty: certain ? .certain : .likely, evidence: evidence)
        }
        for (word, type) in WordTable(XMLVocabulary.documentTypes) where root.documentType.containsIgnoringCase(word) {
            return ContentMatch(mediaType: type, certainty: .certain, evidence: "XML document type")
        }
        for (word, type) in WordTable(XMLVocabulary.instructions) where root.instructions.contains(where: { $0.starts(with: word.utf8) }) {
            return ContentMatch(mediaType: type, certainty: .certain, evidence: "XML processing instruction")
        }
        for (word, type) in WordTable(XMLVocabulary.declared) where root.declared.contains(where: { $0.starts(with: word.utf8) }) {
            return ContentMatch(mediaType: type, certainty: .certain, evidence: "XML namespace")
        }
        return nil
    }

    /// `namespace` is how the root's begins, `*` for any or none, `-` for none.
    private static func accepts(_ root: XMLRoot, _ namespace: String) -> Bool {
        switch namespace {
        case "*": return true
        case "-": return root.namespace.isEmpty
        default: return root.namespace.starts(with: namespace.utf8)
        }
    }

    /// Kinds that more than the root's name tells apart.
    private static func special(_ type: String, _ root: XMLRoot) -> String? {
        switch type {
        case "application/vnd.oasis.opendocument.text":
            // Flat ODF says which document it is in the root's attribute.
            guard let kind = root.attributes.first(where: { $0.name.has("office:mimetype") || $0.name.ends(":mimetype") })?.value else {
                return nil
            }
            return String(decoding: kind.prefix(128), as: UTF8.self) + "-flat-xml"
        case "application/x-apple-plist+xml":
            if root.contentHas("<key>WebMainResource</key>") || root.contentHas("<key>WebSubresources</key>") {
                return "application/x-webarchive"
            }
            return root.contentHas("SPCommandLineArguments") || root.contentHas("_SPCommandLineArguments")
                ? "application/x-apple-systemprofiler+xml" : nil
        case "application/smil+xml":
            return root.instructions.contains { $0.has("wpl") } ? "application/vnd.ms-wpl" : nil
        case "application/rdf+xml":
            if root.contentHas("<channel") && root.declared.contains(where: { $0.has("http://purl.org/rss/1.0/") }) {
                return "application/rss+xml"
            }
            if root.contentHas("owl:Ontology") { return "application/owl+xml" }
            if root.declared.contains(where: { $0.has("http://spdx.org/rdf") }) { return "application/spdx+rdf+xml" }
            return nil
        default: return nil
        }
    }
}

extension [UInt8] {
    func ends(_ word: StaticString) -> Bool { has(word, at: count - word.utf8CodeUnitCount) }

    /// Whether `word` stands somewhere, with ASCII letters of either case.
    func containsIgnoringCase(_ word: String) -> Bool {
        let utf8 = word.utf8.map(\.asciiLowercased)
        guard let first = utf8.first, count >= utf8.count else { return false }
        for index in 0...(count - utf8.count) where self[index].asciiLowercased == first {
            if utf8.indices.allSatisfy({ self[index + $0].asciiLowercased == utf8[$0] }) { return true }
        }
        return false
    }
}
