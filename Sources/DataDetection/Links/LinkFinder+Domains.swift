// SPDX-License-Identifier: Apache-2.0

/// Names of hosts without a scheme. Most words with dots in technical texts are something else: files, members of objects, packages.
extension LinkFinder {
    /// What a member of an object or a file is called rather than a domain of two labels: `self.net`, `notes.org`, `asp.net`.
    private static let otherNames: Set<[UInt8]> = names(
        """
        ado app args asp build cfg changelog cls cmd command conf config configure ctx env et history index init install item
        items lib login logout main makefile makevms net news notes np numpy obj object operator opts options os package plan readme req
        request res response result self setup sys system test this todo types util utils vb vimtutor
        """)
    /// Under countries' domains: those by which the name of an organisation is told.
    private static let secondLevels: Set<[UInt8]> = names("ac co com edu go gov ne net or org")
    /// First labels of names that are written from behind: `org.example.program`.
    private static let reversedStarts: Set<[UInt8]> = names("com org net edu gov io")

    private static func names(_ words: String) -> Set<[UInt8]> {
        Set(words.utf8.split { $0 <= 0x20 }.map { Array($0) })
    }

    /// The domain whose first dot may stand at a place.
    func domain(atDot dot: Int) -> DetectedData? {
        guard dot > floor, ASCII.isWord(text[dot + 1]) || text[dot + 1] >= 0x80, ASCII.isWord(text[dot - 1]) || text[dot - 1] >= 0x80 else {
            return nil
        }
        guard let start = nameStart(dot), let host = HostName(text, from: start, allowsUnspaced: false, allowsUnderscore: false) else {
            return nil
        }
        guard host.labelCount > 1, host.range.upperBound > dot, let portEnd = portEnd(host.range.upperBound) else { return nil }
        let next = text[portEnd]
        if "@(_-\\=+%&[${*~^".utf8.contains(next), portEnd == host.range.upperBound { return nil }
        // host:path, key:value
        if next == UInt8(ascii: ":"), !text.isSpace(portEnd + 1), !"\"')]}>,.".utf8.contains(text[portEnd + 1]) { return nil }
        guard let end = pathEnd(portEnd, from: start, endsBeforeUnspaced: true), isNamed(host, pathEnd: end) else { return nil }
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
        return before >= 0x80 || before <= 0x20 || "([{<>\"',;|*!?".utf8.contains(before) ? start : nil
    }

    /// Whether a name without scheme is one of the web.
    private func isNamed(_ host: HostName, pathEnd: Int) -> Bool {
        if host.labelCount > 2, text.has("www.", at: host.range.lowerBound) { return TopLevelDomains.contains(host.last) }
        guard !host.range.contains(where: { ASCII.isCapital(text[$0]) }), !isBehindAt(host.range.lowerBound) else { return false }
        let labels = self.labels(host.range)
        guard let first = labels.first, !labels.contains(where: { $0.allSatisfy(ASCII.isDigit) }) else { return false }
        if labels.count == 2, let word = first.split(separator: UInt8(ascii: "-")).last, Self.otherNames.contains(Array(word)) {
            return false
        }
        if labels.count > 2, Self.reversedStarts.contains(first) { return false }
        let slash = host.range.upperBound
        if text[slash] == UInt8(ascii: "/"), pathEnd > slash + 1 {
            return TopLevelDomains.standsBeforePath(host.last) && !isFile(slash + 1..<pathEnd)
        }
        guard first.count > 1 else { return false }
        if TopLevelDomains.standsAlone(host.last) { return true }
        return labels.count > 2 && Self.secondLevels.contains(labels[labels.count - 2]) && TopLevelDomains.isCountry(host.last)
    }

    private func labels(_ range: Range<Int>) -> [[UInt8]] { text[range].split(separator: UInt8(ascii: ".")).map { Array($0) } }

    /// Whether a path is the name of another file, as in `first.de/second.fr`.
    private func isFile(_ path: Range<Int>) -> Bool {
        guard !path.contains(where: { text[$0] == UInt8(ascii: "/") }), let ending = labels(path).last, ending.count == 2 else {
            return false
        }
        return path.contains { text[$0] == UInt8(ascii: ".") }
    }

    /// Whether the domain is that of a mail address whose `@` is hidden from robots: `ann at example.org`, `ann (at) example.org`.
    private func isBehindAt(_ start: Int) -> Bool {
        guard text[start - 1] == 0x20 || text[start - 1] == 0x09 else { return false }
        if text[start - 2] == UInt8(ascii: "@") { return true }
        let end = ")]}>".utf8.contains(text[start - 2]) ? start - 2 : start - 1
        return text.has("at", at: end - 2) && !text.isBehindWord(end - 2)
    }
}
