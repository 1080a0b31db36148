// SPDX-License-Identifier: Apache-2.0

import StyleSheets

/// What elements look like before any author speaks (the HTML standard, section "Rendering").
///
/// Where the standard leaves a choice, the value is the one that browsers have. Properties without a meaning for text are left out.
struct UserAgentSheet: Sendable {
    /// The sheet, ready for use.
    let base: StyleResolver.Base
    /// The values in it, by their numbers.
    let values: [StyleValue]

    /// The sheet for all documents.
    static let standard = UserAgentSheet([text])

    /// The sheet for documents in quirks mode (section "Rendering", the rules marked for quirks mode).
    static let quirks = UserAgentSheet([text, quirksText])

    init(_ texts: [StaticString]) {
        var values: [StyleValue] = []
        base = StyleResolver.Base(texts.map { StyleSheet(parsing: Array($0.description.utf8)) }) { property, value in
            guard let value = StyleValueReader().value(property, value) else { return nil }
            values.append(value)
            return Int32(values.count - 1)
        }
        self.values = values
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
        address, article, aside, bdi, blockquote, caption, center, col, colgroup, dd, dir, div, dl, dt, figcaption, figure, footer, form, h1,
        h2, h3, h4, h5, h6, header, hgroup, hr, legend, li, listing, main, menu, nav, ol, output, p, plaintext, pre, search, section, summary, table, tbody, td, tfoot, th, thead, tr, ul, xmp, [dir] { unicode-bidi: isolate }
        bdo, bdo[dir] { unicode-bidi: isolate-override }
        bdi:not([dir]) { unicode-bidi: plaintext }
        slot { display: contents }
        body { margin: 8px }
        address, cite, dfn, em, i, var { font-style: italic }
        b, strong { font-weight: bolder }
        blockquote, figure { margin: 1em 40px }
        center { text-align: -webkit-center }
        dd { margin-inline-start: 40px }
        dir, dl, menu, ol, p, ul, listing, plaintext, pre, xmp { margin-top: 1em; margin-bottom: 1em }
        dir dir, dir dl, dir menu, dir ol, dir ul, dl dir, dl dl, dl menu, dl ol, dl ul, menu dir, menu dl, menu menu, menu ol, menu ul, ol dir,
        ol dl, ol menu, ol ol, ol ul, ul dir, ul dl, ul menu, ul ol, ul ul { margin-top: 0; margin-bottom: 0 }
        dir, menu, ol, ul { padding-inline-start: 40px }
        ol { list-style-type: decimal }
        dir, menu, ul { list-style-type: disc }
        dir dir, dir menu, dir ul, menu dir, menu menu, menu ul, ol dir, ol menu, ol ul, ul dir, ul menu, ul ul { list-style-type: circle }
        dir dir dir, dir dir menu, dir dir ul, dir menu dir, dir menu menu, dir menu ul, dir ol dir, dir ol menu, dir ol ul, dir ul dir,
        dir ul menu, dir ul ul, menu dir dir, menu dir menu, menu dir ul, menu menu dir, menu menu menu, menu menu ul, menu ol dir,
        menu ol menu, menu ol ul, menu ul dir, menu ul menu, menu ul ul, ol dir dir, ol dir menu, ol dir ul, ol menu dir, ol menu menu,
        ol menu ul, ol ol dir, ol ol menu, ol ol ul, ol ul dir, ol ul menu, ol ul ul, ul dir dir, ul dir menu, ul dir ul, ul menu dir,
        ul menu menu, ul menu ul, ul ol dir, ul ol menu, ul ol ul, ul ul dir, ul ul menu, ul ul ul { list-style-type: square }
        li { display: list-item; text-align: match-parent }
        details > summary:first-of-type { display: list-item; list-style: inside disclosure-closed; counter-increment: list-item 0 }
        details[open] > summary:first-of-type { list-style-type: disclosure-open }
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
        a:link, area:link { color: #0000ee; text-decoration: underline }
        nobr { white-space: nowrap }
        q::before { content: open-quote }
        q::after { content: close-quote }
        ruby { display: ruby }
        ruby > rt { display: ruby-text; font-size: 50%; text-align: start; text-indent: 0; line-height: normal; text-emphasis: none }
        table { -internal-cell-padding: initial; -internal-cell-border: initial; display: table; box-sizing: border-box; border-spacing: 2px; border-collapse: separate; text-indent: initial }
        caption { display: table-caption; text-align: -webkit-center }
        colgroup { display: table-column-group }
        col { display: table-column }
        thead { display: table-header-group; vertical-align: middle; border-color: inherit }
        tbody { display: table-row-group; vertical-align: middle; border-color: inherit }
        tfoot { display: table-footer-group; vertical-align: middle; border-color: inherit }
        table > tr { vertical-align: middle }
        tr { display: table-row; vertical-align: inherit; border-color: inherit }
        td, th {
            display: table-cell; vertical-align: inherit; padding: -internal-cell-padding; border-width: -internal-cell-border;
            border-style: -internal-cell-border; border-color: inherit
        }
        th { font-weight: bold; text-align: -internal-center }
        hr { color: gray; border: 1px inset; margin: 0.5em auto; overflow: hidden }
        dialog { position: absolute; margin: auto; border: medium solid; padding: 1em; background-color: white; color: black }
        fieldset { margin: 0 2px; border: 2px groove #efefef; padding: 0.35em 0.75em 0.625em }
        legend { padding: 0 2px }
        button, input, meter, progress, select, textarea { display: inline-block }
        button, input, select, textarea {
            margin: 0; font: 13.3333px Arial; color: black; letter-spacing: normal; line-height: normal; text-transform: none; text-indent: 0;
            text-align: start; word-spacing: normal; text-shadow: none; background-color: white; border: 2px inset #767676
        }
        input:not([type=hidden i]) { padding: 1px 2px }
        input[type=hidden i] { background-color: transparent; border: none }
        input[type=checkbox i], input[type=radio i] { margin: 3px 3px 3px 4px; background-color: transparent; border: none; padding: 0 }
        input[type=checkbox i], input[type=radio i], input[type=search i], meter, progress { box-sizing: border-box }
        input[type=image i] { border: none; padding: 0; background-color: transparent }
        textarea { font-family: monospace; white-space: pre-wrap; border: 1px solid #767676; padding: 2px }
        select { white-space: pre; border: 1px solid #767676; background-color: #efefef; box-sizing: border-box }
        button, input[type=button i], input[type=reset i], input[type=submit i] {
            text-align: center; background-color: #efefef; border: 2px outset; padding: 1px 6px; box-sizing: border-box
        }
        meter, progress { vertical-align: -0.2em }
        optgroup { font-weight: bolder; white-space: normal }
        option { font-weight: normal; padding: 0 2px 1px; white-space: nowrap }
        marquee { display: inline-block; text-align: start; text-wrap-mode: nowrap }
        iframe { border: 2px inset }
        """
}
