// SPDX-License-Identifier: Apache-2.0

import PageLayout

/// Follows a page's content: where text is shown and in which order, what is marked, which lines and areas are drawn.
struct ContentInterpreter {
    /// A content that is followed: the page's, or a form's within it.
    private struct Frame {
        var scanner: ContentScanner
        var resources: PDFObject?
        /// How many states and marks were open when it began.
        var stateDepth: Int
        var markDepth: Int
        var fonts: [String: FontMetrics] = [:]
        var parameters: [String: ContentResources.Parameters] = [:]
        var spaces: [String: ColorSpace] = [:]
    }

    private(set) var resources: ContentResources
    private let view: PageView
    private var shows: [PageContent.Show] = []
    private var images: [PageContent.Image] = []
    private var collector: ShapeCollector

    private var state: GraphicsState
    private var states: [GraphicsState] = []
    private var marks: [Int32] = []
    private var path = PathOutline()
    private var current = Point(x: 0, y: 0)
    private var clips = false
    private var (textMatrix, lineMatrix) = (Matrix(), Matrix())
    private var frames: [Frame] = []
    private var formCount = 0
    private var bytesLeft = ContentInterpreter.maximumBytes

    /// Bytes of content that a page has at most, with its forms as often as they are drawn.
    static let maximumBytes = 64 << 20
    static let maximumStreams = 10_000
    private static let maximumStates = 1000
    private static let maximumMarks = 1000
    private static let maximumForms = 5000
    private static let maximumFormDepth = 12
    private static let maximumShows = 1_000_000

    init(_ view: PageView, _ resources: ContentResources) {
        self.view = view
        self.resources = resources
        let page = Bounds(0, 0, view.width, view.height)
        state = GraphicsState(matrix: view.matrix, clip: page)
        collector = ShapeCollector(page: page)
    }

    func content() -> PageContent { PageContent(shows: shows, images: images, shapes: collector.shapes()) }

    /// Follows a page's content to its end.
    mutating func run(_ content: [UInt8], resources: PDFObject?) {
        bytesLeft -= content.count
        frames = [Frame(scanner: ContentScanner(content), resources: resources, stateDepth: 0, markDepth: 0)]
        while let top = frames.indices.last {
            if let operation = frames[top].scanner.next() {
                apply(operation, frames[top].scanner.numbers)
            } else {
                finish(frames.removeLast())
            }
        }
    }

    private mutating func finish(_ frame: Frame) {
        while states.count > frame.stateDepth { restore() }
        if marks.count > frame.markDepth { marks.removeLast(marks.count - frame.markDepth) }
    }

    // MARK: Operators

    private mutating func apply(_ operation: Operator, _ numbers: [Double]) {
        switch operation {
        case .save: save()
        case .restore:
            // What a form began with stays until its end.
            if states.count > (frames.last?.stateDepth ?? 0) + (frames.count > 1 ? 1 : 0) { restore() }
        case .concatenate: if let matrix = Matrix(numbers) { state.matrix = matrix.then(state.matrix) }
        case .lineWidth: state.lineWidth = numbers.last ?? 1
        case .graphicsState: setParameters()
        case .moveTo, .lineTo, .curve, .curveFromPoint, .curveToPoint, .closePath, .rectangle: extendPath(operation, numbers)
        case .stroke, .closeAndStroke, .fill, .fillOld, .fillEvenOdd, .fillAndStroke, .fillAndStrokeEvenOdd, .closeFillAndStroke,
            .closeFillAndStrokeEvenOdd, .endPath:
            paint(operation)
        case .clip, .clipEvenOdd: clips = true
        case .fillSpace, .strokeSpace, .fillColor, .fillColorNamed, .strokeColor, .strokeColorNamed, .fillGray, .strokeGray, .fillRGB,
            .strokeRGB, .fillCMYK, .strokeCMYK:
            setColor(operation, numbers)
        case .beginText: (textMatrix, lineMatrix) = (Matrix(), Matrix())
        case .characterSpacing, .wordSpacing, .scaling, .leading, .font, .rendering, .rise: setText(operation, numbers)
        case .move, .moveSettingLeading, .textMatrix, .nextLine: moveText(operation, numbers)
        case .show, .showAdjusted: show()
        case .nextLineShow, .nextLineShowSpaced:
            if operation == .nextLineShowSpaced, numbers.count >= 2 {
                (state.text.wordSpacing, state.text.characterSpacing) = (numbers[0], numbers[1])
            }
            moveText(.nextLine, [])
            show()
        case .external: drawExternal()
        case .beginMarked, .beginMarkedWithProperties: beginMarked()
        case .endMarked: if marks.count > frames.last?.markDepth ?? 0 { marks.removeLast() }
        case .endText, .beginImageData, .unknown: break
        }
    }

    private mutating func save() {
        if states.count < Self.maximumStates { states.append(state) }
    }

    private mutating func restore() {
        if let last = states.popLast() { state = last }
    }

