// SPDX-License-Identifier: Apache-2.0

/// Recognises HTML by the tags of the MIME Sniffing standard (section 7.1) where they begin the text, and fragments by the tags they are made of.
enum HTMLSniffing {
    /// Tags that make a text HTML when it begins with one, each behind `<` and before a blank or `>`.
    private static let opening: StaticString = """
        !doctype html
        html
        head
        script
        iframe
        h1
        div
        font
        table
        a
        style
        title
        b
        body
        br
        p
        """

    /// Further elements of HTML, for fragments.
    private static let others: StaticString = """
        h2
        h3
        h4
        h5
        h6
        ul
        ol
        li
        dl
        dt
        dd
        span
        img
        em
        strong
        i
        u
        pre
        code
        blockquote
        form
        input
        button
        select
        label
        section
        article
        header
        footer
        nav
        main
        aside
        figure
        meta
        link
        base
        center
        hr
        tr
        td
        th
        tbody
        thead
        sup
        sub
        small
        noscript
        video
        audio
        canvas
        template
        details
        summary
        frameset
        """

    static func isHTML(_ text: [UInt8], from start: Int) -> Bool {
        var offset = start
        // Comments may stand before the first tag; the standard takes one alone for HTML, which XML's kinds contradict.
        while text.has("<!--", at: offset), let end = text.firstIndex(of: "-->", in: offset..<text.count) {
            offset = end + 3
            while offset < text.count, text[offset].isASCIISpace { offset += 1 }
            if offset >= text.count { return true }
        }
        return tag(text, at: offset, in: opening)
    }

    /// A text that begins with another of HTML's tags and closes one.
    static func isFragment(_ text: [UInt8], from start: Int) -> Bool {
        guard tag(text, at: start, in: others) else { return false }
        return text.firstIndex(of: "</", in: start..<text.count) != nil || text.contains("/>") || text.contains("<br")
    }

    private static func tag(_ text: [UInt8], at offset: Int, in table: StaticString) -> Bool {
        guard text.byte(offset) == 0x3C else { return false }
        let names = SignatureText(table)
        var line = 0
        while line < names.count {
            let end = names.lineEnd(from: line)
            var index = 0
            while line + index < end, let byte = text.byte(offset + 1 + index), UInt8(byte).asciiLowercased == names[line + index] {
                index += 1
            }
            if line + index == end {
                guard let behind = text.byte(offset + 1 + index) else { return true }
                if behind == 0x3E || behind == 0x2F || UInt8(behind).isASCIISpace { return true }
            }
            line = end + 1
        }
        return false
    }
}
