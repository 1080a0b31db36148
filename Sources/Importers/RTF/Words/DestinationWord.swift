// SPDX-License-Identifier: Apache-2.0

/// Control words that start a destination.
enum DestinationWord: String, CaseIterable {
    // Tables at the start of the file
    case fonttbl, falt, panose, fname, fontemb, colortbl, stylesheet, listtable, listoverridetable, revtbl
    case list, listlevel, leveltext, levelmarker, levelnumbers, listname, liststylename, listoverride, lfolevel
    case expandedcolortbl, filetbl, rsidtbl, xmlnstbl, pgdsctbl, listpicture, latentstyles, themedata, colorschememapping
    case datastore, mmathPr, wgrffmtfilter, protusertbl, passwordhash, writereservhash, defchp, defpap, generator, userprops, pgptbl
    // Information
    case info, title, subject, author, manager, company, `operator`, category, keywords, comment, doccomm, hlinkbase, creatim, revtim
    case printim, buptim, yr, mo, dy, hr, min, sec, upr, ud
    // Parts of the text
    case field, fldinst, fldrslt, formfield, datafield, bkmkstart, bkmkend, footnote, ftnalt, annotation, atnid, atnauthor, atndate
    case atnref, atrfstart, atrfend, atntime, atnicn, atnparent
    case header, headerl, headerr, headerf, footer, footerl, footerr, footerf
    case listtext, pntext, pn, pnseclvl, pntxta, pntxtb, xe, tc, tcn, rxe, txe, nonesttables, nesttableprops
    // Notes' separators, which are no text of the document
    case ftnsep, ftnsepc, ftncn, aftnsep, aftnsepc, aftncn
    // Pictures, objects, shapes
    case pict, shppict, nonshppict, picprop, blipuid, blipdata, object, objdata, objclass, objname, objalias, objsect, result
    case shp, shpinst, shptxt, shprslt, shpgrp, sp, sn, sv, `do`, dptxbxtext, background
    case momath = "mmath", oMath = "moMath"
    // HTML and mail in RTF
    case htmltag, mhtmltag
    // NeXT and Cocoa
    case graphic = "NeXTGraphic", helpLink = "NeXTHelpLink", helpMarker = "NeXTHelpMarker"
}

/// What the text of a group is for.
enum Destination: Equatable {
    /// Text of the document, or of the note that is being read.
    case text
    /// HTML that stands between the groups of `\htmltag`, where that is what is read.
    case html
    /// HTML in such a group.
    case htmlTag
    /// Nothing is kept.
    case skipped
    /// Nothing but what `\ud` holds is kept.
    case upr
    case fontTable
    case colorTable
    case styleSheet
    case revisionTable
    /// Lists and their levels, or a paragraph's numbering: text only in its parts.
    case listTable
    /// The ready-made marker of a list's item, in the font that it names.
    case markerText
    case fieldInstruction
    /// The information group: text only in its parts.
    case information
    case date
    /// Text that is collected for a use, which `Closing` knows.
    case collected
    case picture
    /// Properties of a picture: skipped but for what describes it.
    case pictureProperties
    /// Properties of a shape or object: skipped but for texts and pictures in it.
    case shape
}

/// What is to be done when a group ends.
enum Closing: Equatable {
    case nothing
    case information(DestinationWord)
    case date(DestinationWord)
    case alternativeFontName
    case field
    case picture
    case word97Picture
    /// The other form of a Word 97 picture.
    case twinPicture
    case shape
    case shapeDescription
    case pictureDescription
    case background
    case backgroundColor
    case note
    case comment
    case commentAuthor
    case runningText(DestinationWord)
    case textBox
    case bookmark
    case shapePropertyName
    case graphic
    case listPart(DestinationWord)
    case numbering
    case helpLink
    case helpMarker
}
