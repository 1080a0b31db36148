// SPDX-License-Identifier: Apache-2.0

@testable import HTMLSyntax

/// A tree in the form of html5lib's tree construction tests.
func dump(_ document: HTMLDocument) -> String {
    var lines: [String] = []
    var depth = -1
    for visit in document.root.visits {
        switch visit {
        case .enter(let node):
            if depth >= 0 { lines += describe(node).map { "| " + String(repeating: "  ", count: depth) + $0 } }
            depth += isTemplate(node) ? 2 : 1
        case .leave(let node): depth -= isTemplate(node) ? 2 : 1
        }
    }
    return lines.joined(separator: "\n")
}

private func isTemplate(_ node: HTMLNode) -> Bool { node.kind == .element && node.name == .template && node.namespace == .html }

private func describe(_ node: HTMLNode) -> [String] {
    switch node.kind {
    case .document, .fragment: return []
    case .documentType:
        guard node.publicIdentifier != nil || node.systemIdentifier != nil else { return ["<!DOCTYPE \(node.nameText)>"] }
        let identifiers = [node.publicIdentifier, node.systemIdentifier].map { "\"\($0.map(\.description) ?? "")\"" }
        return ["<!DOCTYPE \(node.nameText) \(identifiers[0]) \(identifiers[1])>"]
    case .text: return ["\"\(node.text)\""]
    case .comment: return ["<!-- \(node.text) -->"]
    case .processingInstruction: return ["<?\(node.nameText) \(node.text)?>"]
    case .element:
        let prefix = node.namespace == .svg ? "svg " : node.namespace == .mathML ? "math " : ""
        let attributes = node.attributes.map { attribute in
            (attribute.namespace == .none ? attribute.nameText : attribute.nameText.replacing(":", with: " "), attribute.value.description)
        }
        let sorted = attributes.sorted { $0.0.utf16.lexicographicallyPrecedes($1.0.utf16) }
        return ["<\(prefix)\(node.nameText)>"] + sorted.map { "  \($0.0)=\"\($0.1)\"" } + (isTemplate(node) ? ["  content"] : [])
    }
}
