// SPDX-License-Identifier: Apache-2.0

import TextModel

/// Something in a text that means more than its letters: an address, a number, a date.
public struct DetectedData: Hashable, Sendable {
    /// What it is. More kinds may be added.
    public enum Kind: String, Hashable, Sendable, CaseIterable { case link, email, phone, date, address }

    /// What it is.
    public let kind: Kind
    /// Where it stands, in UTF-8 bytes of the text.
    public let range: Range<Int>
    /// The value in a form of its own: a URL with its scheme; a mail address; a telephone number of digits, with `+` where its country is
    /// known; a date or time as ISO 8601 has them; a postal address in one line.
    @Bytewise public private(set) var value: String
    /// The parts of a postal address by name: `street`, `postal-code`, `city`, `state`. Empty for all else.
    public let parts: AttributeDictionary

    init(_ kind: Kind, _ range: Range<Int>, value: String, parts: AttributeDictionary = AttributeDictionary()) {
        self.kind = kind
        self.range = range
        self.parts = parts
        self.value = value
    }

    /// Where it leads: an address of the web, `mailto:`, `tel:`; `nil` for dates and postal addresses.
    public var destination: String? {
        switch kind {
        case .link: value
        case .email: "mailto:" + value
        case .phone: "tel:" + value
        case .date, .address: nil
        }
    }

    /// The name of the custom attribute that says what was found: a dictionary of `kind`, `value` and the parts.
    public static let attributeName = "detected-data"

    /// What the text gets: a link, where it leads anywhere, and the custom attribute.
    var attributes: CharacterAttributes {
        var attributes = CharacterAttributes()
        var entries = parts
        entries["kind"] = .string(kind.rawValue)
        entries["value"] = .string(value)
        attributes.custom[Self.attributeName] = .dictionary(entries)
        attributes.link = destination.map { Link($0) }
        return attributes
    }
}
