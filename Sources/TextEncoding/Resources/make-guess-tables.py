#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Writes LetterPairs.swift and CommonCharacters.swift from how often words are used.

    python3 make-guess-tables.py DICTIONARIES

Needs the Python package wordfreq, iconv, and in the folder DICTIONARIES the .dic files of Debian's hunspell-be, hunspell-th, myspell-eo,
myspell-et and myspell-ga, languages of which wordfreq knows nothing. Only the frequencies of pairs of letters and of characters are kept.

A cost is the negative binary logarithm of a probability, in fifths of a bit.
"""
import collections
import glob
import gzip
import math
import os
import re
import subprocess
import sys
import textwrap
import unicodedata

import msgpack
import wordfreq

STEPS = 5
LONGEST = 77  # fifths of a bit
ASCII = "abcdefghijklmnopqrstuvwxyz"
TONES = "\u0300\u0301\u0303\u0309\u0323"
CYRILLIC_SR = "а б в г д ђ е ж з и ј к л љ м н њ о п р с т ћ у ф х ц ч џ ш".split()
LATIN_SR = "a b v g d đ e ž z i j k l lj m n nj o p r s t ć u f h c č dž š".split()

LETTERS = {
    "en": "éèïñöüâç", "fr": "àâæçéèêëîïôœùûüÿ", "de": "äöüßé", "es": "áéíñóúü", "it": "àèéìíòóù", "pt": "àáâãçéêíóôõúü",
    "ca": "àçèéíïòóúü·", "nl": "éëïèóöüá", "sv": "åäöéü", "da": "æøåéö", "nb": "æøåéòô", "fi": "äöåéšž", "is": "áéíóúýþæöð",
    "et": "äöõüšž", "lv": "āčēģīķļņšūžō", "lt": "ąčęėįšųūž", "pl": "ąćęłńóśźż", "cs": "áčďéěíňóřšťúůýž", "sk": "áäčďéíĺľňóôŕšťúýž",
    "hu": "áéíóöőúüű", "sl": "čšžćđ", "hr": "čćđšž", "ro": "ăâîşţșț", "tr": "çğıöşüâîû", "eo": "ĉĝĥĵŝŭ", "mt": "àċġħżìòù", "ga": "áéíóú",
    "vi": "âăđêôơư" + TONES,
    "ru": "абвгдеёжзийклмнопрстуфхцчшщъыьэюя", "uk": "абвгґдеєжзиіїйклмнопрстуфхцчшщьюя", "be": "абвгдеёжзійклмнопрстуўфхцчшыьэюя",
    "bg": "абвгдежзийклмнопрстуфхцчшщъьюя", "sr": "".join(CYRILLIC_SR), "mk": "абвгдѓежзѕијклљмнњопрстќуфхцчџш",
    "el": "αάβγδεέζηήθιίϊΐκλμνξοόπρσςτυύϋΰφχψωώ", "he": "אבגדהוזחטיךכלםמןנסעףפץצקרשת",
    "ar": "ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىي", "fa": "ءآأئابپتثجچحخدذرزژسشصضطظعغفقکگلمنهوی",
    "th": "".join(map(chr, [*range(0xE01, 0xE3B), *range(0xE40, 0xE4E)])),
}
NOT_LATIN = "ru uk be bg sr mk el he ar fa th".split()

# Maltese, of which there is no list: words that are frequent in it.
MALTESE = """u li ta' f'il fi ma għal minn dan din hija huwa kien kienet jew meta biex kif iżda bħal wara qabel kull xi għandu għandha
għandhom ħafna tal-poplu Malta Għawdex gżejjer żgħir żgħira ħaddiem ċittadin ġdid ġdida qalb triq ħobż xogħol dħul ħarġa nħar Ħamis Ġimgħa
Tnejn żewġ tliet għaxar elf sena snin żmien issa dejjem qatt ħadd xejn kollha flimkien tagħna tagħhom tiegħu tagħha lilhom magħha fejn
għaliex għax ukoll aktar anqas ġo fuq taħt barra ġewwa quddiem bejn mingħajr waħda wieħed oħra oħrajn l-ewwel l-aħħar liġi dritt
jeddijiet bniedem ħieles ugwali dinjità raġuni kuxjenza aħwa razza kulur sess lingwa reliġjon politika opinjoni oriġini soċjali ġid
twelid qagħda ħajja libertà skjavitù tortura ċaħda għoti ħtieġa saħħa familja żwieġ edukazzjoni għerf ħbiberija paċi ġustizzja"""


def dictionary(name, encoding):
    with open(os.path.join(sys.argv[1], name), encoding=encoding, errors="replace") as file:
        words = [line.split("/")[0].strip() for line in file][1:]
    return {word: 1e-6 for word in words if word}


def serbo_croatian():
    """One list serves two scripts."""
    back = dict(zip(CYRILLIC_SR, LATIN_SR))
    forth = dict(zip(LATIN_SR, CYRILLIC_SR))
    latin, cyrillic = collections.Counter(), collections.Counter()
    for word, share in wordfreq.get_frequency_dict("sh").items():
        word = "".join(back.get(letter, letter) for letter in word)
        latin[word] += share
        cyrillic[re.sub("lj|nj|dž|.", lambda found: forth.get(found[0], found[0]), word)] += share
    return latin, cyrillic


def windows_vietnamese(word):
    """Letters and tones apart, as page 1258 has them."""
    result = ""
    for letter in word:
        parts = unicodedata.normalize("NFD", letter)
        tones = "".join(part for part in parts if part in TONES)
        result += unicodedata.normalize("NFC", "".join(part for part in parts if part not in TONES)) + tones
    return result


def words(language):
    if language in ("hr", "sr"):
        return serbo_croatian()[language == "sr"]
    if language == "mt":
        return {word.lower(): 1e-3 for word in MALTESE.split()}
    files = {"et": ("et_EE.dic", "iso8859-15"), "eo": ("eo.dic", "iso8859-3"), "th": ("th_TH.dic", "utf-8"), "be": ("be_BY.dic", "utf-8"),
             "ga": ("ga_IE.dic", "latin-1")}
    if language in files:
        return dictionary(*files[language])
    found = collections.Counter(wordfreq.get_frequency_dict(language))
    if language == "vi":
        return {windows_vietnamese(word): share for word, share in found.items()}
    if language == "ro":
        # The letters with a comma are written with a cedilla in most encodings.
        for word, share in list(found.items()):
            other = word.replace("ș", "ş").replace("ț", "ţ")
            if other != word:
                found[other] += share
    return found


def pair_costs(language):
    """Rows by the class of the former letter, columns by that of the latter: no letter, ASCII letters, the language's letters."""
    own = LETTERS[language]
    latin = language not in NOT_LATIN
    classes = {letter: number for number, letter in enumerate(["", *(ASCII if latin else "a"), *own])}
    size = len(classes)
    counts = [[0.0] * size for _ in range(size)]
    firsts, lasts = collections.Counter(), collections.Counter()
    whole = 0

    def number(letter):
        if not latin and letter in ASCII:
            return classes["a"]
        return classes.get(letter, -1 if letter.isalpha() else 0)

    for word, share in words(language).items():
        whole += share
        inner = [number(letter) for letter in word]
        # Thai words follow one another without a space mostly.
        edge = 0.2 if language == "th" else 1
        pairs = [*((former, latter, share) for former, latter in zip(inner, inner[1:])), (0, inner[0], edge * share),
                 (inner[-1], 0, edge * share)]
        for former, latter, amount in pairs:
            if former >= 0 and latter >= 0:
                counts[former][latter] += amount
        firsts[inner[0]] += (1 - edge) * share
        lasts[inner[-1]] += (1 - edge) * share
    if language == "th":
        for latter, share in firsts.items():
            for former, amount in lasts.items():
                counts[former][latter] += amount * share / sum(firsts.values())

    columns = [sum(row[column] for row in counts) for column in range(size)]
    rows = []
    for row in counts:
        total = sum(row)
        costs = []
        for column in range(size):
            prior = columns[column] / sum(columns) * 0.9 + 0.1 / size
            chance = (row[column] + (0.02 * total + 1e-6 * whole) * prior) / (1.02 * total + 1e-6 * whole)
            costs.append(min(LONGEST, round(-math.log2(chance) * STEPS)))
        rows.append(costs)
    return latin, own, rows


