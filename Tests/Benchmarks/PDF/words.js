// SPDX-License-Identifier: Apache-2.0
// Hands the blocks of the page it stands in to the page around it: each with its words and what a browser computes for them.
window.addEventListener('load', function () {
  var blocks = [], current = null, tables = [];
  // The page as it is printed.
  function print(rules) {
    for (var i = 0; rules && i < rules.length; i++) {
      if (rules[i].media) {
        var list = rules[i].media;
        if (/print/.test(list.mediaText)) list.mediaText = 'all';
        else if (/screen/.test(list.mediaText)) list.mediaText = 'not all';
      }
      try { print(rules[i].cssRules); } catch (e) { continue; }
    }
  }
  for (var i = 0; i < document.styleSheets.length; i++) {
    var sheet = document.styleSheets[i];
    if (/print/.test(sheet.media.mediaText)) sheet.media.mediaText = 'all';
    else if (/screen/.test(sheet.media.mediaText)) sheet.media.mediaText = 'not all';
    try { print(sheet.cssRules); } catch (e) { continue; }
  }
  function chain(e, f) { for (; e && e.nodeType === 1; e = e.parentElement) { var v = f(e); if (v) return v; } return null; }
  function kind(e) {
    if (e.closest('pre')) return 'pre';
    if (e.closest('.note,[role=doc-footnote],[role=doc-endnotes],[id^=sdfootnote],[id^=sdendnote]')) return 'note';
    var h = e.closest('h1,h2,h3,h4,h5,h6');
    if (h) return h.localName;
    if (e.closest('caption,figcaption')) return 'caption';
    if (e.closest('td,th')) return 'cell';
    return e.closest('li') ? 'item' : 'p';
  }
  function open(block) {
    if (current && current.element === block) return;
    var cell = block.closest('td,th');
    current = {element: block, kind: kind(block), parts: [], br: false, align: getComputedStyle(block).textAlign};
    if (cell) {
      var table = cell.closest('table');
      if (tables.indexOf(table) < 0) tables.push(table);
      current.table = tables.indexOf(table);
      current.row = cell.parentElement.rowIndex;
      current.cell = cell.cellIndex;
      current.spans = [cell.colSpan, cell.rowSpan];
    }
    blocks.push(current);
  }
  function isBlock(e) { return getComputedStyle(e).display.indexOf('inline') < 0 && getComputedStyle(e).display !== 'contents'; }
  var walk = document.createTreeWalker(document.body || document.documentElement, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (var n = walk.nextNode(); n; n = walk.nextNode()) {
    if (n.nodeType === 1) {
      if (n.localName === 'img' && n.getClientRects().length && n.getBoundingClientRect().width > 8) {
        blocks.push({kind: 'img', parts: []});
        current = null;
      } else if (n.localName === 'br' && current) {
        current.br = true;
        current.parts.push([' ', null]);
      }
      continue;
    }
    var p = n.parentElement;
    if (!p || /^(script|style|noscript|textarea|title|template|option|select|button)$/i.test(p.localName)) continue;
    var block = chain(p, function (e) { return isBlock(e) ? e : null; }) || document.body;
    if (!/\S/.test(n.data)) {
      if (current && current.element === block) current.parts.push([' ', null]);
      continue;
    }
    var r = document.createRange();
    r.selectNodeContents(n);
    if (!r.getClientRects().length) continue;
    var c = getComputedStyle(p);
    if (c.visibility === 'hidden' || +c.opacity === 0) continue;
    open(block);
    var a = p.closest('a[href]'), text = n.data;
    if (c.textTransform === 'uppercase') text = text.toUpperCase();
    if (c.textTransform === 'lowercase') text = text.toLowerCase();
    var raised = chain(p, function (e) { if (e === block) return 'no'; var v = getComputedStyle(e).verticalAlign; return v === 'super' || v === 'sub' ? v : null; });
    current.parts.push([text, {bold: +c.fontWeight >= 600, italic: c.fontStyle !== 'normal', color: c.color,
      size: parseFloat(c.fontSize) * 0.75, link: a ? a.href : '', raised: raised === 'no' ? '' : raised || ''}]);
  }
  blocks.forEach(function (b) { delete b.element; });
  parent.postMessage({name: document.documentElement.getAttribute('data-words'), blocks: blocks}, '*');
});
