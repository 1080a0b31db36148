#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Saves web pages as MHTML, mail, web archive and zip with other programs, and compares what textmill makes of each with the plain page.

    compare-containers.py TEXTMILL [PAGE.html...]      PAGE: corpus/site/index.html by default, which Chromium saves, too

Python's email package writes the MHTML, plistlib the web archives, zipfile the zip. Of a page the files beside it are packed that lie in
folders of its own (corpus/site), and none for a page among others.
"""
import email.message, email.policy, json, mimetypes, os, plistlib, quopri, subprocess, sys, tempfile, time, urllib.parse, zipfile

mimetypes.add_type("image/svg+xml", ".svg")


def convert(program, file, *options):
    run = subprocess.run([program, "convert", "-t", "html", *options, "-o", "-", file], capture_output=True)
    if run.returncode:
        return f"status {run.returncode}: {run.stderr.decode()}".encode()
    return run.stdout


def files_of(page):
    """(path from the page's folder, bytes) of what belongs to a page, the page first."""
    folder = os.path.dirname(page)
    result = [(os.path.basename(page), open(page, "rb").read())]
    if os.path.basename(page) == "index.html":
        for top, _, names in sorted(os.walk(folder)):
            for name in sorted(names):
                path = os.path.join(top, name)
                if path != page:
                    result.append((os.path.relpath(path, folder), open(path, "rb").read()))
    return result


def url(path):
    """Where a file was, as the page's relative references mean it."""
    return "file://" + FOLDER + "/" + urllib.parse.quote(path)


def mhtml(files, encoding, by_identifier=False):
    whole = email.message.EmailMessage(policy=email.policy.SMTP)
    whole["MIME-Version"] = "1.0"
    whole["Content-Type"] = 'multipart/related; type="text/html"'
    for number, (path, data) in enumerate(files):
        part = email.message.EmailMessage(policy=email.policy.SMTP)
        kind = mimetypes.guess_type(path)[0] or "application/octet-stream"
        if by_identifier and number == 0:
            for other, (name, _) in enumerate(files):
                for spelled in (urllib.parse.quote(name), "./" + urllib.parse.quote(name)):
                    data = data.replace(f'"{spelled}"'.encode(), f'"cid:part{other}@example.org"'.encode())
        main, sub = kind.split("/")
        if main == "text" and encoding == "quoted-printable":
            part["Content-Type"] = kind
            part["Content-Transfer-Encoding"] = encoding
            part.set_payload(quopri.encodestring(data).decode())
        else:
            part.set_content(data, main, sub, cte="base64")
        part["Content-Location"] = url(path)
        part["Content-ID"] = f"<part{number}@example.org>"
        whole.attach(part)
    return whole.as_bytes()


def web_archive(files, form):
    def resource(path, data):
        kind = mimetypes.guess_type(path)[0] or "application/octet-stream"
        return {"WebResourceData": data, "WebResourceMIMEType": kind, "WebResourceURL": url(path), "WebResourceFrameName": "",
                **({"WebResourceTextEncodingName": "UTF-8"} if kind == "text/css" else {})}
    return plistlib.dumps({"WebMainResource": resource(*files[0]), "WebSubresources": [resource(*file) for file in files[1:]]}, fmt=form)


def chromium_mhtml(page, folder):
    """What "save as MHTML" gives, by the debugging protocol over its pipe."""
    to_browser, from_us = os.pipe()
    to_us, from_browser = os.pipe()
    browser = subprocess.Popen(
        ["bash", "-c", f'exec chromium --headless --no-sandbox --disable-gpu --remote-debugging-pipe --user-data-dir={folder}/profile '
         f'3<&{to_browser} 4>&{from_browser} 2>/dev/null'], pass_fds=(to_browser, from_browser))
    os.close(to_browser), os.close(from_browser)
    buffer, count = b"", 0

    def call(method, session=None, **arguments):
        nonlocal buffer, count
        count += 1
        message = {"id": count, "method": method, "params": arguments, **({"sessionId": session} if session else {})}
        os.write(from_us, json.dumps(message).encode() + b"\0")
        while True:
            while b"\0" not in buffer:
                buffer += os.read(to_us, 1 << 16)
            text, buffer = buffer.split(b"\0", 1)
            answer = json.loads(text)
            if answer.get("id") == count:
                return answer.get("result", answer)
    target = call("Target.createTarget", url="file://" + page)["targetId"]
    session = call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
    call("Page.enable", session)
    # What is asked while the page is still the empty one that it began as says nothing.
    for _ in range(200):
        state = call("Runtime.evaluate", session, expression="document.readyState + ' ' + location.protocol")
        if state.get("result", {}).get("value") == "complete file:":
            break
        time.sleep(0.05)
    data = call("Page.captureSnapshot", session, format="mhtml")["data"]
    call("Browser.close")
    browser.wait(20)
    return data.encode()


def main():
    program = os.path.abspath(sys.argv[1])
    own = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../corpus/site/index.html")
    pages = [os.path.abspath(page) for page in sys.argv[2:]] or [os.path.abspath(own)]
    bad = compared = 0
    with tempfile.TemporaryDirectory() as folder:
        for page in pages:
            global FOLDER
            FOLDER = os.path.dirname(page)
            files = files_of(page)
            plain = convert(program, page, "--base-url", url(files[0][0]))
            bare = convert(program, page)
            made = {
                "quoted-printable.mhtml": mhtml(files, "quoted-printable"), "base64.mhtml": mhtml(files, "base64"),
                "binary.webarchive": web_archive(files, plistlib.FMT_BINARY), "xml.webarchive": web_archive(files, plistlib.FMT_XML)}
            if len(files) > 1:
                made["identifiers.eml"] = mhtml(files, "quoted-printable", True)
                made["chromium.mhtml"] = chromium_mhtml(page, folder)
                zipped = os.path.join(folder, "page.zip")
                with zipfile.ZipFile(zipped, "w", zipfile.ZIP_DEFLATED) as archive:
                    for path, data in files:
                        archive.writestr("mill/" + path, data)
                made["page.zip"] = open(zipped, "rb").read()
            for name, data in made.items():
                file = os.path.join(folder, name)
                open(file, "wb").write(data)
                wanted = bare if name == "page.zip" else plain
                found = convert(program, file)
                compared += 1
                if found != wanted:
                    bad += 1
                    print(f"{page}: {name} differs")
                    keep = os.environ.get("KEEP")
                    if keep:
                        stem = os.path.join(keep, os.path.basename(page) + "." + name)
                        open(stem, "wb").write(data)
                        open(stem + ".found.html", "wb").write(found)
                        open(stem + ".wanted.html", "wb").write(wanted)
    print(f"{compared} containers compared, {bad} differ")
    return 1 if bad else 0


sys.exit(main())
