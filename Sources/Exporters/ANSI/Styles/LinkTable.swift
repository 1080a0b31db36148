// SPDX-License-Identifier: Apache-2.0

import TextModel

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
        guard Self.isAbsolute(destination), let address = Self.encoded(destination) else { return nil }
        destinations.append(destination)
        numbers[key] = destinations.count
        beginnings.append(Array("\u{1B}]8;id=\(destinations.count);".utf8) + address + Array("\u{1B}\\".utf8))
        return destinations.count
    }

    /// The bytes that begin a link. Its `id` joins parts of one link that stand in several lines.
    func beginning(of number: Int) -> [UInt8] { beginnings[number - 1] }

    /// Whether a reference begins with a scheme (RFC 3986, 3.1).
    private static func isAbsolute(_ reference: String) -> Bool {
        guard let colon = reference.utf8.firstIndex(of: UInt8(ascii: ":")) else { return false }
        let scheme = reference.utf8[..<colon]
        guard let first = scheme.first, (0x61...0x7A).contains(first | 0x20) else { return false }
        return scheme.allSatisfy { (0x61...0x7A).contains($0 | 0x20) || (0x30...0x39).contains($0) || [0x2B, 0x2D, 0x2E].contains($0) }
    }

    /// The address with everything percent-encoded that is not printable ASCII.
    private static func encoded(_ destination: String) -> [UInt8]? {
        let digits = Array("0123456789ABCDEF".utf8)
        var result: [UInt8] = []
        for byte in destination.utf8 {
            guard result.count <= maximumLength else { return nil }
            if byte > 0x20, byte < 0x7F {
                result.append(byte)
            } else {
                result.append(contentsOf: [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]])
            }
        }
        return result.count <= maximumLength ? result : nil
    }
}
