// SPDX-License-Identifier: Apache-2.0

/// What shows that a text which begins with a tag of HTML is Markdown (CommonMark): lines that HTML would have no use for.
enum MarkdownSigns {
    /// Whether a line behind the first is a heading, opens a fenced block of code, or holds a link as Markdown writes it. A page of HTML,
    /// which says so in its first tag, is none.
    static func areIn(_ text: [UInt8], behind start: Int) -> Bool {
        if page.contains(where: { name in isTag(name, text, start) }) { return false }
        guard let first = text[start...].firstIndex(of: 0x0A) else { return false }
        for line in text[(first + 1)...].split(separator: 0x0A) {
            let marks = line.prefix { $0 == UInt8(ascii: "#") }.count
            if (1...6).contains(marks), line.dropFirst(marks).first == 0x20 { return true }
            if line.starts(with: "```".utf8) { return true }
            if let bracket = line.firstIndex(of: UInt8(ascii: "]")), line[bracket...].dropFirst().first == UInt8(ascii: "("),
                line[..<bracket].contains(UInt8(ascii: "["))
            {
                return true
            }
        }
        return false
    }

    private static let page: [[UInt8]] = ["!doctype", "html", "head", "body", "title", "script", "style"].map { Array($0.utf8) }

    private static func isTag(_ name: [UInt8], _ text: [UInt8], _ start: Int) -> Bool {
        text.byte(start) == 0x3C && text[start...].dropFirst().prefix(name.count).elementsEqual(name) { $0.asciiLowercased == $1 }
    }
}
