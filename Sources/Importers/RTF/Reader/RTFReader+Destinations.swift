// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import TextModel

extension RTFReader {
    /// A word that starts a destination, which lasts to the end of its group.
    mutating func open(_ word: DestinationWord, _ number: Int?) throws(ConversionError) {
        flush()
        if state.destination == .upr {
            if word == .ud { state.destination = state.uprDestination }
            return
        }
        if isInHTML, !opensWithinHTML(word) { return }
        switch word {
        case .upr:
            state.uprDestination = state.destination
            state.destination = .upr
        case .fonttbl: state.destination = .fontTable
        case .colortbl: state.destination = .colorTable
        case .stylesheet: startStyleSheet()
        case .revtbl: state.destination = .revisionTable
        case .info: state.destination = .information
        case .title, .subject, .author, .manager, .company, .operator, .category, .keywords, .comment, .doccomm, .hlinkbase, .generator:
            collect(for: .information(word))
        case .creatim, .revtim:
            date = RTFDate()
            state.destination = .date
            state.closing = .date(word)
        case .yr, .mo, .dy, .hr, .min, .sec: if state.destination == .date { date.set(word, number) }
        case .falt: collect(for: .alternativeFontName)
        case .field, .fldinst, .fldrslt: openField(word)
        case .bkmkstart: collect(for: .bookmark)
        case .atnauthor: collect(for: .commentAuthor)
        case .footnote, .annotation: suspendText(for: word == .footnote ? .note : .comment)
        case .ftnalt: output.noteKind = .endnote
        case .header, .headerl, .headerr, .headerf, .footer, .footerl, .footerr, .footerf: suspendText(for: .runningText(word))
        case .shp: openShape()
        case .sv: openPropertyValue()
        case .picprop: state.destination = state.destination == .picture ? .pictureProperties : .skipped
        case .shpinst, .shpgrp, .sp, .do, .object: if state.destination == .text { state.destination = .shape }
        case .background:
            state.destination = state.destination == .text ? .shape : .skipped
            isInBackground = state.destination == .shape
            state.closing = .background
        case .sn: collect(for: .shapePropertyName)
        case .shptxt, .dptxbxtext: if state.destination == .shape { suspendText(for: .textBox) }
        case .result: if state.destination == .shape { state.destination = .text }
        case .pict: openPicture()
        case .shppict:
            hasShapePicture = false
            state.closing = .word97Picture
        case .nonshppict:
            if twin != nil {
                state.closing = .twinPicture
            } else if hasShapePicture {
                state.destination = .skipped
            }
        case .graphic, .helpLink, .helpMarker:
            placeholderProperties = PlaceholderProperties()
            collect(for: word == .graphic ? .graphic : word == .helpLink ? .helpLink : .helpMarker)
        case .listtable, .listoverridetable, .list, .listlevel, .leveltext, .levelmarker, .listoverride, .lfolevel, .listtext, .pntext, .pn,
            .pntxta, .pntxtb:
            openListPart(word)
        case .nesttableprops: state.definesInnerRow = true
        default: state.destination = .skipped
        }
    }

    mutating func collect(for closing: Closing) {
        collected.removeAll(keepingCapacity: true)
        state.destination = .collected
        state.closing = closing
    }

    private mutating func openField(_ word: DestinationWord) {
        switch word {
        case .field:
            fields.append(FieldState(destination: state.destination))
            state.closing = .field
        case .fldinst: state.destination = fields.isEmpty ? .skipped : .fieldInstruction
        default:
            guard let field = fields.last else { return }
            fields[fields.count - 1].resultStart = output.text.count
            state.destination = field.destination
            let instruction = FieldInstruction(String(decoding: field.instruction, as: UTF8.self))
            if let link = instruction.link {
                tables.links.append(link)
                state.character.link = Int32(clamping: tables.links.count - 1)
            }
        }
    }

    /// Text that does not belong to the text around it gets an output of its own.
    private mutating func suspendText(for closing: Closing) {
        guard state.destination == .text || state.destination == .shape else {
            state.destination = .skipped
            return
        }
        let isNote = closing == .note || closing == .comment
        let holder = isNote ? output.noteHolder : suspended.count + 1
        suspended.append(output)
        output = TextOutput(noteHolder: holder, start: lexer.tokenStart)
        state.destination = .text
        state.paragraph = ParagraphProperties()
        state.closing = closing
    }