    private mutating func setParameters() {
        guard let top = frames.indices.last, let range = frames[top].scanner.lastName else { return }
        let name = frames[top].scanner.name(range)
        if frames[top].parameters[name] == nil {
            guard let object = frames[top].resources?["/ExtGState"]?[named: "/" + name] else { return }
            frames[top].parameters[name] = resources.parameters(object)
        }
        guard let found = frames[top].parameters[name] else { return }
        if let alpha = found.fillAlpha { state.fillAlpha = alpha }
        if let alpha = found.strokeAlpha { state.strokeAlpha = alpha }
        if let width = found.lineWidth { state.lineWidth = width }
        if let font = found.font { (state.text.font, state.text.size) = (font, found.fontSize) }
    }

    // MARK: Paths

    private mutating func extendPath(_ operation: Operator, _ n: [Double]) {
        let matrix = state.matrix
        switch operation {
        case .moveTo where n.count >= 2:
            current = matrix.point(n[0], n[1])
            path.move(to: current)
        case .lineTo where n.count >= 2:
            current = matrix.point(n[0], n[1])
            path.line(to: current)
        case .curve where n.count >= 6:
            current = matrix.point(n[4], n[5])
            path.curve(matrix.point(n[0], n[1]), matrix.point(n[2], n[3]), to: current)
        case .curveFromPoint where n.count >= 4:
            let first = current
            current = matrix.point(n[2], n[3])
            path.curve(first, matrix.point(n[0], n[1]), to: current)
        case .curveToPoint where n.count >= 4:
            current = matrix.point(n[2], n[3])
            path.curve(matrix.point(n[0], n[1]), current, to: current)
        case .rectangle where n.count >= 4:
            path.rectangle(n[0], n[1], n[2], n[3], matrix)
        case .closePath: path.close()
        default: break
        }
    }

    private mutating func paint(_ operation: Operator) {
        switch operation {
        case .closeAndStroke, .closeFillAndStroke, .closeFillAndStrokeEvenOdd: path.close()
        default: break
        }
        switch operation {
        case .fill, .fillOld, .fillEvenOdd, .fillAndStroke, .fillAndStrokeEvenOdd, .closeFillAndStroke, .closeFillAndStrokeEvenOdd:
            if state.fillAlpha > 0.02 {
                collector.fill(path, color: state.fillColor?.onWhite(alpha: state.fillAlpha), clip: state.clip)
            }
        default: break
        }
        switch operation {
        case .stroke, .closeAndStroke, .fillAndStroke, .fillAndStrokeEvenOdd, .closeFillAndStroke, .closeFillAndStrokeEvenOdd:
            if state.strokeAlpha > 0.02 {
                let width = state.lineWidth * state.matrix.scale
                collector.stroke(path, width: width, color: state.strokeColor?.onWhite(alpha: state.strokeAlpha), clip: state.clip)
            }
        default: break
        }
        if clips { state.clip = state.clip.cut(to: path.bounds) }
        clips = false
        path.clear()
    }

    // MARK: Colours

    private mutating func setColor(_ operation: Operator, _ numbers: [Double]) {
        switch operation {
        case .fillSpace:
            state.fillSpace = space()
            state.fillColor = state.fillSpace.initial
        case .strokeSpace:
            state.strokeSpace = space()
            state.strokeColor = state.strokeSpace.initial
        case .fillColor, .fillColorNamed: state.fillColor = state.fillSpace.color(numbers)
        case .strokeColor, .strokeColorNamed: state.strokeColor = state.strokeSpace.color(numbers)
        case .fillGray: setFill(.gray, numbers)
        case .fillRGB: setFill(.rgb, numbers)
        case .fillCMYK: setFill(.cmyk, numbers)
        case .strokeGray: setStroke(.gray, numbers)
        case .strokeRGB: setStroke(.rgb, numbers)
        default: setStroke(.cmyk, numbers)
        }
    }

    private mutating func setFill(_ space: ColorSpace, _ numbers: [Double]) {
        (state.fillSpace, state.fillColor) = (space, space.color(numbers))
    }

    private mutating func setStroke(_ space: ColorSpace, _ numbers: [Double]) {
        (state.strokeSpace, state.strokeColor) = (space, space.color(numbers))
    }

    /// The space that is named: one of its own, or one of the resources.
    private mutating func space() -> ColorSpace {
        guard let top = frames.indices.last, let range = frames[top].scanner.lastName else { return .none }
        let name = frames[top].scanner.name(range)
        switch name {
        case "DeviceGray": return .gray
        case "DeviceRGB": return .rgb
        case "DeviceCMYK": return .cmyk
        default: break
        }
        if let known = frames[top].spaces[name] { return known }
        let space = ColorSpace(frames[top].resources?["/ColorSpace"]?[named: "/" + name])
        frames[top].spaces[name] = space
        return space
    }

    // MARK: Text

    private mutating func setText(_ operation: Operator, _ numbers: [Double]) {
        let value = numbers.last ?? 0
        switch operation {
        case .characterSpacing: state.text.characterSpacing = value
        case .wordSpacing: state.text.wordSpacing = value
        case .scaling: state.text.scaling = value / 100
        case .leading: state.text.leading = value
        case .rendering: state.text.mode = Int(value)
        case .rise: state.text.rise = value
        default:
            state.text.size = value
            state.text.font = font()
        }
    }