def digit(cost):
    """A printable character that is neither a quotation mark nor a backslash."""
    return chr(cost + (0x23 if cost + 0x23 < 0x5C else 0x24))


def write_pairs():
    lines = []
    for language in LETTERS:
        latin, own, rows = pair_costs(language)
        lines.append(f"= {language} {'latin' if latin else 'other'} " + " ".join(f"{ord(letter):X}" for letter in own))
        ascii_rows = 1 + len(ASCII) if latin else 0
        words = ["".join(map(digit, row[ascii_rows:] if 0 < place < ascii_rows else row)) for place, row in enumerate(rows)]
        lines += textwrap.wrap(" ".join(words), 132, break_long_words=False, break_on_hyphens=False)
    write("LetterPairs.swift", "letterPairs", lines, """\
/// What it costs that a letter follows another, by language. A language begins with "= name script scalars": the scalars of its letters
/// beyond a to z in lower case. The classes of letters are: none (an edge of a word), a to z where the script is "latin" or all of these
/// as one where it is "other", and the language's letters. A word holds a former class's costs for all latter classes, but for a to z of
/// "latin" those of the language's letters alone. A cost is one character: fifths of a bit from "#" on, without the backslash.""")


def character_shares(language):
    counts = collections.Counter()
    for word, share in wordfreq.get_frequency_dict(language).items():
        for letter in word:
            if ord(letter) >= 0x80:
                counts[letter] += share
    return {letter: count / sum(counts.values()) for letter, count in counts.items()}


