// SPDX-License-Identifier: Apache-2.0

import StyleSheets

/// What elements look like before any author speaks (the HTML standard, section "Rendering").
///
/// Where the standard leaves a choice, the value is the one that browsers have. Properties without a meaning for text are left out.
enum UserAgentSheet {
    /// The sheet for all documents.
    static let standard = sheet(text)

    /// What documents in quirks mode have besides (section "Rendering", the rules marked for quirks mode).
    static let quirks = sheet(quirksText)

    private static func sheet(_ text: StaticString) -> StyleSheet {
        StyleSheet(parsing: Array(text.description.utf8), accepting: StyleTable.accepts(property:value:))
    }

    private static let quirksText: StaticString = """
        form { margin-bottom: 1em }
        table {
            font-weight: initial; font-style: initial; font-variant: initial; font-size: initial; line-height: initial; white-space: initial;
            text-align: initial; color: -internal-quirk-inherit
        }
        img[align=left i] { margin-right: 3px }
        img[align=right i] { margin-left: 3px }
        """

    private static let text: StaticString = """
        area, base, basefont, datalist, head, link, meta, noembed, noframes, param, rp, script, style, template, title, [hidden]:not([hidden=until-found i]) {
            display: none
        }
        audio:not([controls]), input[type=hidden i] { display: none !important }
        dialog:not([open]), [popover]:not(dialog[open]) { display: none }
        html, body, address, article, aside, blockquote, center, dd, details, dialog, dir, div, dl, dt, fieldset, figcaption, figure, footer, form,
        frame, frameset, h1, h2, h3, h4, h5, h6, header, hgroup, hr, legend, listing, main, menu, nav, ol, optgroup, option, p, plaintext, pre,
        search, section, summary, ul, xmp { display: block }
        slot { display: contents }
        body { margin: 8px }
        address, cite, dfn, em, i, var { font-style: italic }
        b, strong { font-weight: bolder }
        blockquote, figure { margin: 1em 40px }
        center { text-align: -webkit-center }
        dd { margin-left: 40px }
        dir, dl, menu, ol, p, ul, listing, plaintext, pre, xmp { margin-top: 1em; margin-bottom: 1em }
        dir dir, dir dl, dir menu, dir ol, dir ul, dl dir, dl dl, dl menu, dl ol, dl ul, menu dir, menu dl, menu menu, menu ol, menu ul, ol dir,
        ol dl, ol menu, ol ol, ol ul, ul dir, ul dl, ul menu, ul ol, ul ul { margin-top: 0; margin-bottom: 0 }
        dir, menu, ol, ul { padding-left: 40px; counter-reset: list-item }
        ol { list-style-type: decimal }
        dir, menu, ul { list-style-type: disc }
        :is(dir, menu, ol, ul) :is(dir, menu, ul) { list-style-type: circle }
        :is(dir, menu, ol, ul) :is(dir, menu, ol, ul) :is(dir, menu, ul) { list-style-type: square }
        li { display: list-item; text-align: match-parent }
        summary { display: list-item; list-style: inside disclosure-closed }
        details[open] > summary { list-style-type: disclosure-open }
        h1 { margin: 0.67em 0; font-size: 2em; font-weight: bold }
        h2 { margin: 0.83em 0; font-size: 1.5em; font-weight: bold }
        h3 { margin: 1em 0; font-size: 1.17em; font-weight: bold }
        h4 { margin: 1.33em 0; font-weight: bold }
        h5 { margin: 1.67em 0; font-size: 0.83em; font-weight: bold }
        h6 { margin: 2.33em 0; font-size: 0.67em; font-weight: bold }
        listing, plaintext, pre, xmp { font-family: monospace; white-space: pre }
        code, kbd, samp, tt { font-family: monospace }
        big { font-size: larger }
        small { font-size: smaller }
        sub { vertical-align: sub; font-size: smaller }
        sup { vertical-align: super; font-size: smaller }
        ins, u { text-decoration: underline }
        del, s, strike { text-decoration: line-through }
        abbr[title], acronym[title] { text-decoration: underline dotted }
        mark { background-color: yellow; color: black }
        :link { color: #0000ee; text-decoration: underline }
        nobr { white-space: nowrap }
        q::before { content: open-quote }
        q::after { content: close-quote }
        ruby { display: ruby }
        rt { display: ruby-text; font-size: 50%; text-align: start; text-indent: 0; line-height: normal; text-emphasis: none }
        table {
            display: table; box-sizing: border-box; border-spacing: 2px; border-collapse: separate; text-indent: initial; border-color: gray
        }
        caption { display: table-caption; text-align: -webkit-center }
        colgroup { display: table-column-group }
        col { display: table-column }
        thead { display: table-header-group; vertical-align: middle; border-color: inherit }
        tbody { display: table-row-group; vertical-align: middle; border-color: inherit }
        tfoot { display: table-footer-group; vertical-align: middle; border-color: inherit }
        table > tr { vertical-align: middle }
        tr { display: table-row; vertical-align: inherit; border-color: inherit }
        td, th { display: table-cell; vertical-align: inherit; padding: 1px }
        th { font-weight: bold; text-align: -internal-center }
        hr { color: gray; border: 1px inset; margin: 0.5em auto; overflow: hidden }
        fieldset { margin: 0 2px; border: 2px groove #c0c0c0; padding: 0.35em 0.75em 0.625em }
        legend { padding: 0 2px }
        button, input, meter, progress, select { display: inline-block }
        textarea { display: inline-block; white-space: pre-wrap }
        button, input, select, textarea {
            margin: 0; font: 13.3333px system-ui; color: black; letter-spacing: normal; line-height: normal; text-transform: none; text-indent: 0;
            text-align: start; word-spacing: normal; text-shadow: none
        }
        textarea { font-family: monospace }
        button { text-align: center }
        marquee { display: inline-block; text-align: start }
        img[align=left i] { float: left }
        iframe { border: 2px inset }
        """
}
