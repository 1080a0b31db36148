// SPDX-License-Identifier: Apache-2.0

/// The controls of writing direction that are open in a line (UAX #9: U+202A–U+202E, U+2066–U+2069).
///
/// Left open they would change how everything behind their line is shown, so lines end with what closes them.
package struct BidirectionalControls {
    /// How many may be open; more have no effect (UAX #9, BD2) and are left out.
    package static let maximumDepth = 125

    private static let popEmbedding: UInt16 = 0x202C
    private static let firstIsolate: UInt16 = 0x2066
    private static let popIsolate: UInt16 = 0x2069

    package init() {}

    private var open: [UInt16] = []
    private var overflow = 0

    /// How many are open.
    package var depth: Int { open.count }

    /// Takes the control that three bytes of UTF-8 stand for, and writes it if it has an effect.
    package mutating func take(second: UInt8, third: UInt8, to bytes: inout [UInt8]) {
        let control = 0x2000 | UInt16(second & 0x3F) << 6 | UInt16(third & 0x3F)
        switch control {
        case Self.popEmbedding, Self.popIsolate: close(control, to: &bytes)
        default:
            guard open.count < Self.maximumDepth else {
                overflow += 1
                return
            }
            open.append(control)
            Self.write(control, to: &bytes)
        }
    }

    /// Writes what closes all that is open beyond `depth`, and forgets it.
    package mutating func close(to depth: Int = 0, in bytes: inout [UInt8]) {
        writeClosers(beyond: depth, to: &bytes)
        open.removeLast(max(0, open.count - depth))
        overflow = 0
    }

    /// Writes what closes all that is open beyond `depth`, without closing it here.
    package func writeClosers(beyond depth: Int = 0, to bytes: inout [UInt8]) {
        for control in open.dropFirst(depth).reversed() {
            Self.write(control >= Self.firstIsolate ? Self.popIsolate : Self.popEmbedding, to: &bytes)
        }
    }

    /// Writes again what is open, for the next line of a paragraph.
    func writeOpeners(to bytes: inout [UInt8]) {
        for control in open { Self.write(control, to: &bytes) }
    }

    /// Whether three bytes of UTF-8 are one of the controls.
    package static func isControl(second: UInt8, third: UInt8) -> Bool {
        second == 0x80 && (0xAA...0xAE).contains(third) || second == 0x81 && (0xA6...0xA9).contains(third)
    }

    private mutating func close(_ control: UInt16, to bytes: inout [UInt8]) {
        if overflow > 0 {
            overflow -= 1
            return
        }
        if control == Self.popEmbedding {
            guard let last = open.last, last < Self.firstIsolate else { return }
            open.removeLast()
        } else {
            guard let isolate = open.lastIndex(where: { $0 >= Self.firstIsolate }) else { return }
            // The isolate's end closes the embeddings in it too, but not every program knows that.
            writeClosers(beyond: isolate + 1, to: &bytes)
            open.removeLast(open.count - isolate)
        }
        Self.write(control, to: &bytes)
    }

    private static func write(_ control: UInt16, to bytes: inout [UInt8]) {
        bytes.append(0xE2)
        bytes.append(0x80 | UInt8(control >> 6 & 0x3F))
        bytes.append(0x80 | UInt8(control & 0x3F))
    }
}
