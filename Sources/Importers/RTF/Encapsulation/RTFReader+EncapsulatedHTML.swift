// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import TextEncoding

// How HTML is taken out of RTF ([MS-OXRTFEX], section 2.2.3.2): the groups of `\htmltag` hold what RTF cannot say, in the document's
// encoding; what stands outside of them is HTML as well, in the encoding of its font, unless `\htmlrtf` says that only RTF shows it. Fonts
// count there too.

extension RTFReader {
    /// Takes the HTML out of a file instead of reading its text. What the file says about itself comes into `metadata`.
    mutating func readEncapsulatedHTML() throws(ConversionError) -> EncapsulatedHTML {
        readsHTML = true
        state.destination = .html
        try readTokens()
        dropSurrogate()
        report(html.flush(&decoder))
        return html
    }

    /// Whether what comes next is HTML.
    var isInHTML: Bool { state.destination == .html || state.destination == .htmlTag }

    mutating func apply(_ word: EncapsulationWord, _ number: Int?) {
        guard word == .htmlrtf, readsHTML else { return }
        dropSurrogate()
        state.isSuppressed = number != 0
    }

    /// Text of the file.
    mutating func appendHTML(_ range: Range<Int>) {
        if isHidden(lexer.bytes[range]) { return }
        dropSurrogate()
        let encoding = encoding
        if isPlain(encoding), isASCII(range) {
            let bytes = lexer.bytes
            report(html.append(bytes.span.extracting(range), &decoder))
        } else {
            report(html.append(lexer.bytes[range], in: encoding, from: range.lowerBound, &decoder))
        }
    }

    /// A byte that was written as its number, or as a symbol.
    mutating func appendHTML(byte: UInt8) {
        if isHidden(CollectionOfOne(byte)) { return }
        dropSurrogate()
        let encoding = encoding
        report(html.append(CollectionOfOne(byte), in: encoding, from: lexer.tokenStart, &decoder))
    }

    /// Characters that a word or a number stands for.
    mutating func appendHTML(_ utf8: Span<UInt8>) {
        if state.isSuppressed { return utf8.withUnsafeBufferPointer { html.lookForHiddenText(in: $0) } }
        report(html.append(utf8, &decoder))
    }

    /// The end of a line. White space is all that it is in HTML, and none of the other words that end something is any text.
    mutating func appendHTML(_ word: SeparatorWord) {
        switch word {
        case .par, .line, .softline, .lbr: appendHTML(CollectionOfOne(UInt8(ascii: "\n")).span)
        case .page, .softpage, .column, .sect, .cell, .nestcell, .row, .nestrow: break
        }
    }

    /// Whether a destination that begins within HTML is the reader's business; else this does what is to be done.
    mutating func opensWithinHTML(_ word: DestinationWord) -> Bool {
        guard state.destination == .html else {
            state.destination = .skipped
            return false
        }
        switch word {
        case .fonttbl, .colortbl, .stylesheet, .info, .generator, .upr: return true
        case .htmltag: state.destination = state.isSuppressed ? .skipped : .htmlTag
        // Fields are what RTF makes of links: the text is HTML's, too.
        case .field, .fldrslt: break
        default: state.destination = .skipped
        }
        return false
    }

    private mutating func isHidden(_ bytes: some Collection<UInt8>) -> Bool {
        if state.isSuppressed {
            html.lookForHiddenText(in: bytes)
        } else if state.destination == .htmlTag {
            html.lookForTag(in: bytes)
        }
        return state.isSuppressed
    }

    private mutating func report(_ malformed: EncapsulatedHTML.Malformed?) {
        if let malformed { warnUndecodable(malformed.encoding, at: malformed.start) }
    }
}
