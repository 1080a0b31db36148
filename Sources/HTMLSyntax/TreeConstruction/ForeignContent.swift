// SPDX-License-Identifier: Apache-2.0

/// "The rules for parsing tokens in foreign content".
extension TreeConstructor {
    mutating func inForeignContent(_ kind: Token.Kind) -> Bool {
        switch kind {
        case .null: insertText(.replacementCharacter)
        case .text:
            insertText(tokenizer.token.text)
            if framesetOK, !isSpace(tokenizer.token.text) { framesetOK = false }
        case .comment, .processingInstruction: insertComment(kind)
        case .documentType, .endOfFile: break
        case .startTag:
            if endsForeignContent { return leaveForeignContent(kind) }
            insertForeignElement(namespaceOfAdjustedCurrent)
        case .endTag:
            let name = tokenizer.token.name
            if name == .br || name == .p { return leaveForeignContent(kind) }
            return endForeignElement(name)
        }
        return false
    }

    private var namespaceOfAdjustedCurrent: HTMLNamespace {
        if open.count == 1, let context { return context.namespace }
        return tree.nodes[Int(open.last.node)].namespace
    }

    private var endsForeignContent: Bool {
        let token = tokenizer.token
        if tables.traits[token.name.knownElement].contains(.breakout) { return true }
        guard token.name == .font else { return false }
        for index in Int(token.attributes.start)..<Int(token.attributes.end) {
            let name = tree.attributes[index].name
            if name == .color || name == .face || name == .size { return true }
        }
        return false
    }

    private mutating func leaveForeignContent(_ kind: Token.Kind) -> Bool {
        while open.count > 1,
            open.last.traits.isDisjoint(with: [.html, .mathTextIntegrationPoint, .htmlIntegrationPoint])
        {
            pop()
        }
        return step(kind)
    }

    /// "Insert a foreign element" for the current token, with its names adjusted.
    mutating func insertForeignElement(_ namespace: HTMLNamespace) {
        var name = tokenizer.token.name
        if namespace == .svg, let adjusted = known.svgElements[name] { name = adjusted }
        adjustAttributes(namespace)
        let node = createElement(name, namespace)
        if namespace == .mathML, name == .annotationXML, let encoding = tree.attribute(.encoding, of: node),
            tree.hasText("text/html", encoding) || tree.hasText("application/xhtml+xml", encoding)
        {
            tree.nodes[Int(node)].flags.insert(.integrationPoint)
        }
        insert(node, at: appropriatePlace())
        pushForeign(node)
        if tokenizer.token.isSelfClosing {
            tokenizer.token.isSelfClosing = false
            pop()
        }
    }

    /// "Adjust SVG attributes", "adjust MathML attributes", "adjust foreign attributes".
    private func adjustAttributes(_ namespace: HTMLNamespace) {
        let range = tokenizer.token.attributes
        for index in Int(range.start)..<Int(range.end) {
            let name = tree.attributes[index].name
            let adjusted = namespace == .svg ? known.svgAttributes[name] : namespace == .mathML ? known.mathAttributes[name] : nil
            if let adjusted = adjusted ?? known.qualifiedAttributes[name] { tree.attributes[index].name = adjusted }
        }
    }

    private mutating func endForeignElement(_ name: HTMLName) -> Bool {
        var index = open.count - 1
        while index > 0, index >= open.searchEnd {
            let entry = open[index]
            if entry.traits.contains(.html), index < open.count - 1 { return step(.endTag) }
            let nodeName = tree.nodes[Int(entry.node)].name
            if nodeName == name || known.lowercased[nodeName] == name {
                pop(through: index)
                return false
            }
            index -= 1
        }
        return index == 0 && open.count > 1 ? step(.endTag) : false
    }
}
