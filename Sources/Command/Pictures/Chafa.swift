// SPDX-License-Identifier: Apache-2.0

import Processes
import Textmill

/// The program chafa (https://hpjansson.org/chafa/), which makes sixels and symbols of pictures.
package struct Chafa: Sendable {
    /// The pixels of a cell where chafa sees no terminal.
    private static let usualCell = 8

    private let path: [UInt8]

    /// The program, if it is installed.
    package init?() {
        guard let path = OptionalProgram("chafa", for: "").path else { return nil }
        self.path = path
    }

    /// What it makes of a picture; `nil` where it cannot.
    package func render(_ request: TerminalPictures.Request) -> [UInt8]? {
        if request.method == .symbols { return run(request, columns: request.columns, rows: request.rows) }
        let (width, height) = request.pixelSize
        var (columns, rows) = (max(1, width / Self.usualCell), max(1, height / Self.usualCell))
        guard var made = run(request, columns: columns, rows: rows) else { return nil }
        // Versions differ in the cell that they take for usual.
        if request.method == .sixel, let size = Self.size(ofSixel: made), size.width > width || size.height > height {
            columns = max(1, columns * width / max(1, size.width))
            rows = max(1, rows * height / max(1, size.height))
            guard let again = run(request, columns: columns, rows: rows) else { return nil }
            made = again
        }
        return request.method == .sixel ? made : Self.placed(made, request)
    }

    private func run(_ request: TerminalPictures.Request, columns: Int, rows: Int) -> [UInt8]? {
        let formats = [.kitty: "kitty", .iterm2: "iterm", .sixel: "sixels", .symbols: "symbols"] as [TerminalPictures.Method: String]
        let colors = ["none": "none", "16": "16", "256": "240"][request.colors] ?? "full"
        guard let format = formats[request.method] else { return nil }
        var arguments = [
            "--format", format, "--size", "\(columns)x\(rows)", "--stretch", "--animate", "off", "--polite", "on", "--optimize", "3",
        ]
        if request.method == .symbols { arguments += ["--colors", colors] }
        var filter = ExternalFilter(path, arguments + ["-"])
        filter.environment = [("TERM", "xterm-256color")]
        return filter.run(request.file)
    }

    /// Width and height that a sixel's raster attributes tell: `"1;1;W;H`.
    private static func size(ofSixel bytes: [UInt8]) -> PixelSize? {
        guard let start = bytes.firstIndex(of: UInt8(ascii: "\"")) else { return nil }
        let digits = bytes[start...].dropFirst().prefix { $0 == UInt8(ascii: ";") || (0x30...0x39).contains($0) }
        let numbers = digits.split(separator: UInt8(ascii: ";")).compactMap { Int(String(decoding: $0, as: UTF8.self)) }
        return numbers.count == 4 ? PixelSize(width: numbers[2], height: numbers[3]) : nil
    }

    /// A sequence with the cells that the picture fills in the place of those that were asked for to have more pixels.
    private static func placed(_ bytes: [UInt8], _ request: TerminalPictures.Request) -> [UInt8]? {
        let names = request.method == .kitty ? ("c=", "r=") : ("width=", "height=")
        let end = bytes.firstIndex(of: UInt8(ascii: request.method == .kitty ? ";" : ":")) ?? bytes.endIndex
        let separator: Character = request.method == .kitty ? "," : ";"
        // The first `;` of iTerm2's sequence is not the end of its keys: those end at the colon.
        let head = String(decoding: bytes[..<end], as: UTF8.self).split(separator: separator, omittingEmptySubsequences: false)
        let keys = head.map { key in
            if key.hasPrefix(names.0) { return names.0 + String(request.columns) }
            return key.hasPrefix(names.1) ? names.1 + String(request.rows) : String(key)
        }
        return Array(keys.joined(separator: String(separator)).utf8) + bytes[end...]
    }
}
