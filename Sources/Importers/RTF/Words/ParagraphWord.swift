// SPDX-License-Identifier: Apache-2.0

/// Control words that format paragraphs, with Cocoa's own among them.
enum ParagraphWord: String, CaseIterable {
    case pard, s, outlinelevel
    case ql, qr, qc, qj, qd, qk, qt, qnatural
    case li, ri, fi, lin, rin, sb, sa, sbauto, saauto
    case sl, slmult, slleading, slminimum, slmaximum
    case keep, keepn, pagebb, widctlpar, nowidctlpar, hyphpar
    case rtlpar, ltrpar, pardirnatural
    case tx, tb, tql, tqr, tqc, tqdec, tldot, tlmdot, tlhyph, tlul, tlth, tleq, pardeftab
    case intbl, itap
    case ls, ilvl
    case cbpat, cfpat, shading
    case absw, posx, posnegx, posxl, posxr, posxc, posxi, posxo, dxfrtext, dfrmtxtx, dropcapli
}

/// The side of something that gets a border, and what the border looks like.
enum BorderWord: String, CaseIterable {
    case brdrt, brdrb, brdrl, brdrr, brdrbtw, brdrbar, box
    /// Borders of other things, which the same words describe.
    case chbrdr, clbrdrt, clbrdrb, clbrdrl, clbrdrr, cldglu, cldgll, trbrdrt, trbrdrb, trbrdrl, trbrdrr, trbrdrh, trbrdrv
    case pgbrdrt, pgbrdrb, pgbrdrl, pgbrdrr, tsbrdrt, tsbrdrb, tsbrdrl, tsbrdrr, tsbrdrh, tsbrdrv, tsbrdrdgl, tsbrdrdgr
    case brdrs, brdrth, brdrsh, brdrdb, brdrdot, brdrdash, brdrhair, brdrdashsm, brdrdashd, brdrdashdd, brdrdashdotstr, brdrinset
    case brdroutset, brdremboss, brdrengrave, brdrtriple, brdrwavy, brdrwavydb, brdrframe, brdrnone, brdrnil, brdrtbl
    case brdrtnthsg, brdrthtnsg, brdrtnthtnsg, brdrtnthmg, brdrthtnmg, brdrtnthtnmg, brdrtnthlg, brdrthtnlg, brdrtnthtnlg
    case brdrw, brdrcf, brsp
}

/// Which border the next border words describe.
enum BorderTarget: Hashable {
    /// Borders of the paragraph, by side: top, right, bottom, left.
    case paragraph([Int])
    /// A cell's: top, right, bottom, left.
    case cell(Int)
    /// A row's: top, right, bottom, left, between rows, between columns.
    case row(Int)
    /// Something whose borders are not kept.
    case other
}

/// A border in RTF's units.
struct RTFBorder: Hashable {
    var word: BorderWord?
    /// Twips.
    var width: Int32 = 15
    /// Place in the colour table.
    var color: Int32 = 0
    /// Twips between border and text.
    var space: Int32 = 0

    mutating func apply(_ word: BorderWord, _ number: Int?) {
        switch word {
        case .brdrw: width = min(max(0, Int32(clamping: number ?? 15)), 255 * 20)
        case .brdrcf: color = Int32(clamping: number ?? 0)
        case .brsp: space = max(0, Int32(clamping: number ?? 0))
        default: self.word = word
        }
    }
}

/// The formatting of a paragraph at one place of an RTF file, in RTF's own units.
struct ParagraphProperties: Hashable {
    struct Tab: Hashable {
        var location: Int32
        var kind: ParagraphWord
        var leader: ParagraphWord?
    }

    var style: Int32 = -1
    var outlineLevel: Int32 = -1
    var alignment: ParagraphWord?
    /// Twips.
    var left: Int32 = 0
    var right: Int32 = 0
    var firstLine: Int32 = 0
    /// At the start and end of the line, whatever the direction; stronger than left and right.
    var start: Int32?
    var end: Int32?
    var before: Int32 = 0
    var after: Int32 = 0
    var line: Int32 = 0
    var lineIsMultiple = false
    var leading: Int32 = 0
    var minimumLine: Int32 = 0
    var maximumLine: Int32 = 0
    var flags = Flags()
    var direction: ParagraphWord?
    var tabs: [Tab] = []
    var nextTabKind: ParagraphWord = .tql
    var nextTabLeader: ParagraphWord?
    var tabInterval: Int32 = -1
    /// Top, right, bottom, left; empty without borders.
    var borders: [RTFBorder] = []
    var shading = RTFShading()
    var frame = Frame()
    /// How many tables the paragraph stands in.
    var tableLevel: Int32 = 0
    /// The override of a list that the paragraph belongs to; 0 is none.
    var list: Int32 = 0
    var listLevel: Int32 = 0
    /// Place in the table of older numberings; −1 is none.
    var numbering: Int32 = -1

