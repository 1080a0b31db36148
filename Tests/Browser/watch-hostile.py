#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Opens what textmill makes of hostile documents in headless Chromium, and watches.

    watch-hostile.py TEXTMILL [FILE...]        FILE: corpus/hostile/* by default

Each document asks for things from attack.invalid, for which the browser is told a server of this script, and its scripts set
data-owned on the root element. Of the result nothing may be fetched, no script may run, no event attribute, form or frame may stand in
the tree that the browser makes, no link may lead to a script, and the console must stay empty. The pages as they were must fail at
that: else nothing is watched.
"""
import glob, http.server, os, re, subprocess, sys, tempfile, threading

hits = []

INSPECTOR = """<script>
const found = [];
for (const element of document.querySelectorAll('*')) {
  if (/^(script|iframe|frame|object|embed|applet|form|base|link|audio|video|portal|fencedframe)$/i.test(element.localName)
      && element !== document.currentScript) found.push(element.localName);
  if (element.localName === 'meta' && /refresh|cookie/i.test(element.httpEquiv)) found.push('meta ' + element.httpEquiv);
  for (const attribute of element.attributes) {
    if (/^on/i.test(attribute.name)) found.push(attribute.name);
    if (/^\\s*(javascript|vbscript|data:text|blob|jar|feed|view-source)/i.test(attribute.value.replace(/[\\u0000-\\u0020]/g, ''))
        && /^(href|src|action|formaction|xlink:href|cite|data|poster|background)$/i.test(attribute.name))
      found.push(attribute.name + '=' + attribute.value.slice(0, 40));
  }
  for (const type of ['load', 'error', 'click', 'mouseover', 'mouseenter', 'focus', 'blur', 'toggle', 'animationstart', 'submit'])
    if (element.localName !== 'a') element.dispatchEvent(new Event(type));
}
document.documentElement.dataset.found = found.join(' | ');
</script>"""


class Server(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        hits.append(self.path)
        self.send_response(200)
        self.send_header("Access-Control-Allow-Origin", "*")
        self.end_headers()

    do_POST = do_HEAD = do_GET

    def log_message(self, *_):
        pass


def watch(page, port, folder):
    """What the browser does with a page: paths fetched, scripts run, what the inspector found, console lines."""
    del hits[:]
    run = subprocess.run(
        ["chromium", "--headless", "--no-sandbox", "--disable-gpu", f"--user-data-dir={folder}/profile",
         f"--host-resolver-rules=MAP attack.invalid 127.0.0.1:{port}", "--enable-logging=stderr", "--virtual-time-budget=2000",
         "--dump-dom", "file://" + page],
        capture_output=True, text=True, errors="replace", timeout=120)
    root = re.search(r"<html[^>]*>", run.stdout)
    root = root.group(0) if root else ""
    found = re.search(r'data-found="([^"]*)"', root)
    console = [line for line in run.stderr.splitlines() if "CONSOLE" in line]
    return list(hits), "data-owned" in root, found.group(1) if found else None, console


def main():
    program = os.path.abspath(sys.argv[1])
    here = os.path.dirname(os.path.abspath(__file__))
    files = sys.argv[2:] or sorted(glob.glob(os.path.join(here, "../../corpus/hostile/*")))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Server)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    port = server.server_address[1]
    bad = watched = 0
    with tempfile.TemporaryDirectory() as folder:
        for file in files:
            file = os.path.abspath(file)
            if file.endswith(("html", "htm")):
                fetched, ran, _, _ = watch(file, port, folder)
                watched += bool(fetched) + ran
            page = os.path.join(folder, "page.html")
            run = subprocess.run([program, "convert", "-t", "html", "-o", page, file], capture_output=True, text=True)
            if run.returncode != 0:
                print(f"{file}: not converted: {run.stderr}")
                bad += 1
                continue
            text = open(page).read()
            open(page, "w").write(text.replace("</body>", INSPECTOR + "</body>"))
            fetched, ran, found, console = watch(page, port, folder)
            if fetched or ran or found != "" or console or "Text that stays" not in text:
                bad += 1
                print(f"{os.path.basename(file)}: fetched {fetched}, script ran: {ran}, in the tree: {found}, console: {console}")
            os.remove(page)
    if not sys.argv[2:] and watched < 8:
        print(f"the pages as they were did only {watched} of what was to be watched")
        bad += 1
    print(f"{len(files)} documents, {bad} bad")
    return 1 if bad else 0


sys.exit(main())
