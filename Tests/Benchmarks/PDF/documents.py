# SPDX-License-Identifier: Apache-2.0
"""Documents made from a number: headings, paragraphs, lists, tables, pictures, code, notes, in a style of their own."""
import random
import struct
import zlib

WORDS = """the of and to in a is that for it as was with be by on not he his but at are this have from or had an they which one you were all her she
there would their we him been has when who will no more if out so up said what its about than into them can only other time new some could these two may first then
do any like my now over such our man me even most made after also well did many before must through years where much your way down should because long each just
state those people too mr how little good world make very year still see own work men day get here old life both between being under three never know same last another
while us off might great go come since against right came take used himself few house use place during without again home around small however found thought went say part
once high general upon school every does got united left number course war until always away something fact water less public put thing almost hand enough far took head yet
government system better set told nothing night end called going point next room social several different important interest question national early whole country family possible among
information experience development temperature management organisation environment communication responsibility understanding administration particularly international professional
measurement distribution relationship consideration representation characteristics investigation""".split()
GERMAN = """der die das und ist nicht mit sich auf für ein eine dem den von zu im als auch es an werden aus er hat dass sie nach wird bei einer um am sind noch wie einem über einen so zum war haben nur oder aber vor zur
bis mehr durch man sein wurde sei Prozent hatte kann gegen vom können schon wenn habe seine Mark ihre dann unter wir soll ich eines Jahr zwei Jahren diese dieser wieder keine Uhr seiner worden will zwischen
Entwicklung Gesellschaft Verwaltung Übersetzung Verantwortung Möglichkeit Untersuchung Zusammenhang Wissenschaft Bundesregierung Öffentlichkeit Mühle Getreide Größe""".split()
FONTS = ["Liberation Serif", "Liberation Sans", "DejaVu Serif", "DejaVu Sans", "URW Bookman", "P052", "C059"]
MARKS = ["#ffff00", "#fff2a8", "#c8f0c8", "#ffd0d0"]
COLORS = ["#c00000", "#1f4e9e", "#006633", "#884400", "#555555"]


class Text:
    def __init__(self, random_, style):
        self.r, self.style = random_, style
        self.words = GERMAN if style["language"] == "de" else WORDS

    def word(self):
        return self.r.choice(self.words)

    def plain(self, count, longest=99):
        words = [self.r.choice([word for word in self.words if len(word) <= longest]) for _ in range(count)]
        return " ".join(words)

    def sentence(self, least=6, most=22):
        words = [self.word() for _ in range(self.r.randint(least, most))]
        words[0] = words[0].capitalize()
        for place in range(2, len(words) - 1):
            kind = self.r.random()
            if kind < 0.06:
                words[place] += ","
            elif kind < 0.08:
                words[place] = str(self.r.randint(2, 2024))
            elif kind < 0.09:
                words[place] = f"{words[place]}-{self.word()}"
            elif kind < 0.1:
                words[place] = f"({words[place]})"
        return " ".join(words) + self.r.choice("....?!")

    def runs(self, sentences, notes=False):
        """Sentences with bold, slanted, coloured, larger, linked and raised words in them."""
        runs = []
        for _ in range(sentences):
            text = self.sentence()
            if self.r.random() < self.style["formats"]:
                words = text.split(" ")
                start = self.r.randrange(len(words))
                end = min(len(words), start + self.r.randint(1, 5))
                format_ = self.r.choice([{"b": 1}, {"i": 1}, {"b": 1, "i": 1}, {"color": self.r.choice(COLORS)}, {"u": 1}, {"s": 1},
                                         {"mark": self.r.choice(MARKS)}, {"href": f"https://example.org/{self.word()}/{self.r.randint(1, 99)}"},
                                         {"href": f"https://example.org/?q={self.r.randint(1, 999)}"}, {"size": self.r.choice([0.8, 1.3])}])
                if "href" in format_ and self.r.random() < 0.4:
                    # Long enough for two lines.
                    start, end = 0, len(words)
                runs += [(" ".join(words[:start]) + " " if start else "", {}), (" ".join(words[start:end]), format_),
                         (" " + " ".join(words[end:]) if end < len(words) else "", {})]
            else:
                runs.append((text, {}))
            if notes and self.r.random() < 0.12:
                runs.append(("", {"note": self.sentence(5, 30)}))
            runs.append((" ", {}))
        return [run for run in runs[:-1] if run[0] or "note" in run[1]]


def style(r):
    """What a document looks like."""
    size = r.choice([9, 10, 10, 10.5, 11, 11, 12, 12, 13])
    return {
        "language": r.choice(["en", "en", "en", "de"]), "font": r.choice(FONTS), "heading_font": r.choice([None, None, *FONTS]), "size": size,
        "scale": r.choice([1.12, 1.2, 1.25, 1.33]), "heading_bold": r.random() < 0.75, "heading_color": r.choice([None, None, *COLORS]),
        "numbered": r.random() < 0.35, "heading_center": r.random() < 0.12, "leading": r.choice([1.15, 1.2, 1.3, 1.4, 1.5, 1.6]),
        "justify": r.random() < 0.5, "indents": r.random() < 0.35, "columns": r.choice([1, 1, 1, 1, 2, 2]), "paper": r.choice(["A4", "letter"]),
        "margin": r.choice([15, 20, 25, 30]), "formats": r.choice([0.1, 0.3, 0.5]), "rules": r.choice(["all", "rows", "none", "none", "zebra", "head"]),
        "dropcap": r.random() < 0.1, "gap": r.choice([14, 18, 24, 30]), "running": r.random() < 0.5, "cellpad": r.choice([2, 3, 5]),
        "code": r.choice([None, None, "#f0f0f0", "#e8eef8"]), "quote": r.choice([None, None, "bar", "fill"]),
    }


