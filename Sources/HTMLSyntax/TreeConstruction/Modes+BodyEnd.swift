// SPDX-License-Identifier: Apache-2.0

/// The end tags of the insertion mode "in body".
extension TreeConstructor {
    mutating func endTagInBody() -> Bool {
        let name = tokenizer.token.name
        switch tables.endGroups[name.knownElement] {
        case .other: anyOtherEndTag(name)
        case .block: if let index = open.indexInScope(name) { pop(through: index) }
        case .formatting: runAdoptionAgency(name)
        case .paragraph:
            if indexInButtonScope(.p) == nil { insertImpliedElement(.p) }
            closeParagraph()
        case .listItem:
            if let index = open.indexInScope(.li, endedBy: [.scope, .listScope]) { pop(through: index) }
        case .definition: if let index = open.indexInScope(name) { pop(through: index) }
        case .heading: if let index = open.indexInScope(with: .heading) { pop(through: index) }
        case .marker:
            if let index = open.indexInScope(name) {
                pop(through: index)
                formatting.clearToMarker()
            }
        default: return rareEndTagInBody(name)
        }
        return false
    }

    private mutating func rareEndTagInBody(_ name: HTMLName) -> Bool {
        switch tables.endGroups[name.knownElement] {
        case .template: endTemplate()
        case .body: if open.hasInScope(.body) { mode = .afterBody }
        case .html:
            guard open.hasInScope(.body) else { return false }
            mode = .afterBody
            return true
        case .form: endForm()
        case .lineBreak:
            reconstructFormatting()
            tokenizer.token.attributes = .empty
            insertVoidElement()
            framesetOK = false
        default: break
        }
        return false
    }

    private mutating func endForm() {
        if open.contains(.template) {
            if let index = open.indexInScope(.form) { pop(through: index) }
            return
        }
        let form = formElement
        formElement = noNode
        guard form != noNode, let index = open.indexInScope(.form), open[index].node == form else { return }
        generateImpliedEndTags()
        if let index = open.index(of: form) { open.remove(at: index, &tree) }
    }
}
