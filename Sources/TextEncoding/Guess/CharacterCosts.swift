// SPDX-License-Identifier: Apache-2.0

/// What characters of East Asian texts cost by their double-byte codes, in bits.
struct CharacterCosts: Sendable {
    /// The codes of `commonCharacters`.
    enum Set: String, CaseIterable, Sendable {
        case jis, ks, johab, gb, big5, cns
    }

    let set: Set
    /// By the code without its top bit; 0 for what is not among the usual characters.
    private let common: [UInt8]

    static let jis = CharacterCosts(.jis)
    static let ks = CharacterCosts(.ks)
    static let johab = CharacterCosts(.johab)
    static let gb = CharacterCosts(.gb)
    static let big5 = CharacterCosts(.big5)
    static let cns = CharacterCosts(.cns)

    private init(_ set: Set) {
        self.set = set
        var common = [UInt8](repeating: 0, count: 1 << 15)
        var isWanted = false
        DataText(commonCharacters).forEachLine { line in
            if line.first == UInt8(ascii: "=") {
                isWanted = line.dropFirst(2).elementsEqual(set.rawValue.utf8)
            } else if isWanted {
                var cost: UInt8?
                DataText.forEachWord(of: line) { word in
                    if let cost {
                        common[Int(DataText.hexadecimal(word) & 0x7FFF)] = cost
                    } else {
                        cost = EncodingCatalogue.decimal(word).map { UInt8(truncatingIfNeeded: $0) }
                    }
                }
            }
            return true
        }
        self.common = common
    }

    /// The cost of a code whose first byte is above 7F.
    @inline(__always) func cost(_ code: Int) -> Int {
        let cost = common[code & 0x7FFF]
        return cost > 0 ? Int(cost) : rareCost(code)
    }

    /// The cost of a code that is not among the usual ones, by the rows in which standards have put frequent and rare characters.
    private func rareCost(_ code: Int) -> Int {
        let lead = code >> 8
        switch set {
        case .jis: return Self.jisCost(row: lead - 0xA0)
        case .ks:
            return switch lead {
            case 0xB0...0xC8: 13
            case 0xCA...: 16
            case 0xA1: 12
            case 0xA3, 0xA4: 11
            default: 14
            }
        case .johab:
            return switch lead {
            case ...0xD3: Self.isSyllable(code) ? 14 : 19
            case ...0xDE: 15
            default: 17
            }
        case .gb:
            return switch lead {
            case 0xB0...0xD6: 14
            case 0xD7: code <= 0xD7F9 ? 14 : 24
            case 0xD8...0xF7: 17
            case 0xA1: 12
            case 0xA3: 11
            case ...0xA9: 15
            default: 22
            }
        case .big5:
            return switch code {
            case 0xA440...0xC67E: 14
            case 0xC940...0xF9D5: 17
            case 0xA140...0xA3E1: 12
            default: 20
            }
        case .cns:
            return switch lead {
            case 0xC4...: 14
            case ...0xA3: 12
            case ...0xA6: 15
            default: 24
            }
        }
    }

    private static func jisCost(row: Int) -> Int {
        switch row {
        case ...2: 12
        case 3: 11
        case 4, 5: 9
        case 6...8: 14
        case 9...15: 16
        case 16...47: 14
        case 48...84: 17
        default: 20
        }
    }

    /// Whether a code of Johab is a syllable: an initial, a vowel and a final that exist.
    private static func isSyllable(_ code: Int) -> Bool {
        let (first, vowel, last) = (code >> 10 & 31, code >> 5 & 31, code & 31)
        let isVowel = (3...7).contains(vowel) || (10...15).contains(vowel) || (18...23).contains(vowel) || (26...29).contains(vowel)
        return (2...20).contains(first) && isVowel && (1...29).contains(last) && last != 18
    }
}
