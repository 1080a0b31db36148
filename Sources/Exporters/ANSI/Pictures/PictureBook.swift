// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import LineLayout
import TextModel

/// The pictures of one export that the terminal shows, by number.
final class PictureBook {
    /// A picture's file and its size in pixels as the document shows it.
    struct Picture {
        /// An attachment of one of the texts of a document.
        struct Source: Hashable {
            let text: Int
            let attachment: Int
        }

        let source: Source
        let file: [UInt8]
        let width: Double
        let height: Double
        /// What stands in its place if it cannot be shown after all.
        let label: String
    }

    /// Cells of the terminal.
    struct Cells: Hashable {
        let columns: Int
        let rows: Int
        /// Whether the picture fills all of the columns, rather than all of the rows.
        var fillsColumns = true
    }

    /// Larger files are named only; terminals refuse them, or stand still.
    private static let largestFile = 32 << 20
    /// Bytes of files that are written in all, however often one of them occurs.
    private static let mostBytes = 256 << 20
    /// Pictures that others make, in all.
    private static let mostRequests = 500
    private static let pixelsPerPoint = 96.0 / 72

    private(set) var pictures: [Picture] = []
    private let find: () -> TerminalPictures?
    private let colors: ColorDepth
    private lazy var terminal: TerminalPictures? = find()
    private var bytesLeft = mostBytes
    private var requestsLeft = mostRequests
    /// What others made.
    private var rendered: [RenderedKey: [[UInt8]]?] = [:]
    private var texts = 0

    private struct RenderedKey: Hashable {
        let source: Picture.Source
        let cells: Cells
    }

    /// - Parameter find: finds out how the terminal shows pictures, if at all; called when there is one.
    init(colors: ColorDepth, _ find: @escaping () -> TerminalPictures?) {
        self.colors = colors
        self.find = find
    }

    /// Another text comes, in which numbers of attachments mean something else.
    func beginText() { texts += 1 }

    /// The number of a picture that the terminal can show; `nil` where a label is to stand for it.
    /// - Parameter isAlone: whether nothing else stands in its paragraph. Amid text, pictures that are no higher than a line are labels.
    func number(of occurrence: AttachmentOccurrence, _ attachment: Attachment, isAlone: Bool, label: String?) -> Int? {
        guard attachment.mediaType.map({ $0.utf8.starts(with: "image/".utf8) }) ?? true, let size = attachment.pixelSize,
            size.width > 0, size.height > 0, attachment.byteCount.map({ $0 <= Self.largestFile }) ?? true, let terminal
        else { return nil }
        let (width, height) = Self.shownSize(occurrence, size)
        // What shows nothing: a picture that keeps a distance, or counts its readers.
        if width < 3 || height < 3 { return nil }
        if height <= Double(terminal.cellHeight), !isAlone || label == nil { return nil }
        guard let file = (try? attachment.bytes()) ?? nil, !file.isEmpty, file.count <= Self.largestFile else { return nil }
        let kind = PictureFile(file)
        guard kind.isTaken(by: terminal.method) || kind.isRaster && terminal.render != nil, file.count <= bytesLeft else { return nil }
        bytesLeft -= file.count
        let source = Picture.Source(text: texts, attachment: occurrence.attachment.index)
        pictures.append(Picture(source: source, file: file, width: width, height: height, label: label ?? "[image]"))
        return pictures.count - 1
    }

    /// Width and height in pixels, in proportion where one is not told.
    private static func shownSize(_ occurrence: AttachmentOccurrence, _ size: PixelSize) -> (Double, Double) {
        func pixels(_ length: Length?, _ own: Int) -> Double? {
            switch length {
            case .points(let points): Double(points) * pixelsPerPoint
            case .percent: nil
            case nil: nil
            }
        }
        let (width, height) = (pixels(occurrence.width, size.width), pixels(occurrence.height, size.height))
        let ratio = Double(size.width) / Double(size.height)
        switch (width, height) {
        case (let width?, let height?): return (width, height)
        case (let width?, nil): return (width, width / ratio)
        case (nil, let height?): return (height * ratio, height)
        case (nil, nil): return (Double(size.width), Double(size.height))
        }
    }

