// SPDX-License-Identifier: Apache-2.0

/// The people of an address field (RFC 5322, section 3.4).
struct AddressList {
    /// For each the name for people, else the address.
    let names: [String]

    init(_ bytes: [UInt8]) {
        names = Self.split(bytes).compactMap { Self.name($0) }
    }

    /// Cuts at commas outside quotation marks, comments and angle brackets; a group's name and end are left out.
    private static func split(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        var result: [ArraySlice<UInt8>] = []
        var start = 0
        var comments = 0
        var isQuoted = false
        var isAngled = false
        var place = 0
        while place < bytes.count {
            switch bytes[place] {
            case UInt8(ascii: "\\"): place += 1
            case UInt8(ascii: "\"") where comments == 0: isQuoted.toggle()
            case _ where isQuoted: break
            case UInt8(ascii: "("): comments += 1
            case UInt8(ascii: ")"): comments = max(0, comments - 1)
            case _ where comments > 0: break
            case UInt8(ascii: "<"): isAngled = true
            case UInt8(ascii: ">"): isAngled = false
            case UInt8(ascii: ":") where !isAngled: start = place + 1
            case UInt8(ascii: ","), UInt8(ascii: ";"):
                guard !isAngled else { break }
                result.append(bytes[start..<place])
                start = place + 1
            default: break
            }
            place += 1
        }
        if start < bytes.count { result.append(bytes[start...]) }
        return result
    }

    private static func name(_ mailbox: ArraySlice<UInt8>) -> String? {
        let angle = Self.angle(in: mailbox)
        let phrase = trimmed(angle.map { mailbox[..<$0] } ?? mailbox[mailbox.startIndex..<mailbox.startIndex])
        let name = HeaderText.decoded(Array(trimmed(unquoted(phrase)[...])))
        if !name.isEmpty { return name }
        let address = trimmed(angle.map { mailbox[($0 + 1)...].prefix { $0 != UInt8(ascii: ">") } } ?? mailbox)
        // Old mails have the name in a comment behind the address.
        if angle == nil, let open = address.firstIndex(of: UInt8(ascii: "(")), address.last == UInt8(ascii: ")") {
            let comment = trimmed(address[(open + 1)...].dropLast())
            if !comment.isEmpty { return HeaderText.decoded(Array(comment)) }
        }
        return address.isEmpty ? nil : HeaderText.decoded(Array(address))
    }

    /// Where the address begins: at a `<` outside quotation marks.
    private static func angle(in mailbox: ArraySlice<UInt8>) -> Int? {
        var isQuoted = false
        var place = mailbox.startIndex
        while place < mailbox.endIndex {
            switch mailbox[place] {
            case UInt8(ascii: "\\"): place += 1
            case UInt8(ascii: "\""): isQuoted.toggle()
            case UInt8(ascii: "<"): if !isQuoted { return place }
            default: break
            }
            place += 1
        }
        return nil
    }

    /// A phrase without quotation marks and comments.
    private static func unquoted(_ phrase: ArraySlice<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        var isQuoted = false
        var comments = 0
        var isEscaped = false
        for byte in phrase {
            let isPlain = !isEscaped
            isEscaped = isPlain && byte == UInt8(ascii: "\\")
            if isEscaped { continue }
            if isPlain, comments == 0, byte == UInt8(ascii: "\"") {
                isQuoted.toggle()
            } else if isPlain, !isQuoted, byte == UInt8(ascii: "(") {
                comments += 1
            } else if isPlain, comments > 0, byte == UInt8(ascii: ")") {
                comments -= 1
            } else if comments == 0 {
                result.append(byte)
            }
        }
        return result
    }
}
