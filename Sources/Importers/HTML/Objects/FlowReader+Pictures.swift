// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import HTMLSyntax
import ImageHeaders
import TextModel
import URLReferences

/// The pictures of a page, each loaded once.
struct PictureSource {
    var known: [[UInt8]: Number<Attachment>] = [:]
    /// Pictures in `data:` URLs by a hash of their bytes: the URLs would be as long as the page.
    var embedded: [Int: [Number<Attachment>]] = [:]
    /// Pictures that are elsewhere on a network, where nothing is fetched from: how many, and the first.
    var remoteCount = 0
    var firstRemote: (url: String, position: SourcePosition?)?
    /// Pixels are taken as CSS takes them: 96 in an inch.
    static let pointsPerPixel = 0.75
}

extension FlowReader {
    mutating func appendPicture(of node: HTMLNode, _ frame: FlowFrame) throws(ConversionError) {
        let alternative = node.string(.alt)
        guard !frame.summary.modes.contains(.isInvisible), let source = pictureURL(of: node) else {
            guard let alternative, !alternative.isEmpty, !frame.summary.modes.contains(.isInvisible) else {
                return placeNothing(frame, atStart: true)
            }
            return append(missing(), alternative, node.trimmed(.title), node, frame, nil)
        }
        if isTiny(node, frame) { return }
        try appendPicture(at: source, alternativeText: alternative, title: node.trimmed(.title), node, frame)
    }

    /// Where the picture of an `img` is: what scripts would put into `src` later counts more than a placeholder.
    private func pictureURL(of node: HTMLNode) -> String? {
        let source = node.trimmed(.src)
        if let source, !source.utf8.starts(with: "data:".utf8) || source.utf8.count > Self.placeholderCount { return source }
        for name in ["data-src", "data-original", "data-lazy-src"] {
            if let lazy = document.name(name).flatMap({ node.trimmed($0) }) { return lazy }
        }
        for name in ["data-srcset", "srcset"] {
            if let set = document.name(name).flatMap({ node.trimmed($0) }), let first = SourceSet.best(of: set) { return first }
        }
        if source == nil, let parent = node.parent, parent.isElement(.picture) {
            for sibling in parent.children where sibling.isElement(.source) {
                if let set = sibling.trimmed(.srcset), let first = SourceSet.best(of: set) { return first }
            }
        }
        return source
    }

    /// A `data:` URL that is no longer holds nothing but a placeholder.
    private static let placeholderCount = 200

    mutating func appendPicture(
        at source: String, alternativeText: String?, title: String?, _ node: HTMLNode, _ frame: FlowFrame, link: String? = nil
    ) throws(ConversionError) {
        let number = try picture(at: source, node)
        append(number, alternativeText, title, node, frame, link)
    }

    /// A picture of which only the alternative text is known.
    private mutating func missing() -> Number<Attachment> {
        if let known = pictures.known[[]] { return known }
        let number = text.addAttachment(Attachment(.missing))
        pictures.known[[]] = number
        return number
    }

    private mutating func picture(at source: String, _ node: HTMLNode) throws(ConversionError) -> Number<Attachment> {
        if Self.isData(source) { return try embeddedPicture(at: source, node) }
        let key = Array(source.utf8)
        if let known = pictures.known[key] { return known }
        let number = try add(load(source, node))
        pictures.known[key] = number
        return number
    }

    private mutating func embeddedPicture(at source: String, _ node: HTMLNode) throws(ConversionError) -> Number<Attachment> {
        let attachment = try load(source, node)
        guard case .bytes(let bytes) = attachment.content else { return try add(attachment) }
        let hash = bytes.hashValue
        if let known = pictures.embedded[hash]?.first(where: { text.attachments[$0.index] == attachment }) { return known }
        let number = try add(attachment)
        pictures.embedded[hash, default: []].append(number)
        return number
    }

    private mutating func add(_ attachment: Attachment) throws(ConversionError) -> Number<Attachment> {
        try context.limits.check(\.attachments, text.attachments.count + 1)
        return text.addAttachment(attachment)
    }

    private static func isData(_ url: String) -> Bool { url.utf8.prefix(5).map { $0 | 0x20 } == "data:".utf8.map { $0 | 0x20 } }

    private mutating func load(_ source: String, _ node: HTMLNode) throws(ConversionError) -> Attachment {
        let url = references.resolve(source)
        let isData = Self.isData(url)
        do throws(ConversionError) {
            let bytes = try context.resources.load(url, kind: .image, baseURL: references.base, in: context)
            guard let header = ImageHeader(bytes) else {
                throw ConversionError(.resourceRefused, "it is no image of a known kind")
            }
            let size = header.orientedPixelSize.map { TextModel.PixelSize(width: $0.width, height: $0.height) }
            if let size { try context.limits.check(\.pixels, size.width.multipliedReportingOverflow(by: size.height).partialValue) }
            return Attachment(
                .bytes(bytes), mediaType: header.kind.mediaType, name: isData ? nil : references.fileName(of: url), url: isData ? nil : url,
                pixelSize: size)
        } catch  where [.limit, .timeout, .cancelled].contains(error.code) {
            throw error
        } catch {
            if Self.isRemote(url) {
                pictures.remoteCount += 1
                if pictures.firstRemote == nil { pictures.firstRemote = (url, position(of: node)) }
                return Attachment(.missing, name: references.fileName(of: url), url: url)
            }
            let shown = isData ? "a picture in a data: URL" : url
            context.warn("missing-picture", "\(shown) is not in the result: \(error.message)", at: position(of: node))
            return Attachment(.missing, name: isData ? nil : references.fileName(of: url), url: isData ? nil : url)
        }
    }

