// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import Glibc
import TextModel

/// Takes the control sequences for terminals and the characters printed over others out of text, and keeps what they say as attributes.
struct TerminalText {
    var runs = StyleRuns()
    private var style = TerminalStyle()
    /// The beginning of a control sequence whose end has not come.
    private var pending: [UInt8] = []
    private var numbers: [TerminalStyle: Number<CharacterAttributes>] = [:]
    /// Characters that are printed over, and how many of them already were.
    private var under: [Struck] = []

    /// A character that another one may be printed over.
    private struct Struck {
        var bytes: [UInt8]
        var style: TerminalStyle
    }

    /// A control sequence that is longer is none.
    private static let maximumLength = 4096
    /// How many characters one may go back.
    private static let maximumBack = 200
    private static let escape: UInt8 = 0x1B
    private static let backspace: UInt8 = 0x08

    /// Appends text to the window.
    mutating func filter(
        _ bytes: UnsafeBufferPointer<UInt8>, into window: inout [UInt8], _ text: inout AttributedText, _ origins: inout WindowOrigins
    ) {
        guard !pending.isEmpty || !under.isEmpty || Self.hasControls(bytes) else { return window.append(contentsOf: bytes) }
        guard pending.isEmpty else {
            let joined = pending + bytes
            pending = []
            return joined.withUnsafeBufferPointer { filter($0, into: &window, &text, &origins) }
        }
        let origin = origins.current
        var (place, copied) = (0, 0)
        while place < bytes.count {
            let byte = bytes[place]
            if under.isEmpty, byte != Self.escape, byte != Self.backspace {
                place += 1
                continue
            }
            window.append(contentsOf: bytes[copied..<place])
            switch byte {
            case Self.escape:
                guard let length = take(UnsafeBufferPointer(rebasing: bytes[place...]), &window, &text) else {
                    pending = Array(bytes[place...])
                    return
                }
                place += length
            case Self.backspace: place += goBack(bytes, place, &window)
            default: place += strike(bytes, place, &window, &text)
            }
            copied = place
            if let origin { origins.locate(origin.moved(by: place), from: window.count) }
        }
        window.append(contentsOf: bytes[copied...])
    }

    /// Nothing more comes: what waits for its end is dropped, what waits to be printed over stands.
    mutating func finish(into window: inout [UInt8], _ text: inout AttributedText, _ origins: inout WindowOrigins) {
        pending = []
        putBack(&window, &text)
    }

    private static func hasControls(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let base = bytes.baseAddress else { return false }
        return memchr(base, Int32(escape), bytes.count) != nil || memchr(base, Int32(backspace), bytes.count) != nil
    }

    // MARK: Characters printed over others

    /// Takes back as many characters as backspaces stand here; returns how many bytes these are.
    private mutating func goBack(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ window: inout [UInt8]) -> Int {
        var place = start
        while place < bytes.count, bytes[place] == Self.backspace {
            place += 1
            guard under.count < Self.maximumBack, let last = window.last, !Self.endsLine(last, window) else { continue }
            var first = window.count - 1
            while first > 0, window[first] & 0xC0 == 0x80 { first -= 1 }
            under.insert(Struck(bytes: Array(window[first...]), style: runs.style(at: first)), at: 0)
            window.removeSubrange(first...)
        }
        return place - start
    }

    private static func endsLine(_ last: UInt8, _ window: [UInt8]) -> Bool {
        (0x0A...0x0D).contains(last) || last == 0x85 && window.suffix(2).first == 0xC2
            || last == 0xA9 && window.suffix(3).starts(with: [0xE2, 0x80])
    }

