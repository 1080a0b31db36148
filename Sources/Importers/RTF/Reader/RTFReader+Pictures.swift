// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import TextModel

extension RTFReader {
    mutating func openPicture() {
        let isShown = state.destination == .text || state.destination == .shape && shapeProperty == "pib"
        state.destination = isShown ? .picture : .skipped
        guard isShown else { return }
        picture = PictureReader(limit: context.limits.attachmentBytes, start: lexer.tokenStart)
        state.closing = .picture
    }

    mutating func closePicture(_ outer: GroupState) throws(ConversionError) {
        if picture.isTooLong { throw context.limits.exceeded(\.attachmentBytes, at: .byte(picture.start)) }
        guard let attachment = picture.attachment() else {
            if outer.closing == .twinPicture { return }
            context.warn("empty-picture", "a picture without data was left out", at: .byte(picture.start))
            metadata.isLossy = true
            return
        }
        let waiting = WaitingPicture(attachment: attachment, reader: picture, character: outer.character)
        switch outer.closing {
        case .twinPicture:
            // Of two forms of a picture the one is taken that more programs can show.
            if let other = twin, !picture.isVector { twin = WaitingPicture(twin: waiting, of: other) }
        case .word97Picture where picture.isVector:
            hasShapePicture = true
            twin = waiting
        default:
            hasShapePicture = true
            if outer.destination == .shape, !shapes.isEmpty {
                shapes[shapes.count - 1].pictures.append(waiting)
            } else {
                try show(waiting)
            }
        }
    }

    /// A picture has been read in the form of Word 97. Where it could be shown by few and its twin follows, that decides.
    mutating func closeWord97Picture() throws(ConversionError) {
        if twin != nil, !lexer.continues(with: "{\\nonshppict") { try showTwin() }
    }

    mutating func showTwin() throws(ConversionError) {
        guard let picture = twin else { return }
        twin = nil
        try show(picture)
    }

    mutating func openShape() {
        guard state.destination == .text || state.destination == .shape else { return }
        while let last = shapes.last, last.depth >= stateDepth { shapes.removeLast() }
        shapes.append(ShapeState(depth: stateDepth))
        state.destination = .shape
        state.closing = .shape
    }

    /// Shows the pictures of a shape, whose description is known now.
    mutating func closeShape() throws(ConversionError) {
        guard let shape = shapes.popLast(), !isInBackground else { return }
        for picture in shape.pictures { try show(picture, described: shape.description) }
    }

    /// A value of a shape's or picture's property.
    mutating func openPropertyValue() {
        let isProperty = state.destination == .shape || state.destination == .pictureProperties
        if isInBackground, shapeProperty == "fillColor" {
            collect(for: .backgroundColor)
        } else if isProperty, shapeProperty == "wzDescription" {
            collect(for: state.destination == .shape ? .shapeDescription : .pictureDescription)
        }
    }

    /// The colour of the page: red in the low byte, then green and blue.
    mutating func setBackground(_ text: String) {
        guard let number = UInt32(text), number <= 0xFF_FFFF else { return }
        func part(_ shift: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: number >> shift) }
        metadata.backgroundColor = Color(red8: part(0), green8: part(8), blue8: part(16))
    }

    private mutating func show(_ waiting: WaitingPicture, described description: String? = nil) throws(ConversionError) {
        try checkAttachment(waiting.attachment)
        beginParagraph()
        locate(waiting.reader.start)
        output.append(waiting.attachment, waiting.character, tables) {
            var occurrence = waiting.reader.occurrence(of: $0, waiting.attachment)
            occurrence.alternativeText = occurrence.alternativeText ?? description
            return occurrence
        }
    }
}

extension WaitingPicture {
    /// A twin's picture with what its other form says about it.
    fileprivate init(twin: WaitingPicture, of other: WaitingPicture) {
        var reader = twin.reader
        reader.alternativeText = reader.alternativeText ?? other.reader.alternativeText
        self.init(attachment: twin.attachment, reader: reader, character: other.character)
    }
}
