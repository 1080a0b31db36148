#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Writes SingleBytePages.swift from the codecs of Python 3 and of Perl's Encode and from other-pages.txt.

    python3 single-byte-pages.py > SingleBytePages.swift

Departures from the codecs, each for the Encoding standard or for the reason given:
bytes 80 to 9F without a character are the C1 controls in the windows pages; CA in windows-1255; the two letters of KOI8-U at AE and BE;
Apple's direction and variant hints (U+F860 to F87F) are dropped; what remains in the private use area is no character, but for F8FF.
"""
import os
import subprocess
import textwrap

PYTHON = {
    "ibm437": "cp437", "cp720": "cp720", "cp737": "cp737", "ibm775": "cp775", "ibm850": "cp850", "ibm852": "cp852", "ibm855": "cp855",
    "cp856": "cp856", "ibm857": "cp857", "ibm00858": "cp858", "ibm860": "cp860", "ibm861": "cp861", "ibm862": "cp862", "ibm863": "cp863",
    "ibm864": "cp864", "ibm865": "cp865", "ibm866": "cp866", "ibm869": "cp869", "cp1125": "cp1125",
    "iso-8859-2": "iso8859_2", "iso-8859-3": "iso8859_3", "iso-8859-4": "iso8859_4", "iso-8859-5": "iso8859_5", "iso-8859-6": "iso8859_6",
    "iso-8859-7": "iso8859_7", "iso-8859-8": "iso8859_8", "iso-8859-10": "iso8859_10", "iso-8859-13": "iso8859_13",
    "iso-8859-14": "iso8859_14", "iso-8859-15": "iso8859_15", "iso-8859-16": "iso8859_16",
    "koi8-r": "koi8_r", "koi8-u": "koi8_u", "koi8-t": "koi8_t", "kz-1048": "kz1048", "ptcp154": "ptcp154", "hp-roman8": "hp_roman8",
    "windows-874": "cp874", "windows-1250": "cp1250", "windows-1251": "cp1251", "windows-1252": "cp1252", "windows-1253": "cp1253",
    "windows-1254": "cp1254", "windows-1255": "cp1255", "windows-1256": "cp1256", "windows-1257": "cp1257", "windows-1258": "cp1258",
    "macintosh": "mac_roman", "x-mac-cyrillic": "mac_cyrillic", "x-mac-greek": "mac_greek", "x-mac-turkish": "mac_turkish",
    "x-mac-ce": "mac_latin2", "x-mac-romanian": "mac_romanian", "x-mac-croatian": "mac_croatian", "x-mac-icelandic": "mac_iceland",
    "x-mac-arabic": "mac_arabic", "x-mac-farsi": "mac_farsi",
}
PERL = {"x-mac-hebrew": "MacHebrew", "x-mac-thai": "MacThai", "x-nextstep": "nextstep", "zapf-dingbats": "MacDingbats", "viscii": "viscii"}
CHANGES = {"windows-1255": {0xCA: "\u05BA"}, "koi8-u": {0xAE: "\u045E", 0xBE: "\u040E"}}
PERL_PROGRAM = r"""
use Encode;
for my $byte (0 .. 255) {
    my $text = decode($ARGV[0], pack("C", $byte), sub { "" });
    print join("+", map { sprintf "%X", ord } split //, $text), "\n";
}
"""


def python_page(codec):
    return [bytes([byte]).decode(codec, "ignore") for byte in range(256)]


def perl_page(codec):
    lines = subprocess.run(["perl", "-e", PERL_PROGRAM, codec], check=True, capture_output=True, text=True).stdout.split("\n")[:256]
    return ["".join(chr(int(scalar, 16)) for scalar in line.split("+") if scalar) for line in lines]


def without_private_use(text):
    kept = "".join(scalar for scalar in text if not 0xF860 <= ord(scalar) <= 0xF87F)
    return "" if any(0xE000 <= ord(scalar) <= 0xF8FE for scalar in kept) else kept


def tokens(page):
    written, at = [], 0
    while at < len(page):
        end = at + 1
        if page[at] == "":
            while end < len(page) and page[end] == "":
                end += 1
            written.append(f"?{end - at}")
        elif len(page[at]) > 1:
            written.append("+".join(f"{ord(scalar):X}" for scalar in page[at]))
        else:
            while end < len(page) and len(page[end]) == 1 and ord(page[end]) == ord(page[end - 1]) + 1:
                end += 1
            if end - at < 3:
                end = at + 1
                written.append(f"{ord(page[at]):X}")
            else:
                written.append(f"{ord(page[at]):X}..{ord(page[end - 1]):X}")
        at = end
    return textwrap.wrap(" ".join(written), 130, break_on_hyphens=False, break_long_words=False)


def main():
    pages = {name: python_page(codec) for name, codec in PYTHON.items()}
    pages.update({name: perl_page(codec) for name, codec in PERL.items()})
    lines = []
    for name, page in pages.items():
        page = [without_private_use(text) for text in page]
        for byte in range(0x80, 0xA0):
            if name.startswith("windows-") and page[byte] == "":
                page[byte] = chr(byte)
        if name.startswith("x-mac") or name == "zapf-dingbats":
            page[:0x80] = [chr(byte) for byte in range(0x80)] if name != "zapf-dingbats" else page[:0x80]
        for byte, text in CHANGES.get(name, {}).items():
            page[byte] = text
        first = 0x80
        while any(page[byte] != chr(byte) for byte in range(first)):
            first = min(byte for byte in range(first) if page[byte] != chr(byte))
        lines.append(f"= {name} from {first:02X}")
        lines += tokens(page[first:])
    with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "other-pages.txt"), encoding="ascii") as other:
        lines += [line.rstrip("\n") for line in other if not line.startswith("#")]
    print("// SPDX-License-Identifier: Apache-2.0")
    print("// Written by single-byte-pages.py from Python's and Perl's codecs and other-pages.txt, which explains the form.")
    print('\nlet singleBytePages: StaticString = """')
    print("\n".join("    " + line for line in lines))
    print('    """')


main()
