#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Saves the documents of documents.html as RTF with the programs that are installed: LibreOffice, AbiWord, pandoc.

Writes libreoffice.rtfs, abiword.rtfs, pandoc.rtfs beside itself: the files one after another, a line "=== name" before each.
"""
import pathlib
import re
import shutil
import subprocess
import tempfile

here = pathlib.Path(__file__).resolve().parent
documents = re.findall(r"^=== (.*)\n((?:(?!=== ).*\n)*)", (here / "documents.html").read_text("utf-8"), re.M)
programs = {
    "libreoffice": ("soffice", lambda page, out: ["soffice", "--headless", "--convert-to", "rtf:Rich Text Format", "--outdir", str(out.parent), str(page)]),
    "abiword": ("abiword", lambda page, out: ["abiword", "--to=rtf", "-o", str(out), str(page)]),
    "pandoc": ("pandoc", lambda page, out: ["pandoc", "-s", "-f", "html", "-t", "rtf", "-o", str(out), str(page)]),
}
for name, (program, command) in programs.items():
    if not shutil.which(program):
        print(f"{program} is not installed; {name}.rtfs stays as it is")
        continue
    with tempfile.TemporaryDirectory() as folder, open(here / f"{name}.rtfs", "wb") as result:
        for number, (title, body) in enumerate(documents):
            page = pathlib.Path(folder) / f"d{number}.html"
            page.write_text(f'<html><head><meta charset="utf-8"></head><body>{body}</body></html>', "utf-8")
            out = page.with_suffix(".rtf")
            subprocess.run(command(page, out), check=True, capture_output=True, timeout=120)
            # Dates and the styles of pages that nothing uses only make the files differ and grow.
            rtf = re.sub(rb"\{\\(creatim|revtim|printim)[^}]*\}", b"", out.read_bytes())
            result.write(f"=== {title}\n".encode() + rtf.strip() + b"\n")
