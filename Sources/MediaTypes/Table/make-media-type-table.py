#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Writes Resources/*.swift, the table of media types, from IANA's registry and the facts in curated-types.txt.

    make-media-type-table.py REGISTRY.tsv ALIASES.tsv

REGISTRY.tsv has a comment line that names the registry's date, then the columns type, subtype, status (registered, obsoleted,
deprecated), replacement and extensions (separated by spaces). ALIASES.tsv has the columns alias and canonical."""
import collections
import pathlib
import re
import sys

HERE = pathlib.Path(__file__).resolve().parent
PLAIN_EXTENSION = re.compile(r"[a-z0-9][a-z0-9_.+!~-]*$")
FOLDED = 400  # bytes of records in a source line


class Record:
    def __init__(self, status="unregistered"):
        self.status, self.replacement, self.parents = status, "", []
        self.extensions, self.registry_extensions, self.names, self.title, self.signed = [], [], [], "", False

    def line(self, key):
        flags = {"registered": "r", "obsoleted": "o", "deprecated": "d", "unregistered": "u"}[self.status] + ("s" if self.signed else "")
        own = self.extensions + [e for e in self.registry_extensions if e not in self.extensions]
        fields = [key, flags, ",".join(self.parents) or "-", ",".join(own) or "-", self.replacement or "-", self.title]
        return " ".join(fields).rstrip()


def rows(path):
    for line in open(path, encoding="utf-8"):
        if line.strip() and not line.startswith("#"):
            yield line.rstrip("\n").split("\t")


def read_registry(path):
    date = re.search(r"registry date (\d{4}-\d\d-\d\d)", open(path, encoding="utf-8").readline()).group(1)
    records = collections.OrderedDict()
    for cells in rows(path):
        if cells[0] == "type":
            continue
        record = records[f"{cells[0]}/{cells[1]}".lower()] = Record(cells[2])
        record.replacement = cells[3].lower()
        record.registry_extensions = [e for e in cells[4].lower().split() if PLAIN_EXTENSION.match(e)]
    return date, records


def read_facts(path, records, aliases):
    """Adds the hand-made facts; returns the types in their order, and the extensions of which templates have no say."""
    order, closed = [], set()
    for line in open(path, encoding="utf-8"):
        if not line.strip() or line.startswith("#"):
            continue
        key, parents, extensions, names, title = (cell.strip() for cell in line.split("|"))
        is_alias = key in aliases
        key = aliases.get(key, key)
        if key in order and not is_alias and records[key].title and title:
            sys.exit(f"{path.name}: {key} stands twice")
        record = records.setdefault(key, Record())
        if key not in order:
            order.append(key)
        if not is_alias:
            record.parents = record.parents or [p for p in parents.split() if p != "signed"]
            record.signed = record.signed or "signed" in parents.split()
            record.title = record.title or title
        for extension in extensions.split():
            if extension.startswith("!"):
                closed.add(extension[1:])
            extension = extension.lstrip("!=")
            if extension not in record.extensions:
                record.extensions.append(extension)
        record.names += names.split()
    return order, closed


def read_aliases(path, records):
    aliases = {}
    for cells in rows(path):
        if "/" in cells[0] and "/" in cells[1]:
            aliases[cells[0].lower()] = cells[1].lower()
    for alias in list(aliases):
        target, steps = aliases[alias], 0
        while target in aliases and steps < 5:
            target, steps = aliases[target], steps + 1
        aliases[alias] = target
        if alias in records:
            del aliases[alias]
        elif target not in records:
            records[target] = Record()
    return aliases


def claims(records, order, closed):
    """For each extension its types: those of the facts in their order, then those of the registry, current ones first."""
    result = collections.OrderedDict()
    for key in order:
        for extension in records[key].extensions if key in records else []:
            result.setdefault(extension, []).append(key)
    rest = {"registered": 0, "deprecated": 1, "obsoleted": 2}
    for key in sorted((k for k in records if records[k].status in rest), key=lambda k: (rest[records[k].status], k)):
        for extension in records[key].registry_extensions:
            if extension not in closed and key not in result.get(extension, []):
                result.setdefault(extension, []).append(key)
    return result


def write(name, constant, comment, lines):
    lines = sorted(lines, key=lambda line: line.encode())
    folded, length = [[]], 0
    for line in lines:
        if ";" in line or "\\" in line or '"' in line or not line.isascii():
            sys.exit(f"{name}: cannot hold {line}")
        if length + len(line) > FOLDED:
            folded.append([])
            length = 0
        folded[-1].append(line)
        length += len(line) + 1
    body = "\n".join("    " + ";".join(part) for part in folded if part)
    text = f'''// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file

// Made by make-media-type-table.py; not to be edited.

/// {comment}
let {constant}: StaticString = """
{body}
    """
'''
    (HERE / "Resources" / name).write_text(text, encoding="utf-8")


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    date, records = read_registry(sys.argv[1])
    aliases = read_aliases(sys.argv[2], records)
    order, closed = read_facts(HERE / "curated-types.txt", records, aliases)
    for key, record in records.items():
        record.parents = [aliases.get(p, p) for p in record.parents]
        for parent in record.parents:
            if parent not in records:
                sys.exit(f"{key}: there is no parent {parent}")
    by_extension = claims(records, order, closed)
    names = [(name, key) for key in order if key in records for name in records[key].names]
    (HERE / "Resources").mkdir(exist_ok=True)
    write("MediaTypeRecords.swift", "mediaTypeRecords",
          "Types sorted by name: name, flags, parents, extensions, replacement, name for people; `-` is nothing.",
          [record.line(key) for key, record in records.items()])
    write("MediaTypeAliases.swift", "mediaTypeAliases", "Other names of types, sorted, each with the type.",
          [f"{alias} {target}" for alias, target in aliases.items()])
    write("FileNameExtensions.swift", "fileNameExtensions", "Extensions, sorted, each with its types, the preferred one first.",
          [f"{extension} {','.join(types)}" for extension, types in by_extension.items()])
    write("FileNames.swift", "fileNames", "Whole file names in small letters, sorted, each with its type.",
          [f"{name} {key}" for name, key in names if "*" not in name])
    write("FileNamePatterns.swift", "fileNamePatterns", "Beginnings of file names (before the asterisk), each with its type.",
          [f"{name} {key}" for name, key in names if "*" in name])
    write("RegistryDate.swift", "registryDate", "The date of IANA's registry.", [date])


main()