    /// Whether a URL leads to a network.
    private static func isRemote(_ url: String) -> Bool {
        if url.utf8.starts(with: "//".utf8) { return true }
        guard let scheme = URLReference.scheme(of: url)?.lowercased() else { return false }
        return ["http", "https", "ftp"].contains(scheme)
    }

    /// Tells of the pictures that were not fetched, all at once.
    func warnOfRemotePictures() {
        guard let first = pictures.firstRemote else { return }
        let count = pictures.remoteCount
        let subject = count == 1 ? "1 picture is" : "\(count) pictures are"
        context.warn(
            "missing-picture", "\(subject) on the network, from which nothing is fetched; the first is \(first.url)", at: first.position)
    }

    func position(of node: HTMLNode) -> SourcePosition? { settings.isVerbatim ? .byte(node.position) : nil }

    mutating func append(
        _ number: Number<Attachment>, _ alternativeText: String?, _ title: String?, _ node: HTMLNode, _ frame: FlowFrame, _ link: String?
    ) {
        let style = styles[frame.style]
        var occurrence = AttachmentOccurrence(number, width: style.width, height: style.height, alternativeText: alternativeText)
        occurrence.title = title
        occurrence.float = style.float
        occurrence.verticalAlignment =
            switch style.verticalAlignment {
            case .baseline, .sub, .super: nil
            case .top: .top
            case .middle: .middle
            case .bottom: .bottom
            case .textTop: .textTop
            case .textBottom: .textBottom
            case .offset(let points): .offset(Finite(wrappedValue: points))
            }
        let isBlock = frame.summary.display.isBlockLevel && style.float == nil
        if isBlock { endLine(leaving: false) }
        beginContent()
        var inline = contexts[frame.context]
        if let link, inline.link == nil { inline.link = Link(link) }
        var set = set(frame.style, contexts.add(inline))
        if !pendingAnchors.isEmpty { set = anchored(set) }
        text.append(occurrence, text[set])
        line.isAtStart = false
        line.endsInWord = false
        if isBlock { endLine(leaving: false) }
    }

    /// A drawing in the page, as a picture of its own. What is hidden from readers, or draws what is defined elsewhere, is left out.
    mutating func appendVectorPicture(_ node: HTMLNode, _ frame: FlowFrame) throws(ConversionError) {
        guard node[.ariaHidden]?.equalsIgnoringCase("true") != true, !isTiny(node, frame), !frame.summary.modes.contains(.isInvisible)
        else { return }
        let bytes = VectorPicture.bytes(of: node)
        try context.limits.check(\.attachmentBytes, bytes.count)
        let number: Number<Attachment>
        if let known = pictures.known[bytes] {
            number = known
        } else {
            number = try add(Attachment(.bytes(bytes), mediaType: "image/svg+xml"))
            pictures.known[bytes] = number
        }
        let title = node.children.first { $0.kind == .element && $0.name == .title }.map { $0.textContent.collapsedSpaces }
        let label = document.name("aria-label").flatMap { node.trimmed($0) } ?? title
        append(number, label, nil, node, frame, nil)
    }
}

/// `srcset` (HTML, section 4.8.4.3.6).
enum SourceSet {
    /// The candidate to take: the first of those with the least density or width that is at least usual.
    static func best(of text: String) -> String? {
        var best: (url: String, rank: Double)?
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            rest = rest.drop { HTMLSpace.contains($0) || $0 == UInt8(ascii: ",") }
            let end = rest.firstIndex(where: { HTMLSpace.contains($0) }) ?? rest.endIndex
            var url = rest[..<end]
            rest = rest[end...]
            var descriptor = ArraySlice<UInt8>()
            if url.last == UInt8(ascii: ",") {
                while url.last == UInt8(ascii: ",") { url.removeLast() }
            } else {
                let comma = rest.firstIndex(of: UInt8(ascii: ",")) ?? rest.endIndex
                descriptor = rest[..<comma]
                rest = rest[comma...]
            }
            guard !url.isEmpty else { continue }
            let rank = rank(of: String(decoding: descriptor, as: UTF8.self).trimmedSpaces)
            if best.map({ rank < $0.rank }) ?? true { best = (String(decoding: url, as: UTF8.self), rank) }
        }
        return best?.url
    }

    /// Least for a picture of usual size: one pixel for each of CSS, or some 800 pixels wide.
    private static func rank(of descriptor: String) -> Double {
        guard let unit = descriptor.utf8.last, let number = Double(descriptor.dropLast()) else { return 0 }
        return unit == UInt8(ascii: "w") ? abs(number - 800) : abs(number - 1)
    }
}
