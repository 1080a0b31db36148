// SPDX-License-Identifier: Apache-2.0

/// How probable bytes are as text of a language in a single-byte encoding.
///
/// All costs are fifths of a bit: five times the negative binary logarithm of a probability. What is measured is each byte from 80 up
/// after the byte before it, and the ASCII byte behind such a one, so that the costs of all encodings are of the same events.
struct SingleByteModel: Sendable {
    /// What a byte is in a text of the language.
    private struct ByteClass {
        /// The letter's class; see `LetterModel`, `foreign` and `box`.
        var letter: UInt8 = 0
        var form = Form.none
        /// What the byte costs where it is no letter of the language.
        var cost: UInt8 = 0
    }

    private enum Form: Int { case none, lower, upper }

    /// A letter that the language does not use.
    private static let foreign: UInt8 = 254
    /// A line or block for drawing.
    private static let box: UInt8 = 255
    /// By the forms of two neighbours: a capital within a word is rare.
    private static let formCosts: [Int] = [0, 1, 12, 0, 0, 35, 0, 3, 7]

    /// What a letter beside a digit costs, where signs are more usual.
    private static let digitCost = 15

    /// What a letter or a line for drawing costs that stands by itself, where signs are more usual.
    private static let loneLetterCost = 25
    /// What it costs another script than the Latin one that no two of its letters stand side by side.
    private static let noWordCost = 50
    /// What a sign within a word costs, but for those that cost no more than `usualSignCost`: apostrophes and dashes.
    private static let innerSignCost = 25
    private static let usualSignCost: UInt8 = 40

    let encoding: CharacterEncoding
    let page: SingleBytePage
    let language: [UInt8]
    /// What is to be paid for the encoding's rarity.
    let prior: Int

    private let classes: [ByteClass]
    private let letters: LetterModel

    /// The models of all candidates, in the order of `guessCandidates`.
    static let all: [SingleByteModel] = {
        let signs = signCostTable()
        var models: [SingleByteModel] = []
        DataText(guessCandidates).forEachLine { line in
            var words: [DataText.Line] = []
            DataText.forEachWord(of: line) { words.append($0) }
            guard words.count > 2, let encoding = CharacterEncoding(label: String(decoding: words[0], as: UTF8.self)) else { return true }
            let prior = EncodingCatalogue.decimal(words[1]) ?? 0
            let page = SingleBytePage.shared(for: encoding)
            let characters = page.characters.map { PageCharacter($0, signs) }
            for language in words.dropFirst(2) {
                guard let letters = LetterModel.all.first(where: { $0.language.elementsEqual(language) }) else { continue }
                models.append(SingleByteModel(encoding, page, prior, letters, characters))
            }
            return true
        }
        return models
    }()

    private init(
        _ encoding: CharacterEncoding, _ page: SingleBytePage, _ prior: Int, _ letters: LetterModel, _ characters: [PageCharacter]
    ) {
        self.encoding = encoding
        self.page = page
        self.prior = prior
        self.letters = letters
        language = letters.language
        classes = characters.map { character in
            switch character {
            case .letter(let lower, let isUpper):
                let form = isUpper ? Form.upper : .lower
                return letters.letterClass(lower).map { ByteClass(letter: UInt8(truncatingIfNeeded: $0), form: form) }
                    ?? ByteClass(letter: Self.foreign, form: form, cost: 75)
            case .box: return ByteClass(letter: Self.box)
            case .sign(let scalar, let cost):
                // Marks that the language counts among its letters.
                if let letter = letters.letterClass(scalar) { return ByteClass(letter: UInt8(truncatingIfNeeded: letter), form: .lower) }
                return ByteClass(cost: cost)
            case .ascii: return ByteClass()
            }
        }
    }

    private static func signCostTable() -> [UInt32: UInt8] {
        var costs: [UInt32: UInt8] = [:]
        DataText(signCosts).forEachLine { line in
            var cost: UInt8?
            DataText.forEachWord(of: line) { word in
                if let cost {
                    costs[DataText.hexadecimal(word)] = cost
                } else {
                    cost = EncodingCatalogue.decimal(word).map { UInt8(truncatingIfNeeded: $0) }
                }
            }
            return true
        }
        return costs
    }

