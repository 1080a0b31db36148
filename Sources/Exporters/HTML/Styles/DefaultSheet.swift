// SPDX-License-Identifier: Apache-2.0

/// The style sheet that makes a page pleasant to read on a telephone, in the dark and on paper, where that is asked for.
enum DefaultSheet {
    /// What stands before the document's own styles, which win over it.
    static let base = """
        :root{color-scheme:light dark}
        body{max-width:42em;margin:0 auto;padding:1em;line-height:1.5;overflow-wrap:break-word}
        img{max-width:100%;height:auto}
        pre{overflow-x:auto}
        blockquote{border-left:.2em solid #88888880;padding-left:.8em}
        nav[role=doc-toc]{margin-bottom:1.5em}nav[role=doc-toc] ul{padding-left:1.5em}nav[role=doc-toc]>ul{padding-left:0}
        section[role=doc-endnotes]{margin-top:2em;border-top:1px solid #88888880;font-size:.9em}

        """

    /// What stands behind them, as what is narrow or printed must win.
    static let media = """
        @media (max-width:40em){table{display:block;overflow-x:auto;max-width:100%}}
        @media print{body{max-width:none;padding:0}h1,h2,h3,h4,h5,h6{break-after:avoid}tr,img,figure,pre{break-inside:avoid}}

        """

    /// The rules of a dark page, before those for the document's own colours.
    static let dark = "body{background:#1b1b1b;color:#e3e3e3}a{color:#8ab4f8}"
}