    /// The frame at a place of the page that text flows around (RTF specification 1.9.1, "Positioned Objects and Frames").
    struct Frame: Hashable {
        /// `\posx` and its like; `dropcapli` for a large first letter.
        var place: ParagraphWord?
        /// Twips.
        var width: Int32 = 0
        /// Between the frame and the text beside it.
        var distance: Int32 = 0
    }

    struct Flags: OptionSet, Hashable {
        let rawValue: UInt8
        static let keep = Flags(rawValue: 1)
        static let keepNext = Flags(rawValue: 2)
        static let pageBreak = Flags(rawValue: 4)
        static let widowControl = Flags(rawValue: 8)
        static let noWidowControl = Flags(rawValue: 16)
        static let noHyphenation = Flags(rawValue: 32)
    }
}

extension ParagraphProperties {
    /// The most tab stops that one paragraph keeps.
    static let maximumTabs = 256

    /// Applies a control word.
    mutating func apply(_ word: ParagraphWord, _ number: Int?) {
        let isOn = number != 0
        // Numbers of RTF are 16 bit; longer lengths would not fit any page.
        let value = Int32(Int16(clamping: number ?? 0))
        switch word {
        case .pard: self = ParagraphProperties()
        case .s: style = value
        case .outlinelevel: outlineLevel = value
        case .ql, .qr, .qc, .qj, .qd, .qk, .qt, .qnatural: alignment = word
        case .li: left = value
        case .ri: right = value
        case .fi: firstLine = value
        case .lin: start = value
        case .rin: end = value
        case .sb: before = value
        case .sa: after = value
        case .sbauto: if isOn { before = Self.automaticSpacing }
        case .saauto: if isOn { after = Self.automaticSpacing }
        case .sl: line = value
        case .slmult: lineIsMultiple = isOn
        case .slleading: leading = value
        case .slminimum: minimumLine = value
        case .slmaximum: maximumLine = value
        case .keep: set(.keep, isOn)
        case .keepn: set(.keepNext, isOn)
        case .pagebb: set(.pageBreak, isOn)
        case .widctlpar, .nowidctlpar:
            set(.widowControl, word == .widctlpar)
            set(.noWidowControl, word == .nowidctlpar)
        case .hyphpar: set(.noHyphenation, !isOn)
        case .rtlpar, .ltrpar, .pardirnatural: direction = word
        case .intbl: tableLevel = isOn ? max(tableLevel, 1) : 0
        case .itap: tableLevel = max(value, 0)
        case .ls: list = max(Int32(clamping: number ?? 0), 0)
        case .ilvl: listLevel = max(value, 0)
        case .cbpat: shading.ground = value
        case .cfpat: shading.pattern = value
        case .shading: shading.density = value
        case .pardeftab: tabInterval = value
        case .absw: frame.width = max(value, 0)
        case .posx, .posnegx, .posxl, .posxr, .posxc, .posxi, .posxo, .dropcapli: frame.place = word
        case .dxfrtext, .dfrmtxtx: frame.distance = max(value, 0)
        case .tx, .tb, .tql, .tqr, .tqc, .tqdec, .tldot, .tlmdot, .tlhyph, .tlul, .tlth, .tleq: applyTab(word, value)
        }
    }

    /// What Word takes for automatic spacing: 14 points.
    private static let automaticSpacing: Int32 = 280

    private mutating func applyTab(_ word: ParagraphWord, _ value: Int32) {
        switch word {
        case .tql, .tqr, .tqc, .tqdec: nextTabKind = word
        case .tldot, .tlmdot, .tlhyph, .tlul, .tlth, .tleq: nextTabLeader = word
        default:
            if tabs.count < Self.maximumTabs {
                tabs.append(Tab(location: value, kind: word == .tb ? .tb : nextTabKind, leader: nextTabLeader))
            }
            nextTabKind = .tql
            nextTabLeader = nil
        }
    }

    /// How many tables the paragraph stands in, as far as they are told apart.
    var level: Int { min(Int(tableLevel), TableBuilder.maximumDepth) }

    /// Applies a border word to sides of the paragraph.
    mutating func apply(_ word: BorderWord, _ number: Int?, to sides: [Int]) {
        if borders.isEmpty { borders = [RTFBorder](repeating: RTFBorder(), count: 4) }
        for side in sides { borders[side].apply(word, number) }
    }

    private mutating func set(_ flag: Flags, _ isOn: Bool) {
        if isOn { flags.insert(flag) } else { flags.remove(flag) }
    }
}
