# SPDX-License-Identifier: Apache-2.0
"""Chromium, driven through a pipe: pages as PDF, and what a browser computes for the words of pages. Nothing is fetched."""
import base64
import fcntl
import json
import os
import pathlib
import re
import select
import signal
import subprocess
import tempfile
import time

SCRIPT = (pathlib.Path(__file__).resolve().parent / "words.js").read_text()
OPTIONS = ["--headless", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe", "--disable-background-networking", "--no-first-run"]
SITE = "https://pages.invalid/"
PAPER = {"A4": (8.27, 11.69), "letter": (8.5, 11.0)}
# Pictures that are not there and fields of forms are drawn in ways that nobody can name the text of.
CLEAN = """document.querySelectorAll('select,textarea,input,object,embed,iframe,video,audio,canvas').forEach(e => e.remove());
document.querySelectorAll('img').forEach(e => { if (!e.complete || !e.naturalWidth) e.remove(); }); 0"""
# Where most of the text of paragraphs stands, set in two columns; false where the page is more than prose.
COLUMNS = """(() => {
  const length = list => [...list].reduce((sum, e) => sum + e.innerText.length, 0), all = document.body.innerText.length;
  let best = null, most = 0;
  for (const e of new Set([...document.querySelectorAll('p')].map(p => p.parentElement))) {
    const count = length([...e.children].filter(c => c.localName === 'p'));
    if (count > most) { best = e; most = count; }
  }
  if (!best || most < 1500 || most < all / 4 || best.closest('td') || best.querySelector('table')) return false;
  best.style.columnCount = '2'; best.style.columnGap = '24pt'; best.style.width = 'auto'; best.style.maxWidth = 'none';
  best.querySelectorAll('img').forEach(i => { i.style.maxWidth = '100%'; i.style.height = 'auto'; });
  return true;
})()"""


class Browser:
    """A running Chromium. One page is open at a time, at an address of a site that is nowhere; what else it asks for is refused."""

    def __init__(self):
        self.folder = tempfile.TemporaryDirectory(prefix="browser", ignore_cleanup_errors=True)
        self.start()

    def start(self):
        down, up = os.pipe(), os.pipe()
        theirs = [fcntl.fcntl(fd, fcntl.F_DUPFD, 10) for fd in (down[0], up[1])]
        command = ["chromium", *OPTIONS, f"--user-data-dir={self.folder.name}"]
        self.process = subprocess.Popen(
            ["bash", "-c", f'exec "$@" 3<&{theirs[0]} 4>&{theirs[1]} {theirs[0]}<&- {theirs[1]}>&-', "bash", *command], pass_fds=theirs,
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)
        for fd in (down[0], up[1], *theirs):
            os.close(fd)
        self.out, self.inp, self.buffer, self.number, self.body = down[1], up[0], b"", 0, b""
        self.session = None
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for method in ("Page.enable", "Runtime.enable"):
            self.call(method)
        self.call("Fetch.enable", patterns=[{"urlPattern": "*"}])
        self.call("Emulation.setScriptExecutionDisabled", value=True)

    def close(self):
        for fd in (self.out, self.inp):
            os.close(fd)
        try:
            os.killpg(self.process.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
        self.process.wait()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()
        self.folder.cleanup()

    def send(self, method, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[os.write(self.out, data):]
        return self.number

    def receive(self, end):
        """The next message; requests are answered meanwhile."""
        while True:
            place = self.buffer.find(b"\0")
            if place >= 0:
                message, self.buffer = json.loads(self.buffer[:place]), self.buffer[place + 1:]
                if message.get("method") != "Fetch.requestPaused":
                    return message
                self.answer(message["params"])
                continue
            if not select.select([self.inp], [], [], max(0, end - time.monotonic()))[0]:
                raise TimeoutError("Chromium does not answer")
            piece = os.read(self.inp, 1 << 20)
            if not piece:
                raise TimeoutError("Chromium has ended")
            self.buffer += piece

    def answer(self, request):
        if request.get("resourceType") == "Document" and request["request"]["url"].startswith(SITE):
            self.send("Fetch.fulfillRequest", requestId=request["requestId"], responseCode=200, body=base64.b64encode(self.body).decode(),
                      responseHeaders=[{"name": "Content-Type", "value": self.type}])
        elif request["request"]["url"].startswith("data:"):
            self.send("Fetch.continueRequest", requestId=request["requestId"])
        else:
            self.send("Fetch.failRequest", requestId=request["requestId"], errorReason="BlockedByClient")

    def call(self, method, seconds=60, **parameters):
        number, end = self.send(method, **parameters), time.monotonic() + seconds
        while True:
            message = self.receive(end)
            if message.get("id") == number:
                if "error" in message:
                    raise ValueError(f"{method}: {message['error']['message']}")
                return message["result"]

    def open(self, name, body, type_="text/html"):
        """Opens a page by its bytes."""
        self.body, self.type = body, type_
        self.send("Page.navigate", url=f"{SITE}{name}.html")
        end = time.monotonic() + 60
        while self.receive(end).get("method") != "Page.loadEventFired":
            pass

    def evaluate(self, script):
        result = self.call("Runtime.evaluate", expression=script, returnByValue=True)
        if "exceptionDetails" in result:
            raise ValueError(str(result["exceptionDetails"].get("exception", {}).get("description")))
        return result["result"].get("value")

    def words(self, places=False):
        """The blocks of the open page; whether tables of it may be there to place things only."""
        self.evaluate(f"window.allTables = {json.dumps(not places)}; 0")
        return [settle(block) for block in json.loads(self.evaluate(SCRIPT))]

    def print(self, name, body, pdf, tagged, outline=False, paper="A4", margin=10, running=None, columns=False, places=False):
        """Prints a page and hands over its blocks, as they are on paper; `None` for columns where they do not suit the page."""
        width = PAPER[paper][0] * 96 - 2 * margin / 25.4 * 96
        self.call("Emulation.setEmulatedMedia", media="print")
        self.call("Emulation.setDeviceMetricsOverride", width=round(width), height=1100, deviceScaleFactor=1, mobile=False)
        self.open(name, body)
        self.evaluate(CLEAN)
        if columns and not self.evaluate(COLUMNS):
            return None
        # Pages that are too wide are made smaller, down to two thirds.
        shrinking = max(2 / 3, min(1, width / max(1, self.evaluate("document.documentElement.scrollWidth"))))
        self.evaluate(f"window.pageScale = {shrinking}; 0")
        found = self.words(places)
        style_ = "font-size:8pt;width:100%;text-align:center"
        heads = {"displayHeaderFooter": True, "headerTemplate": f'<div style="{style_}">{running}</div>',
                 "footerTemplate": f'<div style="{style_}"><span class="pageNumber"></span></div>'} if running else {}
        inches = margin / 25.4
        data = self.call(
            "Page.printToPDF", 120, printBackground=True, preferCSSPageSize=True, generateTaggedPDF=tagged, generateDocumentOutline=outline,
            paperWidth=PAPER[paper][0], paperHeight=PAPER[paper][1], marginTop=inches, marginBottom=inches, marginLeft=inches, marginRight=inches, **heads)
        pathlib.Path(pdf).write_bytes(base64.b64decode(data["data"]))
        return found


def each(pages, work):
    """Calls `work(browser, name, page)` for the items of a dictionary; a page at which Chromium stops is left out."""
    found = {}
    browser = Browser()
    for name, page in pages.items():
        try:
            found[name] = work(browser, name, page)
        except (TimeoutError, ValueError, OSError) as error:
            print(f"{name}: {error}")
            browser.close()
            browser.start()
    browser.close()
    browser.folder.cleanup()
    return {name: value for name, value in found.items() if value is not None}


def blocks(pages, places=lambda name: False):
    """{name: blocks} of pages, {name: bytes of HTML}; a block is {kind, words: [(word, style)], …}."""
    def work(browser, name, page):
        browser.call("Emulation.setDeviceMetricsOverride", width=1000, height=1400, deviceScaleFactor=1, mobile=False)
        browser.open(name, page)
        return browser.words(places(name))
    return each(pages, work)


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
