// SPDX-License-Identifier: Apache-2.0

import TextModel

/// The addresses of links that are listed at a text's end, by number from 1 in order of appearance; equal ones have one number.
struct LinkNotes {
    private(set) var destinations: [String] = []
    private var numbers: [Bytewise<String>: Int] = [:]

    /// What stands behind a link, and before its address in the list.
    static func mark(_ number: Int) -> String { "<\(number)>" }

    /// The number of a link; `nil` where its text is the address already, or where that means nothing without the document.
    mutating func number(of destination: String, shownAs text: ArraySlice<UInt8>) -> Int? {
        let address = Array(destination.utf8)
        guard Self.hasScheme(address) else { return nil }
        let prefixes: [[UInt8]] = [[], Array("mailto:".utf8), Array("tel:".utf8), Array("http://".utf8), Array("https://".utf8)]
        for prefix in prefixes where address.starts(with: prefix) {
            let rest = address.dropFirst(prefix.count)
            if rest.elementsEqual(text) || rest.last == UInt8(ascii: "/") && rest.dropLast().elementsEqual(text) { return nil }
        }
        let key = Bytewise(wrappedValue: destination)
        if let known = numbers[key] { return known }
        destinations.append(destination)
        numbers[key] = destinations.count
        return destinations.count
    }

    /// Whether it begins with a scheme (RFC 3986, 3.1).
    private static func hasScheme(_ address: [UInt8]) -> Bool {
        let name = address.prefix { $0 != UInt8(ascii: ":") }
        func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte & 0xDF) }
        guard name.count < address.count, let first = name.first, isLetter(first) else { return false }
        return name.allSatisfy { isLetter($0) || (0x30...0x39).contains($0) || "+-.".utf8.contains($0) }
    }
}
