// SPDX-License-Identifier: Apache-2.0

import Foundation
import HTMLSyntax
import TestSupport
import Testing
import Textmill

/// What hostile documents become holds nothing that runs or fetches: seen here in the tree that HTML's parser makes of it, and by
/// `Tests/Browser/watch-hostile.py` in a browser.
@Suite struct HostileDocumentTests {
    static let documents: [String] = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    static let folder = TestFolders.corpus.appendingPathComponent("hostile")

    /// Elements that may stand in a page that was written; all others could do something.
    private static let elements = Set(
        """
        html head body meta title style p div span a b i u s em strong sub sup code kbd samp var q cite mark abbr ins del small big br hr wbr
        h1 h2 h3 h4 h5 h6 ul ol li dl dt dd blockquote pre table caption colgroup col thead tbody tfoot tr td th img figure figcaption ruby
        rt rp section aside header footer nav main article bdi bdo
        """.split { $0 == " " || $0 == "\n" }.map { String($0) })

    @Test func thereAreSome() { #expect(Self.documents.count >= 12) }

    @Test(arguments: documents, ["embed", "link", "drop"])
    func isHarmless(_ name: String, media: String) throws {
        let bytes = [UInt8](try Data(contentsOf: Self.folder.appendingPathComponent(name)))
        let document = try FormatRegistry.standard.read(DocumentSource(bytes, name: name), in: ImportContext())
        var context = ExportContext()
        context.options["media"] = media
        let page = HTMLDocument(parsing: try FormatRegistry.standard.write(document, as: "html", in: context))
        var faults: [String] = []
        for node in page.root.descendants where node.kind == .element {
            if !Self.elements.contains(node.nameText) { faults.append("<\(node.nameText)>") }
            if node.nameText == "style" { faults += Self.faults(inStyle: node.textContent) }
            for attribute in node.attributes {
                faults += Self.faults(in: attribute.nameText, attribute.value.description, of: node.nameText, media)
            }
        }
        #expect(faults.isEmpty, "\(name): \(faults)")
        #expect(page.root.textContent.contains("Text that stays"))
    }

    private static func faults(inStyle text: String) -> [String] {
        // In strings these are harmless: names of fonts and marks of lists keep what the document says.
        let code = text.replacing(/"(\\.|[^"\\])*"/, with: "\"\"").lowercased()
        return ["url(", "@", "expression(", "behavior:", "-moz-binding:", "image-set("].filter { code.contains($0) }.map { "style: \($0)" }
    }

    private static func faults(in name: String, _ value: String, of element: String, _ media: String) -> [String] {
        let fault = "\(element) \(name)=\(value.prefix(60))"
        switch name {
        case _ where name.hasPrefix("on"): return [fault]
        // Where pictures are asked to be links, they lead to where they were.
        case "src": return value.hasPrefix("data:image/") || media == "link" && !value.contains("script:") ? [] : [fault]
        case "href", "cite":
            let scheme = value.lowercased().split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            guard scheme.count == 2, !scheme[0].contains("/"), !scheme[0].hasPrefix("#"), !scheme[0].contains("?") else { return [] }
            return ["http", "https", "mailto", "tel", "sms", "geo", "ftp"].contains(String(scheme[0])) ? [] : [fault]
        case "http-equiv": return value == "Content-Security-Policy" ? [] : [fault]
        case "style", "srcset", "action", "formaction", "background", "poster", "data", "ping", "srcdoc", "manifest", "xlink:href":
            return [fault]
        default: return []
        }
    }
}
