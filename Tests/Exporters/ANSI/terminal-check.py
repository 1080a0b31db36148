#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Feeds text for a terminal into a terminal emulator (pyte) and checks what its screen shows.

usage: terminal-check.py WORDS COLUMNS:FILE…

Of every file: no line is wider than COLUMNS but for addresses in the list of links, no control character but LF and the sequences that are allowed, every line ends
with all styles and links off, every line alone shows what it shows in the whole, and the vertical lines of tables lead from joint
to joint. Of those called characters-…: WORDS has a line for each word whose style is checked, its parts parted by tabs: the word, then what must be on:
bold, italic, underline, strikethrough, reverse, fg=RRGGBB, bg=RRGGBB, link=URL; everything else must be off.
Prints what is wrong, one problem a line; status 1 if there is any.
"""
import re
import sys

import pyte

SEQUENCE = re.compile(r"\x1b\[[0-9;:]*m|\x1b\]8;(?:id=[0-9]+)?;[\x21-\x7e]*\x1b\\")
LINK = re.compile(r"\x1b\]8;(?:id=[0-9]+)?;([\x21-\x7e]*)\x1b\\")
# An address in the list of links, which stays whole.
ADDRESS = re.compile(r"<[0-9]+> \S+")
SUBPARAMETERS = re.compile(r"\x1b\[[0-9;]*:[0-9;:]*m")
UP, DOWN, LEFT, RIGHT = "up", "down", "left", "right"
JOINTS = {
    "│": (UP, DOWN), "┌": (DOWN, RIGHT), "┐": (DOWN, LEFT), "└": (UP, RIGHT), "┘": (UP, LEFT),
    "├": (UP, DOWN, RIGHT), "┤": (UP, DOWN, LEFT), "┬": (DOWN, LEFT, RIGHT), "┴": (UP, LEFT, RIGHT),
    "┼": (UP, DOWN, LEFT, RIGHT), "┝": (UP, DOWN, RIGHT), "┥": (UP, DOWN, LEFT), "┿": (UP, DOWN, LEFT, RIGHT),
    "┯": (DOWN, LEFT, RIGHT), "┷": (UP, LEFT, RIGHT), "┍": (DOWN, RIGHT), "┑": (DOWN, LEFT), "┕": (UP, RIGHT), "┙": (UP, LEFT),
    "─": (LEFT, RIGHT), "━": (LEFT, RIGHT),
}
CORNERS = set("┌┍")


class Terminal:
    """One screen, as wide as the text may be and some columns more, so that what is too wide shows."""

    def __init__(self, columns, lines):
        self.screen = pyte.Screen(columns + 40, lines)
        self.stream = pyte.Stream(self.screen)

    def feed(self, text):
        # pyte takes sub-parameters for text, and drops what follows a character of no width in one piece.
        text = SUBPARAMETERS.sub("", text)
        for part in re.split(r"(\x1b\[[0-9;]*m|\x1b\][^\x1b]*\x1b\\)", text):
            if part.startswith("\x1b") or part.isascii():
                self.stream.feed(part)
            else:
                for character in part:
                    self.stream.feed(character)

    def row(self, line):
        cells = self.screen.buffer[line]
        return [cells[column] for column in range(self.screen.columns)]


def look(cell):
    found = set()
    for name, on in (("bold", cell.bold), ("italic", cell.italics), ("underline", cell.underscore),
                     ("strikethrough", cell.strikethrough), ("reverse", cell.reverse)):
        if on:
            found.add(name)
    if cell.fg != "default":
        found.add("fg=" + cell.fg)
    if cell.bg != "default":
        found.add("bg=" + cell.bg)
    return found


def check_bytes(lines):
    for number, line in enumerate(lines, 1):
        rest = SEQUENCE.sub("", line)
        for character in rest:
            if ord(character) < 32 or 127 <= ord(character) < 160:
                yield f"line {number}: control character U+{ord(character):04X}"
        links = LINK.findall(line)
        if links and links[-1]:
            yield f"line {number}: ends within a link"
        styles = re.findall(r"\x1b\[([0-9;:]*)m", line)
        if styles and styles[-1] not in ("0", ""):
            yield f"line {number}: ends within a style"
        depth = 0
        for character in rest:
            depth += (character in "\u202a\u202b\u202d\u202e\u2066\u2067\u2068") - (character in "\u202c\u2069")
        if depth:
            yield f"line {number}: {depth} controls of direction are open at its end"


def check_screen(columns, lines):
    terminal = Terminal(columns, len(lines) + 1)
    rows = []
    for number, line in enumerate(lines):
        terminal.feed("\r\n" if number else "")
        terminal.feed(line)
    for number, line in enumerate(lines):
        row = terminal.row(number)
        used = [place for place, cell in enumerate(row) if cell.data not in (" ", "") or cell.bg != "default"]
        if used and used[-1] >= columns and not ADDRESS.fullmatch(line):
            yield f"line {number + 1}: is {used[-1] + 1} columns wide"
        alone = Terminal(columns, 2)
        alone.feed(line)
        if [(c.data, look(c)) for c in alone.row(0)] != [(c.data, look(c)) for c in row]:
            yield f"line {number + 1}: shows something else by itself"
        rows.append(row)
    yield from check_joints(rows)


def check_joints(rows):
    """Every joint of a table has its partner on the side that it leads to."""
    inside = False
    for number, row in enumerate(rows):
        text = "".join(cell.data for cell in row)
        inside = inside or any(corner in text for corner in CORNERS)
        if not inside:
            continue
        for column, cell in enumerate(row):
            sides = JOINTS.get(cell.data, ())
            if cell.data not in JOINTS or cell.data in "─━":
                continue
            for side, step in ((UP, -1), (DOWN, 1)):
                if side in sides and 0 <= number + step < len(rows):
                    other = rows[number + step][column].data
                    opposite = DOWN if side == UP else UP
                    if opposite not in JOINTS.get(other, ()):
                        yield f"line {number + 1}, column {column + 1}: {cell.data} leads {side} to {other!r}"
        if any(corner in text for corner in "└┕") and not any(c in text for c in "│├┝"):
            inside = False


def check_words(columns, lines, words):
    cells, links = [], []
    for line in lines:
        terminal = Terminal(columns, 2)
        terminal.feed(line)
        cells.append(terminal.row(0))
        target, places = "", []
        for part in re.split(r"(\x1b\][^\x1b]*\x1b\\|\x1b\[[0-9;:]*m)", line):
            found = LINK.fullmatch(part)
            if found:
                target = found.group(1)
            elif not part.startswith("\x1b"):
                places += [(character, target) for character in part]
        links.append(places)
    for word in words:
        name, *wanted = word.split("\t")
        for row, places in zip(cells, links):
            text = "".join(cell.data for cell in row)
            start = text.find(name)
            if start < 0:
                continue
            plain = "".join(character for character, _ in places)
            found = look(row[start])
            target = places[plain.find(name)][1]
            if target:
                found.add("link=" + target)
            if any(look(row[start + place]) != look(row[start]) for place in range(len(name))):
                yield f"{name}: its letters differ"
            if found != set(wanted):
                yield f"{name}: is {' '.join(sorted(found))}, not {' '.join(sorted(wanted))}"
            break
        else:
            yield f"{name}: is not there"


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        words = file.read().splitlines()
    failed = False
    for argument in sys.argv[2:]:
        columns, name = argument.split(":", 1)
        with open(name, encoding="utf-8", newline="") as file:
            lines = file.read().split("\n")[:-1]
        problems = list(check_bytes(lines)) + list(check_screen(int(columns), lines))
        if re.search(r"characters-[0-9]+\.ans$", name):
            problems += check_words(int(columns), lines, words)
        for problem in problems:
            failed = True
            print(f"{name}: {problem}")
    return 1 if failed else 0


sys.exit(main())
