// SPDX-License-Identifier: Apache-2.0

/// Finds addresses of the web: with a scheme, or names of hosts that can be nothing else.
struct LinkFinder {
    let text: ParagraphText
    /// What was found before ends here.
    var floor: Int

    /// The longest user and password before a host.
    private static let maximumUser = 128
    private static let maximumPort = 65535
    /// How far into a path it is looked for what makes an address none: what is read to no end is read again from the next scheme in it.
    private static let maximumPattern = 2048

    /// The link whose `:` stands at a place.
    func link(atColon colon: Int) -> DetectedData? {
        guard text[colon + 1] == UInt8(ascii: "/"), text[colon + 2] == UInt8(ascii: "/"), let start = schemeStart(colon) else { return nil }
        var hostStart = colon + 3
        if let at = userEnd(hostStart) { hostStart = at + 1 }
        guard ASCII.isWord(text[hostStart]) || text[hostStart] >= 0x80,
            let host = HostName(text, from: hostStart, allowsUnspaced: true), let portEnd = portEnd(host.range.upperBound)
        else { return nil }
        guard !Self.endsBadly(text[host.range.upperBound]), isWritten(host), let end = pathEnd(portEnd, from: start) else { return nil }
        return DetectedData(.link, start..<end, value: text.string(start..<end))
    }

    /// Where a scheme begins that ends before a colon, and before which no word goes on.
    private func schemeStart(_ colon: Int) -> Int? {
        let lengths: [(StaticString, Int)] = [("https", 5), ("http", 4), ("ftp", 3)]
        for (scheme, length) in lengths where text.has(scheme, at: colon - length) {
            let start = colon - length
            let before = text[start - 1]
            if start < floor || ASCII.isWord(before) || before == UInt8(ascii: "_") { return nil }
            return start
        }
        return nil
    }

    /// Where the `@` stands behind a user's name and password.
    private func userEnd(_ start: Int) -> Int? {
        for place in start..<start + Self.maximumUser {
            let byte = text[place]
            if byte == UInt8(ascii: "@") { return place > start ? place : nil }
            guard ASCII.isWord(byte) || "-._~%!$&'()*+,;=:".utf8.contains(byte) else { return nil }
        }
        return nil
    }

    /// Behind a port; `nil` where a number is too large for one.
    func portEnd(_ place: Int) -> Int? {
        guard text[place] == UInt8(ascii: ":"), ASCII.isDigit(text[place + 1]) else { return place }
        let end = text.digitsEnd(place + 1)
        return text.number(place + 1..<end) <= Self.maximumPort ? end : nil
    }

    /// Whether a name in capitals, as constants and placeholders have them, is one of a domain.
    private func isWritten(_ host: HostName) -> Bool {
        guard host.range.contains(where: { ASCII.isCapital(text[$0]) }), !host.range.contains(where: { ASCII.isSmall(text[$0]) }) else {
            return true
        }
        return host.labelCount > 1 && TopLevelDomains.contains(host.last)
    }

    private static func endsBadly(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-") }

    /// Where path, query and fragment end, without punctuation that belongs to the sentence; `nil` where what stands there is no whole
    /// address: a pattern with places to be filled in, or the first part of one that goes on in the next line.
    /// - Parameter first: where the address begins; behind a quotation mark it ends at the next one.
    /// - Parameter endsBeforeUnspaced: whether a word of ASCII ends where a script goes on that has no spaces.
    func pathEnd(_ start: Int, from first: Int, endsBeforeUnspaced: Bool = false) -> Int? {
        guard "/?#".utf8.contains(text[start]) else { return text.goesOn(at: start) ? nil : start }
        let quote = "\"'".utf8.contains(text[first - 1]) ? text[first - 1] : 0x0A
        var end = start
        var counts = BracketCounts()
        while end < text.end {
            let byte = text[end]
            let isNear = end - start < Self.maximumPattern
            if isNear, text.isPlaceholder(at: end) || text.isHyphenBreak(at: end) { return nil }
            if byte <= 0x20 || byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "`") || byte == 0x7F { break }
            if byte == quote { break }
            // The end of a link's text in Markdown, of its address in TeX.
            if byte == UInt8(ascii: "]"), text[end + 1] == UInt8(ascii: "(") { break }
            if byte == UInt8(ascii: "}"), text[end + 1] == UInt8(ascii: "{") { break }
            if byte == UInt8(ascii: "\\") {
                if isNear, !text.isEscapeBehindLink(at: end) { return nil }
                break
            }
            if byte >= 0x80 {
                let (scalar, length) = text.scalar(at: end)
                if scalar.isSeparator || endsBeforeUnspaced && scalar.isUnspaced && ASCII.isWord(text[end - 1]) { break }
                end += length
                continue
            }
            counts.add(byte, 1)
            end += 1
        }
        return trimmed(end, above: start, counts)
    }

    private func trimmed(_ end: Int, above start: Int, _ counts: BracketCounts) -> Int {
        var (end, counts) = (end, counts)
        while end > start {
            let byte = text[end - 1]
            switch byte {
            case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "!"), UInt8(ascii: "?"),
                UInt8(ascii: "*"),
                UInt8(ascii: "|"), UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
                break
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "\""), UInt8(ascii: "'"):
                guard counts.isUnpaired(byte) else { return end }
            default: return end
            }
            counts.add(byte, -1)
            end -= 1
        }
        return end
    }
}

/// How many brackets and quotation marks a link holds.
private struct BracketCounts {
    private var open = (round: 0, square: 0, curly: 0)
    private var quotes = (double: 0, single: 0)

    mutating func add(_ byte: UInt8, _ change: Int) {
        switch byte {
        case UInt8(ascii: "("): open.round += change
        case UInt8(ascii: ")"): open.round -= change
        case UInt8(ascii: "["): open.square += change
        case UInt8(ascii: "]"): open.square -= change
        case UInt8(ascii: "{"): open.curly += change
        case UInt8(ascii: "}"): open.curly -= change
        case UInt8(ascii: "\""): quotes.double += change
        case UInt8(ascii: "'"): quotes.single += change
        default: break
        }
    }

    /// Whether a closing sign at the end has no opening one.
    func isUnpaired(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: ")"): open.round < 0
        case UInt8(ascii: "]"): open.square < 0
        case UInt8(ascii: "}"): open.curly < 0
        case UInt8(ascii: "\""): quotes.double % 2 != 0
        default: quotes.single % 2 != 0
        }
    }
}
