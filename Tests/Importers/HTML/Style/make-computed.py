#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Writes what Chromium computes for the pages in `Pages`, a line for each element: NAME.html gives NAME.computed.

    python3 make-computed.py [CHROMIUM]

The properties are those that ComputedText.swift writes, in the same form: lengths in pixels with two decimals, colours as bytes. What a
browser resolves against the page's width (automatic and relative sizes and margins) is left out on both sides.
"""
import pathlib, re, subprocess, sys, tempfile, html

SCRIPT = r"""
<script id=probe>
// What is not said is as here.
const initial = {'position': 'static', 'float': 'none', 'clear': 'none', 'visibility': 'visible', 'opacity': '1',
 'white-space-collapse': 'collapse', 'text-wrap-mode': 'wrap', 'color': '#0.0.0', 'background-color': '#0.0.0/0', 'font-family': '"Times New Roman"',
 'font-size': '16', 'font-weight': '400', 'font-style': 'normal', 'font-stretch': '100%', 'font-variant-caps': 'normal', 'line-height': 'normal',
 'letter-spacing': 'normal', 'text-align': 'start', 'text-indent': '0', 'text-transform': 'none', 'text-decoration-line': 'none',
 'text-decoration-style': 'solid', 'text-decoration-color': '', 'vertical-align': 'baseline', 'direction': 'ltr', 'unicode-bidi': 'normal',
 'list-style-type': 'disc', 'list-style-position': 'outside', 'border-collapse': 'separate', 'border-spacing': '0', 'caption-side': 'top',
 'tab-size': '8', 'hyphens': 'manual', 'orphans': '2', 'widows': '2', 'break-before': 'auto', 'break-after': 'auto', 'break-inside': 'auto',
 'quotes': 'auto', 'counter-reset': 'none', 'counter-increment': 'none', 'box-sizing': 'content-box', 'margin-top': '0', 'margin-right': '0',
 'margin-bottom': '0', 'margin-left': '0', 'padding-top': '0', 'padding-right': '0', 'padding-bottom': '0', 'padding-left': '0',
 'border-top-width': '0', 'border-top-style': 'none', 'border-top-color': '', 'border-left-width': '0', 'border-left-style': 'none',
 'border-left-color': '', 'border-top-left-radius': '0', '-webkit-text-stroke-width': '0'};
function number(text) { return String(Math.round(parseFloat(text) * 100) / 100) }
function value(text) {
  return text.replace(/rgba?\(([^)]*)\)/g, (all, list) => '#' + list.split(',').map((part, place) => place < 3 ? part.trim() : '/' + number(part)).join('.').replace('./', '/'))
    .replace(/-?[\d.]+px/g, number).replace(/'/g, '"');
}
function line(element, pseudo) {
  const style = getComputedStyle(element, pseudo);
  if (pseudo && (style.content == 'none' || style.content == 'normal')) return null;
  const fields = ['display ' + style.display];
  for (const name in initial) {
    const text = value(style.getPropertyValue(name));
    // Colours that are the text's own are not said.
    if (text != initial[name] && !(initial[name] == '' && text == value(style.color))) fields.push(name + ' ' + text);
  }
  if (pseudo) fields.push('content ' + value(style.content));
  return element.localName + (element.getAttribute('class') ? '.' + element.getAttribute('class') : '') + (pseudo || '') + ' | ' + fields.join(' | ');
}
const lines = [];
for (const element of document.documentElement.querySelectorAll('*')) {
  if (element.id == 'probe') continue;
  for (const pseudo of [null, '::before', '::after']) { const text = line(element, pseudo); if (text) lines.push(text) }
}
document.documentElement.textContent = 'COMPUTED\n' + lines.join('\n') + '\nEND';
</script>
"""

def computed(page, chromium):
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder) / "page.html"
        file.write_text(page.read_text() + SCRIPT)
        out = subprocess.run([chromium, "--headless", "--no-sandbox", "--disable-gpu", f"--user-data-dir={folder}/p", "--dump-dom", str(file)],
                             capture_output=True, text=True, timeout=120).stdout
    text = html.unescape(re.search(r"COMPUTED\n(.*)\nEND", out, re.S).group(1))
    return text + "\n"

if __name__ == "__main__":
    chromium = sys.argv[1] if len(sys.argv) > 1 else "chromium"
    for page in sorted((pathlib.Path(__file__).parent / "Pages").glob("*.html")):
        page.with_suffix(".computed").write_text(computed(page, chromium))
