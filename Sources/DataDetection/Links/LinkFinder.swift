// SPDX-License-Identifier: Apache-2.0

/// Finds addresses of the web: with a scheme, or names of hosts that can be nothing else.
struct LinkFinder {
    let text: ParagraphText
    /// What was found before ends here.
    var floor: Int

    /// The longest user and password before a host.
    private static let maximumUser = 128
    private static let maximumPort = 65535

    /// The link whose `:` stands at a place.
    func link(atColon colon: Int) -> DetectedData? {
        guard text[colon + 1] == UInt8(ascii: "/"), text[colon + 2] == UInt8(ascii: "/"), let start = schemeStart(colon) else { return nil }
        var hostStart = colon + 3
        if let at = userEnd(hostStart) { hostStart = at + 1 }
        guard ASCII.isWord(text[hostStart]) || text[hostStart] >= 0x80,
            let host = HostName(text, from: hostStart, allowsUnspaced: true), let portEnd = portEnd(host.range.upperBound)
        else { return nil }
        guard !Self.endsBadly(text[host.range.upperBound]) else { return nil }
        let end = pathEnd(portEnd)
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
    private func portEnd(_ place: Int) -> Int? {
        guard text[place] == UInt8(ascii: ":"), ASCII.isDigit(text[place + 1]) else { return place }
        let end = text.digitsEnd(place + 1)
        return text.number(place + 1..<end) <= Self.maximumPort ? end : nil
    }

    private static func endsBadly(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-") }

    /// The domain whose first dot may stand at a place.
    func domain(atDot dot: Int) -> DetectedData? {
        guard dot > floor, ASCII.isWord(text[dot + 1]) || text[dot + 1] >= 0x80, ASCII.isWord(text[dot - 1]) || text[dot - 1] >= 0x80 else {
            return nil
        }
        guard let start = nameStart(dot), let host = HostName(text, from: start, allowsUnspaced: false, allowsUnderscore: false) else {
            return nil
        }
        guard host.labelCount > 1, host.range.upperBound > dot, isNamed(host), let portEnd = portEnd(host.range.upperBound) else {
            return nil
        }
        let next = text[portEnd]
        if "@(_-\\=+%&".utf8.contains(next) || next == UInt8(ascii: "["), portEnd == host.range.upperBound { return nil }
        let end = pathEnd(portEnd, endsBeforeUnspaced: true)
        return DetectedData(.link, start..<end, value: "http://" + text.string(start..<end))
    }

    /// Where the name around a dot begins, if nothing stands before it that makes it something else.
    private func nameStart(_ dot: Int) -> Int? {
        var start = dot
        while start > floor, dot - start <= HostName.maximumLength {
            let byte = text[start - 1]
            // At an earlier dot of the same name all of it was looked at.
            if byte == UInt8(ascii: ".") { return nil }
            if ASCII.isWord(byte) || byte == UInt8(ascii: "-") {
                start -= 1
            } else if byte >= 0x80 {
                let scalar = text.scalar(before: start)
                if scalar.isUnspaced || scalar.isSeparator { break }
                start -= scalar.utf8.count
            } else {
                break
            }
        }
        guard start < dot, start >= floor, start > text.start else { return start == text.start && start >= floor ? start : nil }
        let before = text[start - 1]
        return before >= 0x80 || before <= 0x20 || "([{<>\"',;|*`!?".utf8.contains(before) ? start : nil
    }

    /// Whether a name without scheme is one of the web.
    private func isNamed(_ host: HostName) -> Bool {
        let isWeb = host.labelCount > 2 && text.has("www.", at: host.range.lowerBound)
        let hasPath = text[host.range.upperBound] == UInt8(ascii: "/") && !text.isSpace(host.range.upperBound + 1)
        if isWeb || hasPath { return TopLevelDomains.contains(host.last) }
        guard TopLevelDomains.standsAlone(host.last), host.labelCount < 3 || !isReversed(host) else { return false }
        // A missing space between sentences: "came.It was".
        let (first, second) = (text[host.lastStart], text[host.lastStart + 1])
        return !(host.last.count == 2 && ASCII.isCapital(first) && !ASCII.isCapital(second))
    }

    /// Names of programs' parts are domains from behind: org.example.program.
    private func isReversed(_ host: HostName) -> Bool {
        (["com.", "org.", "net.", "edu.", "gov."] as [StaticString]).contains { text.has($0, at: host.range.lowerBound) }
    }

    /// Where path, query and fragment end, without punctuation that belongs to the sentence.
    /// - Parameter endsBeforeUnspaced: whether a word of ASCII ends where a script goes on that has no spaces.
    private func pathEnd(_ start: Int, endsBeforeUnspaced: Bool = false) -> Int {
        guard "/?#".utf8.contains(text[start]) else { return start }
        var end = start
        var counts = BracketCounts()
        while end < text.end {
            let byte = text[end]
            if byte <= 0x20 || byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "`") || byte == 0x7F { break }
            // The end of a link's text in Markdown.
            if byte == UInt8(ascii: "]"), text[end + 1] == UInt8(ascii: "(") { break }
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

extension ParagraphText {
    func isSpace(_ place: Int) -> Bool { self[place] <= 0x20 }
}
