// SPDX-License-Identifier: Apache-2.0

import CommandTable

/// What `--printf` prints for each file.
struct PrintfTemplate {
    private enum Piece {
        case bytes([UInt8])
        case directive(UInt8)
    }

    private static let directives = Array("ntcxfer".utf8)

    private var pieces: [Piece] = []

    /// Reads a template. Throws for a directive or an escape that there is not.
    init(_ template: [UInt8]) throws(UsageError) {
        var literal: [UInt8] = []
        var place = 0
        while place < template.count {
            let byte = template[place]
            let next = place + 1 < template.count ? template[place + 1] : nil
            switch (byte, next) {
            case (UInt8(ascii: "%"), UInt8(ascii: "%")?): literal.append(byte)
            case (UInt8(ascii: "%"), let next?) where Self.directives.contains(next):
                pieces.append(.bytes(literal))
                pieces.append(.directive(next))
                literal = []
            case (UInt8(ascii: "\\"), let next?):
                guard let meant = Self.escape(next) else { throw Self.wrong(template[place...], "one of \\n, \\t, \\0 and \\\\") }
                literal.append(meant)
            case (UInt8(ascii: "%"), _), (UInt8(ascii: "\\"), nil):
                throw Self.wrong(template[place...], "one of %n, %t, %c, %x, %f, %e, %r and %%")
            default:
                literal.append(byte)
                place -= 1
            }
            place += 2
        }
        pieces.append(.bytes(literal))
    }

    /// What is printed for an input.
    func line(_ name: [UInt8], _ found: Found) -> [UInt8] {
        var line: [UInt8] = []
        for piece in pieces {
            switch piece {
            case .bytes(let bytes): line += bytes
            case .directive(UInt8(ascii: "n")): line += name
            case .directive(UInt8(ascii: "t")): line += Array(found.mediaType.utf8)
            case .directive(UInt8(ascii: "c")): line += Array(found.charset.utf8)
            case .directive(UInt8(ascii: "x")): line += Array((found.extensions.first ?? "").utf8)
            case .directive(UInt8(ascii: "f")): line += Array(found.formatName.utf8)
            case .directive(UInt8(ascii: "e")): line += Array(found.evidence.rawValue.utf8)
            case .directive: line += Array((found.isRegistered ? "registered" : "unregistered").utf8)
            }
        }
        return line
    }

    private static func escape(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "n"): UInt8(ascii: "\n")
        case UInt8(ascii: "t"): UInt8(ascii: "\t")
        case UInt8(ascii: "0"): 0
        case UInt8(ascii: "\\"): byte
        default: nil
        }
    }

    private static func wrong(_ rest: ArraySlice<UInt8>, _ known: String) -> UsageError {
        UsageError("--printf: there is no '\(printable(rest.prefix(2)))'", hint: "it takes \(known)")
    }
}