    /// Does what is to be done when a group ends; `state` is still the group's.
    mutating func close(_ closing: Closing, _ outer: GroupState) throws(ConversionError) {
        func text() -> String { String(decoding: collected, as: UTF8.self) }
        switch closing {
        case .nothing, .numbering: break
        case .listPart(let word): closeListPart(word, text())
        case .information(let word):
            metadata.set(word, text())
            if word == .title, !readsHTML, let title = metadata.title { context.foundTitle(title) }
        case .date(let word):
            if word == .creatim { metadata.creationDate = date.date } else { metadata.modificationDate = date.date }
        case .alternativeFontName: tables.fonts.set(alternativeName: text())
        case .field: try closeField(outer)
        case .picture: try closePicture(outer)
        case .word97Picture: try closeWord97Picture()
        case .twinPicture: try showTwin()
        case .shape: try closeShape()
        case .shapeDescription: if !shapes.isEmpty { shapes[shapes.count - 1].description = trimmed(text()) }
        case .pictureDescription: picture.alternativeText = trimmed(text())
        case .background: isInBackground = false
        case .backgroundColor: setBackground(trimmed(text()))
        case .note, .comment, .runningText, .textBox: closeText(closing, outer)
        case .commentAuthor: commentAuthor = trimmed(text())
        case .bookmark: output.bookmark(trimmed(text()))
        case .shapePropertyName: shapeProperty = trimmed(text())
        case .graphic, .helpLink, .helpMarker: closePlaceholder(closing, text())
        }
    }

    private mutating func closeField(_ outer: GroupState) throws(ConversionError) {
        guard let field = fields.popLast(), field.destination == .text, output.text.count == field.resultStart ?? output.text.count else {
            return
        }
        let instruction = FieldInstruction(String(decoding: field.instruction, as: UTF8.self))
        if let url = instruction.pictureURL { return try showLinkedPicture(at: url, outer.character) }
        guard let symbol = instruction.symbol, let utf8 = Self.utf8(of: symbol) else { return }
        output.append(utf8.span, outer.character, tables)
    }

    private static func utf8(of symbol: (code: Int, font: String?, isUnicode: Bool)) -> [UInt8]? {
        guard let code = UInt32(exactly: symbol.code), let plain = Unicode.Scalar(code), code >= 0x20 else { return nil }
        var scalar = plain
        if !symbol.isUnicode, let name = symbol.font, let font = RTFFont(name: name).symbolFont {
            scalar = (code < 0x100 ? font.scalar(for: UInt8(code)) : font.scalar(for: plain)) ?? plain
        }
        return Array(String(scalar).utf8)
    }

    private mutating func closeText(_ closing: Closing, _ outer: GroupState) {
        if output.isInParagraph { endParagraph() }
        output.finish(tables)
        let inner = output
        guard let around = suspended.popLast() else { return }
        output = around
        locate(inner.start)
        switch closing {
        case .note: append(Note(inner.noteKind, content: Self.withoutLeadingSpace(inner.text)), outer)
        case .comment: append(Note(.comment, content: inner.text, author: commentAuthor.isEmpty ? nil : commentAuthor), outer)
        case .runningText(let word):
            if !inner.text.isEmpty { metadata.runningTexts.append(Self.runningText(word, inner.text)) }
        default: output.append(box: inner.text, level: tableLevel(of: outer.paragraph), tables)
        }
    }

    private mutating func append(_ note: Note, _ outer: GroupState) {
        let holder = output.noteHolder
        let number = holder < suspended.count ? suspended[holder].add(note) : output.add(note)
        output.append(number, outer.character, tables)
    }

    /// The space that stands between a note's own mark and its text is none of the text.
    private static func withoutLeadingSpace(_ text: AttributedText) -> AttributedText {
        guard text.utf8.first == UInt8(ascii: " ") else { return text }
        var text = text
        text.delete(0..<1)
        return text
    }

    private static func runningText(_ word: DestinationWord, _ text: AttributedText) -> RunningText {
        let pages: RunningText.Pages =
            switch word {
            case .headerl, .footerl: .left
            case .headerr, .footerr: .right
            case .headerf, .footerf: .first
            default: .all
            }
        let isHeader = [DestinationWord.header, .headerl, .headerr, .headerf].contains(word)
        return RunningText(isHeader ? .header : .footer, on: pages, content: text)
    }
}
