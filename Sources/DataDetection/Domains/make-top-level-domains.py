#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Writes TopLevelDomains+List.swift from IANA's list, tlds-alpha-by-domain.txt: one line a domain, sorted by bytes, those of other
scripts in their own letters as well as in ASCII.

    python3 make-top-level-domains.py tlds-alpha-by-domain.txt
"""
import pathlib
import sys

lines = pathlib.Path(sys.argv[1]).read_text().split("\n")
version = lines[0].lstrip("# ").split(",")[0]
names = {line.strip().lower() for line in lines[1:] if line.strip()}
names |= {name.encode("ascii").decode("idna") for name in names if name.startswith("xn--")}
rows, row = [], ""
for name in sorted(names, key=lambda name: name.encode()):
    if len((row + name).encode()) > 120:
        rows.append(row)
        row = ""
    row += name + " "
rows.append(row)
text = "\n".join("        " + row.rstrip() for row in rows)
path = pathlib.Path(__file__).parent / "TopLevelDomains+List.swift"
path.write_text(
    f"""// SPDX-License-Identifier: Apache-2.0

extension TopLevelDomains {{
    /// IANA's list, {version}, sorted by bytes; `make-top-level-domains.py` writes it.
    static let list: StaticString = \"\"\"
{text}
        \"\"\"
}}
"""
)
