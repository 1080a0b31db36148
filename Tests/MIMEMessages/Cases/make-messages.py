#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Writes the messages that Python's email package made for the tests, with fixed dates, boundaries and identifiers."""
import base64
import pathlib
from email.message import EmailMessage
from email.mime.application import MIMEApplication
from email.mime.multipart import MIMEMultipart
from email.mime.text import MIMEText
from email import policy

FOLDER = pathlib.Path(__file__).parent
PNG = base64.b64decode("iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAFElEQVR4nGNkZGRm+M/AwMDEgAQADBwBBxQ8VrEAAAAASUVORK5CYII=")


def head(message, subject):
    message["From"] = '"Beispiel, Jörg" <joerg@example.org>, ann@example.org'
    message["To"] = "Zoë Müller <zoe@example.net>"
    message["Subject"] = subject
    message["Date"] = "Sat, 04 May 2019 09:30:00 +0200"
    message["Message-ID"] = "<1@example.org>"


def write(name, message, line_end="\n"):
    for number, part in enumerate(p for p in message.walk() if p.is_multipart()):
        part.set_boundary(f"=_boundary_{number}")
    data = message.as_bytes(policy=policy.default.clone(linesep=line_end, max_line_length=78))
    (FOLDER / name).write_bytes(data)


letter = EmailMessage()
head(letter, "Grüße aus Köln: eine lange Betreffzeile, die über mehr als eine Zeile gefaltet werden muß – wirklich")
letter.set_content("Hallo Zoë,\n\nanbei das Bild.\n\nJörg\n", charset="iso-8859-1", cte="quoted-printable")
letter.add_alternative(
    '<html><body><p>Hallo Zoë,</p><p><img src="cid:bild@example.org"></p></body></html>\n', subtype="html", charset="utf-8",
    cte="base64")
letter.get_payload()[1].add_related(PNG, "image", "png", cid="<bild@example.org>", filename="Bild.png", disposition="inline")
letter.add_attachment(b"%PDF-1.4\n", maintype="application", subtype="pdf", filename="Übersicht 2019.pdf")
write("letter.eml", letter, "\r\n")

page = MIMEMultipart("related", policy=policy.default, type="text/html", start="<main@example.org>")
head(page, "A page")
page["Content-Location"] = "http://example.org/dir/"
picture = MIMEApplication(PNG, "octet-stream")
picture.replace_header("Content-Type", "image/png")
picture["Content-Location"] = "pic/a%20b.png"
page.attach(picture)
text = MIMEText('<base href="x/"><img src="pic/a b.png">', "html", "windows-1252", policy=policy.default)
text["Content-ID"] = "<main@example.org>"
text["Content-Location"] = "page.html"
page.attach(text)
write("page.mht", page)

plain = EmailMessage(policy=policy.default.clone(cte_type="8bit", utf8=True))
head(plain, "漢字とかな")
plain.set_content("日本語の本文です。\n", charset="iso-2022-jp")
write("japanese.eml", plain)