    /// What the pairs cost; no more is added up once that is above `limit`.
    func cost(of pairs: BytePairs, limit: Int) -> Int {
        let size = letters.size
        return classes.withUnsafeBufferPointer { classes in
            letters.costs.withUnsafeBufferPointer { costs in
                Self.formCosts.withUnsafeBufferPointer { formCosts in
                    var total = prior &+ placeCost(of: pairs)
                    for pair in pairs.pairs {
                        let former = classes[Int(pair.former)]
                        let latter = classes[Int(pair.latter)]
                        var cost = formCosts[former.form.rawValue &* 3 &+ latter.form.rawValue]
                        if former.letter < Self.foreign, latter.letter < Self.foreign, former.letter | latter.letter != 0 {
                            cost &+= Int(costs[Int(former.letter) &* size &+ Int(latter.letter)]) &+ Int(latter.cost)
                            if former.letter != 0 ? Self.isDigit(pair.latter) : latter.letter != 0 && Self.isDigit(pair.former) {
                                cost &+= Self.digitCost
                            }
                        } else {
                            cost &+= Self.otherCost(former, latter, pair)
                        }
                        total &+= cost &* pair.count
                        if total > limit { break }
                    }
                    return total
                }
            }
        }
    }

    /// What it costs that bytes stand where they do, beyond their neighbours.
    private func placeCost(of pairs: BytePairs) -> Int {
        var total = letters.isLatin || pairs.hasRuns ? 0 : Self.noWordCost
        for (byte, count) in pairs.lone where classes[Int(byte)].letter != 0 { total &+= Self.loneLetterCost &* count }
        for (byte, count) in pairs.inner where classes[Int(byte)].letter == 0 && classes[Int(byte)].cost > Self.usualSignCost {
            total &+= Self.innerSignCost &* count
        }
        return total
    }

    @inline(__always) private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

    /// The cost of a pair in which one is no letter of the language.
    private static func otherCost(_ former: ByteClass, _ latter: ByteClass, _ pair: BytePairs.Pair) -> Int {
        if latter.letter == box { return former.letter == box ? (pair.former == pair.latter ? 12 : 30) : 65 }
        if latter.letter == foreign { return Int(latter.cost) }
        let isLetter = latter.letter != 0
        switch former.letter {
        case box: return Int(latter.cost) + (isLetter ? 40 : 5)
        case foreign: return Int(latter.cost) + (isLetter ? 20 : 10)
        default: return Int(latter.cost) + (pair.latter < 0x80 ? 5 : 0)
        }
    }
}

/// A character of a page as the models see it.
private enum PageCharacter {
    case ascii
    case letter(lower: UInt32, isUpper: Bool)
    case sign(UInt32, cost: UInt8)
    case box

    init(_ character: PackedUTF8, _ signs: [UInt32: UInt8]) {
        guard let scalar = character.scalar else {
            self = .sign(0, cost: 130)
            return
        }
        let value = scalar.value
        if value < 0x80 {
            let isLetter = (0x61...0x7A).contains(value | 0x20)
            self = isLetter ? .letter(lower: value | 0x20, isUpper: value & 0x20 == 0) : .ascii
            return
        }
        // Some signs, the micro sign and the ordinal indicators, have the category of letters.
        if let cost = signs[value] {
            self = .sign(value, cost: cost)
            return
        }
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter:
            let lower = Self.lower(scalar)
            self = .letter(lower: lower, isUpper: lower != value)
        default:
            if value < 0xA0 {
                self = .sign(value, cost: 110)
            } else if (0x2500...0x25A0).contains(value) {
                self = .box
            } else {
                self = .sign(value, cost: 70)
            }
        }
    }

    /// The letter in lower case; the comma below of Romanian letters counts as a cedilla.
    private static func lower(_ scalar: Unicode.Scalar) -> UInt32 {
        if scalar.value == 0x130 { return 0x69 }
        let mapped = scalar.properties.lowercaseMapping.unicodeScalars
        let lower = mapped.count == 1 ? mapped.first?.value ?? scalar.value : scalar.value
        return lower == 0x219 ? 0x15F : lower == 0x21B ? 0x163 : lower
    }
}
