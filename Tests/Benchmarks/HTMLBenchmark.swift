// SPDX-License-Identifier: Apache-2.0

import HTMLSyntax

/// Parsing HTML, on a page made for the purpose: paragraphs, links, lists and a table, as articles have them.
struct HTMLBenchmark {
    private let page: [UInt8]

    init(bytes: Int) {
        let section = """
            <section id="s1" class="section wide"><h2 class=title>A heading &amp; more</h2>
            <p>The mill grinds corn into flour, while <a href="https://example.org/wind?a=1&amp;b=2" title="the wind">wind blows</a> over the
            hills and <b>people</b> walk <em>by</em>.<br>Stones turn, and nobody is surprised; not even the miller, who has seen it all.
            <ul class="list"><li>one<li>two <span style="color: red">and a half</span><li>three</ul>
            <table><tr><td>1</td><td align=right>2</td></tr><tr><td colspan=2>both</td></tr></table>
            <!-- nothing --><img src="picture.png" alt="a picture" width="120" height="90"><script>if (a < b) { c() }</script></section>

            """
        var page = Array("<!DOCTYPE html><html lang=en><head><meta charset=utf-8><title>Title</title></head><body>\n".utf8)
        while page.count < bytes { page.append(contentsOf: section.utf8) }
        self.page = page
    }

    func printAll() {
        let document = HTMLDocument(parsing: page)
        let nodes = document.nodeCount
        print("HTMLSyntax, a page of \(page.count) bytes; each line for one of \(nodes) nodes")
        Measurement { HTMLDocument(parsing: page) }.report("parse HTML", per: nodes, withMemory: true)
        Measurement { document.root.outerHTML }.report("write HTML", per: nodes, withMemory: true)
        Measurement { document.root.visits.reduce(into: 0) { count, _ in count += 1 } }.report("walk the tree", per: nodes)
    }
}
