// SPDX-License-Identifier: Apache-2.0

/// The character encoding of bytes as far as they prove it. No guess among legacy encodings is made.
public struct DetectedCharset: RawRepresentable, Hashable, Sendable {
    /// The name as `charset=` takes it; `binary` and `unknown-8bit` are file(1)'s words where no charset applies.
    public let rawValue: String

    /// A charset by its name in small letters.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Nothing but bytes below 80.
    public static let usASCII = DetectedCharset(rawValue: "us-ascii")
    /// Valid UTF-8 with bytes above 7F.
    public static let utf8 = DetectedCharset(rawValue: "utf-8")
    /// UTF-16, lower byte first.
    public static let utf16LittleEndian = DetectedCharset(rawValue: "utf-16le")
    /// UTF-16, higher byte first.
    public static let utf16BigEndian = DetectedCharset(rawValue: "utf-16be")
    /// UTF-32, lowest byte first.
    public static let utf32LittleEndian = DetectedCharset(rawValue: "utf-32le")
    /// UTF-32, highest byte first.
    public static let utf32BigEndian = DetectedCharset(rawValue: "utf-32be")
    /// Text in some encoding of bytes above 127 that is not UTF-8.
    public static let unknown8Bit = DetectedCharset(rawValue: "unknown-8bit")
    /// Not text.
    public static let binary = DetectedCharset(rawValue: "binary")

    /// Whether the bytes are text in any encoding.
    public var isText: Bool { rawValue != "binary" }
}
