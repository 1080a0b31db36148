// SPDX-License-Identifier: Apache-2.0

import TerminalWidth

/// Copies the lines that `LineWrapper` found, one after the other: tabs become spaces, soft hyphens go, controls of writing direction are
/// closed at every line's end and opened again in the next.
package struct LineCopier {
    /// Columns between two tab stops.
    package static let tabInterval = 8

    private var directions = BidirectionalControls()
    private var column = 0
    private var width = ColumnCounter()

    package init() {}

    /// A line begins.
    package mutating func begin(to output: inout [UInt8]) {
        column = 0
        width = ColumnCounter()
        directions.writeOpeners(to: &output)
    }

    /// Copies a part of the line.
    package mutating func copy(_ text: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) {
        var place = 0
        while place < text.count {
            let byte = text[place]
            if byte == 0x09 {
                let count = Self.tabInterval - column % Self.tabInterval
                output.append(contentsOf: repeatElement(UInt8(ascii: " "), count: count))
                column += count
                place += 1
            } else if byte < 0x80 {
                output.append(byte)
                column += 1
                width = ColumnCounter()
                place += 1
            } else {
                place += copyScalar(text, at: place, to: &output)
            }
        }
    }

    private mutating func copyScalar(_ text: UnsafeBufferPointer<UInt8>, at place: Int, to output: inout [UInt8]) -> Int {
        if LineScan.isSoftHyphen(text, at: place) { return 2 }
        let (scalar, length) = LineBreaking.decode(text, at: place)
        let end = min(place + length, text.count)
        column += width.advance(scalar).columns
        if end - place == 3, BidirectionalControls.isControl(second: text[place + 1], third: text[place + 2]) {
            directions.take(second: text[place + 1], third: text[place + 2], to: &output)
        } else {
            output.append(contentsOf: UnsafeBufferPointer(rebasing: text[place..<end]))
        }
        return end - place
    }

    /// The line ends.
    package mutating func end(to output: inout [UInt8]) { directions.writeClosers(to: &output) }
}
