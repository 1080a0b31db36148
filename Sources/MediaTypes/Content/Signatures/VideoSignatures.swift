// SPDX-License-Identifier: Apache-2.0

/// Signatures of moving pictures and of the containers that carry them. The grammar is `SignatureTable`'s.
enum VideoSignatures {
    static let table: StaticString = #"""
        video/mp4 4:'ftyp' ?isobmff
        video/quicktime 4:'moov' ?qtatom
        video/quicktime 4:'mdat' ?qtatom
        video/quicktime 4:'wide' ?qtatom
        video/quicktime 4:'free' ?qtatom
        video/quicktime 4:'skip' ?qtatom
        video/quicktime 4:'pnot' ?qtatom
        video/iso.segment 4:'styp' ?qtatom
        video/iso.segment 4:'moof' ?qtatom
        video/iso.segment 4:'sidx' ?qtatom
        video/matroska 0:1A45DFA3 ?ebml
        application/ogg 0:'OggS'00 ?ogg
        application/ogg 0:'OggS' ?ogg
        video/x-msvideo 0:'RIFF' 8:'AVI_'
        video/x-msvideo 0:'RIFX' 8:'AVI_'
        application/x-riff 0:'RIFF' ?riff
        application/x-navi-animation 0:'RIFF' 8:'ACON'
        application/vnd.corel-draw 0:'RIFF' 8:'CDR' ?cdr
        application/vnd.corel-draw 0:'RIFF' 8:'cdr' ?cdr
        application/vnd.ms-asf 0:3026B2758E66CF11A6D900AA0062CE6C
        video/x-flv 0:'FLV'01
        application/vnd.rn-realmedia 0:'.RMF'000000
        application/vnd.rn-realmedia 0:'.RMP'
        video/mpeg 0:000001BA
        video/mpeg 0:000001B3
        video/mpeg 0:000001B5
        video/mpeg 0:000001B0 ?mpeg4visual
        video/mpeg 0:00000100 ?mpeg4visual
        video/h264 0:00000001 ?annexb
        video/h264 0:000001 ?annexb
        video/mp2t 0:47...... ?mpegts
        video/mp2t 4:47...... ?mpegts
        application/mxf 0:060E2B34020501010D010201
        application/mxf 1-1024:060E2B34020501010D0102
        video/dv 0:1F0700.. ?dv
        video/av1 0:12000A ?av1
        video/x-ivf 0:'DKIF'0000
        video/x-nut 0:'nut/multimedia_container'00
        video/x-nsv 0:'NSVf'
        video/x-nsv 0:'NSVs'
        video/vnd.radgamettools.bink 0:'BIK' ?bink
        video/vnd.radgamettools.bink 0:'KB2' ?bink
        video/vnd.radgamettools.smacker 0:'SMK2'
        video/vnd.radgamettools.smacker 0:'SMK4'
        video/x-flic 4:11AF ?flic
        video/x-flic 4:12AF ?flic
        video/x-anim 0:'FORM' 8:'ANIM'
        video/x-sgi-movie 0:'MOVI'00
        video/x-sgi-movie 0:'MOVI'
        video/vnd.vivo 0:00 1-20:0D0A'Version:Vivo'
        video/vnd.vivo 0:000. 1-20:'Version:Vivo/'
        video/vc2 0:'BBCD'
        video/x-wtv 0:B7D800203749DA11A64E0007E95EAD8D
        video/x-cine 0:'CI'2C00 ?cine
        video/x-roq 0:8410FFFFFFFF
        video/x-y4m 0:'YUV4MPEG2_'
        video/vnd.mpegurl 0:'#EXTM4U'
        video/x-mjpeg 0:FFD8FF ?mjpeg
        application/x-dvd-ifo 0:'DVDVIDEO-V'
        application/x-bluray-playlist 0:'MPLS0'
        application/x-bluray-clipinfo 0:'HDMV0'
        application/vnd.adobe.flash.movie 0:'FWS' ?swf
        application/vnd.adobe.flash.movie 0:'CWS' ?swf
        application/vnd.adobe.flash.movie 0:'ZWS' ?swf
        application/x-director 0:'RIFX' 8:'MV93'
        application/x-director 0:'XFIR' 8:'39VM'
        application/x-director 0:'RIFX' 8:'MC95'
        application/x-amv 0:'RIFF' 8:'AMV_'
        application/jumbf 4:'jumb' 12:'jumd'
        application/c2pa 4:'jumb' 12:'jumd' 16:'c2pa'
        """#
}