    /// The cells that a picture fills where there are so many columns: its own size, or smaller in proportion.
    func cells(of number: Int, in columns: Int) -> Cells {
        guard let terminal, pictures.indices.contains(number) else { return Cells(columns: 1, rows: 1) }
        let picture = pictures[number]
        let (cellWidth, cellHeight) = (Double(max(1, terminal.cellWidth)), Double(max(1, terminal.cellHeight)))
        let room = min(Double(max(1, columns)), Double(KittyPicture.maximumCells))
        let most = Double(min(max(1, terminal.maximumRows), KittyPicture.maximumCells))
        let scale = min(1, room * cellWidth / picture.width, most * cellHeight / picture.height)
        let fitted = (picture.width * scale / cellWidth, picture.height * scale / cellHeight)
        let columns = min(max(1, (fitted.0 - 0.01).rounded(.up)), room)
        let rows = min(max(1, (fitted.1 - 0.01).rounded(.up)), most)
        return Cells(columns: Int(columns), rows: Int(rows), fillsColumns: fitted.0 / columns >= fitted.1 / rows)
    }

    /// The lines of a picture, each as wide as its cells; `nil` where it cannot be shown.
    func lines(of number: Int, in columns: Int) -> (cells: Cells, lines: [[UInt8]])? {
        guard let terminal, pictures.indices.contains(number) else { return nil }
        let (picture, cells) = (pictures[number], cells(of: number, in: columns))
        let lines: [[UInt8]]?
        switch terminal.method {
        case .kitty where PictureFile(picture.file).isTaken(by: .kitty):
            lines =
                terminal.isInTmux
                ? KittyPicture.placeholderLines(picture.file, cells)
                : PictureSequence.lines(KittyPicture.sequence(picture.file, cells, isExact: terminal.isCellSizeKnown), cells)
        case .iterm2 where PictureFile(picture.file).isTaken(by: .iterm2):
            let sequence = ITermPicture.sequence(picture.file, cells)
            lines = PictureSequence.lines(terminal.isInTmux ? PictureSequence.throughTmux(sequence) : sequence, cells)
        default:
            lines = render(picture, cells, terminal)
        }
        return lines.map { (cells, $0) }
    }

    /// What stands in the place of a picture that could not be shown after all, on one line.
    func labelLines(of number: Int, in columns: Int) -> (cells: Cells, lines: [[UInt8]]) {
        var text = LineText(dropsSoftHyphens: true)
        text.append(label: pictures.indices.contains(number) ? pictures[number].label : "")
        text.close()
        var wrapper = LineWrapper()
        let line = text.bytes.withUnsafeBufferPointer { bytes in
            wrapper.wrap(bytes, first: columns, other: columns, .characters)
            return wrapper.lines[0]
        }
        return (Cells(columns: line.columns, rows: 1), [Array(text.bytes[line.range])])
    }

    private func render(_ picture: Picture, _ cells: Cells, _ terminal: TerminalPictures) -> [[UInt8]]? {
        let key = RenderedKey(source: picture.source, cells: cells)
        if let known = rendered[key] { return known }
        guard requestsLeft > 0 else { return nil }
        requestsLeft -= 1
        let lines = request(picture, cells, terminal).flatMap { PictureSequence.checkedLines($0, terminal.method, cells) }
        rendered[key] = .some(lines)
        return lines
    }

    private func request(_ picture: Picture, _ cells: Cells, _ terminal: TerminalPictures) -> [UInt8]? {
        // Only symbols are text to tmux, and sixels it takes itself.
        if terminal.isInTmux, [.kitty, .iterm2].contains(terminal.method) { return nil }
        let pixels = (width: cells.columns * max(1, terminal.cellWidth), height: cells.rows * max(1, terminal.cellHeight))
        return terminal.render?(
            TerminalPictures.Request(
                file: picture.file, method: terminal.method, columns: cells.columns, rows: cells.rows, pixelSize: pixels,
                colors: colors.word))
    }
}

/// What kind of file a picture is, by its first bytes.
struct PictureFile {
    private let file: [UInt8]

    init(_ file: [UInt8]) { self.file = file }

    /// Whether it is a picture of pixels. Others (SVG, metafiles, PostScript) are programs to those who draw them, who may start further
    /// ones and open files.
    var isRaster: Bool {
        let beginnings: [[UInt8]] = [
            Array("GIF8".utf8), Array("BM".utf8), [0x89, 0x50, 0x4E, 0x47], [0xFF, 0xD8, 0xFF], [0x49, 0x49, 0x2A, 0],
            [0x4D, 0x4D, 0, 0x2A],
        ]
        return beginnings.contains { file.starts(with: $0) }
            || file.starts(with: "RIFF".utf8) && file.dropFirst(8).starts(with: "WEBP".utf8)
    }

    /// Whether terminals take it as it is.
    func isTaken(by method: TerminalPictures.Method) -> Bool {
        let isPNG = file.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        switch method {
        case .kitty: return isPNG
        case .iterm2: return isPNG || file.starts(with: [0xFF, 0xD8, 0xFF]) || file.starts(with: Array("GIF8".utf8))
        default: return false
        }
    }
}
