// SPDX-License-Identifier: Apache-2.0

import DocumentConversion

/// What a plug-in says of itself.
public struct PluginDescription: Hashable, Sendable {
    /// The program's name: `textmill-import-pdf`.
    public var name: String
    /// The formats it reads.
    public var formats: [DocumentFormat]
    /// The options it takes.
    public var options: [OptionDescription]
    /// Whether it needs files of its own while it works.
    public var writesFiles: Bool
    /// Whether what it writes to standard error means that something was lost.
    public var losesOnErrorOutput: Bool

    /// A description.
    public init(
        name: String, formats: [DocumentFormat], options: [OptionDescription] = [], writesFiles: Bool = false,
        losesOnErrorOutput: Bool = false
    ) {
        self.name = name
        self.formats = formats
        self.options = options
        self.writesFiles = writesFiles
        self.losesOnErrorOutput = losesOnErrorOutput
    }

    /// The most bytes of a description.
    package static let maximumSize = 1 << 18
    /// The most formats, options, and words of one of them.
    package static let maximumCount = 200

    /// Whether a text is a name as formats, options and codes have them: 1 to 40 small letters, digits and hyphens, a letter in front.
    package static func isName(_ text: String) -> Bool {
        func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }
        guard let first = text.utf8.first, isLetter(first), text.utf8.count <= 40 else { return false }
        return text.utf8.allSatisfy {
            isLetter($0) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: "-")
        }
    }
}
