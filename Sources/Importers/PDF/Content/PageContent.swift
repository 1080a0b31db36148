// SPDX-License-Identifier: Apache-2.0

import PageLayout

/// What a page's content says beside what poppler reads of it.
struct PageContent {
    /// What one operator shows, in the order of the content.
    struct Show {
        /// Where its first code stands on the line, and where the place is moved to behind the last one.
        var start: Point
        var end: Point
        /// The number of its marked content (14.7.4.2); −1 without one, −2 for artifacts such as running heads.
        var mark: Int32
        /// Whether it is drawn invisibly (9.3.6, mode 3) or outside of what is shown.
        var isHidden: Bool

        static let noMark: Int32 = -1
        static let artifact: Int32 = -2
    }

    /// A picture of its own object.
    struct Image {
        var box: Box
        /// Its object's number in the file; 0 without one.
        var number: Int
        var mark: Int32
    }

    var shows: [Show] = []
    var images: [Image] = []
    var shapes = PageShapes()
}

/// Reads the contents of pages. What was read of fonts serves the next pages.
final class PageContents {
    private let objects: PDFObjects
    private var resources = ContentResources()

    init?(_ bytes: UnsafeRawBufferPointer, password: String?, pageCount: Int) {
        guard let objects = PDFObjects(bytes, password: password), objects.pageCount == pageCount else { return nil }
        self.objects = objects
    }

    /// What the document says itself of its structure.
    func tags() -> DocumentTags { StructureTree.tags(of: objects) }

    /// What a page's content says.
    ///
    /// - Parameters:
    ///   - number: From 0.
    ///   - width: The page's width as poppler shows it, in points.
    ///   - height: Its height.
    /// - Returns: `nil` where the page cannot be read, or is another one for poppler.
    func page(_ number: Int, width: Double, height: Double) -> PageContent? {
        guard let page = objects.page(number), let view = PageView(page), abs(view.width - width) < 1, abs(view.height - height) < 1,
            let contents = page["/Contents"]
        else { return nil }
        var content: [UInt8] = []
        for part in contents.values.prefix(ContentInterpreter.maximumStreams) {
            guard let bytes = part.unpacked else { continue }
            if content.count + bytes.count > ContentInterpreter.maximumBytes { return nil }
            // Words do not go on in the next stream (7.8.2).
            content += bytes
            content.append(0x0A)
        }
        var interpreter = ContentInterpreter(view, resources)
        interpreter.run(content, resources: PageView.inherited("/Resources", by: page))
        resources = interpreter.resources
        return interpreter.content()
    }
}

/// How a page's coordinates become those of what is shown: the crop box, turned (ISO 32000-1, 14.11.2, 7.7.3.3).
struct PageView {
    let matrix: Matrix
    let width: Double
    let height: Double

    /// How many levels of the tree of pages are asked for what a page inherits.
    private static let maximumDepth = 50

    init?(_ page: PDFObject) {
        let media = Self.box(Self.inherited("/MediaBox", by: page)) ?? Bounds(0, 0, 612, 792)
        var box = Self.box(Self.inherited("/CropBox", by: page)).map { $0.cut(to: media) } ?? media
        if box.isEmpty || box.width <= 0 || box.height <= 0 { box = media }
        guard box.width > 0, box.height > 0 else { return nil }
        let turns = ((Self.inherited("/Rotate", by: page)?.integer ?? 0) / 90 % 4 + 4) % 4
        (width, height) = turns % 2 == 0 ? (box.width, box.height) : (box.height, box.width)
        matrix =
            switch turns {
            case 1: Matrix(0, 1, 1, 0, -box.y0, -box.x0)
            case 2: Matrix(-1, 0, 0, 1, box.x1, -box.y0)
            case 3: Matrix(0, -1, -1, 0, box.y1, box.x1)
            default: Matrix(1, 0, 0, -1, -box.x0, box.y1)
            }
    }

    private static func box(_ object: PDFObject?) -> Bounds? {
        guard let numbers = object?.reals, numbers.count == 4 else { return nil }
        var bounds = Bounds()
        bounds.add(Point(x: numbers[0], y: numbers[1]))
        bounds.add(Point(x: numbers[2], y: numbers[3]))
        return bounds
    }

    static func inherited(_ key: StaticString, by page: PDFObject) -> PDFObject? {
        var node: PDFObject? = page
        for _ in 0..<maximumDepth {
            guard let current = node else { return nil }
            if let value = current[key] { return value }
            node = current["/Parent"]
        }
        return nil
    }
}
