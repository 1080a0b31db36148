// SPDX-License-Identifier: Apache-2.0

/// What is known of the encodings by name and number.
///
/// The entries are read from `encodingNames` once. Labels are looked up in the text itself: it is 11 kB, looked through in some
/// microseconds, and most programs ask for few labels.
struct EncodingCatalogue: Sendable {
    struct Entry: Sendable {
        var name: String
        var scheme: DecodingScheme
        var pages: [Int]
    }

    /// Which lines of labels to look in.
    enum LabelKind: UInt8 {
        case standard = 0x73  // "s"
        case other = 0x61  // "a"
    }

    static let shared = EncodingCatalogue()

    let entries: [Entry]

    private init() {
        var entries: [Entry] = []
        DataText(encodingNames).forEachLine { line in
            if line.first == UInt8(ascii: "=") { entries.append(Entry(line)) }
            return true
        }
        self.entries = entries
    }

    /// The encoding that has a label of the kind for which `matches` is true of the key.
    static func encoding(_ kinds: [LabelKind], where matches: (DataText.Line) -> Bool) -> UInt8? {
        var number = -1
        var found: UInt8?
        DataText(encodingNames).forEachLine { line in
            if line.first == UInt8(ascii: "=") {
                number += 1
            } else if let first = line.first, kinds.contains(where: { $0.rawValue == first }) {
                DataText.forEachWord(of: line.dropFirst(2)) { if found == nil, matches($0) { found = UInt8(truncatingIfNeeded: number) } }
            }
            return found == nil
        }
        return found
    }

    /// A label as it is looked up: ASCII white space around it removed, ASCII letters in lower case.
    static func key(_ label: String) -> [UInt8] {
        func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0C || byte == 0x0D }
        var bytes = label.utf8.drop(while: isSpace).map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
        while let last = bytes.last, isSpace(last) { bytes.removeLast() }
        return bytes
    }

    /// A key without its punctuation.
    static func looseKey(_ key: [UInt8]) -> [UInt8] { key.filter(isLoose) }

    /// Whether a label is the loose key but for its punctuation.
    static func isLoosely(_ label: DataText.Line, _ key: [UInt8]) -> Bool {
        var at = 0
        for byte in label where isLoose(byte) {
            guard at < key.count, key[at] == byte else { return false }
            at += 1
        }
        return at == key.count && at > 0
    }

    private static func isLoose(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte) || byte >= 0x80
    }

    /// The number in `cp1252`, `windows-1252`, `windows1252`, `ibm-437`, `x-cp20949`.
    static func pageNumber(_ key: [UInt8]) -> Int? {
        let loose = looseKey(key)
        for prefix in ["cp", "windows", "win", "ibm", "xcp", "ms", "dos"] where loose.starts(with: prefix.utf8) {
            if let number = decimal(loose.dropFirst(prefix.utf8.count)) { return number }
        }
        return nil
    }

    static func decimal(_ digits: some Collection<UInt8>) -> Int? {
        guard (1...6).contains(digits.count), digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
        return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    }
}

extension EncodingCatalogue.Entry {
    /// Reads a line "= name | scheme | pages".
    fileprivate init(_ line: DataText.Line) {
        var fields: [[UInt8]] = [[]]
        var pages: [Int] = []
        DataText.forEachWord(of: line.dropFirst(2)) { word in
            if word.first == UInt8(ascii: "|") {
                fields.append([])
            } else if fields.count == 3 {
                EncodingCatalogue.decimal(word).map { pages.append($0) }
            } else {
                fields[fields.count - 1] = Array(word)
            }
        }
        name = String(decoding: fields[0], as: UTF8.self)
        scheme = DecodingScheme(fields.count > 1 ? fields[1] : [], name: fields[0])
        self.pages = pages
    }
}
