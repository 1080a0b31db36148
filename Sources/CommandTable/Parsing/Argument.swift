// SPDX-License-Identifier: Apache-2.0

import Glibc

/// A word of the command line as the system handed it over: any bytes but NUL, which need not be UTF-8.
public struct Argument: Sendable, Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The bytes, to be handed unchanged to the system.
    public let bytes: [UInt8]

    /// A word of these bytes.
    public init(_ bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

    /// A word of this text.
    public init(_ text: String) { bytes = Array(text.utf8) }

    /// A word of this text.
    public init(stringLiteral text: String) { self.init(text) }

    /// The word as text; `nil` where it is not UTF-8.
    public var string: String? { String(validating: bytes, as: UTF8.self) }

    /// The word as it may be shown on a terminal: see ``printable(_:limit:)``.
    public var description: String { printable(bytes) }

    /// Whether the word is `-`, by convention standard input or output.
    public var isDash: Bool { bytes == [UInt8(ascii: "-")] }

    /// The words of this process's command line behind the program's name.
    public static func ofProcess() -> [Argument] {
        let vector = UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc))
        return vector.dropFirst().compactMap { word in
            word.map { Argument(UnsafeRawBufferPointer(start: $0, count: strlen($0))) }
        }
    }
}
