// SPDX-License-Identifier: Apache-2.0

/// Signatures of executables, object code, firmware and memory of machines, also small ones. The grammar is `SignatureTable`'s.
enum ProgramSignatures {
    static let table: StaticString = #"""
        application/x-elf 0:7F'ELF'
        application/vnd.microsoft.portable-executable 0:'MZ' ?mz
        application/vnd.microsoft.portable-executable 0:'ZM' ?mz
        application/x-mach-binary 0:CEFAEDFE
        application/x-mach-binary 0:CFFAEDFE
        application/x-mach-binary 0:FEEDFACE
        application/x-mach-binary 0:FEEDFACF
        application/x-mach-binary 0:CAFEBABF00
        application/java-vm 0:CAFEBABE ?cafebabe
        application/x-java-pack200 0:CAFED00D
        application/x-java-keystore 0:FEEDFEED
        application/x-java-jceks-keystore 0:CECECECE
        application/x-java-serialized-object 0:ACED0005
        application/x-java-jmod 0:'JM'0100'PK'0304
        application/x-java-jimage 0:DADAFECA
        application/wasm 0:00'asm'
        application/vnd.android.dex 0:'dex'0A303.3.00
        application/x-dex 0:'dex'0A
        application/x-odex 0:'dey'0A
        application/x-android-binary-xml 0:03000800 ?axml
        application/x-android-boot 0:'ANDROID!'
        application/x-android-backup 0:'ANDROID_BACKUP'0A
        application/x-lua-bytecode 0:1B'Lua'
        application/x-luajit-bytecode 0:1B'LJ'
        application/x-bytecode.python 2:0D0A ?pyc
        application/x-bytecode.elisp 0:';ELC'
        application/x-llvm 0:'BC'C0DE
        application/x-llvm 0:DEC0170B
        application/x-coff 0:6486.... ?coff
        application/x-coff 0:4C01.... ?coff
        application/x-coff 0:64AA.... ?coff
        application/x-xcoff 0:01DF ?xcoff
        application/x-xcoff 0:01F7 ?xcoff
        application/x-omf 0:80..00 ?omf
        application/x-a-out 0:0701.... ?aout
        application/x-amiga-executable 0:000003F300000000
        application/x-pef 0:'Joy!peff'
        application/x-palm-application 60:'applpsys'
        application/x-xbe 0:'XBEH'
        application/x-xex 0:'XEX2'
        application/x-nro 16:'NRO0'
        application/x-nso 0:'NSO0'
        application/x-nintendo-ds-rom 192:24FFAE51699AA221
        application/x-gba-rom 4:24FFAE51699AA221
        application/x-gameboy-rom 260:CEED6666CC0D000B
        application/x-nes-rom 0:'NES'1A
        application/x-fds-disk 0:'FDS'1A
        application/x-fds-disk 0:01'*NINTENDO-HVC*'
        application/x-n64-rom 0:80371240
        application/x-n64-rom 0:37804012
        application/x-n64-rom 0:40123780
        application/x-genesis-rom 256:'SEGA'
        application/x-genesis-rom 256:'_SEGA'
        application/x-sms-rom 32752:'TMR_SEGA'
        application/x-atari-7800-rom 1:'ATARI7800'
        application/x-atari-lynx-rom 0:'LYNX'00
        application/x-wii-rom 24:5D1C9EA3
        application/x-gamecube-rom 28:C2339F3D
        application/x-wii-wad 4:'Is'0000
        application/x-saturn-rom 0:'SEGA_SEGASATURN'
        application/x-dreamcast-rom 0:'SEGA_SEGAKATANA'
        application/x-neo-geo-pocket-rom 0:'COPYRIGHT_BY_SNK'
        application/x-neo-geo-pocket-rom 0:'_LICENSED_BY_SNK'
        application/x-virtual-boy-rom 0:'VBOY'
        application/x-commodore-crt 0:'C64_CARTRIDGE_'
        application/x-commodore-crt 0:'C128_CARTRIDGE'
        application/x-commodore-tape 0:'C64-TAPE-RAW'
        application/x-commodore-tape 0:'C64S_tape_'
        application/x-commodore-tape 0:'C64_tape_image'
        application/x-commodore-g64-disk 0:'GCR-1541'
        application/x-commodore-g71-disk 0:'GCR-1571'
        application/x-commodore-p64-disk 0:'P64-1541'
        application/x-commodore-p00 0:'C64File'00
        application/x-spectrum-tzx 0:'ZXTape!'1A
        application/x-spectrum-szx 0:'ZXST'
        application/x-spectrum-rzx 0:'RZX!'
        application/x-spectrum-hdf 0:'RS-IDE'1A
        application/x-spectrum-scl 0:'SINCLAIR'
        application/x-spectrum-pzx 0:'PZXT'
        application/x-spectrum-csw 0:'Compressed_Square_Wave'1A
        application/x-spectrum-tap 0:13000000 ?spectrumtap
        application/x-amstrad-snapshot 0:'MV_-_SNA'
        application/x-atari-atr 0:9602.... ?atr
        application/x-uf2 0:'UF2'0A5751
        application/x-dfu 0:'DfuSe'01
        application/x-trx-firmware 0:'HDR0'
        application/x-u-boot-image 0:27051956
        application/x-device-tree-blob 0:D00DFEED
        application/x-perf-data 0:'PERFILE2'
        application/x-perf-data 0:'2ELIFREP'
        application/x-minidump 0:'MDMP'93A7
        application/x-ms-pdb 0:'Microsoft_C/C++_MSF_7.00'
        application/x-ms-pdb 0:'Microsoft_C/C++_program_database_2.00'
        application/x-ms-prefetch 4:'SCCA'
        application/x-ms-registry 0:'regf'
        application/x-ms-evt 4:'LfLe'
        application/x-ms-evtx 0:'ElfFile'00
        application/x-gettext-translation 0:DE120495
        application/x-gettext-translation 0:950412DE
        application/x-qt-translation 0:3CB86418CAEF9C95
        application/x-qt-rcc 0:'qres'00
        application/x-terminfo 0:1A01 ?terminfo
        application/x-terminfo2 0:1E02 ?terminfo
        application/x-ms-nls 0:0D00.... ?nls
        application/x-ips-patch 0:'PATCH' ?ips
        application/x-bps-patch 0:'BPS1'
        application/x-ups-patch 0:'UPS1'
        application/x-bsdiff 0:'BSDIFF40'
        application/x-vcdiff 0:D6C3C400
        application/x-xdelta 0:'%XDZ'
        application/x-object-swift 0:E29CA80E
        """#
}