    private mutating func font() -> FontMetrics? {
        guard let top = frames.indices.last, let range = frames[top].scanner.firstName else { return nil }
        let name = frames[top].scanner.name(range)
        if let known = frames[top].fonts[name] { return known }
        guard let object = frames[top].resources?["/Font"]?[named: "/" + name] else { return nil }
        let font = resources.font(object)
        frames[top].fonts[name] = font
        return font
    }

    private mutating func moveText(_ operation: Operator, _ numbers: [Double]) {
        switch operation {
        case .textMatrix:
            guard let matrix = Matrix(numbers) else { return }
            lineMatrix = matrix
        case .nextLine: lineMatrix = Matrix(1, 0, 0, 1, 0, -state.text.leading).then(lineMatrix)
        default:
            guard numbers.count >= 2 else { return }
            if operation == .moveSettingLeading { state.text.leading = -numbers[1] }
            lineMatrix = Matrix(1, 0, 0, 1, numbers[0], numbers[1]).then(lineMatrix)
        }
        textMatrix = lineMatrix
    }

    private mutating func show() {
        guard let top = frames.indices.last, let font = state.text.font, shows.count < Self.maximumShows else { return }
        let text = state.text
        let start = shownPoint()
        var advance = 0.0
        for part in frames[top].scanner.parts {
            switch part {
            case .codes(let range):
                let (width, count, spaces) = font.advance(frames[top].scanner.text[range])
                advance += width * text.size + Double(count) * text.characterSpacing + Double(spaces) * text.wordSpacing
            case .adjustment(let thousandths):
                advance -= thousandths / 1000 * text.size
            }
        }
        textMatrix =
            (font.isVertical ? Matrix(1, 0, 0, 1, 0, -advance) : Matrix(1, 0, 0, 1, advance * text.scaling, 0)).then(textMatrix)
        let end = shownPoint()
        var bounds = Bounds()
        bounds.add(start)
        bounds.add(end)
        let height = abs(text.size) * textMatrix.then(state.matrix).scale
        let isClipped = bounds.grown(by: height).cut(to: state.clip).isEmpty
        shows.append(
            PageContent.Show(
                start: start, end: end, mark: marks.last ?? PageContent.Show.noMark,
                isHidden: text.mode == 3 || text.mode == 7 || isClipped))
    }

    private func shownPoint() -> Point { textMatrix.then(state.matrix).point(0, state.text.rise) }

    // MARK: Forms, pictures and marks

    private mutating func drawExternal() {
        guard let top = frames.indices.last, let range = frames[top].scanner.lastName,
            let object = frames[top].resources?["/XObject"]?[named: "/" + frames[top].scanner.name(range)]
        else { return }
        switch object["/Subtype"]?.name {
        case "Image":
            var bounds = Bounds()
            for (x, y) in [(0.0, 0.0), (1, 0), (0, 1), (1, 1)] { bounds.add(state.matrix.point(x, y)) }
            images.append(
                PageContent.Image(
                    box: Box(Float(bounds.x0), Float(bounds.y0), Float(bounds.x1), Float(bounds.y1)), number: object.number ?? 0,
                    mark: marks.last ?? PageContent.Show.noMark))
        case "Form": begin(object, inherited: frames[top].resources)
        default: break
        }
    }

    private mutating func begin(_ object: PDFObject, inherited: PDFObject?) {
        guard frames.count < Self.maximumFormDepth, formCount < Self.maximumForms, states.count < Self.maximumStates,
            let form = resources.form(object), form.content.count <= bytesLeft
        else { return }
        formCount += 1
        bytesLeft -= form.content.count
        frames.append(
            Frame(
                scanner: ContentScanner(form.content), resources: form.resources ?? inherited, stateDepth: states.count,
                markDepth: marks.count))
        states.append(state)
        state.matrix = form.matrix.then(state.matrix)
        if let box = form.box, box.count == 4 {
            var bounds = Bounds()
            for (x, y) in [(box[0], box[1]), (box[2], box[1]), (box[0], box[3]), (box[2], box[3])] { bounds.add(state.matrix.point(x, y)) }
            state.clip = state.clip.cut(to: bounds)
        }
    }

    private mutating func beginMarked() {
        guard marks.count < Self.maximumMarks, let scanner = frames.last?.scanner else { return }
        let outer = marks.last ?? PageContent.Show.noMark
        var mark = scanner.mark
        if mark == nil, let first = scanner.firstName, let last = scanner.lastName, first != last {
            mark = frames.last?.resources?["/Properties"]?[named: "/" + scanner.name(last)]?["/MCID"]?.integer
        }
        // Forms number what they mark for themselves.
        if frames.count > 1 { mark = nil }
        if let mark {
            marks.append(Int32(clamping: max(mark, 0)))
        } else if let first = scanner.firstName, scanner.name(first) == "Artifact" {
            marks.append(PageContent.Show.artifact)
        } else {
            marks.append(outer)
        }
    }
}
