// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import TextEncoding
import TextModel

extension RTFReader {
    mutating func apply(_ word: ControlWord?, _ number: Int?, _ isStarred: Bool) throws(ConversionError) {
        if case .syntax(let word) = word { return try apply(word, number) }
        if state.destination == .skipped { return }
        guard let word else {
            if isStarred { state.destination = .skipped }
            return
        }
        if case .destination(let word) = word { return try open(word, number) }
        if state.destination == .upr { return }
        if isStarred, state.destination != .styleSheet {
            state.destination = .skipped
            return
        }
        if case .encapsulation(let word) = word { return apply(word, number) }
        if case .scalar(let word) = word {
            if placeholder != nil, state.destination == .text { return try takePlaceholder() }
            return append(word.utf8)
        }
        if case .character(let word) = word, state.character.isSelected(by: word) { return }
        flush()
        apply(property: word, number)
    }

    private mutating func apply(property word: ControlWord, _ number: Int?) {
        switch word {
        case .character(let word):
            if state.destination == .fontTable {
                if word == .f { tables.fonts.start(Int32(clamping: number ?? 0)) }
            } else if state.destination == .styleSheet, word == .cs {
                tables.styles.leave()
            } else {
                state.character.apply(word, number)
            }
        case .paragraph(let word):
            if state.destination == .styleSheet {
                if word == .s { tables.styles.start(Int32(clamping: number ?? 0)) }
                if word == .outlinelevel { tables.styles.apply(outlineLevel: number) }
            } else if state.destination == .listTable, word == .ls {
                apply(listOverride: number)
            } else {
                state.paragraph.apply(word, number)
            }
        case .border(let word): apply(word, number)
        case .separator(let word): if state.destination == .text { apply(word) } else if isInHTML { appendHTML(word) }
        case .row(let word): apply(word, number)
        case .list(let word): apply(word, number)
        case .document(let word): apply(word, number)
        case .table(let word): apply(word, number)
        case .picture(let word): if state.destination == .picture { picture.apply(word, number) }
        case .attachment(let word): apply(word, number)
        case .scalar, .destination, .encapsulation, .syntax: break
        }
    }

    private mutating func apply(_ word: TableEntryWord, _ number: Int?) {
        switch (state.destination, word) {
        case (.fontTable, _): tables.fonts.apply(word, number)
        case (.colorTable, _): tables.colors.apply(word, number)
        case (.styleSheet, .sbasedon): tables.styles.apply(basedOn: number)
        case (.styleSheet, .ds), (.styleSheet, .ts), (.styleSheet, .tsrowd): tables.styles.leave()
        default: break
        }
    }

    private mutating func apply(_ word: BorderWord, _ number: Int?) {
        switch word {
        case .brdrt: state.border = .paragraph([0])
        case .brdrr: state.border = .paragraph([1])
        case .brdrb: state.border = .paragraph([2])
        case .brdrl: state.border = .paragraph([3])
        case .box: state.border = .paragraph([0, 1, 2, 3])
        case .clbrdrt: state.border = .cell(0)
        case .clbrdrr: state.border = .cell(1)
        case .clbrdrb: state.border = .cell(2)
        case .clbrdrl: state.border = .cell(3)
        case .trbrdrt: state.border = .row(0)
        case .trbrdrr: state.border = .row(1)
        case .trbrdrb: state.border = .row(2)
        case .trbrdrl: state.border = .row(3)
        case .trbrdrh: state.border = .row(4)
        case .trbrdrv: state.border = .row(5)
        case .brdrs, .brdrth, .brdrsh, .brdrdb, .brdrdot, .brdrdash, .brdrhair, .brdrdashsm, .brdrdashd, .brdrdashdd, .brdrdashdotstr,
            .brdrinset, .brdroutset, .brdremboss, .brdrengrave, .brdrtriple, .brdrwavy, .brdrwavydb, .brdrframe, .brdrnone, .brdrnil,
            .brdrtbl, .brdrtnthsg, .brdrthtnsg, .brdrtnthtnsg, .brdrtnthmg, .brdrthtnmg, .brdrtnthtnmg, .brdrtnthlg, .brdrthtnlg,
            .brdrtnthtnlg, .brdrw, .brdrcf, .brsp:
            switch state.border {
            case .paragraph(let sides): state.paragraph.apply(word, number, to: sides)
            case .cell(let side): if state.destination == .text { output.define { $0.apply(word, number, toCellSide: side) } }
            case .row(let side): if state.destination == .text { output.define { $0.apply(word, number, toRowSide: side) } }
            case .other: break
            }
        default: state.border = .other
        }
    }

