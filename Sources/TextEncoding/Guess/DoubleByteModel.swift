// SPDX-License-Identifier: Apache-2.0

/// How probable bytes are as text in a double-byte encoding. The costs are those of `SingleByteModel`.
struct DoubleByteModel: Sendable {
    /// What stands at a place of the text.
    private enum Code {
        case character(bits: Int, length: Int)
        case malformed
        case incomplete
    }

    private enum Neighbour { case edge, letter, character }

    let encoding: CharacterEncoding
    /// What is to be paid for the encoding's rarity.
    private let prior: Int
    private let code: DoubleByteCode
    private let costs: CharacterCosts
    /// Whether words are parted by spaces.
    private let hasSpaces: Bool

    /// The bits that a malformed byte costs.
    private static let malformedBits = 32

    /// What a character costs that stands alone within a word of ASCII letters, as letters with accents do.
    private static let insertionCost = 60

    static let all: [DoubleByteModel] = [
        DoubleByteModel("shift_jis", 5, .shiftJIS, .jis), DoubleByteModel("euc-jp", 5, .eucJP, .jis),
        DoubleByteModel("euc-kr", 5, .eucKR, .ks), DoubleByteModel("gb18030", 5, .gb18030, .gb), DoubleByteModel("big5", 5, .big5, .big5),
        DoubleByteModel("euc-tw", 25, .eucTW, .cns), DoubleByteModel("johab", 25, .johab, .johab),
    ].compactMap { $0 }

    private init?(_ label: String, _ prior: Int, _ code: DoubleByteCode, _ costs: CharacterCosts) {
        guard let encoding = CharacterEncoding(label: label) else { return nil }
        self.encoding = encoding
        self.prior = prior
        self.code = code
        self.costs = costs
        hasSpaces = code == .eucKR || code == .johab
    }

    /// What the bytes cost; no more is added up once that is above `limit`.
    func cost(of bytes: UnsafeBufferPointer<UInt8>, limit: Int) -> Int {
        var total = prior
        var former = Neighbour.edge
        var characters = 0
        /// How many characters were read before the present run of them, and whether that is joined to a letter.
        var (charactersBefore, isJoined) = (0, false)
        var at = 0
        while at < bytes.count, total <= limit {
            let byte = bytes[at]
            if byte < 0x80 {
                if former == .character {
                    let isLetter = BytePairs.isLetter(byte)
                    total += isLetter ? (hasSpaces ? 20 : 25) : (hasSpaces ? 8 : 12)
                    if isLetter, isJoined, characters - charactersBefore < 2 { total += Self.insertionCost }
                }
                at = bytes.endOfASCII(from: at)
                former = BytePairs.isLetter(bytes[at &- 1]) ? .letter : .edge
                continue
            }
            if former != .character { (charactersBefore, isJoined) = (characters, former == .letter) }
            switch next(bytes, at) {
            case .character(let bits, let length):
                total += 5 * bits + (former == .character || hasSpaces && former == .edge ? 0 : 20)
                characters += 1
                at &+= length
            case .malformed:
                total += 5 * Self.malformedBits
                at &+= 1
            case .incomplete: return total + Self.fewnessCost(characters) + EncodingGuess.incompleteCost
            }
            former = .character
        }
        return total + Self.fewnessCost(characters)
    }

    /// What it costs that a text has so few characters of two bytes: it is more probably one with a few letters or signs.
    private static func fewnessCost(_ characters: Int) -> Int { max(0, 4 - characters) * 12 }

    private func next(_ bytes: UnsafeBufferPointer<UInt8>, _ at: Int) -> Code {
        let lead = bytes[at]
        if code == .shiftJIS, (0xA1...0xDF).contains(lead) {
            let isRun = at > 0 && (0xA1...0xDF).contains(bytes[at - 1])
            return .character(bits: isRun ? 7 : 11, length: 1)
        }
        guard at + 1 < bytes.count else { return .incomplete }
        let trail = bytes[at + 1]
        let pair = Int(lead) << 8 | Int(trail)
        let isHighTrail = (0xA1...0xFE).contains(trail)
        switch code {
        case .shiftJIS: return shiftJIS(lead, trail)
        case .eucJP where lead == 0x8E: return (0xA1...0xDF).contains(trail) ? .character(bits: 11, length: 2) : .malformed
        case .eucJP where lead == 0x8F: return supplementary(bytes, at, length: 3, bits: 18)
        case .eucTW where lead == 0x8E: return supplementary(bytes, at, length: 4, bits: 24)
        case .eucJP, .eucTW: return isHighTrail && lead > 0xA0 && lead < 0xFF ? common(pair) : .malformed
        case .eucKR:
            guard (0x81...0xFE).contains(lead) else { return .malformed }
            if isHighTrail, lead > 0xA0 { return common(pair) }
            let isTrail = (0x41...0x5A).contains(trail) || (0x61...0x7A).contains(trail) || (0x81...0xFE).contains(trail)
            return isTrail && lead < 0xC7 ? .character(bits: 16, length: 2) : .malformed
        case .big5:
            let isTrail = (0x40...0x7E).contains(trail) || isHighTrail
            return isTrail && (0x87...0xFE).contains(lead) ? common(pair) : .malformed
        case .johab:
            let isSyllable = (0x84...0xD3).contains(lead) && ((0x41...0x7E).contains(trail) || (0x81...0xFE).contains(trail))
            let isOther = code.isLeadByte(lead) && lead > 0xD3 && ((0x31...0x7E).contains(trail) || (0x91...0xFE).contains(trail))
            return isSyllable || isOther ? common(pair) : .malformed
        default: return gb18030(bytes, at, pair)
        }
    }

    private func common(_ pair: Int) -> Code { .character(bits: costs.cost(pair), length: 2) }

    private func shiftJIS(_ lead: UInt8, _ trail: UInt8) -> Code {
        guard code.isLeadByte(lead), (0x40...0xFC).contains(trail), trail != 0x7F else { return .malformed }
        let row = (Int(lead) - (lead < 0xA0 ? 0x81 : 0xC1)) * 2 + (trail >= 0x9F ? 1 : 0)
        let cell = trail >= 0x9F ? Int(trail) - 0x9F : Int(trail) - 0x40 - (trail > 0x7F ? 1 : 0)
        if row < 94 { return common((row + 0xA1) << 8 | (cell + 0xA1)) }
        return .character(bits: lead >= 0xFA ? 18 : 22, length: 2)
    }

    private func gb18030(_ bytes: UnsafeBufferPointer<UInt8>, _ at: Int, _ pair: Int) -> Code {
        let (lead, trail) = (bytes[at], bytes[at + 1])
        guard (0x81...0xFE).contains(lead) else { return .malformed }
        if (0x30...0x39).contains(trail) {
            guard at + 3 < bytes.count else { return .incomplete }
            let isCode = (0x81...0xFE).contains(bytes[at + 2]) && (0x30...0x39).contains(bytes[at + 3])
            return isCode ? .character(bits: 26, length: 4) : .malformed
        }
        if lead > 0xA0, (0xA1...0xFE).contains(trail) { return common(pair) }
        return (0x40...0xFE).contains(trail) && trail != 0x7F ? .character(bits: 17, length: 2) : .malformed
    }

    private func supplementary(_ bytes: UnsafeBufferPointer<UInt8>, _ at: Int, length: Int, bits: Int) -> Code {
        guard at + length <= bytes.count else { return .incomplete }
        for place in (at + 1)..<(at + length) where !(0xA1...0xFE).contains(bytes[place]) { return .malformed }
        return .character(bits: bits, length: length)
    }
}
