#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Prints the XML form of a RELAX NG schema in the compact syntax (as much of it as textmill-markup.rnc uses).

    ./make-schema.py textmill-markup.rnc > textmill-markup.rng
"""

import re
import sys
from xml.sax.saxutils import escape, quoteattr

TOKEN = re.compile(r'\s*(?:(#[^\n]*)|"([^"]*)"|([A-Za-z_][\w.:-]*)|([{}()|,?*+=]))')


def tokens(text):
    place, result = 0, []
    text = text.rstrip()
    while place < len(text):
        match = TOKEN.match(text, place)
        if not match:
            sys.exit("cannot read: " + text[place:place + 40])
        place = match.end()
        if match[1] is None:
            result.append(("literal", match[2]) if match[2] is not None else ("word", match[3]) if match[3] else ("sign", match[4]))
    return result + [("end", "")]


class Parser:
    def __init__(self, text):
        self.tokens, self.place = tokens(text), 0

    def peek(self, ahead=0):
        return self.tokens[min(self.place + ahead, len(self.tokens) - 1)]

    def take(self, value=None):
        token = self.peek()
        if value is not None and token != ("sign", value) and token != ("word", value):
            sys.exit(f"expected {value}, found {token}")
        self.place += 1
        return token[1]

    def grammar(self):
        self.take("default"), self.take("namespace"), self.take("=")
        namespace = self.take()
        self.take("datatypes"), self.take("xsd"), self.take("=")
        types = self.take()
        lines = ['<?xml version="1.0" encoding="UTF-8"?>', "<!-- SPDX-License-Identifier: Apache-2.0 -->",
                 "<!-- Made by make-schema.py of textmill-markup.rnc, which says more. -->",
                 f'<grammar xmlns="http://relaxng.org/ns/structure/1.0" ns={quoteattr(namespace)} datatypeLibrary={quoteattr(types)}>']
        while self.peek()[0] != "end":
            name = self.take()
            self.take("=")
            body = self.pattern()
            head, tail = ("<start>", "</start>") if name == "start" else (f'<define name="{name}">', "</define>")
            lines += ["  " + head] + show(body, 4) + ["  " + tail]
        return "\n".join(lines + ["</grammar>"]) + "\n"

    def pattern(self):
        parts, sign = [self.particle()], None
        while self.peek() in (("sign", ","), ("sign", "|")):
            if sign not in (None, self.peek()[1]):
                sys.exit("sequence and choice are mixed")
            sign = self.take()
            parts.append(self.particle())
        return parts[0] if sign is None else ("choice" if sign == "|" else "group", "", parts)

    def particle(self):
        body = self.primary()
        names = {"?": "optional", "*": "zeroOrMore", "+": "oneOrMore"}
        while self.peek()[0] == "sign" and self.peek()[1] in names:
            body = (names[self.take()], "", [body])
        return body

    def braced(self):
        self.take("{")
        body = self.pattern()
        self.take("}")
        return body

    def primary(self):
        kind, value = self.peek()
        self.place += 1
        if kind == "literal":
            return ("value", ' type="string"', value)
        if value == "(":
            body = self.pattern()
            self.take(")")
            return body
        if value in ("element", "attribute"):
            name = self.take()
            body = self.braced()
            # Attributes of the vocabulary stand in no namespace.
            head = f' name="{name}"' + (' ns=""' if value == "attribute" else "")
            return (value, head, [] if value == "attribute" and body == ("text", "", []) else [body])
        if value == "list":
            return ("list", "", [self.braced()])
        if value in ("text", "empty"):
            return (value, "", [])
        if value.startswith("xsd:"):
            parameters = []
            if self.peek() == ("sign", "{"):
                self.take("{")
                while self.peek() != ("sign", "}"):
                    name = self.take()
                    self.take("=")
                    parameters.append(("param", f' name="{name}"', self.take()))
                self.take("}")
            return ("data", f' type="{value[4:]}"', parameters)
        return ("ref", f' name="{value}"', [])


def show(node, depth):
    name, attributes, content = node
    indent = " " * depth
    if isinstance(content, str):
        return [f"{indent}<{name}{attributes}>{escape(content)}</{name}>"]
    if not content:
        return [f"{indent}<{name}{attributes}/>"]
    return [f"{indent}<{name}{attributes}>"] + [line for part in content for line in show(part, depth + 2)] + [f"{indent}</{name}>"]


with open(sys.argv[1], encoding="utf-8") as file:
    sys.stdout.write(Parser(file.read()).grammar())
