// SPDX-License-Identifier: Apache-2.0

import Glibc

extension EncodingGuess {
    /// What a reading of the text costs in fifths of a bit, and where it was read.
    private struct Reading {
        var cost: Int
        var encoding: CharacterEncoding
        /// The page of a single-byte encoding.
        var page: SingleBytePage?
    }

    /// A reading that costs so much more than the best is not looked at further.
    private static let margin = 400
    /// What a scalar of UTF-8 and a malformed part of it cost.
    private static let utf8Costs = (scalar: 40, malformed: 100)
    /// What a character costs that is cut off at the end of the text.
    static let incompleteCost = 75

    /// The cheapest of all readings. The bytes hold one above 7F.
    init(statisticsOf bytes: UnsafeBufferPointer<UInt8>) {
        let pairs = BytePairs(bytes)
        var readings: [Reading] = []
        var limit = Int.max
        func add(_ encoding: CharacterEncoding, _ page: SingleBytePage?, _ cost: (Int) -> Int) {
            let cost = cost(limit)
            guard cost <= limit else { return }
            limit = min(limit, cost + Self.margin)
            readings.append(Reading(cost: cost, encoding: encoding, page: page))
        }
        add(.utf8, nil) { Self.utf8Cost(bytes, limit: $0) }
        for model in DoubleByteModel.all { add(model.encoding, nil) { model.cost(of: bytes, limit: $0) } }
        for model in SingleByteModel.all { add(model.encoding, model.page) { model.cost(of: pairs, limit: $0) } }

        guard let best = readings.min(by: { $0.cost < $1.cost }) else {
            self.init(.windows1252, 0, .statistics)
            return
        }
        let rival = readings.filter { Self.differ($0, best, pairs) }.map(\.cost).min() ?? best.cost + Self.margin
        // The most usual of the encodings that give the same text.
        let encoding = SingleByteModel.all.first { !Self.differ(Reading(cost: 0, encoding: $0.encoding, page: $0.page), best, pairs) }?
            .encoding
        self.init(encoding ?? best.encoding, Self.confidence(best.cost, rival, pairs.highCount), .statistics)
    }

    /// Whether the readings give different texts.
    private static func differ(_ one: Reading, _ other: Reading, _ pairs: BytePairs) -> Bool {
        guard let page = one.page, let otherPage = other.page else { return one.encoding != other.encoding }
        return (0x80...0xFF).contains { pairs.isPresent[$0] && page.characters[$0] != otherPage.characters[$0] }
    }

    /// How sure the cheapest reading is: by how many bits it is cheaper than the next, and whether it is as cheap as a text is.
    private static func confidence(_ cost: Int, _ rivalCost: Int, _ highCount: Int) -> Double {
        let lead = Double(rivalCost - cost) / 5
        let bitsPerByte = Double(cost) / 5 / Double(max(1, highCount))
        // Texts take 4 to 10 bits a byte; short ones more, as do a few signs.
        let allowance = 10 + 30 / Double(max(1, highCount))
        let likeness = min(1, max(0, 1 - (bitsPerByte - allowance) / 6))
        // A byte or two show little more than what is usual.
        let amount = 1 - 0.3 / Double(max(1, highCount))
        return (1 - exp2(-lead / 6)) * likeness * amount * 0.99
    }

    private static func utf8Cost(_ bytes: UnsafeBufferPointer<UInt8>, limit: Int) -> Int {
        var cost = 20
        var at = bytes.endOfASCII(from: 0)
        while at < bytes.count, cost <= limit {
            switch bytes.utf8Sequence(at: at) {
            case .scalar(let length):
                cost += utf8Costs.scalar
                at &+= length
            case .malformed(let length):
                cost += utf8Costs.malformed
                at &+= length
            case .incomplete: return cost + incompleteCost
            }
            at = bytes.endOfASCII(from: at)
        }
        return cost
    }
}
