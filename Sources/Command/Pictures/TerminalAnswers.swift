// SPDX-License-Identifier: Apache-2.0

import Textmill

/// What a terminal answers when it is asked what it is.
package struct TerminalAnswers: Hashable, Sendable {
    /// The questions in one write: its name (XTVERSION), a picture of one pixel by kitty's protocol, the size of a cell, and last what every
    /// terminal answers, its attributes (DA1).
    static let questions = "\u{1B}[>q\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\\u{1B}[16t\u{1B}[c"

    /// Its name and version.
    package private(set) var name = ""
    package private(set) var knowsKittyPictures = false
    package private(set) var knowsSixels = false
    /// Width and height of a character's cell in pixels.
    package private(set) var cell: PixelSize?
    /// Whether the last answer is there.
    package private(set) var isComplete = false

    /// Reads what came until now.
    package init(_ bytes: [UInt8]) {
        var rest = bytes[...]
        while let start = rest.firstIndex(of: 0x1B) {
            rest = rest[start...].dropFirst()
            switch rest.popFirst() {
            case UInt8(ascii: "["): takeControlSequence(&rest)
            case UInt8(ascii: "P"):
                let content = Self.string(&rest)
                if content.starts(with: ">|".utf8) { name = String(decoding: content.dropFirst(2), as: UTF8.self) }
            case UInt8(ascii: "_"):
                let content = Self.string(&rest)
                if content.starts(with: "Gi=31".utf8), content.suffix(3).elementsEqual(";OK".utf8) { knowsKittyPictures = true }
            default: break
            }
        }
    }

    /// The content of a string that ends in ST.
    private static func string(_ rest: inout ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let content = rest.prefix { $0 != 0x1B }
        rest = rest.dropFirst(content.count)
        if rest.starts(with: [0x1B, 0x5C]) { rest = rest.dropFirst(2) }
        return content
    }

    private mutating func takeControlSequence(_ rest: inout ArraySlice<UInt8>) {
        let parameters = rest.prefix { (0x20...0x3F).contains($0) }
        rest = rest.dropFirst(parameters.count)
        let numbers = parameters.drop { $0 == UInt8(ascii: "?") }.split(separator: UInt8(ascii: ";")).map {
            Int(String(decoding: $0, as: UTF8.self)) ?? 0
        }
        switch rest.popFirst() {
        case UInt8(ascii: "c") where parameters.first == UInt8(ascii: "?"):
            isComplete = true
            knowsSixels = numbers.dropFirst().contains(4)
        case UInt8(ascii: "t") where numbers.count == 3 && numbers[0] == 6 && numbers[1] > 0 && numbers[2] > 0:
            cell = PixelSize(width: numbers[2], height: numbers[1])
        default: break
        }
    }

    /// By what it shows pictures. Some know several methods, not all of them well.
    package var method: TerminalPictures.Method? {
        if name.hasPrefix("WezTerm") || name.hasPrefix("iTerm2") || name.hasPrefix("mintty") { return .iterm2 }
        if name.hasPrefix("Konsole"), knowsSixels { return .sixel }
        return knowsKittyPictures ? .kitty : knowsSixels ? .sixel : nil
    }
}
