# SPDX-License-Identifier: Apache-2.0
"""Chromium: pages as PDF, and what a browser computes for the words of pages."""
import json
import pathlib
import re
import subprocess
import tempfile

SCRIPT = (pathlib.Path(__file__).resolve().parent / "words.js").read_text()
OPTIONS = ["--headless", "--no-sandbox", "--disable-gpu", "--host-resolver-rules=MAP * ~NOTFOUND", "--run-all-compositor-stages-before-draw"]
BATCH = 20
DRIVER = """<!DOCTYPE html><body><script>
var results = {}, names = %s, next = 0, timer;
window.addEventListener('message', function (e) { results[e.data.name] = e.data.blocks; load(); });
// A page that does not answer is left out.
function load() {
  clearTimeout(timer); timer = setTimeout(load, 5000);
  if (next >= names.length) {
    var holder = document.createElement('script'); holder.type = 'application/json'; holder.id = 'blocks';
    holder.textContent = JSON.stringify(results).replace(/</g, '\\\\u003c');
    document.body.textContent = ''; document.body.appendChild(holder); return;
  }
  var old = document.querySelector('iframe'); if (old) old.remove();
  var frame = document.createElement('iframe'); frame.width = 1000; frame.height = 1400; frame.src = names[next++];
  document.body.appendChild(frame);
}
load();
</script></body>"""


def run(arguments, profile, seconds=120):
    command = ["chromium", *OPTIONS, f"--user-data-dir={profile}", *arguments]
    return subprocess.run(command, capture_output=True, timeout=seconds).stdout.decode("utf-8", "replace")


def to_pdf(page, pdf, profile, seconds=60):
    """Prints a page; true where a PDF came of it."""
    try:
        run(["--no-pdf-header-footer", f"--print-to-pdf={pdf}", pathlib.Path(page).as_uri()], profile, seconds)
    except subprocess.TimeoutExpired:
        return False
    return pathlib.Path(pdf).exists()


def blocks(pages):
    """{name: blocks} of pages, {name: bytes of HTML}; a block is {kind, words: [(word, style)], …}."""
    found, names = {}, list(pages)
    for start in range(0, len(names), BATCH):
        with tempfile.TemporaryDirectory(prefix="words") as work:
            work = pathlib.Path(work)
            for number, name in enumerate(names[start:start + BATCH]):
                text = re.sub(rb"(?is)<script\b.*?</script\s*>|<meta[^>]*(?:content-security-policy|refresh)[^>]*>", b"", pages[name])
                mark = f"<script>document.documentElement.setAttribute('data-words', {json.dumps(name)});{SCRIPT}</script>".encode()
                (work / f"{number}.html").write_bytes(text + b"\n" + mark)
            count = len(names[start:start + BATCH])
            (work / "all.html").write_text(DRIVER % json.dumps([f"{n}.html" for n in range(count)]))
            dom = run(["--virtual-time-budget=120000", "--dump-dom", (work / "all.html").as_uri()], work / "profile", 240)
            match = re.search(r'<script type="application/json" id="blocks">(.*?)</script>', dom, re.S)
            if match:
                found.update(json.loads(match.group(1)))
    return {name: [settle(b) for b in list_] for name, list_ in found.items()}


def settle(block):
    """A block's parts as words, each with the style of its first letter that is none of punctuation."""
    words, word, style = [], "", None
    for text, attributes in block.pop("parts"):
        for part in re.findall(r"[^\S\n]+|\n|\S+", text.replace("\xad", "")):
            if part.isspace():
                if word:
                    words.append((word, style))
                word, style = "", None
            else:
                if style is None or not re.search(r"\w", word):
                    style = attributes
                word += part
    if word:
        words.append((word, style))
    block["words"] = words
    return block
