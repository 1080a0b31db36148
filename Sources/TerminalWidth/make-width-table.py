#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Writes WidthTable.swift from Python's Unicode data: run it in this folder after an update of Python's unicodedata."""

import unicodedata

ZERO_EXTRA = [(0x1160, 0x11FF), (0xD7B0, 0xD7FF)]  # Hangul vowels and finals stand in the cell of their initial
# Planes reserved for ideographs, and places where newer versions of Unicode put emoji
RESERVED_WIDE = [(0x20000, 0x2FFFD), (0x30000, 0x3FFFD), (0x1F6DC, 0x1F6DC), (0x1FA70, 0x1FAFF)]


def stands_in(code, ranges):
    return any(first <= code <= last for first, last in ranges)


def width(code):
    character = chr(code)
    category = unicodedata.category(character)
    if category in ("Mn", "Me", "Mc", "Cf", "Cc", "Zl", "Zp") and code != 0xAD:
        return 0
    if stands_in(code, ZERO_EXTRA):
        return 0
    if stands_in(code, RESERVED_WIDE):
        return 2
    if category == "Cn":
        return 1  # Python calls unassigned characters fullwidth
    return 2 if unicodedata.east_asian_width(character) in ("W", "F") else 1


ranges = []
for code in range(0x300, 0x110000):
    if 0xD800 <= code <= 0xDFFF:
        continue
    columns = width(code)
    if columns == 1:
        continue
    if ranges and ranges[-1][1] == code - 1 and ranges[-1][2] == columns:
        ranges[-1][1] = code
    else:
        ranges.append([code, code, columns])

records = "".join("%06X%06X%d" % tuple(item) for item in ranges)
lines = [records[place : place + 117] for place in range(0, len(records), 117)]
with open("WidthTable.swift", "w") as file:
    file.write("// SPDX-License-Identifier: Apache-2.0\n\n")
    file.write("/// Characters from U+0300 on that do not take one column: Unicode %s. Made by make-width-table.py.\n" % unicodedata.unidata_version)
    file.write("enum WidthTable {\n")
    file.write("    /// Records of 13 digits, by code point: the first and last one in hexadecimal, and the columns.\n")
    file.write('    static let records: StaticString = """\n')
    for number, line in enumerate(lines):
        file.write("        " + line + ("\\\n" if number + 1 < len(lines) else "\n"))
    file.write('        """\n}\n')
print(len(ranges), "ranges")
