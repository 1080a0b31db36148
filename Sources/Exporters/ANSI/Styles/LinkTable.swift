// SPDX-License-Identifier: Apache-2.0

import TextModel
import URLReferences

/// The links of a document by number, from 1 in order of appearance; equal destinations have one number.
struct LinkTable {
    /// Longer addresses are no links: terminals that know OSC 8 drop them (VTE: 2083 bytes).
    static let maximumLength = 2083

    private var numbers: [Bytewise<String>: Int] = [:]
    private(set) var destinations: [String] = []
    private var beginnings: [[UInt8]] = []

    /// The number of a link to a destination; `nil` where a terminal could not follow it: a place in the document, a relative
    /// reference, an address that is too long.
    mutating func number(of destination: String) -> Int? {
        let key = Bytewise(wrappedValue: destination)
        if let known = numbers[key] { return known }
        guard URLReference.scheme(of: Array(destination.utf8)) != nil, let address = Self.encoded(destination) else { return nil }
        destinations.append(destination)
        numbers[key] = destinations.count
        beginnings.append(Array("\u{1B}]8;id=\(destinations.count);".utf8) + address + Array("\u{1B}\\".utf8))
        return destinations.count
    }

    /// The bytes that begin a link. Its `id` joins parts of one link that stand in several lines.
    func beginning(of number: Int) -> [UInt8] { beginnings[number - 1] }

    /// The address with everything percent-encoded that is not printable ASCII.
    private static func encoded(_ destination: String) -> [UInt8]? {
        guard destination.utf8.count <= maximumLength else { return nil }
        var result: [UInt8] = []
        PercentCoding.append(destination.utf8, keeping: .visible, to: &result)
        return result.count <= maximumLength ? result : nil
    }
}