def png(r):
    """A picture of 8 colours per side, in shades."""
    width, height = r.choice([(120, 80), (200, 90), (90, 90), (160, 120)])
    base = [r.randint(0, 200) for _ in range(3)]
    rows = b"".join(
        b"\0" + b"".join(bytes(((base[k] + 5 * (x // 8) + 3 * (y // 8) * (k + 1)) % 256) for k in range(3)) for x in range(width)) for y in range(height))

    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return width, height, b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


def table(text, r, columns):
    """Rows of cells: (runs, columns, rows, header)."""
    count = r.randint(2, 3) if columns == 2 else r.randint(2, 6)
    rows = []
    kinds = [r.choice(["word", "word", "number", "phrase", "long" if count < 4 else "phrase"]) for _ in range(count)]
    kinds[0] = r.choice(["word", "phrase"])
    header = r.random() < 0.8
    # Words that fill no narrow column.
    longest = (24 if count < 4 else 12) // columns
    if header:
        rows.append([([(text.plain(r.randint(1, 2), longest).capitalize(), {"b": 1})], 1, 1, True) for _ in range(count)])
    spans = r.random() < 0.25
    for _ in range(r.randint(2, 9)):
        row = []
        for kind in kinds:
            content = {"word": lambda: text.plain(r.randint(1, 2), longest), "number": lambda: f"{r.randint(0, 99999) / 100:.2f}",
                       "phrase": lambda: text.plain(r.randint(2, 5), longest), "long": lambda: text.plain(r.randint(8, 20), longest) + "."}[kind]()
            row.append(([(content, {})], 1, 1, False))
        if spans and count > 2 and r.random() < 0.3:
            row[1:3] = [(row[1][0], 2, 1, False)]
        rows.append(row)
    if r.random() < 0.2:
        join_rows(rows, r, 1 if header else 0)
    aligns = ["right" if kind == "number" and r.random() < 0.6 else "left" for kind in kinds]
    return {"rows": rows, "aligns": aligns, "caption": text.sentence(4, 10) if r.random() < 0.3 else None, "wide": r.random() < 0.4}


def join_rows(rows, r, first):
    """Makes the first cells of two or three rows one, where they stand in a column of their own."""
    start = r.randrange(first, len(rows) - 1)
    joined = rows[start:start + r.randint(2, 3)]
    runs, columns, _, header = joined[0][0]
    joined[0][0] = (runs, columns, len(joined), header)
    for row in joined[1:]:
        del row[0]


def placed(table):
    """Rows of (column, cell), None for the cell where another covers the place."""
    count, covered, result = sum(cell[1] for cell in table["rows"][0]), {}, []
    for number, row in enumerate(table["rows"]):
        cells, places, column = list(row), [], 0
        while column < count:
            if (number, column) in covered or not cells:
                places.append((column, None))
                column += 1
                continue
            cell = cells.pop(0)
            places.append((column, cell))
            places += [(column + k, None) for k in range(1, cell[1])]
            covered.update({(number + k, column + m): True for k in range(1, cell[2]) for m in range(cell[1])})
            column += cell[1]
        result.append(places)
    return result


def items(text, r, depth=0):
    result = []
    for _ in range(r.randint(2, 6)):
        sub = (r.choice(["ul", "ol"]), items(text, r, depth + 1)) if depth < 2 and r.random() < 0.15 else None
        result.append((text.runs(1 if r.random() < 0.75 else 2), sub))
    return result


def make(number):
    """A document: its style and its blocks."""
    r = random.Random(number)
    look = style(r)
    text = Text(r, look)
    blocks = [("h", 1, [(text.plain(r.randint(2, 7)).capitalize(), {})])]
    if r.random() < 0.3:
        blocks.append(("p", [(text.plain(2).title(), {"i": 1})], {"align": "center"}))
    level, counters = 1, [0] * 7
    for place in range(r.randint(14, 34)):
        kind = r.random()
        if place == 0 or kind < 0.17:
            level = min(r.choice([2, 2, 3, level + 1]), 4, level + 1)
            counters[level:] = [counters[level] + 1] + [0] * (6 - level)
            title = text.plain(r.randint(1, 6)).capitalize()
            if look["numbered"]:
                title = ".".join(str(max(1, n)) for n in counters[2:level + 1]) + " " + title
            blocks.append(("h", level, [(title, {})]))
            blocks.append(("p", text.runs(r.randint(2, 6)), {}))
        elif kind < 0.55:
            blocks.append(("p", text.runs(r.randint(1, 9), notes=True), {}))
        elif kind < 0.67:
            blocks.append((r.choice(["ul", "ol"]), items(text, r)))
        elif kind < 0.79:
            blocks.append(("table", table(text, r, look["columns"])))
        elif kind < 0.86:
            width, height, data = png(r)
            blocks.append(("img", width, height, data, text.sentence(4, 12) if r.random() < 0.5 else None))
        elif kind < 0.9:
            blocks.append(("quote", text.runs(r.randint(2, 4))))
        elif kind < 0.93:
            blocks.append(("pre", ["    " * r.randint(0, 2) + text.plain(r.randint(1, 4)) for _ in range(r.randint(2, 6))]))
        elif kind < 0.96:
            blocks.append(("dl", [(text.plain(r.randint(1, 3)), text.runs(1)) for _ in range(r.randint(2, 4))]))
        else:
            blocks.append(("p", text.runs(1), {"align": r.choice(["center", "right"])}))
    return look, blocks
