// SPDX-License-Identifier: Apache-2.0

/// Signatures of documents, books, mail stores and desktop files. The grammar is `SignatureTable`'s.
enum DocumentSignatures {
    static let table: StaticString = #"""
        application/pdf 0:'%PDF-'
        application/pdf 0-1024:'%PDF-' ?junkpdf
        application/fdf 0:'%FDF'
        application/postscript 0:'%!PS'
        application/postscript 0:04'%!PS'
        application/postscript 0:C5D0D3C6
        application/postscript 0:'%!' ?postscript
        application/postscript 0:1B'%-12345X' 9-1024:'%!PS'
        application/vnd.hp-pcl 0:1B'E'1B
        application/vnd.hp-pcl 0:1B'%-12345X' 9-1024:'PCL'
        application/vnd.hp-pclxl 0:1B'%-12345X' 9-1024:')_HP-PCL_XL;'
        application/vnd.hp-pclxl 0:')_HP-PCL_XL;'
        application/vnd.hp-pjl 0:1B'%-12345X'
        application/vnd.hp-hpgl 0:1B'%0B'
        application/vnd.hp-hpgl 0:1B'%-1B'
        application/rtf 0:'{\rtf'
        application/rtf 0:'{\*\'
        application/rtf 0:'{_\rtf'
        application/rtf 0:'{\urtf'
        application/x-dvi 0:F702
        application/x-ole-storage 0:D0CF11E0A1B11AE1 ?ole
        application/x-ole-storage 0:0E11FC0DD0CF110E
        application/msword 0:DBA52D00
        application/msword 0:31BE0000 ?word
        application/msword 0:FE370023
        application/msword 0:FE370.1C
        application/msword 0:9BA5
        application/msword 0:94A6
        application/vnd.ms-excel 0:0908100000060500
        application/vnd.ms-excel 0:09080800 ?biff
        application/vnd.ms-excel 0:0908.... ?biff
        application/vnd.ms-excel 0:09000400 ?biff
        application/vnd.ms-excel 0:09020600 ?biff
        application/vnd.ms-excel 0:09040600 ?biff
        application/vnd.lotus-1-2-3 0:0000020004040400
        application/vnd.lotus-1-2-3 0:0000020006040600
        application/vnd.lotus-1-2-3 0:00001A00.010
        application/vnd.lotus-1-2-3 0:00001A00..10
        application/vnd.lotus-1-2-3 0:00000200 ?lotus
        application/vnd.lotus-wordpro 0:'WordPro'
        application/vnd.lotus-freelance 0:'FRGR'
        application/vnd.lotus-notes 0:1A00000.00
        application/vnd.lotus-organizer 0:'ORG'0100
        application/vnd.lotus-approach 0:'APR'00
        application/x-quattro-pro 0:00000200012051 ?quattro
        application/x-quattro-pro 0:00000200..10
        application/x-quattro-pro 0:0000020002
        application/vnd.wordperfect 0:FF'WPC' ?wpc
        application/vnd.framemaker 0:'<MakerFile'
        application/vnd.framemaker 0:'<MIFFile'
        application/vnd.framemaker 0:'<MakerDictionary'
        application/vnd.framemaker 0:'<MakerScreenFont'
        application/vnd.framemaker 0:'<MML'
        application/vnd.framemaker 0:'<BookFile'
        application/vnd.framemaker 0:'<Maker_'
        application/vnd.framemaker 0:"<bookfile"
        application/vnd.framemaker 0:"<makerfile"
        application/vnd.quark.quarkxpress 4:'XPR' 0:00
        application/vnd.quark.quarkxpress 2:'IIXPR'
        application/vnd.quark.quarkxpress 2:'MMXPR'
        application/x-adobe-indesign 0:0606EDF5D81D46E5BD31EFE7FE74B71D
        application/vnd.pagemaker 0:0000000000000000FF99
        application/vnd.pagemaker 0:00000000 4:99FF
        application/vnd.visio 0:'Visio_(TM)_Drawing'
        application/x-mswrite 0:32BE000000AB
        application/x-mswrite 0:31BE000000AB ?write
        application/vnd.ms-works 0:01FE3200 ?works
        application/vnd.ms-tnef 0:789F3E22
        application/vnd.ms-outlook 0:'!BDN'
        application/vnd.ms-outlook 0:CFAD12FE
        application/vnd.ms-htmlhelp 0:'ITSF'
        application/x-ms-reader 0:'ITOLITLS'
        application/winhlp 0:'?_'0300
        application/winhlp 0:'LN'0200
        application/x-os2-hlp 0:'HSP' ?os2help
        application/onenote 0:E4525C7B8CD8A74DAEB15378D02996D3
        application/onenote 0:E4525C7B8CD8A74DAEB15378
        application/onenote 0:A12FFF43D9EF764C9EE210EA5722765F
        application/vnd.hancom.hwp 0:'HWP_Document_File'
        application/x-applix-word 0:'*BEGIN_WORDS'
        application/x-applix-spreadsheet 0:'*BEGIN_SPREADSHEETS'
        application/x-applix-graphics 0:'*BEGIN_GRAPHICS'
        application/x-mobipocket-ebook 60:'BOOKMOBI' ?mobi
        application/x-mobipocket-ebook 60:'TEXtREAd'
        application/prs.plucker 60:'DataPlkr'
        application/vnd.palm 60:'DATA'
        application/vnd.palm 60:'ToGo'
        application/vnd.palm 60:'zTXT'
        application/vnd.palm 60:'PNRdPPrs'
        application/vnd.palm 60:'.pdfADBE'
        application/x-topaz-ebook 0:'TPZ'
        application/x-sony-bbeb 0:'L'00'R'00'F'00
        application/applefile 0:00051600000.0000
        multipart/appledouble 0:0005160700
        application/x-ft-apple.alias 0:'book'00000000'mark'
        application/x-microsoftpatch 0:'PA30'
        application/x-hwp-v3 0:'HWP_Document_File_V3'
        application/gnunet-directory 0:89'GND'0D0A1A0A
        application/vnd.clonk.c4group 0:1E8C
        application/x-pocket-word 0:'{\pwi'
        application/x-corelpresentations 0:FF'WPC' 8:010F
        application/vnd.msgpack 0:DC.... ?msgpack
        application/vnd.mfer 0:40'MFR_'
        application/andrew-inset 0:'\begindata{'
        application/mac-binhex40 0:'(This_file_must_be_converted_with_BinHex'
        application/mac-binhex40 0-1024:'(This_file_must_be_converted_with_BinHex'
        application/x-mathcad 0:'.MCAD'
        application/x-mathematica 0:'(*CacheID:'
        application/mathematica 0:'(***_Content-type:_application/mathematica'
        application/vnd.wolfram.cdf 0:'(*_Content-type:_application/vnd.wolfram.cdf'
        application/vnd.wolfram.mathematica 0:'(*_Content-type:_application/vnd.wolfram.mathematica_'
        application/x-ms-owner 0:.. ?owner
        message/x-emlx 0:3. ?emlx
        text/vbscript.encode 0:'#@~^'
        application/marc 0:3.3.3.3.3. ?marc
        """#
}