    private mutating func apply(_ word: SeparatorWord) {
        switch word {
        case .par: endParagraph()
        case .cell, .nestcell: endCell(word)
        case .line, .softline, .lbr: append("\u{2028}")
        case .page:
            if output.isInParagraph { endParagraph() }
            output.breakPage()
        case .sect:
            if output.isInParagraph { endParagraph() }
            startsSection = true
        case .row, .nestrow: endRow(word)
        case .softpage, .column: break
        }
    }

    private mutating func apply(_ word: DocumentWord, _ number: Int?) {
        switch word {
        case .ansi: setDocumentEncoding(.windows1252)
        case .mac: setDocumentEncoding(.macRoman)
        case .pc: setDocumentEncoding(CharacterEncoding(windowsCodePage: 437))
        case .pca: setDocumentEncoding(CharacterEncoding(windowsCodePage: 850))
        case .ansicpg:
            setDocumentEncoding(number.flatMap { Self.wideCodePages.contains($0) ? nil : CharacterEncoding(windowsCodePage: $0) })
        case .deff: tables.defaultFont = Int32(clamping: number ?? 0)
        case .deflang:
            tables.defaultLanguage = number.map { Int32(clamping: $0) }
            metadata.language = number.flatMap { WindowsLanguages.tag($0) }
        case .deftab: metadata.defaultTabInterval = points(number, above: 0)
        case .paperw: metadata.pageWidth = points(number, above: 0)
        case .paperh: metadata.pageHeight = points(number, above: 0)
        case .margl: metadata.pageMargins.left.wrappedValue = points(number, above: -1)
        case .margr: metadata.pageMargins.right.wrappedValue = points(number, above: -1)
        case .margt: metadata.pageMargins.top.wrappedValue = points(number, above: -1)
        case .margb: metadata.pageMargins.bottom.wrappedValue = points(number, above: -1)
        case .viewkind: metadata.viewMode = number == 1 ? .page : number == 2 ? .outline : number == 4 ? .normal : nil
        case .viewscale: metadata.viewZoom = number.flatMap { $0 > 0 ? Double($0) : nil }
        case .viewbksp: showsBackground = number != 0
        case .readonlydoc: metadata.isReadOnly = true
        case .hyphauto: metadata.hyphenation = number == 0 ? 0 : 1
        case .rtldoc: metadata.writingDirection = .rightToLeft
        case .sectd, .sbkpage, .sbkeven, .sbkodd: sectionBreaksPage = true
        case .sbknone, .sbkcol: sectionBreaksPage = false
        case .rtf: break
        }
    }

    /// Code pages of UTF-16 and UTF-32, which some writers name: bytes of RTF cannot be in them.
    private static let wideCodePages: Set = [1200, 1201, 12000, 12001]

    /// Points from twips, if there are more than `minimum` of them.
    private func points(_ twips: Int?, above minimum: Int) -> Double? {
        twips.flatMap { $0 > minimum ? Double($0) / 20 : nil }
    }

    /// The character that a symbol stands for. In HTML that RTF encapsulates, `\_` is a soft hyphen ([MS-OXRTFEX], section 2.1.3.1.4.2).
    private func literal(_ symbol: UInt8) -> StaticString {
        switch symbol {
        case 0x09: "\t"
        case UInt8(ascii: "~"): "\u{A0}"
        case UInt8(ascii: "_") where !isInHTML: "\u{2011}"
        default: "\u{AD}"
        }
    }

    mutating func apply(symbol: UInt8) throws(ConversionError) {
        let wasStarred = isStarred
        isStarred = false
        switch symbol {
        case UInt8(ascii: "~"), UInt8(ascii: "-"), UInt8(ascii: "_"), 0x09:
            if placeholder != nil, state.destination == .text { return try takePlaceholder() }
            append(literal(symbol))
        case UInt8(ascii: "*"):
            flush()
            isStarred = true
        case UInt8(ascii: "\\"), UInt8(ascii: "{"), UInt8(ascii: "}"): try append(byte: symbol)
        case 0x0A:
            if skipCount == 0, state.destination == .text {
                flush()
                endParagraph()
            } else if skipCount == 0, isInHTML {
                appendHTML(.par)
            }
        default: isStarred = wasStarred && symbol == 0x20
        }
    }
}
