// SPDX-License-Identifier: Apache-2.0

/// How a terminal shows pictures: what an exporter that writes for one has to know, and cannot find out itself.
public struct TerminalPictures: Sendable {
    /// The control sequences by which pictures are shown.
    public struct Method: Hashable, Sendable {
        /// The word for it in options.
        public let name: String

        /// Kitty's graphics protocol: PNG files as they are.
        public static let kitty = Method(name: "kitty")
        /// iTerm2's inline images: files as they are.
        public static let iterm2 = Method(name: "iterm2")
        /// Sixel graphics, from pixels.
        public static let sixel = Method(name: "sixel")
        /// Characters that fill parts of their cell.
        public static let symbols = Method(name: "symbols")

        /// All of them.
        public static let all = [kitty, iterm2, sixel, symbols]
    }

    /// A picture that somebody else has to make into what the terminal shows.
    public struct Request: Sendable {
        /// The picture's file.
        public let file: [UInt8]
        /// What to make of it.
        public let method: Method
        /// The cells that it fills.
        public let columns: Int
        /// The cells that it fills.
        public let rows: Int
        /// The pixels that these cells have.
        public let pixelSize: (width: Int, height: Int)
        /// How many colours there are: `none`, `16`, `256` or `24bit`.
        public let colors: String

        /// A picture to be made.
        public init(
            file: [UInt8], method: Method, columns: Int, rows: Int, pixelSize: (width: Int, height: Int), colors: String
        ) {
            self.file = file
            self.method = method
            self.columns = columns
            self.rows = rows
            self.pixelSize = pixelSize
            self.colors = colors
        }
    }

    /// How pictures are shown.
    public var method: Method
    /// Width of a character's cell in pixels.
    public var cellWidth = 10
    /// Height of a character's cell in pixels.
    public var cellHeight = 20
    /// Whether the cells are of that size for certain. Where not, pictures fill whole cells.
    public var isCellSizeKnown = false
    /// Rows that a picture takes at the most.
    public var maximumRows = 16
    /// Whether sequences have to pass through tmux.
    public var isInTmux = false
    /// Makes a sixel, lines of symbols, or a sequence of the other methods, of a picture that the terminal does not take as it is; `nil`
    /// where it cannot. Without it such pictures are not shown.
    public var render: (@Sendable (Request) -> [UInt8]?)?

    /// A terminal with cells of usual size.
    public init(_ method: Method) { self.method = method }
}