def traditional(shares):
    """Shares of traditional characters from those of simplified ones; the variants of one get equal parts."""
    folder = os.path.dirname(wordfreq.__file__)
    with gzip.open(glob.glob(folder + "/data/_chinese_mapping*")[0]) as file:
        mapping = msgpack.load(file, strict_map_key=False)
    variants = collections.defaultdict(list)
    for old, new in mapping.items():
        variants[chr(new) if isinstance(new, int) else new].append(chr(old) if isinstance(old, int) else old)

    def is_frequent(character):
        code = character.encode("big5", "ignore")
        return len(code) == 2 and 0xA440 <= int.from_bytes(code, "big") <= 0xC67E

    result = collections.Counter()
    for character, share in shares.items():
        old = [variant for variant in variants[character] if is_frequent(variant)]
        own = (0.15 if old else 1) if is_frequent(character) else 0
        if own:
            result[character] += share * own
        for variant in old:
            result[variant] += share * (1 - own) / len(old)
    return result


def character_costs(shares, count, part):
    costs = {}
    for character, share in sorted(shares.items(), key=lambda item: -item[1])[:count]:
        if character.isalpha() or character in "々ー":
            costs[character] = min(13, max(3, round(-math.log2(share * part))))
    for cost, characters in [(5, "、。，\u3000"), (7, "：「」（）・ー！？；“”《》…"),
                             (9, "．『』【】—～‘’·〔〕％／＋－＝＊＃＆＜＞■□●○◎★☆▲△▼▽◆◇→←↑↓※〒〓│─├└┌┐┘")]:
        for character in characters:
            costs[character] = min(cost, costs.get(character, cost)) if cost > 5 else cost
    for code in [*range(0xFF10, 0xFF1A), *range(0xFF21, 0xFF3B), *range(0xFF41, 0xFF5B)]:
        costs.setdefault(chr(code), 10)
    return costs


def codes(costs, encoding):
    result = collections.defaultdict(list)
    for character, cost in costs.items():
        code = subprocess.run(["iconv", "-c", "-f", "utf-8", "-t", encoding], input=character.encode(), capture_output=True).stdout
        if len(code) == 2 and code[0] >= 0x80:
            result[cost].append(code.hex().upper())
    return result


def write_characters():
    chinese = character_shares("zh")
    japanese = character_costs(character_shares("ja"), 1300, 0.85)
    korean = character_costs(character_shares("ko"), 900, 0.9)
    old = character_costs(traditional(chinese), 1500, 0.85)
    lines = []
    for key, costs, encoding in [("jis", japanese, "EUC-JP"), ("ks", korean, "EUC-KR"), ("johab", korean, "JOHAB"),
                                 ("gb", character_costs(chinese, 1400, 0.85), "GB2312"), ("big5", old, "BIG5"), ("cns", old, "EUC-TW")]:
        lines.append(f"= {key}")
        for cost, found in sorted(codes(costs, encoding).items()):
            lines += textwrap.wrap(" ".join(sorted(found)), 120, initial_indent=f"{cost} ", subsequent_indent=f"{cost} ")
    write("CommonCharacters.swift", "commonCharacters", lines, """\
/// What the usual characters of East Asian texts cost. A section begins with "= key": "jis" in the codes of EUC-JP, "ks" in those of
/// EUC-KR, "johab", "gb" in those of GB 2312, "big5", and "cns" in those of EUC-TW. Lines begin with a cost in bits; codes follow.""")


def write(name, variable, lines, comment):
    with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), name), "w") as file:
        file.write("// SPDX-License-Identifier: Apache-2.0\n// Written by make-guess-tables.py.\n\n" + comment + "\n")
        file.write(f'let {variable}: StaticString = """\n')
        file.writelines(f"    {line}\n" for line in lines)
        file.write('    """\n')


write_pairs()
write_characters()
