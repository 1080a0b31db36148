// SPDX-License-Identifier: Apache-2.0

/// Finds addresses of mail (RFC 5321, of local parts only the unquoted ones).
struct EmailFinder {
    let text: ParagraphText
    let floor: Int

    /// The longest local part.
    private static let maximumLocal = 64

    /// The address whose `@` stands at a place.
    func email(atSign sign: Int) -> DetectedData? {
        var start = sign
        while start > floor, sign - start < Self.maximumLocal {
            if Self.isLocal(text[start - 1]) {
                start -= 1
                continue
            }
            // Letters of other scripts (RFC 6531), where words have spaces between.
            guard text[start - 1] >= 0x80 else { break }
            let scalar = text.scalar(before: start)
            guard scalar.isLetterOrDigit, !scalar.isUnspaced else { break }
            start -= scalar.utf8.count
        }
        while start < sign, text[start] < 0x80, !ASCII.isWord(text[start]) { start += 1 }
        guard start < sign, text[sign - 1] != UInt8(ascii: "."), !hasTwoDots(start..<sign) else { return nil }
        let scheme = start - 7
        let isDeclared = scheme >= floor && text.has("mailto:", at: scheme) && !ASCII.isWord(text[scheme - 1])
        if isDeclared { start = scheme }
        // A file of a folder, or a pattern of sed(1).
        if (start..<sign).contains(where: { text[$0] == UInt8(ascii: "/") }) && !isDeclared { return nil }
        let before = text[start - 1]
        if before == UInt8(ascii: "/") || before == UInt8(ascii: "@")
            || before == UInt8(ascii: ":") && !isDeclared && text[start - 2] == UInt8(ascii: "/")
        {
            return nil
        }
        guard let host = HostName(text, from: sign + 1, allowsUnspaced: false, allowsUnderscore: false) else { return nil }
        guard isNamed(host, isDeclared), !isPath(behind: host.range.upperBound) else { return nil }
        if !isDeclared, isVersion(host) || isOther(start) || text.goesOn(at: host.range.upperBound) { return nil }
        let range = start..<host.range.upperBound
        let address = text.string((isDeclared ? start + 7 : start)..<host.range.upperBound)
        return DetectedData(.email, range, value: address)
    }

    private func isNamed(_ host: HostName, _ isDeclared: Bool) -> Bool {
        let next = text[host.range.upperBound]
        if next == UInt8(ascii: "_") || next == UInt8(ascii: "-") || next == UInt8(ascii: "@") { return false }
        if isDeclared { return true }
        guard host.labelCount > 1 else { return false }
        // Names that are set aside for examples (RFC 2606).
        return TopLevelDomains.contains(host.last) || host.last.elementsEqual("example".utf8)
    }

    /// Names of packages' versions: `package@latest.io`, `package@v2.app`.
    private static let versions: [StaticString] = ["latest.", "next.", "beta.", "alpha.", "canary.", "nightly.", "stable.", "types."]
    /// Commands behind which packages are named with their versions, and fields of mail behind which its numbers stand.
    private static let otherOwners: [StaticString] = [
        "npm i ", "npm install ", "npm add ", "pnpm add ", "pnpm install ", "yarn add ", "bun add ", "npx ", "go get ", "go install ",
        "brew install ", "cargo install ", "cargo add ", "pip install ", "gem install ",
        "message-id:", "in-reply-to:", "references:",
    ]
    /// How far before an address they are looked for.
    private static let ownerReach = 80

    private func isVersion(_ host: HostName) -> Bool {
        let start = host.range.lowerBound
        if Self.versions.contains(where: { text.has($0, at: start) }) { return true }
        return text[start] | 0x20 == UInt8(ascii: "v") && text[text.digitsEnd(start + 1)] == UInt8(ascii: ".")
            && ASCII.isDigit(text[start + 1])
    }

    private func isOther(_ start: Int) -> Bool {
        for place in max(text.start, start - Self.ownerReach)..<start {
            // Their first letters.
            guard "npybgcmir".utf8.contains(text[place] | 0x20), !text.isBehindWord(place) else { continue }
            if Self.otherOwners.contains(where: { text.has($0, at: place) }) { return true }
        }
        return false
    }

    /// user@host:path, as ssh(1) and git(1) have it.
    private func isPath(behind place: Int) -> Bool {
        text[place] == UInt8(ascii: ":")
            && (ASCII.isWord(text[place + 1]) || text[place + 1] == UInt8(ascii: "/") || text[place + 1] == UInt8(ascii: "~"))
    }

    private func hasTwoDots(_ range: Range<Int>) -> Bool {
        range.dropFirst().contains { text[$0] == UInt8(ascii: ".") && text[$0 - 1] == UInt8(ascii: ".") }
    }

    private static func isLocal(_ byte: UInt8) -> Bool { ASCII.isWord(byte) || ".!#$%&'*+/=?^_{|}~-".utf8.contains(byte) }
}
