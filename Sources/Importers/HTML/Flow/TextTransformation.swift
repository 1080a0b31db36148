// SPDX-License-Identifier: Apache-2.0

/// `text-transform` (CSS Text 3, section 2.1).
struct TextTransformation {
    private let kind: ElementStyle.TextTransform
    /// Whether the text ends in a word, so that what follows belongs to it.
    private(set) var endsInWord: Bool

    /// Whether the language has an `i` with and one without a dot, as Turkish and Azeri do.
    private let hasDotlessI: Bool

    init(_ kind: ElementStyle.TextTransform, language: String?, endsInWord: Bool) {
        self.kind = kind
        let primary = language?.lowercased().utf8.prefix { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") }
        hasDotlessI = primary.map { $0.elementsEqual("tr".utf8) || $0.elementsEqual("az".utf8) } ?? false
        self.endsInWord = endsInWord
    }

    mutating func apply(to bytes: Span<UInt8>) -> [UInt8] {
        let string = bytes.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
        switch kind {
        case .none: return Array(string.utf8)
        case .uppercase: return Array((hasDotlessI ? string.replacing("i", with: "İ") : string).uppercased().utf8)
        case .lowercase:
            return Array((hasDotlessI ? string.replacing("I", with: "ı").replacing("İ", with: "i") : string).lowercased().utf8)
        case .capitalize: return Array(capitalized(string).utf8)
        case .fullWidth: return Array(String(String.UnicodeScalarView(string.unicodeScalars.map(Self.fullWidth))).utf8)
        }
    }

    private mutating func capitalized(_ string: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in string.unicodeScalars {
            let properties = scalar.properties
            let isLetter = properties.isAlphabetic || properties.numericType != nil
            if isLetter, !endsInWord {
                result.append(contentsOf: properties.titlecaseMapping.unicodeScalars)
            } else {
                result.append(scalar)
            }
            // An apostrophe or a combining mark goes on with the word.
            if isLetter || endsInWord && (scalar == "'" || scalar == "\u{2019}" || properties.canonicalCombiningClass != .notReordered) {
                endsInWord = true
            } else {
                endsInWord = false
            }
        }
        return String(result)
    }

    private static func fullWidth(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        switch scalar.value {
        case 0x20: "\u{3000}"
        case 0x21...0x7E: Unicode.Scalar(scalar.value + 0xFEE0) ?? scalar
        default: scalar
        }
    }
}
