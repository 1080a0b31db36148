// SPDX-License-Identifier: Apache-2.0

/// Recognises Markdown by metadata between two lines of hyphens at its beginning. YAML's documents are separated by such lines too, but
/// another mapping follows there.
enum FrontMatter {
    static func isMarkdown(_ text: [UInt8], from start: Int) -> Bool {
        guard text.has("---", at: start) else { return false }
        var lines = 0
        var closing = false
        for line in text[start...].split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
            let isRule = line.starts(with: [0x2D, 0x2D, 0x2D]) && line.allSatisfy { $0 == 0x2D || $0 == 0x20 }
            lines += 1
            if lines == 1 {
                guard isRule else { return false }
            } else if closing {
                return !isMapping(line)
            } else if isRule {
                guard lines > 2 else { return false }
                closing = true
            }
        }
        return closing
    }

    /// A key, a colon and a blank, as YAML's block mappings have, or a further list entry.
    private static func isMapping(_ line: ArraySlice<UInt8>) -> Bool {
        let key = line.prefix { $0.isASCIIWord || $0 == 0x2D || $0 == 0x2E }
        guard !key.isEmpty, key.endIndex < line.endIndex, line[key.endIndex] == 0x3A else { return false }
        return key.endIndex + 1 == line.endIndex || line[key.endIndex + 1] == 0x20
    }
}
