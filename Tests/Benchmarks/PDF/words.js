// SPDX-License-Identifier: Apache-2.0
// The blocks of the page it runs in: each with its words and what the browser computes for them. What is not shown is left out.
(function () {
  var blocks = [], current = null, tables = [], kinds = [], page = location.href.split('#')[0], scale = window.pageScale || 1;
  function chain(e, f) { for (; e && e.nodeType === 1; e = e.parentElement) { var v = f(e); if (v) return v; } return null; }
  var looks = new Map();
  function look(e) { var v = looks.get(e); if (!v) { v = getComputedStyle(e); looks.set(e, v); } return v; }

  // Tables that only place what stands in them: without a sign of being one, or with more in a cell than a table of data has.
  function isLayout(table) {
    var columns = 0;
    for (var i = 0; i < table.rows.length; i++) columns = Math.max(columns, table.rows[i].cells.length);
    if (/^(presentation|none)$/.test(table.getAttribute('role') || '') || table.querySelector('table') || table.rows.length < 2 || columns < 2) return true;
    if (table.querySelector('h1,h2,h3,h4,h5,h6,form,hr') || table.parentElement.closest('td')) return true;
    if (table.querySelector('th,caption,thead') || +table.getAttribute('border') > 0) return false;
    var filled = 0, ruled = 0, long = 0, cells = table.querySelectorAll('td');
    for (i = 0; i < cells.length; i++) {
      var length = cells[i].textContent.trim().length, style = look(cells[i]);
      if (length) filled++;
      if (length > 400) long++;
      if (parseFloat(style.borderTopWidth) + parseFloat(style.borderBottomWidth) > 0) ruled++;
    }
    return ruled * 2 < cells.length && (long > 0 || filled * 2 < cells.length || table.rows.length < 3);
  }
  function tableOf(cell) {
    var table = cell.closest('table'), number = tables.indexOf(table);
    if (number < 0) { number = tables.push(table) - 1; kinds.push(!window.allTables && isLayout(table)); }
    return number;
  }
  // Items that a mark shows to be some.
  function isMarked(item) {
    var style = look(item);
    return style.display === 'list-item' && (style.listStyleType !== 'none' || style.listStyleImage !== 'none');
  }
  function kind(e, cell) {
    if (e.closest('pre')) return 'pre';
    if (e.closest('.note,[role=doc-footnote],[role=doc-endnotes],[id^=sdfootnote],[id^=sdendnote]')) return 'note';
    var h = e.closest('h1,h2,h3,h4,h5,h6');
    if (h) return h.localName;
    if (e.closest('caption,figcaption')) return 'caption';
    if (cell && !kinds[tableOf(cell)]) return 'cell';
    return e.closest('li') ? 'item' : 'p';
  }
  function open(block) {
    if (current && current.element === block) return;
    var cell = block.closest('td,th'), item = block.closest('li');
    current = {element: block, kind: kind(block, cell), parts: [], br: false, align: look(block).textAlign};
    if (cell && cell.parentElement.rowIndex !== undefined && cell.closest('table')) {
      current.table = tableOf(cell);
      current.layout = kinds[current.table];
      current.row = cell.parentElement.rowIndex;
      current.cell = cell.cellIndex;
      current.spans = [cell.colSpan, cell.rowSpan];
    }
    if (item && !(cell && item.contains(cell)) && !item.wasOpened) {
      item.wasOpened = true;
      current.marked = isMarked(item);
      current.level = 0;
      for (var e = item; e; e = e.parentElement) if (/^(ul|ol|menu|dir)$/.test(e.localName)) current.level++;
    }
    blocks.push(current);
  }
  function isBlock(e) { var display = look(e).display; return display.indexOf('inline') < 0 && display !== 'contents'; }
  function isShown(e, rect) {
    if (!e.checkVisibility({opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true})) return false;
    if (rect.right + scrollX <= 0 || rect.bottom + scrollY <= 0) return false;
    return !chain(e, function (a) {
      return /^rect\((0|1)px,? (0|1)px,? (0|1)px,? (0|1)px\)$/.test(look(a).clip) || clips(a) && isOutside(rect, a.getBoundingClientRect());
    });
  }
  function clips(e) { return look(e).overflow !== 'visible' && e !== document.body && e !== document.documentElement; }
  function isOutside(rect, box) {
    return box.width <= 1 || box.height <= 1 || rect.left >= box.right - 1 || rect.right <= box.left + 1 || rect.top >= box.bottom - 1 || rect.bottom <= box.top + 1;
  }
  // The words of a text that boxes around it do not cut off.
  function visible(n, r, p) {
    var rect = r.getBoundingClientRect();
    var isCut = chain(p, function (a) {
      if (!clips(a)) return false;
      var box = a.getBoundingClientRect();
      return rect.left < box.left - 1 || rect.right > box.right + 1 || rect.top < box.top - 1 || rect.bottom > box.bottom + 1;
    });
    if (!isCut) return n.data;
    return n.data.replace(/\S+/g, function (word, place) {
      r.setStart(n, place);
      r.setEnd(n, place + word.length);
      return isShown(p, r.getBoundingClientRect()) ? word : '';
    });
  }
  // Lines go on through all that flows in the element that has them.
  function hasLine(e, line) {
    for (; e && e.nodeType === 1; e = e.parentElement) {
      var style = look(e);
      if (style.textDecorationLine.indexOf(line) >= 0) return true;
      if (/^inline-/.test(style.display) || style.float !== 'none' || style.position === 'absolute') return false;
    }
    return false;
  }
  function background(e) {
    return chain(e, function (a) {
      if (a === document.body || a === document.documentElement) return null;
      var value = look(a).backgroundColor, alpha = /rgba\(.*, ?0\)/.test(value) || value === 'transparent';
      return alpha ? null : value;
    }) || '';
  }
  function link(e) {
    var a = e.closest('a[href]');
    if (!a || !/^(https?|ftp|mailto|tel):|^file:/.test(a.href)) return '';
    if (a.href.split('#')[0] !== page) return a.href;
    var name = decodeURIComponent((a.hash || '').slice(1));
    return name && (document.getElementById(name) || document.getElementsByName(name)[0]) ? '#' : '';
  }
  function style(p, block) {
    var c = look(p);
    var raised = chain(p, function (e) { if (e === block) return 'no'; var v = look(e).verticalAlign; return v === 'super' || v === 'sub' ? v : null; });
    return {bold: +c.fontWeight >= 600, italic: c.fontStyle !== 'normal', color: c.color, size: parseFloat(c.fontSize) * 0.75 * scale, link: link(p),
      raised: raised === 'no' ? '' : raised || '', underline: hasLine(p, 'underline'), strike: hasLine(p, 'line-through'), background: background(p)};
  }
  function transformed(text, c) {
    if (c.textTransform === 'uppercase') return text.toUpperCase();
    if (c.textTransform === 'lowercase') return text.toLowerCase();
    return c.textTransform === 'capitalize' ? text.replace(/(^|\s)(\S)/g, function (m, a, b) { return a + b.toUpperCase(); }) : text;
  }
  var walk = document.createTreeWalker(document.body || document.documentElement, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (var n = walk.nextNode(); n; n = walk.nextNode()) {
    if (n.nodeType === 1) {
      if (n.localName === 'img' && n.getClientRects().length && n.getBoundingClientRect().width > 8 && isShown(n, n.getBoundingClientRect())) {
        blocks.push({kind: 'img', parts: []});
        current = null;
      } else if (n.localName === 'br' && current) {
        current.br = true;
        current.parts.push([' ', null]);
      }
      continue;
    }
    var p = n.parentElement;
    if (!p || /^(script|style|noscript|textarea|title|template|option|select)$/i.test(p.localName)) continue;
    if (p.closest('div[title=header],div[title=footer]')) continue;
    var block = chain(p, function (e) { return isBlock(e) ? e : null; }) || document.body;
    if (!/\S/.test(n.data)) {
      if (current && current.element === block) current.parts.push([' ', null]);
      continue;
    }
    var r = document.createRange();
    r.selectNodeContents(n);
    if (!r.getClientRects().length || !isShown(p, r.getBoundingClientRect())) continue;
    open(block);
    current.parts.push([transformed(visible(n, r, p), look(p)), style(p, block)]);
  }
  blocks.forEach(function (b) { delete b.element; });
  return JSON.stringify(blocks);
})()
