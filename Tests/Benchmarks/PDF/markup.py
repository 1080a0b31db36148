# SPDX-License-Identifier: Apache-2.0
"""Made documents as HTML."""
import base64
import html

import documents


class Page:
    """One document; notes are written at its end."""

    def __init__(self, look, blocks):
        self.look, self.blocks, self.notes, self.figures, self.isFirst = look, blocks, [], 0, True

    def css(self):
        look = self.look
        sizes = {level: round(look["size"] * look["scale"] ** (5 - level), 1) for level in range(1, 5)}
        rules = {
            "all": "td,th{border:0.75pt solid #444}", "rows": "tr{border-bottom:0.5pt solid #666}", "none": "", "zebra": "tr:nth-child(even){background:#eee}",
            "head": "th{border-bottom:1pt solid black} table{border-top:1pt solid black;border-bottom:1pt solid black}"}[look["rules"]]
        quote = {"bar": "border-left:2pt solid #888;padding-left:8pt", "fill": "background:#f4f4ec;padding:1pt 8pt"}.get(look["quote"], "")
        return f"""
@page{{size:{look["paper"]};margin:{look["margin"]}mm}}
body{{font:{look["size"]}pt/{look["leading"]} '{look["font"]}';margin:0;{"text-align:justify;hyphens:auto;" if look["justify"] else ""}}}
.columns{{column-count:{look["columns"]};column-gap:{look["gap"]}pt}}
h1,h2,h3,h4{{font-weight:{"bold" if look["heading_bold"] else "normal"};margin:1em 0 .4em;line-height:1.2;text-align:{"center" if look["heading_center"] else "left"};
break-after:avoid;{"font-family:'%s';" % look["heading_font"] if look["heading_font"] else ""}{"color:%s;" % look["heading_color"] if look["heading_color"] else ""}}}
{"".join(f"h{level}{{font-size:{size}pt}}" for level, size in sizes.items())}
p{{margin:{"0;text-indent:1.4em" if look["indents"] else ".6em 0"}}} h1+p,h2+p,h3+p,h4+p,blockquote p,p.other{{text-indent:0}}
p.drop::first-letter{{font-size:3.1em;float:left;line-height:.85;padding-right:.08em}}
table{{border-collapse:collapse;margin:.9em 0;text-align:left;hyphens:none}} td,th{{padding:{look["cellpad"]}pt {look["cellpad"] + 3}pt;vertical-align:top}} {rules}
caption,figcaption{{text-align:left;font-style:italic}} figure{{margin:1em 0}} pre{{font:.9em/1.3 'Liberation Mono';white-space:pre-wrap}}
pre{{{"background:%s;padding:6pt" % look["code"] if look["code"] else ""}}}
blockquote{{margin:.8em 2.2em;{quote}}} .note{{font-size:.8em;margin:.2em 0;text-indent:0}} sup{{font-size:.65em;line-height:0}} a{{color:#1a0dab}}"""

    def runs(self, runs):
        parts = []
        for text, format_ in runs:
            piece = html.escape(text)
            if "note" in format_:
                self.notes.append(format_["note"])
                piece = f"<sup>{len(self.notes)}</sup>"
            if "b" in format_:
                piece = f"<b>{piece}</b>"
            if "i" in format_:
                piece = f"<i>{piece}</i>"
            if "u" in format_:
                piece = f"<u>{piece}</u>"
            if "s" in format_:
                piece = f"<s>{piece}</s>"
            if "href" in format_:
                piece = f'<a href="{html.escape(format_["href"])}">{piece}</a>'
            for name, rule in (("color", "color:%s"), ("mark", "background:%s"), ("size", "font-size:%sem")):
                if name in format_:
                    piece = f'<span style="{rule % format_[name]}">{piece}</span>'
            parts.append(piece)
        return "".join(parts)

    def list(self, tag, items):
        rows = "".join(f"<li>{self.runs(runs)}{self.list(*sub) if sub else ''}</li>" for runs, sub in items)
        return f"<{tag}>{rows}</{tag}>\n"

    def table(self, table):
        rows = []
        for row in documents.placed(table):
            cells = []
            for column, cell in row:
                if cell is None:
                    continue
                runs, columns, count, header = cell
                tag = "th" if header else "td"
                attributes = (f' colspan="{columns}"' if columns > 1 else "") + (f' rowspan="{count}"' if count > 1 else "")
                cells.append(f'<{tag}{attributes} style="text-align:{table["aligns"][column]}">{self.runs(runs)}</{tag}>')
            rows.append(f"<tr>{''.join(cells)}</tr>")
        caption = f"<caption>{html.escape(self.caption('Table', table['caption']))}</caption>" if table["caption"] else ""
        width = ' style="width:100%"' if table["wide"] else ""
        return f"<table{width}>{caption}{''.join(rows)}</table>\n"

    def caption(self, word, text):
        self.figures += 1
        return f"{word} {self.figures}. {text}"

    def block(self, block):
        kind = block[0]
        if kind == "h":
            return f"<h{block[1]}>{self.runs(block[2])}</h{block[1]}>\n"
        if kind == "p":
            align = f' class="other" style="text-align:{block[2]["align"]}"' if "align" in block[2] else ""
            if not align and self.isFirst and self.look["dropcap"] and len(block[1][0][0]) > 3:
                align = ' class="drop"'
                self.isFirst = False
            return f"<p{align}>{self.runs(block[1])}</p>\n"
        if kind in ("ul", "ol"):
            return self.list(kind, block[1])
        if kind == "table":
            return self.table(block[1])
        if kind == "img":
            image = f'<img width="{block[1]}" height="{block[2]}" src="data:image/png;base64,{base64.b64encode(block[3]).decode()}">'
            caption = f"<figcaption>{html.escape(self.caption('Figure', block[4]))}</figcaption>" if block[4] else ""
            return f"<figure>{image}{caption}</figure>\n"
        if kind == "quote":
            return f"<blockquote><p>{self.runs(block[1])}</p></blockquote>\n"
        if kind == "pre":
            return f"<pre>{html.escape(chr(10).join(block[1]))}</pre>\n"
        return "<dl>" + "".join(f"<dt><b>{html.escape(term)}</b></dt><dd>{self.runs(runs)}</dd>" for term, runs in block[1]) + "</dl>\n"

    def text(self):
        body = [self.block(block) for block in self.blocks]
        notes = "".join(f'<p class="note"><sup>{number}</sup> {html.escape(note)}</p>\n' for number, note in enumerate(self.notes, 1))
        return (f'<!DOCTYPE html><html lang="{self.look["language"]}"><meta charset="utf-8"><title>Made</title><style>{self.css()}</style><body>\n{body[0]}'
                f'<div class="columns">{"".join(body[1:])}</div>{notes}</body></html>')
