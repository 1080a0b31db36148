// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import TerminalWidth
import TextModel

/// How much room documents take where every character has the same width: what ``ANSIExporter`` would write, without writing it.
public enum TextLayout {
    /// Room that text takes.
    public struct Size: Hashable, Sendable {
        /// Lines, empty ones and those of tables and notes included.
        public let rows: Int
        /// Columns of the widest line.
        public let columns: Int

        public init(rows: Int, columns: Int) {
            self.rows = rows
            self.columns = columns
        }
    }

    /// Sets a document in lines and measures them.
    /// - Parameters:
    ///   - columns: Where lines are wrapped, 1…10,000; 0: nowhere.
    ///   - context: Other options of ``ANSIExporter``, and limits.
    /// - Throws: What the exporter throws: the limits of `context` passed, or a value that an option does not take.
    public static func measure(_ document: Document, columns: Int, in context: ExportContext = ExportContext()) throws(ConversionError)
        -> Size
    {
        var context = context
        context.options[ANSIExporter.columns.name] = String(columns)
        let exporter = ANSIExporter()
        try context.options.validate(exporter.options)
        let counter = LineCounter()
        var output = OutputBuffer(counter, limits: context.limits)
        try exporter.write(document, to: &output, in: context)
        _ = try output.finish()
        return Size(rows: counter.rows, columns: counter.widest)
    }
}

/// Counts lines and their columns; control sequences take none.
private final class LineCounter: ByteSink {
    private enum State { case text, escape, controlSequence, string, stringEscape }

    private(set) var rows = 0
    private(set) var widest = 0
    private var columns = 0
    private var width = ColumnCounter()
    private var state = State.text
    /// Bits of a scalar of which bytes are still missing.
    private var scalar: (bits: UInt32, missing: Int) = (0, 0)

    func write(_ bytes: Span<UInt8>) {
        for index in bytes.indices { take(bytes[index]) }
    }

    private func take(_ byte: UInt8) {
        switch state {
        case .text: takeText(byte)
        case .escape:
            state = byte == UInt8(ascii: "[") ? .controlSequence : byte == UInt8(ascii: "]") ? .string : .text
        case .controlSequence: if (0x40...0x7E).contains(byte) { state = .text }
        case .string: if byte == 0x1B { state = .stringEscape }
        case .stringEscape: state = .text
        }
    }

    private func takeText(_ byte: UInt8) {
        switch byte {
        case 0x0A:
            rows += 1
            widest = max(widest, columns)
            columns = 0
            width = ColumnCounter()
        case 0x1B: state = .escape
        case ..<0x80: columns += width.advance(Unicode.Scalar(byte)).columns
        case ..<0xC0:
            scalar = (scalar.bits << 6 | UInt32(byte & 0x3F), scalar.missing - 1)
            if scalar.missing == 0, let whole = Unicode.Scalar(scalar.bits) { columns += width.advance(whole).columns }
        default:
            let missing = byte < 0xE0 ? 1 : byte < 0xF0 ? 2 : 3
            scalar = (UInt32(byte) & (0x3F >> UInt32(missing)), missing)
        }
    }
}
