// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import HTMLSyntax
import TextModel

// Controls of forms as text: what they hold, not what could be done with them.
extension FlowReader {
    mutating func appendInput(_ node: HTMLNode, _ frame: FlowFrame) throws(ConversionError) {
        guard !frame.summary.modes.contains(.isInvisible) else { return placeNothing(frame) }
        let type = node.trimmed(.type)?.lowercased() ?? "text"
        let value = node.string(.value)
        let shown: String
        switch type {
        case "hidden", "password", "file", "color", "range": return
        case "checkbox": shown = node[.checked] == nil ? "☐" : "☑"
        case "radio": shown = node[.checked] == nil ? "○" : "◉"
        case "submit": shown = value ?? "Submit"
        case "reset": shown = value ?? "Reset"
        case "image":
            if let source = node.trimmed(.src) {
                try appendPicture(at: source, alternativeText: node.string(.alt) ?? value ?? "", title: node.trimmed(.title), node, frame)
            }
            return
        default: shown = value ?? ""
        }
        if shown.isEmpty { return placeNothing(frame) }
        append(text: Array(shown.utf8).span, set(frame.style, frame.context), [], frame.style)
    }

    /// The label that stands for a group of options, or for an option instead of its text.
    mutating func appendLabel(of node: HTMLNode, _ frame: FlowFrame) {
        guard let label = node.trimmed(.label)?.collapsedSpaces, !label.isEmpty else { return }
        append(text: Array(label.utf8).span, frame.set, [], frame.style)
        if frame.element == .optionGroup { endLine(leaving: false) }
    }
}
