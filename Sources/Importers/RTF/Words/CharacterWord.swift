// SPDX-License-Identifier: Apache-2.0

/// Control words that format characters, with Cocoa's own among them.
enum CharacterWord: String, CaseIterable {
    case plain, f, fs, b, i, lang, cs
    case ul, uld, uldash, uldashd, uldashdd, uldb, ulhwave, ulldash, ulth, ulthd, ulthdash, ulthdashd, ulthdashdd, ulthldash
    case ululdbwave, ulw, ulwave, ulnone, ulc
    case strike, striked, strikec
    case sub, `super`, nosupersub, up, dn
    case cf, cb, chcbpat, highlight, fc
    case v, caps, scaps, outl, shad, embo, impr
    case expnd, expndtw, kerning, charscalex
    case deleted, revised, revauth, revauthdel
    case ltrch, rtlch, loch, hich, dbch, af, afs, ab, ai
    case strokewidth, strokec, obliqueness, expansion, shadx, shady, shadr, shadc
    case ligatures = "CocoaLigature"
}

/// The lines that RTF draws below text.
enum RTFUnderline: UInt8 {
    case none, single, word, dotted, dashed, dashDot, dashDotDot, double, heavyWave, longDash, thick, thickDotted, thickDashed
    case thickDashDot, thickDashDotDot, thickLongDash, doubleWave, wave

    init?(_ word: CharacterWord) {
        switch word {
        case .ul: self = .single
        case .ulw: self = .word
        case .uld: self = .dotted
        case .uldash: self = .dashed
        case .uldashd: self = .dashDot
        case .uldashdd: self = .dashDotDot
        case .uldb: self = .double
        case .ulhwave: self = .heavyWave
        case .ulldash: self = .longDash
        case .ulth: self = .thick
        case .ulthd: self = .thickDotted
        case .ulthdash: self = .thickDashed
        case .ulthdashd: self = .thickDashDot
        case .ulthdashdd: self = .thickDashDotDot
        case .ulthldash: self = .thickLongDash
        case .ululdbwave: self = .doubleWave
        case .ulwave: self = .wave
        default: return nil
        }
    }
}

/// The formatting of characters at one place of an RTF file, in RTF's own units. −1 is "not said".
struct CharacterProperties: Hashable {
    /// Which of the three parts of a run the words describe (`\loch`, `\hich`, `\dbch`).
    enum Script: UInt8 { case any, low, high, double }

    var font: Int32 = -1
    /// The font of complex scripts (`\af` behind `\rtlch`).
    var complexFont: Int32 = -1
    /// The font of double-byte characters (`\af` behind `\dbch`).
    var doubleByteFont: Int32 = -1
    /// Half-points.
    var size: Int32 = -1
    var complexSize: Int32 = -1
    var language: Int32 = -1
    var foreground: Int32 = -1
    var background: Int32 = -1
    var highlight: Int32 = -1
    var underlineColor: Int32 = -1
    var strikeColor: Int32 = -1
    var strokeColor: Int32 = -1
    var shadowColor: Int32 = -1
    /// Half-points, negative below the line.
    var raised: Int32 = 0
    /// Twips.
    var expansion: Int32 = 0
    /// Per cent.
    var scaleX: Int32 = 100
    var strokeWidth: Int32 = 0
    var obliqueness: Int32 = 0
    /// Cocoa's `\expansionN`.
    var glyphExpansion: Int32 = 0
    var shadowX: Int32 = 0
    var shadowY: Int32 = 0
    var shadowBlur: Int32 = 0
    var ligatures: Int32 = -1
    var revisionAuthor: Int32 = -1
    /// The link of the field that the characters are the result of; −1 for none.
    var link: Int32 = -1
    var underline = RTFUnderline.none
    /// 1 super, −1 sub.
    var script: Int8 = 0
    var capitals: UInt8 = 0
    var strike: UInt8 = 0
    var part = Script.any
    var flags = Flags()

