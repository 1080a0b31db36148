// SPDX-License-Identifier: Apache-2.0

import HTMLSyntax
import TextModel

// What attributes of elements say about the text in them.
extension FlowReader {
    mutating func readAttributes(of node: HTMLNode, _ kind: ElementKind, _ frame: inout FlowFrame) {
        let attributes = node.attributes
        if attributes.isEmpty, kind != .role, kind != .quotation, kind != .inserted, kind != .abbreviation { return }
        var inline: InlineContext?
        func change(_ change: (inout InlineContext) -> Void) {
            var value = inline ?? contexts[frame.context]
            change(&value)
            inline = value
        }
        for attribute in attributes {
            switch attribute.name {
            case .id: addAnchor(attribute.value, isWanted: kind == .heading)
            case .name where kind == .anchor: addAnchor(attribute.value, isWanted: true)
            case .lang:
                // The language of the whole stands in the metadata.
                let language = attribute.value.description
                let isUsual = language.isEmpty || documentLanguage.map { $0.utf8.elementsEqual(language.utf8) } ?? frames.isEmpty
                if frames.isEmpty { documentLanguage = language }
                change { $0.language = isUsual ? nil : language }
            case .title where kind != .image && kind != .abbreviation && kind != .frame && kind != .anchor:
                let title = attribute.value.description
                if !title.isEmpty { change { $0.toolTip = title } }
            default: break
            }
        }
        if kind == .anchor, let reference = node[.href] {
            let link = Link(references.resolve(reference.description), title: node.trimmed(.title), target: node.trimmed(.target))
            change { $0.link = link }
        }
        switch kind {
        case .role: change { $0.roles.insert(role(node.name)) }
        case .quotation: change { $0.roles.insert(.quotation) }
        case .inserted:
            let date = node.trimmed(.datetime).flatMap { DocumentDate(html: $0) }
            change { $0.inserted = Revision(date: date) }
        case .abbreviation:
            change {
                $0.roles.insert(.abbreviation)
                if let title = node.trimmed(.title) { $0.abbreviation = title }
            }
        default: break
        }
        if let inline { frame.context = contexts.number(for: inline) }
    }

    private func role(_ name: HTMLName) -> SemanticRoles {
        switch name {
        case .em: .emphasis
        case .strong: .strong
        case .code: .code
        case .kbd: .keyboard
        case .samp: .sample
        case .var: .variable
        case .mark: .mark
        case .cite: .citation
        default: .definition
        }
    }

    /// Names that nothing in the document leads to are kept where others can be expected to use them.
    private mutating func addAnchor(_ name: HTMLText, isWanted: Bool) {
        guard !name.isEmpty, pendingAnchors.count < Self.maximumAnchors else { return }
        guard isWanted || !settings.fragments.isEmpty && settings.fragments.contains(Array(name)) else { return }
        let text = name.description
        if !pendingAnchors.contains(where: { $0.utf8.elementsEqual(text.utf8) }) { pendingAnchors.append(text) }
    }

    /// The most names that can stand at one place.
    private static let maximumAnchors = 64
}
