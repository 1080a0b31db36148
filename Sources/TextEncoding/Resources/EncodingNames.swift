// SPDX-License-Identifier: Apache-2.0

/// The encodings, their names and numbers. An encoding begins with "= name | scheme | code pages": its canonical name, how it is decoded
/// ("single:KEY" where its page has another key than the name in lower case) and its Windows and IBM code page numbers. The labels that
/// the Encoding standard gives it follow in lines that begin with "s"; those of IANA, iconv and Python in lines that begin with "a".
///
/// The order of the first six is known to `CharacterEncoding`.
let encodingNames: StaticString = """
    = UTF-8 | utf-8 | 65001
    s unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf-8 utf8 x-unicode20utf8
    a cp65001 csutf8 u8 utf utf_8_sig utf-8-sig
    = windows-1252 | single | 1252 20127 28591 367 819
    s ansi_x3.4-1968 ascii cp1252 cp819 csisolatin1 ibm819 iso-8859-1 iso-ir-100 iso8859-1 iso88591 iso_8859-1 iso_8859-1:1987 l1
    s latin1 us-ascii windows-1252 x-cp1252
    a 646 iso646-us iso_646.irv:1991 ansi iso-ir-6 ansi_x3.4-1986 cp367 ibm367 csascii us windows-28591 latin_1 latin-1 western
    a ms-ansi ansi-1252 cswindows1252
    = UTF-16LE | utf-16le | 1200
    s csunicode iso-10646-ucs-2 ucs-2 unicode unicodefeff utf-16 utf-16le
    a csutf16 csutf16le ucs2 ucs-2le unicodelittle u16
    = UTF-16BE | utf-16be | 1201
    s unicodefffe utf-16be
    a csutf16be ucs-2be unicodebig
    = Adobe-Symbol-Encoding | single:adobe-symbol | 42
    a adobe-symbol-encoding symbol adobesymbol x-mac-symbol macsymbol mac-symbol cshppsmath csadobesymbolencoding
    = macintosh | single | 10000
    s csmacintosh mac macintosh x-mac-roman
    a mac-roman macroman cp10000 x-macroman
    = UTF-32LE | utf-32le | 12000
    a utf-32le utf-32 utf32 csutf32 csutf32le ucs-4 ucs4 ucs-4le u32
    = UTF-32BE | utf-32be | 12001
    a utf-32be csutf32be ucs-4be
    = UTF-7 | utf-7 | 65000
    a utf-7 csutf7 unicode-1-1-utf-7 csunicode11utf7 u7 cp65000
    = IBM437 | single | 437
    a ibm437 cp437 437 cspc8codepage437 dos-437
    = IBM850 | single | 850
    a ibm850 cp850 850 cspc850multilingual dos-850
    = IBM852 | single | 852
    a ibm852 cp852 852 cspcp852 dos-852
    = IBM855 | single | 855
    a ibm855 cp855 855 csibm855 dos-855
    = IBM857 | single | 857
    a ibm857 cp857 857 csibm857 dos-857
    = IBM00858 | single | 858
    a ibm00858 cp858 858 ccsid00858 cp00858 ibm858 pc-multilingual-850+euro csibm00858
    = IBM860 | single | 860
    a ibm860 cp860 860 csibm860
    = IBM861 | single | 861
    a ibm861 cp861 861 cp-is csibm861
    = IBM862 | single | 862
    a ibm862 cp862 862 cspc862latinhebrew dos-862
    = IBM863 | single | 863
    a ibm863 cp863 863 csibm863
    = IBM864 | single | 864
    a ibm864 cp864 csibm864
    = IBM865 | single | 865
    a ibm865 cp865 865 csibm865
    = IBM866 | single | 866
    s 866 cp866 csibm866 ibm866
    a dos-866
    = IBM869 | single | 869
    a ibm869 cp869 869 cp-gr csibm869
    = IBM775 | single | 775
    a ibm775 cp775 775 cspc775baltic
    = cp720 | single | 720
    a cp720 dos-720 ibm720 720
    = cp737 | single | 737
    a cp737 ibm737 737
    = cp856 | single | 856
    a cp856 ibm856 856
    = cp1125 | single | 1125
    a cp1125 ibm1125 1125 ruscii cp866u
    = x-cp708 | single:asmo-708 | 708
    a x-cp708 cp708 ibm708 dos-708
    = windows-874 | single | 874 28601
    s dos-874 iso-8859-11 iso8859-11 iso885911 tis-620 windows-874
    a cp874 ibm874 tis620 tis-620-0 tis620.2529-1 thai cstis620 cswindows874 iso_8859-11
    = windows-1250 | single | 1250
    s cp1250 windows-1250 x-cp1250
    a 1250 ms-ee cswindows1250
    = windows-1251 | single | 1251
    s cp1251 windows-1251 x-cp1251
    a 1251 ms-cyrl cswindows1251
    = windows-1253 | single | 1253
    s cp1253 windows-1253 x-cp1253
    a 1253 ms-greek cswindows1253
    = windows-1254 | single | 1254 28599
    s cp1254 csisolatin5 iso-8859-9 iso-ir-148 iso8859-9 iso88599 iso_8859-9 iso_8859-9:1989 l5 latin5 windows-1254 x-cp1254
    a 1254 ms-turk turkish cswindows1254
    = windows-1255 | single | 1255
    s cp1255 windows-1255 x-cp1255
    a 1255 ms-hebr cswindows1255
    = windows-1256 | single | 1256
    s cp1256 windows-1256 x-cp1256
    a 1256 ms-arab cswindows1256
    = windows-1257 | single | 1257
    s cp1257 windows-1257 x-cp1257
    a 1257 winbaltrim baltic cswindows1257
    = windows-1258 | single | 1258
    s cp1258 windows-1258 x-cp1258
    a 1258 cswindows1258 vietnamese
    = ISO-8859-2 | single | 28592 912
    s csisolatin2 iso-8859-2 iso-ir-101 iso8859-2 iso88592 iso_8859-2 iso_8859-2:1987 l2 latin2
    a cp912 windows-28592
    = ISO-8859-3 | single | 28593 913
    s csisolatin3 iso-8859-3 iso-ir-109 iso8859-3 iso88593 iso_8859-3 iso_8859-3:1988 l3 latin3
    a cp913 windows-28593
    = ISO-8859-4 | single | 28594 914
    s csisolatin4 iso-8859-4 iso-ir-110 iso8859-4 iso88594 iso_8859-4 iso_8859-4:1988 l4 latin4
    a cp914 windows-28594
    = ISO-8859-5 | single | 28595 915
    s csisolatincyrillic cyrillic iso-8859-5 iso-ir-144 iso8859-5 iso88595 iso_8859-5 iso_8859-5:1988
    a cp915 windows-28595
    = ISO-8859-6 | single | 28596
    s arabic asmo-708 csiso88596e csiso88596i csisolatinarabic ecma-114 iso-8859-6 iso-8859-6-e iso-8859-6-i iso-ir-127 iso8859-6
    s iso88596 iso_8859-6 iso_8859-6:1987
    a cp1089 windows-28596
    = ISO-8859-7 | single | 28597
    s csisolatingreek ecma-118 elot_928 greek greek8 iso-8859-7 iso-ir-126 iso8859-7 iso88597 iso_8859-7 iso_8859-7:1987
    s sun_eu_greek
    a cp813 iso_8859-7:2003 windows-28597
    = ISO-8859-8 | single | 28598
    s csiso88598e csisolatinhebrew hebrew iso-8859-8 iso-8859-8-e iso-ir-138 iso8859-8 iso88598 iso_8859-8 iso_8859-8:1988 visual
    a cp916 windows-28598
    = ISO-8859-8-I | single:iso-8859-8 | 38598
    s csiso88598i iso-8859-8-i logical
    a windows-38598
    = ISO-8859-10 | single | 28600
    s csisolatin6 iso-8859-10 iso-ir-157 iso8859-10 iso885910 l6 latin6
    a iso_8859-10 iso_8859-10:1992 windows-28600
    = ISO-8859-13 | single | 28603
    s iso-8859-13 iso8859-13 iso885913
    a iso_8859-13 l7 latin7 iso-ir-179 csiso885913 windows-28603
    = ISO-8859-14 | single | 28604
    s iso-8859-14 iso8859-14 iso885914
    a iso_8859-14 iso_8859-14:1998 l8 latin8 iso-celtic iso-ir-199 csiso885914 windows-28604
    = ISO-8859-15 | single | 28605 923
    s csisolatin9 iso-8859-15 iso8859-15 iso885915 iso_8859-15 l9
    a latin9 latin-9 csiso885915 iso_8859-15:1998 windows-28605
    = ISO-8859-16 | single | 28606
    s iso-8859-16
    a iso8859-16 iso_8859-16 iso_8859-16:2001 l10 latin10 iso-ir-226 csiso885916 windows-28606
    = KOI8-R | single | 20866 878
    s cskoi8r koi koi8 koi8-r koi8_r
    a cp20866
    = KOI8-U | single | 21866 1168
    s koi8-ru koi8-u
    a cp21866 cskoi8u
    = KOI8-T | single | 
    a koi8-t
    = KZ-1048 | single | 
    a kz-1048 kz1048 rk1048 strk1048-2002 cskz1048
    = PTCP154 | single | 
    a ptcp154 pt154 cp154 cyrillic-asian csptcp154
    = hp-roman8 | single | 1051
    a hp-roman8 roman8 r8 ibm1051 cp1051 cshproman8
    = VISCII | single | 
    a viscii csviscii
    = x-mac-cyrillic | single | 10007 10017
    s x-mac-cyrillic x-mac-ukrainian
    a mac-cyrillic maccyrillic x-mac-uk mac-uk macukrainian cp10007 cp10017
    = x-mac-greek | single | 10006
    a x-mac-greek mac-greek macgreek cp10006
    = x-mac-turkish | single | 10081
    a x-mac-turkish mac-turkish macturkish cp10081
    = x-mac-ce | single | 10029
    a x-mac-ce mac-ce mac-latin2 maclatin2 maccentraleurope mac-centraleurope x-mac-centraleurroman x-mac-centraleurope cp10029
    = x-mac-romanian | single | 10010
    a x-mac-romanian mac-romanian macromanian macromania cp10010
    = x-mac-croatian | single | 10082
    a x-mac-croatian mac-croatian maccroatian cp10082
    = x-mac-icelandic | single | 10079
    a x-mac-icelandic mac-iceland mac-is maciceland cp10079
    = x-mac-arabic | single | 10004
    a x-mac-arabic mac-arabic macarabic cp10004
    = x-mac-farsi | single | 
    a x-mac-farsi mac-farsi macfarsi
    = x-mac-hebrew | single | 10005
    a x-mac-hebrew mac-hebrew machebrew cp10005
    = x-mac-thai | single | 10021
    a x-mac-thai mac-thai macthai cp10021
    = x-nextstep | single | 
    a x-nextstep nextstep
    = Zapf-Dingbats | single | 
    a zapf-dingbats zapfdingbats adobezdingbat x-mac-dingbats macdingbats dingbats
    = x-wingdings | single:wingdings | 
    a x-wingdings wingdings
    = x-wingdings-2 | single:wingdings-2 | 
    a x-wingdings-2 wingdings2
    = x-wingdings-3 | single:wingdings-3 | 
    a x-wingdings-3 wingdings3
    = x-webdings | single:webdings | 
    a x-webdings webdings
    = x-user-defined | single | 
    s x-user-defined
    = Shift_JIS | shift_jis | 932 943
    s csshiftjis ms932 ms_kanji shift-jis shift_jis sjis windows-31j x-sjis
    a cp932 932 mskanji windows-932 cswindows31j ibm943 s_jis x-ms-cp932 japanese
    = EUC-JP | euc-jp | 51932 20932
    s cseucpkdfmtjapanese euc-jp x-euc-jp
    a eucjp ujis u-jis euc_jp extended_unix_code_packed_format_for_japanese eucjp-ms eucjpms
    = ISO-2022-JP | iso-2022-jp | 50220 50221 50222
    s csiso2022jp iso-2022-jp
    a iso2022jp csiso2022jp2 iso-2022-jp-2 jis
    = EUC-KR | euc-kr | 949 51949 20949
    s cseuckr csksc56011987 euc-kr iso-ir-149 korean ks_c_5601-1987 ks_c_5601-1989 ksc5601 ksc_5601 windows-949
    a cp949 949 uhc ms949 euckr cp51949 wansung ks_x-1001 windows-51949
    = Johab | johab | 1361
    a johab cp1361 ms1361 x-johab
    = GBK | gbk | 936 51936 20936
    s chinese csgb2312 csiso58gb231280 gb2312 gb_2312 gb_2312-80 gbk iso-ir-58 x-gbk
    a cp936 936 ms936 windows-936 euc-cn euccn gb2312-80 eucgb2312-cn cn-gb cp51936 csgbk
    = gb18030 | gb18030 | 54936
    s gb18030
    a gb18030-2000 cp54936 csgb18030
    = Big5 | big5 | 950 951
    s big5 big5-hkscs cn-big5 csbig5 x-x-big5
    a cp950 950 big5hkscs big5-tw windows-950 ms950 cp951 big-5 csbig5hkscs
    = EUC-TW | euc-tw | 51950
    a euc-tw euctw cns11643
    = ISO-2022-KR | iso-2022-kr | 50225
    a csiso2022kr iso-2022-kr iso2022kr
    = ISO-2022-CN | iso-2022-cn | 50227 50229
    a iso-2022-cn csiso2022cn iso2022cn
    = HZ-GB-2312 | hz | 52936
    a hz-gb-2312 hz hzgb hz-gb
    = x-mac-japanese | mac-japanese | 10001
    a x-mac-japanese mac-japanese macjapanese cp10001
    = x-mac-korean | mac-korean | 10003
    a x-mac-korean mac-korean mackorean cp10003
    = x-mac-chinesetrad | mac-big5 | 10002
    a x-mac-chinesetrad mac-chinesetrad macchinesetrad x-mac-trad-chinese cp10002
    = x-mac-chinesesimp | mac-gb | 10008
    a x-mac-chinesesimp mac-chinesesimp macchinesesimp x-mac-simp-chinese cp10008
    = replacement | replacement | 
    s csiso2022kr hz-gb-2312 iso-2022-cn iso-2022-cn-ext iso-2022-kr replacement
    = x-iso-8859-1 | single |
    a x-iso-8859-1 iso-8859-1-strict
    = x-iso-8859-9 | single |
    a x-iso-8859-9 iso-8859-9-strict
    """
