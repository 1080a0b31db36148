// SPDX-License-Identifier: Apache-2.0

import TextModel

/// The instruction of a field, cut into words. Quotation marks hold a word together; inside them a backslash quotes what follows.
struct FieldInstruction {
    private(set) var words: [String] = []

    init(_ text: String) {
        var word: [UInt8] = []
        var (isQuoted, hasWord) = (false, false)
        var bytes = Array(text.utf8)[...]
        while let byte = bytes.popFirst() {
            switch byte {
            case UInt8(ascii: "\""):
                isQuoted.toggle()
                hasWord = true
            case UInt8(ascii: "\\") where isQuoted && (bytes.first == UInt8(ascii: "\\") || bytes.first == UInt8(ascii: "\"")):
                word.append(bytes.removeFirst())
            case 0x20, 0x09, 0x0A, 0x0D:
                if isQuoted {
                    word.append(byte)
                } else if hasWord {
                    words.append(String(decoding: word, as: UTF8.self))
                    word = []
                    hasWord = false
                }
            default:
                word.append(byte)
                hasWord = true
            }
        }
        if hasWord { words.append(String(decoding: word, as: UTF8.self)) }
    }

    /// The field's type in capitals: `HYPERLINK`, `SYMBOL`, ….
    var type: String { words.first?.uppercased() ?? "" }

    /// Where a HYPERLINK field leads (`\l` a bookmark, `\o` a tool tip, `\t` a target).
    var link: Link? {
        guard type == "HYPERLINK" else { return nil }
        var (destination, bookmark, title, target): (String?, String?, String?, String?) = (nil, nil, nil, nil)
        var rest = words.dropFirst()
        while let word = rest.popFirst() {
            switch word {
            case "\\l": bookmark = rest.popFirst()
            case "\\o": title = rest.popFirst()
            case "\\t": target = rest.popFirst()
            case "\\n": target = "_blank"
            case "\\*": _ = rest.popFirst()
            case let word where word.utf8.first == UInt8(ascii: "\\") && word.utf8.count == 2: continue
            default: destination = destination ?? trimmed(word)
            }
        }
        let whole = (destination ?? "") + (bookmark.map { "#" + $0 } ?? "")
        return whole.isEmpty ? nil : Link(whole, title: title, target: target)
    }

    /// Where the picture of an INCLUDEPICTURE field is.
    var pictureURL: String? {
        guard type == "INCLUDEPICTURE" else { return nil }
        var rest = words.dropFirst()
        while let word = rest.popFirst() {
            guard word.utf8.first == UInt8(ascii: "\\"), word.utf8.count == 2 else { return trimmed(word).isEmpty ? nil : trimmed(word) }
            // A converter's name, or how the result is formatted.
            if word == "\\c" || word == "\\*" { _ = rest.popFirst() }
        }
        return nil
    }

    /// The character of a SYMBOL field: its code, the font whose it is, and whether the code is Unicode's (`\u`).
    var symbol: (code: Int, font: String?, isUnicode: Bool)? {
        guard type == "SYMBOL", words.count > 1 else { return nil }
        let text = words[1].lowercased()
        guard let code = text.hasPrefix("0x") ? Int(text.dropFirst(2), radix: 16) : Int(text) else { return nil }
        let font = words.firstIndex(of: "\\f").flatMap { $0 + 1 < words.count ? words[$0 + 1] : nil }
        return (code, font, words.contains("\\u"))
    }
}
