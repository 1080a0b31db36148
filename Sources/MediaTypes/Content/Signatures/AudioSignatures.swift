// SPDX-License-Identifier: Apache-2.0

/// Signatures of sound. The grammar is `SignatureTable`'s.
enum AudioSignatures {
    static let table: StaticString = #"""
        audio/vnd.wave 0:'RIFF' 8:'WAVE'
        audio/vnd.wave 0:'RF64' 8:'WAVE'
        audio/vnd.wave 0:'BW64' 8:'WAVE'
        audio/vnd.wave 0:'RIFX' 8:'WAVE'
        audio/x-w64 0:'riff'2E91CF11A5D628DB04C10000
        audio/aiff 0:'FORM' 8:'AIFF'
        audio/aiff 0:'FORM' 8:'AIFC'
        audio/x-8svx 0:'FORM' 8:'8SVX'
        audio/basic 0:'.snd' ?au
        audio/basic 0:'dns.'
        audio/flac 0:'fLaC'
        audio/mpeg 0:'ID3' ?id3
        audio/mpeg 0:FFE. ?mpegaudio
        audio/mpeg 0:FFF. ?mpegaudio
        audio/aac 0:'ADIF'
        audio/aac 0:FFF0 ?adts
        audio/aac 0:FFF1 ?adts
        audio/aac 0:FFF8 ?adts
        audio/aac 0:FFF9 ?adts
        audio/aac 0:56E. ?loas
        audio/ac3 0:0B77 ?ac3
        audio/vnd.dts 0:7FFE8001
        audio/vnd.dts 0:FE7F0180
        audio/vnd.dts 0:1FFFE800
        audio/vnd.dts 0:FF1F00E8
        audio/vnd.dts.hd 0:'DTSHDHDR'
        audio/vnd.dts.hd 0:64582025
        audio/vnd.dolby.mlp 4:F8726FBB
        audio/vnd.dolby.mlp 4:F8726FBA
        audio/midi 0:'MThd'000000
        audio/midi 0:'RIFF' 8:'RMID'
        audio/sp-midi 0:'MThd' 10:'sp-midi'
        audio/mobile-xmf 0:'XMF_2.00'00000002
        audio/x-xmf 0:'XMF_'
        audio/dls 0:'RIFF' 8:'DLS_'
        audio/soundfont 0:'RIFF' 8:'sfbk'
        audio/qcelp 0:'RIFF' 8:'QLCM'
        application/vnd.music-niff 0:'RIFX' 8:'NIFF'
        audio/amr 0:'#!AMR'0A
        audio/amr 0:'#!AMR'
        audio/amr 0:'#!AMR_MC1.0'0A
        audio/amr-wb 0:'#!AMR-WB'
        audio/evs 0:'#!EVS_MC1.0'0A
        audio/ilbc 0:'#!iLBC30'
        audio/ilbc 0:'#!iLBC20'
        audio/smv 0:'#!SMV'0A
        audio/x-evrc 0:'#!EVRC'0A
        audio/x-silk 0:'#!SILK_V3'
        audio/x-silk 0:02'#!SILK_V3'
        audio/ape 0:'MAC_' ?ape
        audio/x-wavpack 0:'wvpk'
        audio/x-tta 0:'TTA1'
        audio/x-tta 0:'TTA2'
        audio/x-musepack 0:'MP+' ?musepack
        audio/x-musepack 0:'MPCK'
        audio/x-optimfrog 0:'OFR_'
        audio/x-tak 0:'tBaK'
        audio/x-shorten 0:'ajkg'
        audio/x-dsf 0:'DSD_'1C000000
        audio/x-dff 0:'FRM8' 12:'DSD_'
        audio/x-caf 0:'caff'0001
        audio/vnd.rn-realaudio 0:'.ra'FD
        audio/x-vqf 0:'TWIN97012000'
        audio/x-voc 0:'Creative_Voice_File'
        audio/x-it 0:'IMPM'
        audio/x-xm 0:'Extended_Module:'
        audio/x-s3m 44:'SCRM' ?s3m
        audio/x-stm 20:'!Scream!'1A
        audio/x-stm 20:'BMOD2STM'1A
        audio/x-mod 1080:'M.K.'
        audio/x-mod 1080:'M!K!'
        audio/x-mod 1080:'4CHN'
        audio/x-mod 1080:'6CHN'
        audio/x-mod 1080:'8CHN'
        audio/x-mod 1080:'FLT4'
        audio/x-mod 1080:'FLT8'
        audio/x-mod 1080:'CD81'
        audio/x-mod 1080:'OKTA'
        audio/x-mod 1080:3.3.'CH'
        audio/x-med 0:'MMD' ?mmd
        audio/x-mtm 0:'MTM'10
        audio/x-mtm 0:'MTM'11
        audio/x-669 0:'if'20 ?c669
        audio/x-ult 0:'MAS'5F'UTrack'5F'V00'
        audio/x-ptm 44:'PTMF'
        audio/x-far 0:'FAR'FE
        audio/x-mptm 0:'tpm.'
        audio/x-mo3 0:'MO3'
        audio/x-amf 0:'AMF' 3:0. ?amf
        audio/x-dbm 0:'DBM0'
        audio/x-digi 0:'DIGI_Booster_module'
        audio/x-okt 0:'OKTASONG'
        audio/x-psm 0:'PSM_' 8:'FILE'
        audio/x-umx 0:C1832A9E
        audio/x-gdm 0:'GDM'FE
        audio/x-imf 60:'IM10'
        audio/x-hvl 0:'HVL'
        audio/x-ahx 0:'THX'00
        audio/x-ahx 0:'THX'01
        audio/prs.sid 0:'PSID'00
        audio/prs.sid 0:'RSID'00
        audio/x-spc 0:'SNES-SPC700_Sound_File'
        audio/x-nsf 0:'NESM'1A
        audio/x-nsf 0:'NSFE'
        audio/x-gbs 0:'GBS'01
        audio/x-vgm 0:'Vgm_'
        audio/x-kss 0:'KSCC'
        audio/x-ay 0:'ZXAYEMUL'
        audio/x-sap 0:'SAP'0D0A
        audio/x-psf 0:'PSF' ?psf
        audio/x-mus 0:'MUS'1A
        audio/vnd.presonus.multitrack 0:'PSMT'
        audio/x.sf3 0:81'SF3'00E0D00D0A0A02
        application/vnd.smaf 0:'MMMD'
        application/vnd.yamaha.smaf-audio 0:'MMMD' 8-80:'ATR' ?smafaudio
        application/x-sibelius-score 0:0F'SIBELIUS'
        application/x-finale 0:'ENIGMA_BINARY_FILE'
        audio/x-gus-patch 0:'GF1PATCH110'00
        audio/x-gus-patch 0:'GF1PATCH100'00
        audio/x-xi 0:'Extended_Instrument:'
        audio/sofa 0:89'HDF'0D0A1A0A 0-16384:'SOFAConventions'
        """#
}
