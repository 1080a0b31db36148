#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Writes NamedCharacterReferences.swift from Python's table of HTML's named character references (html.entities.html5).

Each name stands before an equals sign, sorted by bytes, with its code points in hexadecimal behind it."""
from html.entities import html5
from pathlib import Path

words = [name + "=" + "+".join(f"{ord(c):X}" for c in value) for name, value in sorted(html5.items(), key=lambda item: item[0].encode())]
lines, line = [], ""
for word in words:
    if len(line) + len(word) > 130:
        lines.append(line)
        line = ""
    line += (" " if line else "") + word
lines.append(line)
text = "".join(f"    {line}\n" for line in lines)
Path(__file__).with_name("NamedCharacterReferences.swift").write_text(
    "// SPDX-License-Identifier: Apache-2.0\n// Written by make-named-references.py, which explains the form.\n\n"
    f'let namedCharacterReferences: StaticString = """\n{text}    """\n')
