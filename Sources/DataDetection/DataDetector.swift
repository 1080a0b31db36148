// SPDX-License-Identifier: Apache-2.0

import TextModel

/// Finds links, mail addresses, telephone numbers, dates and postal addresses in text.
///
/// In doubt nothing is found: what is taken for something that it is not disturbs more than what is missed. The text is read once, and
/// from each sign that may belong to something only a bounded way back.
public struct DataDetector: Sendable {
    /// What is looked for.
    public struct Kinds: OptionSet, Hashable, Sendable {
        /// One bit for each kind.
        public let rawValue: UInt8
        /// Kinds from their bits.
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// Addresses of the web.
        public static let links = Kinds(rawValue: 1)
        /// Addresses of mail.
        public static let emails = Kinds(rawValue: 2)
        /// Telephone numbers.
        public static let phones = Kinds(rawValue: 4)
        /// Dates, and times of day.
        public static let dates = Kinds(rawValue: 8)
        /// Postal addresses, American and German ones.
        public static let addresses = Kinds(rawValue: 16)
        /// All there are.
        public static let all: Kinds = [.links, .emails, .phones, .dates, .addresses]

        /// Every kind with its name, in the order of help.
        public static let named: [(kind: Kinds, name: String)] = [
            (.links, "links"), (.emails, "emails"), (.phones, "phones"), (.dates, "dates"), (.addresses, "addresses"),
        ]

        /// The kinds that are named in a list with commas; `nil` where one of the names is unknown or the list is empty.
        public init?(_ list: String) {
            var kinds: Kinds = []
            for name in list.utf8.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false) {
                guard let known = Self.named.first(where: { name.elementsEqual($0.name.utf8) }) else { return nil }
                kinds.insert(known.kind)
            }
            self = kinds
        }
    }

    /// What is looked for.
    public let kinds: Kinds

    private let triggers: [UInt8]

    /// A detector for some kinds.
    public init(_ kinds: Kinds = [.links, .emails]) {
        self.kinds = kinds
        var triggers = [UInt8](repeating: 0, count: 256)
        if kinds.contains(.links) {
            triggers[Int(UInt8(ascii: ":"))] = 1
            triggers[Int(UInt8(ascii: "."))] = 1
        }
        if kinds.contains(.emails) { triggers[Int(UInt8(ascii: "@"))] = 1 }
        if !kinds.isDisjoint(with: [.phones, .dates, .addresses]) {
            for digit in UInt8(ascii: "0")...UInt8(ascii: "9") { triggers[Int(digit)] = 1 }
        }
        if kinds.contains(.phones) { triggers[Int(UInt8(ascii: "+"))] = 1 }
        if kinds.contains(.phones) { triggers[Int(UInt8(ascii: "("))] = 1 }
        self.triggers = triggers
    }

    /// What stands in a string that is one paragraph, in order, ranges counted in bytes of its UTF-8.
    public func detect(in string: String) -> [DetectedData] {
        var string = string
        return string.withUTF8 { detect(in: ParagraphText($0, 0..<$0.count)) }
    }

    /// What stands in a paragraph, in order; nothing overlaps.
    func detect(in text: ParagraphText) -> [DetectedData] {
        var found: [DetectedData] = []
        triggers.withUnsafeBufferPointer { triggers in
            var (place, floor) = (text.start, text.start)
            while place < text.end {
                if triggers[Int(text.bytes[place])] == 0 {
                    place += 1
                    continue
                }
                if let data = data(at: place, floor, text), data.range.upperBound > place {
                    found.append(data)
                    floor = data.range.upperBound
                    place = floor
                } else {
                    place = next(behind: place, text)
                }
            }
        }
        return found
    }

    /// Numbers are looked at once, at their first digit.
    private func next(behind place: Int, _ text: ParagraphText) -> Int {
        guard ASCII.isDigit(text[place]) else { return place + 1 }
        var end = place + 1
        while ASCII.isDigit(text[end]) { end += 1 }
        return end
    }

    private func data(at place: Int, _ floor: Int, _ text: ParagraphText) -> DetectedData? {
        switch text[place] {
        case UInt8(ascii: ":"): LinkFinder(text: text, floor: floor).link(atColon: place)
        case UInt8(ascii: "."): LinkFinder(text: text, floor: floor).domain(atDot: place)
        case UInt8(ascii: "@"): EmailFinder(text: text, floor: floor).email(atSign: place)
        default: number(at: place, floor, text)
        }
    }

    private func number(at place: Int, _ floor: Int, _ text: ParagraphText) -> DetectedData? {
        if kinds.contains(.addresses), let address = AddressFinder(text: text, floor: floor).address(at: place) { return address }
        if kinds.contains(.dates), let date = DateFinder(text: text, floor: floor).date(at: place) { return date }
        if kinds.contains(.phones), let phone = PhoneFinder(text: text, floor: floor).phone(at: place) { return phone }
        return nil
    }
}
