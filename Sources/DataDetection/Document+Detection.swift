// SPDX-License-Identifier: Apache-2.0

import TextModel

extension Document {
    /// Finds data of some kinds in the document's text and notes and marks them: as links, and by the custom attribute
    /// ``DetectedData/attributeName``.
    ///
    /// What has a link keeps it, and nothing is found there. In code, in preformatted blocks, and in all of a document whose media type is that
    /// of source code or data (``TextKind``), only links with a scheme are. Nothing is found over the end of a paragraph, or over a line break within one unless it is a postal address.
    public mutating func detectData(_ kinds: DataDetector.Kinds = [.links, .emails]) {
        guard !kinds.isEmpty else { return }
        let detector = DataDetector(kinds)
        let isCode = metadata.mediaType.map(TextKind.isCode) ?? false
        edit { $0.detectData(with: detector, isCode: isCode) }
    }
}

extension AttributedText {
    /// What a detector finds in the text, in order.
    public func detectedData(_ kinds: DataDetector.Kinds = [.links, .emails]) -> [DetectedData] {
        DetectionPass(self, DataDetector(kinds)).found
    }

    fileprivate mutating func detectData(with detector: DataDetector, isCode: Bool) {
        let found = DetectionPass(self, detector, isCode: isCode).found
        if !found.isEmpty { edit { edits in for data in found { edits.addAttributes(data.attributes, in: data.range) } } }
        for number in notes.indices { updateNote(Number(number)) { $0.content.detectData(with: detector, isCode: isCode) } }
    }
}

/// One way over a text, past what already is something.
private struct DetectionPass {
    private(set) var found: [DetectedData] = []

    private enum Ground { case free, code, link }

    private static let codeRoles: SemanticRoles = [.code, .keyboard, .sample, .variable]

    init(_ text: AttributedText, _ detector: DataDetector, isCode isAllCode: Bool = false) {
        let grounds = (0..<text.attributeSetCount).map { Self.ground(text[Number<CharacterAttributes>($0)]) }
        let isPlain = grounds.allSatisfy { $0 == .free }
        let preformatted = Self.preformatted(text)
        text.utf8.withUnsafeBufferPointer { bytes in
            for paragraph in text.paragraphs where !paragraph.content.isEmpty {
                let isCode = isAllCode || preformatted[paragraph.style.index]
                for data in detector.detect(in: ParagraphText(bytes, paragraph.content)) {
                    if isCode, !Self.hasScheme(data) { continue }
                    if isPlain || Self.isFree(data, text, grounds) { found.append(data) }
                }
            }
        }
    }

    private static func ground(_ attributes: CharacterAttributes) -> Ground {
        let members = attributes.members
        if members.link != nil || members.attachment != nil || members.note != nil { return .link }
        return members.roles.map { !$0.isDisjoint(with: codeRoles) } ?? false ? .code : .free
    }

    /// By the numbers of paragraph styles: whether their paragraphs stand in preformatted blocks.
    private static func preformatted(_ text: AttributedText) -> [Bool] {
        var isPreformatted: [Bool] = []
        for block in text.blocks {
            var own = false
            if case .preformatted = block.kind { own = true }
            if let parent = block.parent?.index, parent < isPreformatted.count { own = own || isPreformatted[parent] }
            isPreformatted.append(own)
        }
        return (0..<text.paragraphStyleCount).map { number in
            guard let block = text[Number<ParagraphStyle>(number)].block?.index, block < isPreformatted.count else { return false }
            return isPreformatted[block]
        }
    }

    private static func hasScheme(_ data: DetectedData) -> Bool { data.kind == .link && data.value.utf8.count == data.range.count }

    private static func isFree(_ data: DetectedData, _ text: AttributedText, _ grounds: [Ground]) -> Bool {
        var isFree = true
        text.enumerateAttributes(in: data.range) { _, number in
            switch grounds[number.index] {
            case .free: break
            case .code: if !hasScheme(data) { isFree = false }
            case .link: isFree = false
            }
        }
        return isFree
    }
}
