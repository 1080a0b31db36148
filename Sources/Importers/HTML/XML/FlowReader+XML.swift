// SPDX-License-Identifier: Apache-2.0

import HTMLSyntax
import TextModel

extension FlowReader {
    /// Makes an element a link to where its style says that it leads (`-textmill-link`).
    mutating func readStyledLink(_ node: HTMLNode, _ frame: inout FlowFrame) {
        var destination = ""
        for part in styles[frame.style].link {
            switch part {
            case .text(let text): destination += text
            case .image(let url): destination += url
            case .attribute(let name): destination += node.attribute(named: name)?.description ?? ""
            default: break
            }
        }
        guard !destination.isEmpty else { return }
        let link = Link(references.resolve(destination), title: node.trimmed(.title))
        change(&frame) {
            $0.link = link
            $0.linkLook = .open
        }
    }
}

extension HTMLNode {
    /// The value of an attribute, whatever its prefix; one without a prefix is preferred.
    fileprivate func attribute(named name: String) -> HTMLText? {
        var prefixed: HTMLText?
        for attribute in attributes {
            let own = attribute.nameText.utf8
            if own.elementsEqual(name.utf8) { return attribute.value }
            if prefixed == nil, own.count > name.utf8.count, own.suffix(name.utf8.count + 1).elementsEqual((":" + name).utf8) {
                prefixed = attribute.value
            }
        }
        return prefixed
    }
}
