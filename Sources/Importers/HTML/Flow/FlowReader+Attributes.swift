// SPDX-License-Identifier: Apache-2.0

import HTMLSyntax
import TextModel

// What attributes of elements say about the text in them.
extension FlowReader {
    mutating func readAttributes(of node: HTMLNode, _ kind: ElementKind, _ frame: inout FlowFrame) {
        switch kind {
        case .role: frame.context = contexts.number(frame.context, adding: role(name(of: node, frame)))
        case .quotation: frame.context = contexts.number(frame.context, adding: .quotation)
        case .abbreviation: frame.context = contexts.number(frame.context, adding: .abbreviation)
        case .inserted:
            change(&frame) { $0.inserted = Revision(date: node.trimmed(.datetime).flatMap { DocumentDate(html: $0) }) }
        case .anchor: readLink(node, &frame)
        default: break
        }
        if frame.summary.leads { readStyledLink(node, &frame) }
        for attribute in node.attributes {
            switch attribute.name {
            case .id: addAnchor(attribute.value, isWanted: kind == .heading)
            case .name where kind == .anchor: addAnchor(attribute.value, isWanted: true)
            case .lang: readLanguage(attribute.value.description, &frame)
            case .title where kind == .abbreviation:
                if let title = node.trimmed(.title) { change(&frame) { $0.abbreviation = title } }
            case .title where kind != .image && kind != .frame && kind != .anchor:
                let title = attribute.value.description
                if !title.isEmpty { change(&frame) { $0.toolTip = title } }
            default:
                if attribute.namespace == .xml, attribute.localName == .lang { readLanguage(attribute.value.description, &frame) }
            }
        }
    }

    mutating func change(_ frame: inout FlowFrame, _ change: (inout InlineContext) -> Void) {
        var context = contexts[frame.context]
        change(&context)
        frame.context = contexts.add(context)
    }

    private mutating func readLink(_ node: HTMLNode, _ frame: inout FlowFrame) {
        guard let reference = node[.href] else { return }
        let link = Link(references.resolve(reference), title: node.trimmed(.title), target: node.trimmed(.target))
        change(&frame) {
            $0.link = link
            $0.linkLook = .styled
        }
    }

    /// The language of the whole stands in the metadata.
    private mutating func readLanguage(_ language: String, _ frame: inout FlowFrame) {
        if frames.isEmpty {
            documentLanguage = language
            return
        }
        let isUsual = language.isEmpty || documentLanguage.map { $0.utf8.elementsEqual(language.utf8) } ?? false
        if isUsual, contexts[frame.context].language == nil { return }
        change(&frame) { $0.language = isUsual ? nil : language }
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

extension HTMLNode {
    /// The value of `xml:lang`, which counts in XML only: HTML's parser gives no attribute of an HTML element a namespace.
    var xmlLanguage: String? { attributes.first { $0.namespace == .xml && $0.localName == .lang }?.value.description }
}