    struct Flags: OptionSet, Hashable {
        let rawValue: UInt16
        static let bold = Flags(rawValue: 1)
        static let italic = Flags(rawValue: 2)
        static let hidden = Flags(rawValue: 4)
        static let outline = Flags(rawValue: 8)
        static let shadow = Flags(rawValue: 16)
        static let emboss = Flags(rawValue: 32)
        static let engrave = Flags(rawValue: 64)
        static let deleted = Flags(rawValue: 128)
        static let revised = Flags(rawValue: 256)
        static let rightToLeft = Flags(rawValue: 512)
        static let complexBold = Flags(rawValue: 1024)
        static let complexItalic = Flags(rawValue: 2048)
    }

    /// The font that decides how bytes of the text are decoded.
    var byteFont: Int32 {
        if part == .double, doubleByteFont >= 0 { return doubleByteFont }
        if flags.contains(.rightToLeft), complexFont >= 0 { return complexFont }
        return font
    }
}

extension CharacterProperties {
    /// Applies a control word. `\plain` resets everything but the link, which the field owns.
    mutating func apply(_ word: CharacterWord, _ number: Int?) {
        let isOn = number != 0
        let value = Int32(clamping: number ?? 0)
        switch word {
        case .plain: self = CharacterProperties(link: link)
        case .f: font = value
        case .fs: size = max(0, Int32(clamping: number ?? 24))
        case .lang: language = value
        case .b: set(.bold, isOn)
        case .i: set(.italic, isOn)
        case .v: set(.hidden, isOn)
        case .outl: set(.outline, isOn)
        case .shad: set(.shadow, isOn)
        case .embo: set(.emboss, isOn)
        case .impr: set(.engrave, isOn)
        case .deleted: set(.deleted, isOn)
        case .revised: set(.revised, isOn)
        case .revauth, .revauthdel: revisionAuthor = value
        case .caps: capitals = isOn ? 2 : 0
        case .scaps: capitals = isOn ? 1 : 0
        case .strike: strike = isOn ? 1 : 0
        case .striked: strike = isOn ? 2 : 0
        case .ulnone: underline = .none
        case .super: script = isOn ? 1 : 0
        case .sub: script = isOn ? -1 : 0
        case .nosupersub: script = 0
        case .up: raised = Int32(clamping: number ?? 6)
        case .dn: raised = -Int32(clamping: number ?? 6)
        case .cf, .fc: foreground = value
        case .cb, .chcbpat: background = value
        case .highlight: highlight = value
        case .ulc: underlineColor = value
        case .strikec: strikeColor = value
        case .strokec: strokeColor = value
        case .shadc: shadowColor = value
        case .expnd: expansion = value.multipliedReportingOverflow(by: 5).overflow ? 0 : value * 5
        case .expndtw: expansion = value
        case .charscalex: scaleX = number.map { Int32(clamping: $0) } ?? 100
        case .strokewidth: strokeWidth = value
        case .obliqueness: obliqueness = value
        case .expansion: glyphExpansion = value
        case .shadx: shadowX = value
        case .shady: shadowY = value
        case .shadr: shadowBlur = value
        case .ligatures: ligatures = value
        case .ltrch, .rtlch, .loch, .hich, .dbch, .af, .afs, .ab, .ai: applyScript(word, value, isOn)
        case .cs, .kerning: break
        default:
            if let line = RTFUnderline(word) { underline = isOn ? line : .none }
        }
    }

    /// Words about the scripts of a run: text of complex scripts has a font, size, weight and slant of its own.
    private mutating func applyScript(_ word: CharacterWord, _ value: Int32, _ isOn: Bool) {
        switch word {
        case .ltrch: set(.rightToLeft, false)
        case .rtlch: set(.rightToLeft, true)
        case .loch: part = .low
        case .hich: part = .high
        case .dbch: part = .double
        case .af:
            if part == .double { doubleByteFont = value } else if part == .any { complexFont = value }
        case .afs: complexSize = max(0, value)
        case .ab: set(.complexBold, isOn)
        case .ai: set(.complexItalic, isOn)
        default: break
        }
    }

    private mutating func set(_ flag: Flags, _ isOn: Bool) {
        if isOn { flags.insert(flag) } else { flags.remove(flag) }
    }
}
