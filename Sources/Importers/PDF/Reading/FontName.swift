// SPDX-License-Identifier: Apache-2.0

import PageLayout

/// What the name of a font tells: PDF says nothing else of weight and slant that could be relied on.
struct FontName {
    private let name: String
    private let words: [UInt8]

    init(_ name: String) {
        self.name = name
        words = name.utf8.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 | 0x20 : $0 }
    }

    func look(size: Float, color: [UInt8]) -> TextLook {
        TextLook(fontName: name, size: size, weight: weight, isItalic: isItalic, isFixedPitch: isFixedPitch, color: color)
    }

    private func has(_ word: StaticString) -> Bool {
        let wanted = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
        guard wanted.count <= words.count else { return false }
        return (0...words.count - wanted.count).contains { words[$0...].starts(with: wanted) }
    }

    /// Names of Knuth's and URW's fonts that say it in their own way: `CMBX10`, `NimbusRomNo9L-Medi`, `SFBX1000`.
    private func isTeXFace(_ faces: [StaticString]) -> Bool { faces.contains { has($0) } }

    private var weight: Int {
        if has("extrabold") || has("ultrabold") { return 800 }
        if has("black") || has("heavy") || has("ultra") { return 900 }
        if has("semibold") || has("demibold") || has("demi") || has("semi bold") { return 600 }
        if has("bold") || isTeXFace(["cmbx", "sfbx", "sfsx", "cmssbx", "cmb10", "-medi", "lmbx", "ecbx", "bx10", "bx12"]) { return 700 }
        if has("medium") { return 500 }
        if has("thin") || has("hairline") { return 200 }
        if has("light") { return 300 }
        return 400
    }

    private var isItalic: Bool {
        has("italic") || has("oblique") || has("kursiv") || has("slanted")
            || isTeXFace([
                "cmti", "cmsl", "sfti", "sfsl", "ecti", "ecsl", "cmmi", "cmssi", "sfsi", "-slant", "regularital", "mediital", "boldital",
            ])
            || words.suffix(3).elementsEqual("-it".utf8) || words.suffix(6).elementsEqual("-ital".utf8)
    }

    private var isFixedPitch: Bool {
        has("mono") && !has("monotype") || has("courier") || has("consolas") || has("menlo") || has("typewriter") || has("nimbusmon")
            || has("monaco") || has("inconsolata") || has("fixed") || has("sourcecode") || has("liberationm") || has("lettergothic")
            || isTeXFace(["cmtt", "sftt", "ectt", "cmsltt", "lmtt", "luximono", "beramono", "txtt", "lmmono", "cmitt", "ocr"])
    }

    /// The family as other programs know it: without what says weight and slant, and without PostScript's endings.
    static func family(_ name: String) -> String {
        var family = name.utf8[...]
        if let end = family.firstIndex(where: { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ",") }) { family = family[..<end] }
        for ending in ["PSMT", "MT", "PS"]
        where family.count > ending.utf8.count + 2 && family.suffix(ending.utf8.count).elementsEqual(ending.utf8) {
            family = family.dropLast(ending.utf8.count)
            break
        }
        return String(Substring(family))
    }
}
