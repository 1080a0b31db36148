# SPDX-License-Identifier: Apache-2.0
"""Made documents as flat OpenDocument text, which LibreOffice sets: with real notes, running heads and columns."""
import base64
import html

import documents

NAMESPACES = " ".join(
    f'xmlns:{name}="urn:oasis:names:tc:opendocument:xmlns:{value}"' for name, value in (
        ("office", "office:1.0"), ("style", "style:1.0"), ("text", "text:1.0"), ("table", "table:1.0"), ("draw", "drawing:1.0"),
        ("fo", "xsl-fo-compatible:1.0"), ("svg", "svg-compatible:1.0")))


class Flat:
    def __init__(self, look, blocks):
        self.look, self.blocks, self.styles, self.notes, self.figures, self.tables = look, blocks, {}, 0, 0, 0

    def automatic(self, family, key, text):
        return self.styles.setdefault((family, key), (f"{family[0].upper()}{len(self.styles)}", text))[0]

    def paragraph(self, parent, **rules):
        if not rules:
            return parent
        attributes = " ".join(f'fo:{name.replace("_", "-")}="{value}"' for name, value in rules.items())
        return self.automatic("paragraph", (parent, attributes), f'style:parent-style-name="{parent}"><style:paragraph-properties {attributes}/>')

    def runs(self, runs):
        parts = []
        for text, format_ in runs:
            if "note" in format_:
                self.notes += 1
                parts.append(f'<text:note text:note-class="footnote" text:id="n{self.notes}"><text:note-citation>{self.notes}</text:note-citation><text:note-body>'
                             f'<text:p text:style-name="Footnote"><text:tab/>{html.escape(format_["note"])}</text:p></text:note-body></text:note>')
                continue
            rules = []
            if "b" in format_:
                rules.append('fo:font-weight="bold"')
            if "i" in format_:
                rules.append('fo:font-style="italic"')
            if "color" in format_:
                rules.append(f'fo:color="{format_["color"]}"')
            if "mark" in format_:
                rules.append(f'fo:background-color="{format_["mark"]}"')
            if "u" in format_:
                rules.append('style:text-underline-style="solid" style:text-underline-width="auto" style:text-underline-color="font-color"')
            if "s" in format_:
                rules.append('style:text-line-through-style="solid" style:text-line-through-type="single"')
            if "size" in format_:
                rules.append(f'fo:font-size="{round(self.look["size"] * format_["size"], 1)}pt"')
            if "href" in format_:
                rules.append('fo:color="#1a0dab"')
            piece = html.escape(text)
            if rules:
                name = self.automatic("text", " ".join(rules), f"><style:text-properties {' '.join(rules)}/>")
                piece = f'<text:span text:style-name="{name}">{piece}</text:span>'
            if "href" in format_:
                piece = f'<text:a xmlns:xlink="http://www.w3.org/1999/xlink" xlink:type="simple" xlink:href="{html.escape(format_["href"])}">{piece}</text:a>'
            parts.append(piece)
        return "".join(parts)

    def list(self, tag, items, style=True):
        name = f' text:style-name="{tag}"' if style else ""
        rows = "".join(f'<text:list-item><text:p text:style-name="Item">{self.runs(runs)}</text:p>{self.list(*sub) if sub else ""}</text:list-item>'
                       for runs, sub in items)
        return f"<text:list{name}>{rows}</text:list>\n"

    def table(self, table):
        self.tables += 1
        columns = sum(cell[1] for cell in table["rows"][0])
        rows = []
        for place, row in enumerate(documents.placed(table)):
            borders = {"all": 'fo:border="0.5pt solid #444444"', "rows": 'fo:border-bottom="0.5pt solid #666666"', "none": "",
                       "zebra": 'fo:background-color="#eeeeee"' if place % 2 else "", "head": 'fo:border-bottom="1pt solid #000000"' if place == 0 else ""}
            style = self.automatic("table-cell", borders[self.look["rules"]],
                                   f'><style:table-cell-properties fo:padding="{self.look["cellpad"]}pt" {borders[self.look["rules"]]}/>')
            cells = []
            for column, cell in row:
                if cell is None:
                    cells.append("<table:covered-table-cell/>")
                    continue
                runs, width, height, _ = cell
                align = self.paragraph("Cell", text_align="end") if table["aligns"][column] == "right" else "Cell"
                span = (f' table:number-columns-spanned="{width}"' if width > 1 else "") + (f' table:number-rows-spanned="{height}"' if height > 1 else "")
                cells.append(f'<table:table-cell table:style-name="{style}"{span}><text:p text:style-name="{align}">{self.runs(runs)}</text:p></table:table-cell>')
            rows.append(f"<table:table-row>{''.join(cells)}</table:table-row>")
        caption = self.caption("Table", table["caption"])
        return (f'{caption}<table:table table:name="Table{self.tables}"><table:table-column table:number-columns-repeated="{columns}"/>'
                f"{''.join(rows)}</table:table>\n<text:p text:style-name=\"Standard\"/>")

    def caption(self, word, text):
        if not text:
            return ""
        self.figures += 1
        return f'<text:p text:style-name="Caption">{word} {self.figures}. {html.escape(text)}</text:p>\n'

    def block(self, block):
        kind = block[0]
        if kind == "h":
            return f'<text:h text:style-name="H{block[1]}" text:outline-level="{block[1]}">{self.runs(block[2])}</text:h>\n'
        if kind == "p":
            style = self.paragraph("Other", text_align=block[2]["align"].replace("right", "end")) if "align" in block[2] else "Body"
            return f'<text:p text:style-name="{style}">{self.runs(block[1])}</text:p>\n'
        if kind in ("ul", "ol"):
            return self.list(kind, block[1])
        if kind == "table":
            return self.table(block[1])
        if kind == "img":
            size = f'svg:width="{block[1] * 0.75}pt" svg:height="{block[2] * 0.75}pt"'
            image = f"<draw:image><office:binary-data>{base64.b64encode(block[3]).decode()}</office:binary-data></draw:image>"
            return (f'<text:p text:style-name="Other"><draw:frame text:anchor-type="as-char" {size}>{image}</draw:frame></text:p>\n' + self.caption("Figure", block[4]))
        if kind == "quote":
            return f'<text:p text:style-name="Quote">{self.runs(block[1])}</text:p>\n'
        if kind == "pre":
            return "".join(f'<text:p text:style-name="Code">{self.code(line)}</text:p>\n' for line in block[1])
        return "".join(f'<text:p text:style-name="Other">{self.runs([(term, {"b": 1})])}</text:p><text:p text:style-name="Definition">{self.runs(runs)}</text:p>\n'
                       for term, runs in block[1])

    @staticmethod
    def code(line):
        stripped = line.lstrip()
        return (f'<text:s text:c="{len(line) - len(stripped)}"/>' if len(line) > len(stripped) else "") + html.escape(stripped)

    def common(self):
        look = self.look
        text = f'fo:font-size="{look["size"]}pt" style:font-name="F" fo:font-family="\'{look["font"]}\'" fo:language="{look["language"]}" fo:country="{"DE" if look["language"] == "de" else "US"}"'
        align = 'fo:text-align="justify"' if look["justify"] else ""
        indent = 'fo:text-indent="14pt"' if look["indents"] else f'fo:margin-bottom="{round(look["size"] * 0.6)}pt"'
        heading = f'fo:font-weight="{"bold" if look["heading_bold"] else "normal"}" ' + (f'fo:color="{look["heading_color"]}" ' if look["heading_color"] else "") + (
            f'fo:font-family="\'{look["heading_font"]}\'"' if look["heading_font"] else "")
        hyphens = f'fo:hyphenate="{"true" if look["justify"] else "false"}"'

        def paragraph(name, properties, characters="", parent="Standard"):
            return (f'<style:style style:name="{name}" style:family="paragraph" style:parent-style-name="{parent}"><style:paragraph-properties {properties}/>'
                    f"<style:text-properties {characters}/></style:style>")
        leading = f'fo:line-height="{round(look["leading"] / 1.15 * 100)}%"'
        quote = {"bar": 'fo:border-left="2pt solid #888888" fo:padding-left="8pt"', "fill": 'fo:background-color="#f4f4ec"'}.get(look["quote"], "")
        styles = [
            f'<style:style style:name="Standard" style:family="paragraph"><style:paragraph-properties {leading}/><style:text-properties {text} {hyphens} fo:hyphenation-remain-char-count="2" fo:hyphenation-push-char-count="2"/></style:style>',
            paragraph("Body", f"{align} {indent}"), paragraph("Other", 'fo:margin-bottom="6pt"'), paragraph("Item", 'fo:margin-bottom="2pt"'),
            paragraph("Cell", "", 'fo:hyphenate="false"'), paragraph("Quote", f'{align} fo:margin-left="26pt" fo:margin-right="26pt" fo:margin-bottom="8pt" fo:margin-top="4pt" {quote}'),
            paragraph("Definition", f'{align} fo:margin-left="26pt" fo:margin-bottom="4pt"'),
            paragraph("Code", f'fo:background-color="{look["code"]}"' if look["code"] else "", f'fo:font-family="\'Liberation Mono\'" fo:font-size="{round(look["size"] * 0.9, 1)}pt"'),
            paragraph("Caption", 'fo:margin-bottom="6pt"', 'fo:font-style="italic"'),
            paragraph("Footnote", 'fo:margin-left="16pt" fo:text-indent="-16pt"', f'fo:font-size="{round(look["size"] * 0.8, 1)}pt"'), paragraph("Running", 'fo:text-align="center"', 'fo:font-size="8pt"')]
        for level in range(1, 5):
            size = round(look["size"] * look["scale"] ** (5 - level), 1)
            styles.append(paragraph(f"H{level}", f'fo:margin-top="{round(size)}pt" fo:margin-bottom="{round(size * 0.4)}pt" fo:keep-with-next="always" fo:text-align="{"center" if look["heading_center"] else "start"}"',
                                    f'fo:font-size="{size}pt" {heading}'))
        for tag in ("ul", "ol"):
            levels = []
            for level in range(1, 4):
                layout = (f'<style:list-level-properties text:list-level-position-and-space-mode="label-alignment"><style:list-level-label-alignment text:label-followed-by="listtab" '
                          f'text:list-tab-stop-position="{18 * level}pt" fo:text-indent="-16pt" fo:margin-left="{18 * level}pt"/></style:list-level-properties>')
                levels.append(f'<text:list-level-style-bullet text:level="{level}" text:bullet-char="{"•◦▪"[level - 1]}">{layout}</text:list-level-style-bullet>' if tag == "ul" else
                              f'<text:list-level-style-number text:level="{level}" style:num-format="{"1ai"[level - 1]}" style:num-suffix=".">{layout}</text:list-level-style-number>')
            styles.append(f'<text:list-style style:name="{tag}">{"".join(levels)}</text:list-style>')
        styles.append('<text:notes-configuration text:note-class="footnote" style:num-format="1" text:start-value="0" text:start-numbering-at="document" text:footnotes-position="page" text:citation-body-style-name="Call"/>')
        styles.append('<style:style style:name="Call" style:family="text"><style:text-properties style:text-position="super 58%"/></style:style>')
        return "".join(styles)

    def page(self):
        look = self.look
        width, height = ("210mm", "297mm") if look["paper"] == "A4" else ("8.5in", "11in")
        margin = f'fo:margin="{look["margin"]}mm"'
        running = ('<style:header><text:p text:style-name="Running">The running head of this document</text:p></style:header>'
                   '<style:footer><text:p text:style-name="Running"><text:page-number/></text:p></style:footer>') if look["running"] else ""
        head = '<style:header-style><style:header-footer-properties fo:margin-bottom="12pt"/></style:header-style><style:footer-style><style:header-footer-properties fo:margin-top="12pt"/></style:footer-style>' if look["running"] else ""
        return (f'<style:page-layout style:name="L"><style:page-layout-properties fo:page-width="{width}" fo:page-height="{height}" {margin}/>{head}</style:page-layout>',
                f'<style:master-page style:name="Standard" style:page-layout-name="L">{running}</style:master-page>')

    def text(self):
        body = [self.block(block) for block in self.blocks]
        layout, master = self.page()
        columns = self.look["columns"]
        section = self.automatic("section", "columns", f'><style:section-properties style:editable="false"><style:columns fo:column-count="{columns}" fo:column-gap="{self.look["gap"]}pt"/></style:section-properties>')
        content = "".join(body[1:])
        if columns > 1:
            content = f'<text:section text:style-name="{section}" text:name="S">{content}</text:section>'
        automatic = "".join(f'<style:style style:name="{name}" style:family="{family}" {text}</style:style>' for (family, _), (name, text) in self.styles.items())
        return (f'<?xml version="1.0" encoding="UTF-8"?><office:document {NAMESPACES} office:version="1.2" office:mimetype="application/vnd.oasis.opendocument.text">'
                f"<office:styles>{self.common()}</office:styles><office:automatic-styles>{automatic}{layout}</office:automatic-styles>"
                f"<office:master-styles>{master}</office:master-styles><office:body><office:text>{body[0]}{content}</office:text></office:body></office:document>")
