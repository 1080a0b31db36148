// SPDX-License-Identifier: Apache-2.0

import TextModel

extension MarkupFields where Subject == ParagraphStyle {
    /// Attributes of `p`. The paragraph's box is an element of its own, its block the element it stands in.
    package static let paragraph = MarkupFields([
        MarkupField("align", \.alignment, .word), MarkupField("direction", \.writingDirection, .word),
        MarkupField("first_line_indent", \.firstLineHeadIndent, .number), MarkupField("head_indent", \.headIndent, .number),
        MarkupField("tail_indent", \.tailIndent, .number), MarkupField("space_before", \.spacingBefore, .number),
        MarkupField("space_after", \.spacingAfter, .number), MarkupField("line_height", \.lineHeightMultiple, .number),
        MarkupField("line_height_min", \.minimumLineHeight, .number), MarkupField("line_height_max", \.maximumLineHeight, .number),
        MarkupField("line_height_exact", \.exactLineHeight, .number), MarkupField("line_spacing", \.lineSpacing, .number),
        MarkupField("tabs", \.tabStops, MarkupCodec.tabStop.list), MarkupField("tab_interval", \.defaultTabInterval, .number),
        MarkupField("heading", \.headingLevel, .integer), MarkupField("page_break_before", \.pageBreakBefore, .boolean),
        MarkupField("keep_together", \.keepTogether, .boolean), MarkupField("keep_with_next", \.keepWithNext, .boolean),
        MarkupField("widow_control", \.widowControl, .boolean), MarkupField("hyphenation", \.hyphenation, .number),
        MarkupField("line_break", \.lineBreakMode, .word),
    ])
}

extension MarkupCodec where Value == TabStop {
    /// The location, with a colon before the alignment and before the leader where they are not the usual ones.
    package static let tabStop = MarkupCodec(
        encode: { stop in
            let location = MarkupNumber.text(stop.location)
            if stop.leader != .none { return "\(location):\(stop.alignment.rawValue):\(stop.leader.rawValue)" }
            return stop.alignment == .left ? location : "\(location):\(stop.alignment.rawValue)"
        },
        decode: { text in
            let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
            guard (1...3).contains(parts.count), let location = MarkupNumber.double(parts[0]) else { return nil }
            var stop = TabStop(location)
            if parts.count > 1 {
                guard let alignment = TabStop.Alignment(rawValue: parts[1]) else { return nil }
                stop.alignment = alignment
            }
            if parts.count > 2 {
                guard let leader = TabStop.Leader(rawValue: parts[2]) else { return nil }
                stop.leader = leader
            }
            return stop
        })
}

extension MarkupFields where Subject == BoxStyle {
    /// Attributes of `box`.
    package static let box = MarkupFields([
        MarkupField("background", \.background, .color), MarkupField("border_top", \.border.top, .border),
        MarkupField("border_right", \.border.right, .border), MarkupField("border_bottom", \.border.bottom, .border),
        MarkupField("border_left", \.border.left, .border),
        MarkupField(
            "padding", \.padding, MarkupCodec.number.orDash.finite.edges, unless: { $0.padding.allEqual(Finite(wrappedValue: nil)) }),
        MarkupField("margin", \.margin, MarkupCodec.number.orDash.finite.edges, unless: { $0.margin.allEqual(Finite(wrappedValue: nil)) }),
        MarkupField("width", \.width, .length), MarkupField("min_width", \.minimumWidth, .length),
        MarkupField("max_width", \.maximumWidth, .length), MarkupField("height", \.height, .length),
        MarkupField("min_height", \.minimumHeight, .length), MarkupField("max_height", \.maximumHeight, .length),
        MarkupField("corner_radius", \.cornerRadius, .number), MarkupField("float", \.float, .word),
        MarkupField("clear", \.clear, .word),
    ])
}

extension MarkupCodec where Value == Border {
    /// The line's style and width, and its colour where it has one of its own.
    package static let border = MarkupCodec(
        encode: { border in
            "\(border.style.rawValue) \(MarkupNumber.text(border.width))"
                + (border.color.map { " " + MarkupCodec<Color>.color.encode($0) } ?? "")
        },
        decode: { text in
            let parts = text.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
            guard parts.count >= 2, let style = Border.Style(rawValue: parts[0]), let width = MarkupNumber.double(parts[1]) else {
                return nil
            }
            guard parts.count == 3 else { return Border(style, width: width) }
            return MarkupCodec<Color>.color.decode(parts[2]).map { Border(style, width: width, color: $0) }
        })
}
