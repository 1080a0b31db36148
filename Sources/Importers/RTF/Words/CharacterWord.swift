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
    case loch, hich, dbch, ltrch, rtlch, ab, ai
    case deleted, revised, revauth, revauthdel
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
///
/// A run is described also as it would look in the other direction and in other scripts: `\ltrch`, `\loch` and `\hich` say that the plain words
/// count for it, `\rtlch` and `\dbch` that those that begin with `a` do. Word writes the plain words for every run all the same,
/// LibreOffice does not, so both count there.
struct CharacterProperties: Hashable {
    var font: Int32 = -1
    /// Half-points.
    var size: Int32 = -1
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
        /// The words that begin with `a` describe what follows.
        static let associated = Flags(rawValue: 512)
        static let associatedBold = Flags(rawValue: 1024)
        static let associatedItalic = Flags(rawValue: 2048)
    }
}

extension CharacterProperties {
    /// Only what differs between the formats of most documents goes into the hash; equality looks at everything.
    func hash(into hasher: inout Hasher) {
        hasher.combine(UInt64(UInt32(bitPattern: font)) << 32 | UInt64(UInt32(bitPattern: size)))
        hasher.combine(UInt64(UInt32(bitPattern: foreground)) << 32 | UInt64(UInt32(bitPattern: link)))
        hasher.combine(UInt32(flags.rawValue) << 8 | UInt32(underline.rawValue))
        hasher.combine(language)
    }

    /// A place in a small table of a power of two places, which most formats of a document do not share.
    func place(among count: Int) -> Int {
        let lines = Int32(flags.rawValue) ^ Int32(underline.rawValue) &* 17
        return Int(truncatingIfNeeded: font &* 5 ^ size ^ foreground &* 3 ^ link ^ lines ^ Int32(script)) & (count - 1)
    }

    /// Applies a control word. `\plain` resets everything but the link, which the field owns.
    mutating func apply(_ word: CharacterWord, _ number: Int?) {
        let isOn = number != 0
        let value = Int32(clamping: number ?? 0)
        switch word {
        case .plain: self = CharacterProperties(link: link)
        case .f: font = value
        case .fs: size = min(max(0, Int32(clamping: number ?? 24)), Self.longest)
        case .lang: language = value
        case .b: set(.bold, isOn)
        case .i: set(.italic, isOn)
        case .loch, .hich, .ltrch: set(.associated, false)
        case .dbch, .rtlch: set(.associated, true)
        case .ab: set(.associatedBold, isOn)
        case .ai: set(.associatedItalic, isOn)
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
        case .up: raised = Self.length(number ?? 6)
        case .dn: raised = -Self.length(number ?? 6)
        case .cf, .fc: foreground = value
        case .cb, .chcbpat: background = value
        case .highlight: highlight = value
        case .ulc: underlineColor = value
        case .strikec: strikeColor = value
        case .strokec: strokeColor = value
        case .shadc: shadowColor = value
        case .expnd: expansion = Self.length(number ?? 0) * 5
        case .expndtw: expansion = Self.length(number ?? 0)
        case .charscalex: scaleX = number.map { Int32(clamping: $0) } ?? 100
        case .strokewidth: strokeWidth = value
        case .obliqueness: obliqueness = value
        case .expansion: glyphExpansion = value
        case .shadx: shadowX = value
        case .shady: shadowY = value
        case .shadr: shadowBlur = value
        case .ligatures: ligatures = value
        case .cs, .kerning: break
        default:
            if let line = RTFUnderline(word) { underline = isOn ? line : .none }
        }
    }

    var isBold: Bool { flags.contains(.bold) || flags.isSuperset(of: [.associated, .associatedBold]) }

    var isItalic: Bool { flags.contains(.italic) || flags.isSuperset(of: [.associated, .associatedItalic]) }

    /// Whether a word selects the script that is selected already: Word writes such words inside double-byte characters.
    func isSelected(by word: CharacterWord) -> Bool {
        switch word {
        case .loch, .hich, .ltrch: !flags.contains(.associated)
        case .dbch, .rtlch: flags.contains(.associated)
        default: false
        }
    }

    /// The longest length: numbers of RTF are 16 bit, and what is longer would not fit any page.
    private static let longest: Int32 = 32_767

    private static func length(_ number: Int) -> Int32 { min(max(Int32(clamping: number), -longest), longest) }

    private mutating func set(_ flag: Flags, _ isOn: Bool) {
        if isOn { flags.insert(flag) } else { flags.remove(flag) }
    }
}
