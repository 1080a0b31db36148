// SPDX-License-Identifier: Apache-2.0

import TextModel

/// Where in its source a piece of text was read.
public struct SourceOrigin: Hashable, Sendable {
    /// Where the piece begins.
    public let position: SourcePosition
    /// Whether the piece stands in the source byte by byte as in the text.
    public let isVerbatim: Bool

    /// A place in the source; verbatim where the text stands there byte by byte.
    public init(_ position: SourcePosition, isVerbatim: Bool = false) {
        self.position = position
        self.isVerbatim = isVerbatim
    }
}

extension CharacterAttributes {
    fileprivate static let originName = "textmill-source-origin"

    /// These attributes for text of an origin, where an ``ImportContext`` asks for origins.
    public func from(_ origin: SourceOrigin) -> CharacterAttributes {
        var attributes = self
        attributes.custom[Self.originName] = origin.attributeValue
        return attributes
    }
}

/// Where in its source each part of a document was read.
///
/// While a document is built, origins are attributes of its text, so that whatever moves text moves them too. They are taken out again
/// before anyone else sees the document.
public struct SourceMap: Sendable {
    private let runs: CustomRuns

    /// Takes the origins out of a document that was read in a context which asks for them.
    public init(takenFrom document: inout Document) {
        runs = document.edit { $0.takeCustomAttribute(CharacterAttributes.originName) }
        for number in document.metadata.runningTexts.indices {
            _ = document.metadata.runningTexts[number].content.takeCustomAttribute(CharacterAttributes.originName)
        }
    }

    /// Where the character at an offset was read; `nil` where the importer does not say.
    ///
    /// - Parameters:
    ///   - offset: In UTF-8 bytes, in the text or the note.
    ///   - note: The number of a note of the document.
    public func position(at offset: Int, note: Int? = nil) -> SourcePosition? {
        guard let start = runs.start(at: offset, note: note), let origin = start.value.flatMap(SourceOrigin.init) else { return nil }
        guard origin.isVerbatim, let byte = origin.position.byteOffset else { return origin.position }
        return .byte(byte + offset - start.offset)
    }
}

extension SourceOrigin {
    fileprivate var attributeValue: AttributeValue {
        let numbers = [position.byteOffset, position.page, position.line, position.column]
        return .list(numbers.map { $0.map { .number(Double($0)) } ?? .boolean(false) } + [.boolean(isVerbatim)])
    }

    fileprivate init?(_ value: AttributeValue) {
        guard case .list(let values) = value, values.count == 5 else { return nil }
        let numbers = values.map { value -> Int? in
            if case .number(let number) = value { Int(number) } else { nil }
        }
        let position: SourcePosition
        if let byte = numbers[0] {
            position = .byte(byte)
        } else if let page = numbers[1] {
            position = .page(page)
        } else if let line = numbers[2] {
            position = .line(line, column: numbers[3])
        } else {
            return nil
        }
        self.init(position, isVerbatim: values[4] == .boolean(true))
    }
}
