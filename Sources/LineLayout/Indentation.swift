// SPDX-License-Identifier: Apache-2.0

/// What lines begin with: the indents, quotation marks and markers of the blocks around them.
///
/// Every block that begins pushes, every block that ends pops. Indents are bounded, however deep blocks are nested.
package struct Indentation {
    private struct Frame {
        let length: Int
        let width: Int
        let hadMarker: Bool
        let markerLength: Int
        let markerWidth: Int
    }

    /// Columns that indents may take; a level that does not fit adds none.
    package let maximumWidth: Int
    /// What every line but the first one of an item begins with.
    package private(set) var bytes: [UInt8] = []
    /// Columns that `bytes` take.
    package private(set) var width = 0
    /// The shortest that `bytes` was since a line was begun: what the lines before and behind have in common.
    package private(set) var commonLength = 0

    /// Markers that the next line shows, instead of the bytes from `markerStart` on.
    private var marker: [UInt8] = []
    private var markerStart: Int?
    private var markerWidth = 0
    private var frames: [Frame] = []

    package init(maximumWidth: Int) { self.maximumWidth = maximumWidth }

    /// Columns that the next line's beginning takes.
    package var firstWidth: Int { markerStart == nil ? width : markerWidth }

    /// A block begins whose lines begin with `lead`, one column a byte unless its columns are given. Returns whether that fits.
    @discardableResult
    package mutating func push(_ lead: StaticString = "", columns: Int? = nil) -> Bool {
        pushFrame()
        let count = columns ?? lead.utf8CodeUnitCount
        guard width + count <= maximumWidth else { return false }
        guard lead.utf8CodeUnitCount > 0 else { return true }
        let lead = UnsafeBufferPointer(start: lead.utf8Start, count: lead.utf8CodeUnitCount)
        bytes.append(contentsOf: lead)
        width += count
        guard markerStart != nil else { return true }
        marker.append(contentsOf: lead)
        markerWidth += count
        return true
    }

    /// An item begins: its first line shows the marker and a space, the others are indented by `indent` columns.
    package mutating func push(marker text: [UInt8], width textWidth: Int, indent: Int) {
        pushFrame()
        let fits = width + indent <= maximumWidth
        if markerStart == nil {
            markerStart = bytes.count
            marker.removeAll(keepingCapacity: true)
            markerWidth = width
        } else if !fits {
            return
        }
        marker.append(contentsOf: text)
        // An item without a marker is only indented.
        let padding = text.isEmpty ? (fits ? indent : 0) : 1
        marker.append(contentsOf: repeatElement(UInt8(ascii: " "), count: padding))
        markerWidth += textWidth + padding
        guard fits else { return }
        bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indent))
        width += indent
    }

    /// The innermost block ends.
    package mutating func pop() {
        guard let frame = frames.popLast() else { return }
        bytes.removeLast(bytes.count - frame.length)
        width = frame.width
        commonLength = min(commonLength, bytes.count)
        guard markerStart != nil else { return }
        if frame.hadMarker {
            marker.removeLast(marker.count - frame.markerLength)
            markerWidth = frame.markerWidth
        } else {
            markerStart = nil
        }
    }

    /// Writes what the next line begins with; markers are shown once.
    package mutating func takeFirst(to output: inout [UInt8]) {
        if let start = markerStart {
            output.append(contentsOf: bytes[..<start])
            output.append(contentsOf: marker)
            markerStart = nil
        } else {
            output.append(contentsOf: bytes)
        }
        commonLength = bytes.count
    }

    private mutating func pushFrame() {
        frames.append(
            Frame(
                length: bytes.count, width: width, hadMarker: markerStart != nil, markerLength: marker.count, markerWidth: markerWidth))
    }
}
