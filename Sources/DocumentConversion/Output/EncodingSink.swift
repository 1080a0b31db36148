// SPDX-License-Identifier: Apache-2.0

import TextEncoding

/// A sink that hands on what it gets in another character encoding.
final class EncodingSink: ByteSink {
    private var sink: any ByteSink
    private let encoder: TextEncoder
    /// Whether characters that the encoding lacks become numeric references, as in HTML; else question marks.
    private let writesReferences: Bool
    /// A character's bytes whose rest has not come yet.
    private var rest: [UInt8] = []
    private var hasBegun = false
    /// How many characters the encoding does not have.
    private(set) var missing = 0

    init(_ sink: any ByteSink, _ encoder: TextEncoder, writesReferences: Bool) {
        self.sink = sink
        self.encoder = encoder
        self.writesReferences = writesReferences
    }

    func write(_ bytes: Span<UInt8>) throws(ConversionError) {
        var text = rest
        bytes.withUnsafeBufferPointer { text.append(contentsOf: $0) }
        let end = Self.endOfWholeCharacters(text)
        rest = Array(text[end...])
        text.removeSubrange(end...)
        var output = hasBegun ? [] : encoder.mark
        hasBegun = true
        encoder.encode(text.span, into: &output) { scalar, output in
            missing += 1
            output += writesReferences ? "&#\(scalar.value);".utf8 : "?".utf8
        }
        try sink.write(output.span)
    }

    /// Where the last character begins that is not whole.
    private static func endOfWholeCharacters(_ text: [UInt8]) -> Int {
        var place = text.count
        while place > 0, text.count - place < 3, text[place - 1] & 0xC0 == 0x80 { place -= 1 }
        guard place > 0, text[place - 1] >= 0xC0 else { return text.count }
        let lead = text[place - 1]
        let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
        return text.count - (place - 1) < length ? place - 1 : text.count
    }
}

extension OptionDescription {
    /// The character encoding of a result that is text; UTF-8 unless given. What it lacks is written as numeric references in HTML, else
    /// as question marks, with a warning.
    public static let outputCharset = OptionDescription(
        "output-charset", .text(placeholder: "NAME"), default: "utf-8", help: "the character encoding to write")
}
