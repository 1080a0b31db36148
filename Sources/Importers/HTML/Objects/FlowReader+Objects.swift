// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import HTMLSyntax
import TextModel

// Elements that are read as a whole: they stand for something else than the text in them.
extension FlowReader {
    /// Reads an element that is not walked into. Returns false for all others.
    mutating func readWhole(_ node: HTMLNode, _ kind: ElementKind, _ frame: FlowFrame) throws(ConversionError) -> Bool {
        switch kind {
        case .lineBreak:
            guard frame.isSelected, !frame.summary.modes.contains(.isInvisible) else { return true }
            breakLine()
        case .wordBreak:
            if frame.isSelected, line.hasContent, line.pendingSpace == nil { append([0xE2, 0x80, 0x8B], set(frame.style, frame.context)) }
        case .rule: if frame.isSelected { appendRule(frame) }
        case .image: if frame.isSelected { try appendPicture(of: node, frame) }
        case .map: return true
        case .input: if frame.isSelected { try appendInput(node, frame) }
        case .canvas: if frame.isSelected { placeNothing(frame, atStart: true) }
        case .frame: if frame.isSelected { appendFrame(node, frame) }
        case .media: if frame.isSelected { try appendMedia(node, frame) }
        case .object: return try readObject(node, frame)
        case .svg:
            // What draws nothing is read as text.
            guard VectorPicture.draws(node) else { return false }
            if frame.isSelected { try appendVectorPicture(node, frame) }
        case .rubyText where isInRuby: if frame.isSelected { annotateRuby(node, frame) }
        case .rubyParenthesis where isInRuby: return true
        default: return false
        }
        return true
    }

    /// Something without text stands in the line: white space at both sides of it stays.
    /// - Parameter atStart: whether that also holds at the start of a line.
    mutating func placeNothing(_ frame: FlowFrame? = nil, atStart: Bool = false) {
        if frame?.summary.display.isBlockLevel == true { return endLine(leaving: false) }
        guard line.pendingBreaks == 0 else { return }
        if line.hasContent { beginContent() } else if !atStart { return }
        line.isAtStart = false
    }

    /// A line across the page: an empty paragraph with a border above it.
    private mutating func appendRule(_ frame: FlowFrame) {
        endLine(leaving: false)
        if let top = frames.indices.last, frames[top].anonymousTable >= 0 { endAnonymousTable() }
        guard !frames.isEmpty, let style = ruleStyle(frame) else { return }
        openMargin.add(frame.summary.marginTop)
        beginContent()
        endLine(leaving: false)
        closed?.rule = style
        closed?.below.add(frame.summary.marginBottom)
    }

    private func ruleStyle(_ frame: FlowFrame) -> BoxStyle? {
        var box = BoxStyle()
        let own = frame.summary.hasBox ? styles[frame.style].box : nil
        let sides = own.map { [$0.border.top, $0.border.bottom, $0.border.left, $0.border.right] } ?? []
        let line = sides.lazy.compactMap { $0 }.first { $0.style != .none && $0.width > 0 }
        if line == nil, own?.background == nil, own != nil { return nil }
        box.border.top = Border(.solid, width: line?.width ?? 0.75, color: line?.color ?? own?.background)
        return box
    }

    // MARK: Links in the place of what is shown

    private mutating func appendFrame(_ node: HTMLNode, _ frame: FlowFrame) {
        guard let source = node.trimmed(.src), !isTiny(node, frame), !frame.summary.modes.contains(.isInvisible) else { return }
        let url = references.resolve(source)
        guard !url.utf8.starts(with: "about:".utf8), !url.utf8.starts(with: "javascript:".utf8) else { return }
        appendLink(to: url, node.trimmed(.title) ?? references.shortName(of: url), frame)
    }

    private mutating func appendMedia(_ node: HTMLNode, _ frame: FlowFrame) throws(ConversionError) {
        let source = node.trimmed(.src) ?? node.children.lazy.filter { $0.isElement(.source) }.compactMap { $0.trimmed(.src) }.first
        let title = node.trimmed(.title) ?? document.name("aria-label").flatMap { node.trimmed($0) }
        if let poster = node.trimmed(.poster) {
            try appendPicture(
                at: poster, alternativeText: title ?? "", title: nil, node, frame, link: source.map { references.resolve($0) })
        } else if let source {
            let url = references.resolve(source)
            appendLink(to: url, title ?? url, frame)
        }
    }

    /// An object shows its picture, else what is in it, else where it is.
    private mutating func readObject(_ node: HTMLNode, _ frame: FlowFrame) throws(ConversionError) -> Bool {
        let source = node.trimmed(node.name == .object ? .data : .src)
        guard frame.isSelected, let source else { return false }
        let type = node.trimmed(.type) ?? ""
        if type.utf8.starts(with: "image/".utf8) {
            try appendPicture(at: source, alternativeText: node.textContent.trimmedSpaces, title: node.trimmed(.title), node, frame)
            return true
        }
        let hasFallback = node.descendants.contains { child in
            child.kind == .text ? !child.text.allSatisfy { HTMLSpace.contains($0) } : child.isElement(.img)
        }
        if hasFallback { return false }
        let url = references.resolve(source)
        appendLink(to: url, node.trimmed(.title) ?? url, frame)
        return true
    }

    private mutating func appendLink(to url: String, _ text: String, _ frame: FlowFrame) {
        var inline = contexts[frame.context]
        if inline.link == nil { inline.link = Link(url) }
        let number = contexts.add(inline)
        if frame.summary.display.isBlockLevel { endLine(leaving: false) }
        append(text: Array(text.utf8).span, set(frame.style, number), [], frame.style)
        if frame.summary.display.isBlockLevel { endLine(leaving: false) }
    }

    /// Whether an element is too small to be seen, as those that count visitors are.
    func isTiny(_ node: HTMLNode, _ frame: FlowFrame) -> Bool {
        func isTiny(_ name: HTMLName, _ length: Length?) -> Bool {
            if case .points(let points)? = length { return points <= 0.75 }
            return node.integer(name).map { $0 <= 1 } ?? false
        }
        let style = styles[frame.style]
        return isTiny(.width, style.width) && isTiny(.height, style.height)
    }

    // MARK: Ruby

    private var isInRuby: Bool {
        for frame in frames.reversed() {
            if frame.element == .ruby { return true }
            if frame.line == frames.count - 1 { return false }
        }
        return false
    }

    /// Sets the reading of the text since the last one.
    private mutating func annotateRuby(_ node: HTMLNode, _ frame: FlowFrame) {
        let reading = node.textContent.collapsedSpaces
        guard !reading.isEmpty else { return }
        if rubyStart < text.count, line.hasContent, rubyStart >= line.start {
            text.set(\.ruby, Ruby(reading), in: rubyStart..<text.count)
        } else {
            append(text: Array(reading.utf8).span, set(frame.style, frame.context), [], frame.style)
        }
        rubyStart = text.count
    }
}

extension String {
    /// The string with stretches of white space as one space, and none at its ends.
    var collapsedSpaces: String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(utf8.count)
        for byte in utf8 {
            if HTMLSpace.contains(byte) {
                if let last = bytes.last, last != 0x20 { bytes.append(0x20) }
            } else {
                bytes.append(byte)
            }
        }
        if bytes.last == 0x20 { bytes.removeLast() }
        return String(decoding: bytes, as: UTF8.self)
    }
}