    /// Prints a character over the first one that waits; returns its length.
    private mutating func strike(
        _ bytes: UnsafeBufferPointer<UInt8>, _ place: Int, _ window: inout [UInt8], _ text: inout AttributedText
    ) -> Int {
        let byte = bytes[place]
        if byte < 0x20 || byte == 0xC2 && place + 1 < bytes.count && bytes[place + 1] == 0x85 {
            putBack(&window, &text)
            // The byte itself is looked at again.
            return 0
        }
        let length = byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
        let over = Array(bytes[place..<min(place + length, bytes.count)])
        let first = under.removeFirst()
        var (result, style) = (over, style)
        if first.style.isBold { style.isBold = true }
        if first.style.underline != .none { style.underline = first.style.underline }
        let isUnderscore = first.bytes == [0x5F]
        switch (first.bytes, over) {
        case ([0x2B], [0x6F]), ([0x6F], [0x2B]): result = [0xE2, 0x80, 0xA2]
        case (_, _) where first.bytes == over && !(isUnderscore && first.style.underline != .none): style.isBold = true
        case (_, [0x5F]):
            result = first.bytes
            style.underline = .single
        case ([0x5F], _): style.underline = .single
        default: style = self.style
        }
        append(Struck(bytes: result, style: style), &window, &text)
        begin(at: window.count, self.style, &text)
        return over.count
    }

    private mutating func putBack(_ window: inout [UInt8], _ text: inout AttributedText) {
        guard !under.isEmpty else { return }
        for struck in under { append(struck, &window, &text) }
        under = []
        begin(at: window.count, style, &text)
    }

    private mutating func append(_ struck: Struck, _ window: inout [UInt8], _ text: inout AttributedText) {
        begin(at: window.count, struck.style, &text)
        window += struck.bytes
    }

    private mutating func begin(at offset: Int, _ style: TerminalStyle, _ text: inout AttributedText) {
        if let known = numbers[style] { return runs.begin(known, style, at: offset) }
        let number = text.number(for: style.attributes)
        if numbers.count > 1000 { numbers.removeAll() }
        numbers[style] = number
        runs.begin(number, style, at: offset)
    }

    // MARK: Control sequences

    /// Takes the control sequence that bytes begin with; returns its length, `nil` where its end has not come.
    private mutating func take(_ bytes: UnsafeBufferPointer<UInt8>, _ window: inout [UInt8], _ text: inout AttributedText) -> Int? {
        putBack(&window, &text)
        guard bytes.count > 1 else { return nil }
        switch bytes[1] {
        case UInt8(ascii: "["): return takeSequence(bytes, window.count, &text)
        case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"), UInt8(ascii: "_"):
            return takeString(bytes, window.count, &text)
        case 0x20...0x2F:
            // Designations of character sets and the like: intermediate bytes and a final one.
            var place = 1
            while place < bytes.count, (0x20...0x2F).contains(bytes[place]) { place += 1 }
            if place == bytes.count { return place > 8 ? 1 : nil }
            return (0x30...0x7E).contains(bytes[place]) ? place + 1 : 1
        case 0x30...0x7E: return 2
        default: return 1
        }
    }

    /// ESC [, parameters, intermediates, a final byte (ECMA-48, 5.4).
    private mutating func takeSequence(_ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int, _ text: inout AttributedText) -> Int? {
        var place = 2
        while place < bytes.count, place < Self.maximumLength, (0x20...0x3F).contains(bytes[place]) { place += 1 }
        if place == bytes.count { return nil }
        guard (0x40...0x7E).contains(bytes[place]) else { return place }
        let parameters = bytes[2..<place]
        if bytes[place] == UInt8(ascii: "m"), parameters.allSatisfy({ $0 >= 0x30 && $0 < 0x3C }) {
            style.apply(Array(parameters)[...])
            begin(at: offset, style, &text)
        }
        return place + 1
    }

    /// A string up to ST or BEL; OSC 8 is a link.
    private mutating func takeString(_ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int, _ text: inout AttributedText) -> Int? {
        var place = 2
        while place < bytes.count, place < Self.maximumLength, bytes[place] >= 0x20 { place += 1 }
        if place == bytes.count { return nil }
        let end = place
        switch bytes[place] {
        case 0x07: place += 1
        case Self.escape:
            guard place + 1 < bytes.count else { return nil }
            if bytes[place + 1] == UInt8(ascii: "\\") { place += 2 }
        default: return 2
        }
        let content = Array(bytes[2..<end])
        if bytes[1] == UInt8(ascii: "]"), content.starts(with: "8;".utf8),
            let semicolon = content.dropFirst(2).firstIndex(of: UInt8(ascii: ";"))
        {
            let destination = content[(semicolon + 1)...]
            style.link = destination.isEmpty ? nil : String(decoding: destination, as: UTF8.self)
            begin(at: offset, style, &text)
        }
        return place
    }
}
