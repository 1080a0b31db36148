#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Writes the web archives of the tests with Python's plistlib, in both forms."""
import pathlib
import plistlib

FOLDER = pathlib.Path(__file__).parent
GIF = b"GIF89a\x01\x00\x01\x00\x00\x00\x00;"


def resource(data, kind, url, **more):
    return {"WebResourceData": data, "WebResourceMIMEType": kind, "WebResourceURL": url, **more}


inner = {
    "WebMainResource": resource(b"<p>Innermost</p>", "text/html", "http://site.example/inner.html", WebResourceFrameName="inner"),
    "WebSubresources": [resource(GIF, "image/gif", "http://site.example/dot.gif")],
}
archive = {
    "WebMainResource": resource(
        "<p>Größe <img src='dir/a b.gif'><iframe src='frame.html'></iframe>".encode("iso-8859-15"), "text/html",
        "http://site.example/page.html", WebResourceTextEncodingName="iso-8859-15", WebResourceFrameName=""),
    "WebSubresources": [
        resource(GIF, "image/gif", "http://site.example/dir/a%20b.gif", WebResourceResponse=b"bplist00"),
        resource(b"p { color: red }", "text/css", "http://site.example/größe.css"),
        resource(b"second of its name", "image/gif", "http://site.example/dir/a%20b.gif"),
        {"WebResourceMIMEType": "image/gif", "WebResourceURL": "http://site.example/without-data.gif"},
    ],
    "WebSubframeArchives": [
        {
            "WebMainResource": resource(
                b"<p>Frame</p>", "text/html", "http://site.example/frame.html", WebResourceTextEncodingName="nobody-knows"),
            "WebSubframeArchives": [inner],
        }
    ],
}
for name, form in [("page.webarchive", plistlib.FMT_BINARY), ("page-xml.webarchive", plistlib.FMT_XML)]:
    (FOLDER / name).write_bytes(plistlib.dumps(archive, fmt=form))
