// SPDX-License-Identifier: Apache-2.0

import CommandTable
import Foundation
import Testing

@Suite struct DocumentationTests {
    static let subjects: [String?] = [nil, "convert", "show", "detect", "list", "formats"]

    @Test func help() throws {
        for (length, name) in [(HelpLength.short, "short"), (.long, "long")] {
            var all = ""
            for subject in Self.subjects { all += "### \(subject ?? "press")\n" + SampleTables.press.help(length, for: subject) }
            all += "### sort-files, 50 columns\n" + SampleTables.sorter.help(length, width: 50)
            try Expected.expect(all, isIn: "Goldens/help-\(name).txt")
        }
    }

    @Test func helpFitsItsWidth() {
        for width in [40, 60, 80, 132] {
            for subject in Self.subjects {
                let lines = (SampleTables.press.help(.short, for: subject, width: width)).split(separator: "\n")
                let wide = lines.filter { $0.unicodeScalars.count > width && !$0.contains("exactly-what") }
                #expect(wide.isEmpty, "\(wide)")
            }
        }
        #expect(SampleTables.press.help(.short, width: -1) == SampleTables.press.help(.short, width: 40))
        #expect(SampleTables.press.help(.short, for: "fly") == SampleTables.press.help(.short))
    }

    @Test func manualPages() throws {
        let pages = SampleTables.press.manualPages() + SampleTables.sorter.manualPages()
        #expect(
            pages.map(\.fileName) == [
                "press.1", "press-convert.1", "press-show.1", "press-detect.1", "press-list.1", "press-formats.1", "sort-files.1",
            ])
        let groff = Expected.program("groff")
        for page in pages {
            try Expected.expect(page.source, isIn: "Goldens/\(page.fileName)")
            #expect(page.source.utf8.allSatisfy { $0 < 0x7F })
            guard let groff else { continue }
            for device in ["ps", "utf8", "ascii"] {
                let result = try Expected.run(groff, ["-man", "-ww", "-z", "-T\(device)"], input: page.source)
                // An ASCII terminal has no bullet; everything else is said everywhere.
                if device == "ascii", page.source.contains("\\[u2022]") { continue }
                #expect(result.status == 0 && result.errors.isEmpty, "\(page.fileName): \(result.errors)")
            }
        }
    }

    /// What a reader sees of characters that roff gives a meaning to.
    @Test func manualShowsWhatWasWritten() throws {
        guard let groff = Expected.program("groff") else { return }
        let page = try #require(SampleTables.press.manualPages().first)
        let text = try Expected.run(groff, ["-man", "-Tutf8", "-P-cbou"], input: page.source).output
        for part in [
            "C:\\new", "a \"quote\" stays", "'press a.rtf'", "'my letter'.html", "~ ^ ` \\ are", ".hidden/press --version",
            ".Settings that",
            "bullet is •", "-o, --output=FILE", ".A second paragraph", "--color, --colour[=WHEN], --no-color, --no-colour",
        ] {
            #expect(text.contains(part), "\(part)\n\(text)")
        }
    }

    @Test func twiceTheSame() {
        #expect(SampleTables.press.manualPages() == SampleTables.press.manualPages())
        for shell in Shell.allCases { #expect(SampleTables.press.completion(for: shell) == SampleTables.press.completion(for: shell)) }
    }
}
