// SPDX-License-Identifier: Apache-2.0

/// A control word that this reader knows, by what it is about. Each kind lists its words, spelled as in RTF.
enum ControlWord: Sendable {
    /// Formatting of characters.
    case character(CharacterWord)
    /// Formatting of paragraphs.
    case paragraph(ParagraphWord)
    /// A side that has a border, and the properties of borders.
    case border(BorderWord)
    /// A character that has a name.
    case scalar(ScalarWord)
    /// The end of a paragraph, line, page, cell, ….
    case separator(SeparatorWord)
    /// What rows and cells of tables look like.
    case row(RowWord)
    /// Properties of the document.
    case document(DocumentWord)
    /// The start of a destination.
    case destination(DestinationWord)
    /// Properties of fonts, colours and styles in their tables.
    case table(TableEntryWord)
    /// Properties of lists and their levels.
    case list(ListWord)
    /// Properties of a picture.
    case picture(PictureWord)
    /// Properties of a NeXT attachment or help link.
    case attachment(AttachmentWord)
    /// What the file was made from, and where it shows that.
    case encapsulation(EncapsulationWord)
    /// What the reader itself goes by.
    case syntax(SyntaxWord)
}

/// `\u`, `\uc`, `\bin`.
enum SyntaxWord: String, CaseIterable { case u, uc, bin }

/// Characters by name, with what they are.
enum ScalarWord: String, CaseIterable {
    case tab, emdash, endash, emspace, enspace, qmspace, bullet, lquote, rquote, ldblquote, rdblquote
    case zwj, zwnj, ltrmark, rtlmark, zwbo, zwnbo

    var utf8: StaticString {
        switch self {
        case .tab: "\t"
        case .emdash: "\u{2014}"
        case .endash: "\u{2013}"
        case .emspace: "\u{2003}"
        case .enspace: "\u{2002}"
        case .qmspace: "\u{2005}"
        case .bullet: "\u{2022}"
        case .lquote: "\u{2018}"
        case .rquote: "\u{2019}"
        case .ldblquote: "\u{201C}"
        case .rdblquote: "\u{201D}"
        case .zwj: "\u{200D}"
        case .zwnj: "\u{200C}"
        case .ltrmark: "\u{200E}"
        case .rtlmark: "\u{200F}"
        case .zwbo: "\u{200B}"
        case .zwnbo: "\u{2060}"
        }
    }
}

/// What ends something.
enum SeparatorWord: String, CaseIterable { case par, line, softline, lbr, page, softpage, column, sect, cell, nestcell, row, nestrow }

/// Properties of the document as a whole.
enum DocumentWord: String, CaseIterable {
    case rtf, ansi, mac, pc, pca, ansicpg, deff, deflang, deftab, paperw, paperh, margl, margr, margt, margb
    case viewkind, viewscale, viewbksp, readonlydoc, hyphauto, rtldoc
    case sectd, sbknone, sbkcol, sbkpage, sbkeven, sbkodd
}

/// Properties of entries in the tables of fonts, colours and styles.
enum TableEntryWord: String, CaseIterable {
    case fcharset, cpg, fprq, fnil, froman, fswiss, fmodern, fscript, fdecor, ftech, fbidi
    case red, green, blue
    case sbasedon, snext, additive, ds, ts, tsrowd
}

/// Properties of a NeXT attachment or help link.
enum AttachmentWord: String, CaseIterable { case width, height, markername, linkFilename, linkMarkername }

/// Whether the file was made from HTML or plain text, and what only its RTF shows ([MS-OXRTFEX], section 2.1.3.1).
enum EncapsulationWord: String, CaseIterable { case fromhtml, fromtext, htmlrtf }

/// Properties of a picture.
enum PictureWord: String, CaseIterable {
    case pngblip, jpegblip, emfblip, macpict, pmmetafile, wmetafile, dibitmap, wbitmap
    case picw, pich, wbmbitspixel, wbmplanes, wbmwidthbytes
    case picwgoal, pichgoal, picscalex, picscaley, piccropl, piccropr, piccropt, piccropb
}
