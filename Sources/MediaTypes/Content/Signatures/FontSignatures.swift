// SPDX-License-Identifier: Apache-2.0

/// Signatures of fonts and colour profiles. The grammar is `SignatureTable`'s.
enum FontSignatures {
    static let table: StaticString = #"""
        font/ttf 0:00010000 ?sfnt
        font/ttf 0:'true'00
        font/ttf 0:'true'
        font/otf 0:'OTTO'
        font/collection 0:'ttcf'
        font/sfnt 0:'typ1'00
        font/woff 0:'wOFF'
        font/woff2 0:'wOF2'
        application/vnd.ms-fontobject 34:'LP' ?eot
        application/font-tdpfr 0:'PFR1'
        application/font-tdpfr 0:'PFR0'
        application/x-font-pcf 0:01'fcp'
        application/x-font-bdf 0:'STARTFONT_'
        application/x-font-afm 0:'StartFontMetrics'
        application/x-font-type1 0:8001.... 6:'%!'
        application/x-font-type1 0:'%!PS-AdobeFont-'
        application/x-font-type1 0:'%!FontType1'
        application/x-font-linux-psf 0:3604 ?psf1
        application/x-font-linux-psf 0:72B54A86
        application/x-font-tex-tfm 0:00.. 2:000. ?tfm
        application/x-font-speedo 0:'D1.0'0D
        application/x-font-libgrx 0:14025919
        application/x-font-dos 0:FF'FON'
        application/x-font-hbf 0:'HBF'5F'START'5F'FONT'
        application/vnd.font-fontforge-sfd 0:'SplineFontDB:'
        application/vnd.iccprofile 36:'acsp'
        """#
}
