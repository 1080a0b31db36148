// SPDX-License-Identifier: Apache-2.0

/// The single-byte encodings among which a guess is made: label, what is to be paid for the encoding's rarity in fifths of a bit, and the
/// languages of `letterPairs` that are written in it. Of encodings that cost the same the earlier one is guessed.
let guessCandidates: StaticString = """
    windows-1252 0 en fr de es it pt ca nl sv da nb fi is ga et
    windows-1251 10 ru uk be bg sr mk
    windows-1250 9 cs pl hu sk sl hr ro de
    windows-1254 2 tr
    windows-1253 12 el
    windows-1255 12 he
    windows-1256 12 ar fa
    windows-874 12 th
    windows-1257 15 lv lt et pl
    windows-1258 10 vi
    iso-8859-2 11 cs pl hu sk sl hr ro de
    iso-8859-15 10 en fr de es it pt ca nl sv da nb fi is ga et
    iso-8859-5 17 ru uk be bg sr mk
    iso-8859-7 15 el
    iso-8859-8 20 he
    iso-8859-6 20 ar
    iso-8859-3 40 eo mt tr
    iso-8859-4 25 lv lt et fi
    iso-8859-13 40 lv lt et pl fi
    iso-8859-16 45 pl hr sl ro hu
    iso-8859-10 60 lt et is
    koi8-r 12 ru bg
    koi8-u 20 uk be
    macintosh 19 en fr de es it pt ca nl sv da nb fi is ga
    x-mac-cyrillic 22 ru uk be bg sr mk
    x-mac-ce 32 cs pl hu sk sl hr et lv lt
    x-mac-greek 55 el
    x-mac-turkish 90 tr
    x-mac-croatian 80 hr sl
    x-mac-romanian 80 ro
    ibm866 17 ru uk be bg
    ibm855 22 ru bg sr mk be
    ibm852 20 cs pl hu sk sl hr ro
    cp737 25 el
    ibm850 17 en fr de es it pt ca nl sv da nb fi is ga
    ibm437 20 en fr de es it pt ca nl sv da nb fi is ga
    ibm862 30 he
    ibm857 40 tr
    ibm775 45 lv lt et
    viscii 20 vi
    """

/// What signs that are no letters cost, in fifths of a bit; others cost 70.
let signCosts: StaticString = """
    40 2019 201C 201D 2013 2014 2026 AB BB A0
    52 B0 A9 AE 201E 201A 2018 2022 B7 20AC A3 A7 BD B4 A8 2116 2122
    57 B1 B2 B3 B5 D7 BF A1 AA BA BC BE F7 B6 2020 2021 2030 2039 203A AD A2 A5 AC
    47 200E 200F 5F3 5F4 60C 61F 61B 640 384 64B 64C 64D 64E 64F 650 651 652 5B0 5B4 5B7 5B8 5BC
    """
