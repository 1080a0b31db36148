// SPDX-License-Identifier: Apache-2.0

/// Breaks text at its white space into lines no wider than a width, counted in Unicode scalars; a longer word has a line of its own.
func wrap(_ text: String, width: Int) -> [String] {
    wrap(words: text.split(whereSeparator: \.isWhitespace).map(String.init), width: width)
}

/// The same for words that must not be broken, whatever is in them.
func wrap(words: [String], width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var used = 0
    for word in words {
        let length = word.unicodeScalars.count
        if used > 0, used + 1 + length > width {
            lines.append(line)
            (line, used) = ("", 0)
        }
        line += used > 0 ? " " + word : word
        used += used > 0 ? 1 + length : length
    }
    return used > 0 ? lines + [line] : lines
}

/// The parts of a synopsis between which a line may break: words, and whatever stands in brackets where that is not too wide.
func synopsisParts(_ synopsis: String, width: Int) -> [String] {
    var parts: [String] = []
    var group: [String] = []
    var depth = 0
    for word in synopsis.split(separator: " ") {
        group.append(String(word))
        for byte in word.utf8 {
            if byte == UInt8(ascii: "[") { depth += 1 } else if byte == UInt8(ascii: "]") { depth = max(0, depth - 1) }
        }
        guard depth == 0 else { continue }
        let whole = group.joined(separator: " ")
        parts += whole.unicodeScalars.count <= width ? [whole] : group
        group = []
    }
    return parts + group
}

func spaces(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }
