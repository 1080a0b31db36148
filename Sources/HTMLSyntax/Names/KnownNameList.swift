// SPDX-License-Identifier: Apache-2.0

/// The names that have a fixed number: elements, then attributes that are no elements. What is often met, or has a rule of its own.
let knownNames: StaticString = """
    html head body title base link meta style script noscript template a abbr acronym address applet area article aside audio b
    basefont bdi bdo bgsound big blink blockquote br button canvas caption center cite code col colgroup command data datalist dd
    del details dfn dialog dir div dl dt em embed fieldset figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6
    header hgroup hr i iframe image img input ins isindex kbd keygen label legend li listing main map mark marquee menu menuitem
    meter nav nobr noembed noframes object ol optgroup option output p param picture plaintext pre progress q rb rp rt rtc ruby s
    samp search section select selectedcontent slot small source span strike strong sub summary sup table tbody td textarea tfoot
    th thead time tr track tt u ul var video wbr xmp svg math mi mo mn ms mtext mglyph malignmark mrow mfrac msqrt msup msub
    annotation annotation-xml semantics desc foreignobject foreignObject g path circle rect line polyline polygon ellipse text
    tspan use defs symbol stop

    id class href src alt name value type width height rel content action align lang accept accept-charset accesskey alink allow
    allowfullscreen aria-hidden aria-label async autocomplete autofocus autoplay axis background behavior bgcolor border
    bordercolor cellpadding cellspacing char charoff charset checked classid clear codebase codetype color cols colspan compact
    contenteditable controls coords crossorigin datetime declare default defer dirname disabled download draggable enctype
    encoding face for formaction frameborder headers hidden high hreflang hspace http-equiv inert integrity is ismap itemid
    itemprop itemref itemscope itemtype kind language leftmargin list loading longdesc loop low lowsrc marginheight marginwidth
    max maxlength media method min minlength multiple muted nohref nonce noresize noshade novalidate nowrap onclick onload open
    optimum pattern ping placeholder playsinline popover poster preload profile prompt property public radiogroup readonly
    referrerpolicy required rev reversed role rows rowspan rules sandbox scheme scope scrolling selected shadowrootmode shape size
    sizes spellcheck srcdoc srclang srcset standby start step system tabindex target topmargin translate usemap valign valuetype
    version vlink vspace wrap
    """

/// Elements and attributes together.
let knownElementCount = 175
let knownNameCount = 333
