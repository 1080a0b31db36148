// SPDX-License-Identifier: Apache-2.0

/// Signatures of archives, compressed data, packages and disk images. The grammar is `SignatureTable`'s.
enum ArchiveSignatures {
    static let table: StaticString = #"""
        application/zip 0:'PK'0304 ?zip
        application/zip 0:'PK'0506
        application/zip 0:'PK'0708 ?zip
        application/zip 0:'PK00PK'0304 ?zip
        application/gzip 0:1F8B08 ?gzip
        application/gzip 0:1F8B ?gzip
        application/x-bzip2 0:'BZh' ?bzip2
        application/x-bzip 0:'BZ0'
        application/vnd.bzip3 0:'BZ3v1'
        application/x-xz 0:FD'7zXZ'00
        application/x-lzma 0:5D0000 ?lzma
        application/x-lzip 0:'LZIP'
        application/x-lz4 0:04224D18
        application/x-lz4 0:02214C18
        application/zstd 0:28B52FFD
        application/zstd 0:2.B52FFD
        application/zstd 0:5.2A4D18
        application/x-lzop 0:89'LZO'000D0A1A0A
        application/x-lrzip 0:'LRZI'
        application/x-rzip 0:'RZIP'
        application/x-zpaq 0:'zPQ'
        application/x-zpaq 0:'7kSt'A03183D38CB228B0D3'zPQ'
        application/x-compress 0:1F9D
        application/x-pack 0:1F1E
        application/x-freeze 0:1F9F
        application/x-compress-lzh 0:1FA0
        application/x-snappy-framed 0:FF060000'sNaPpY'
        application/x-brotli 0:CEB2CF81
        application/x-qpress 0:'qpress10'
        application/x-lzfse 0:'bvx2'
        application/x-lzfse 0:'bvx-'
        application/zlib 0:78.. ?zlib
        application/x-mozlz4 0:'mozLz40'00
        application/x-7z-compressed 0:'7z'BCAF271C
        application/vnd.rar 0:'Rar!'1A07
        application/vnd.rar 0:'Rar!'
        application/vnd.rar 0:'RE~^'
        application/x-tar 257:'ustar' ?tar
        application/x-tar 148:3. ?tar
        application/x-tar 148:20 ?tar
        application/x-tar 148:00 ?tar
        application/x-cpio 0:'070701'
        application/x-cpio 0:'070702'
        application/x-cpio 0:'070707'
        application/x-cpio 0:C771 ?cpio
        application/x-cpio 0:71C7 ?cpio
        application/x-archive 0:'!<arch>'
        application/x-archive 0:'!<thin>'
        application/x-archive 0:'<bigaf>'
        application/vnd.debian.binary-package 0:'!<arch>'0A'debian-'
        application/vnd.debian.binary-package 0:'!<arch>'0A'_gpgbuilder'
        application/x-rpm 0:EDABEEDB ?rpm
        application/x-arj 0:60EA ?arj
        application/x-lzh-compressed 2:'-lh' 6:'-'
        application/x-lzh-compressed 2:'-lz' 6:'-'
        application/x-lzh-compressed 2:'-pm' 6:'-'
        application/x-ace-compressed 7:'**ACE**'
        application/x-zoo 20:DCA7C4FD
        application/x-alz 0:'ALZ'01
        application/x-egg 0:'EGGA'
        application/x-arc 0:1A.. ?arc
        application/x-squeeze 0:76FF
        application/vnd.ms-cab-compressed 0:'MSCF'000000
        application/vnd.ms-cab-compressed 0:'MSCF'
        application/x-installshield 0:'ISc('
        application/x-ms-wim 0:'MSWIM'000000
        application/x-ms-compress-szdd 0:'SZDD'88F02733
        application/x-ms-compress-kwaj 0:'KWAJ'88F027D1
        application/x-stuffit 0:'SIT!' 10:'rLau'
        application/x-stuffit 0:'StuffIt_(c)'
        application/x-stuffitx 0:'StuffIt!'
        application/x-macbinary 0:00 122:81 ?macbinary
        application/x-xar 0:'xar!'00
        application/x-shar 0:'#_This_is_a_shell_archive'
        application/x-shar 0-200:'#_This_is_a_shell_archive'
        application/x-asar 0:04000000 16:'{"files":'
        application/x-par2 0:'PAR2'00'PKT'
        application/vnd.android.ota 0:'CrAU'
        application/vnd.ipld.car 1:A265'roots'
        application/vnd.ipld.car 1-3:A2 2-4:65'roots'
        application/vnd.ipld.car 0:0AA16776657273696F6E02
        application/x-appimage 0:7F'ELF' 8:'AI'01
        application/x-appimage 0:7F'ELF' 8:'AI'02
        application/vnd.squashfs 0:'hsqs'
        application/vnd.squashfs 0:'sqsh'
        application/vnd.erofs 1024:E2E1F5E0
        application/x-cramfs 0:453DCD28
        application/x-romfs 0:'-rom1fs-'
        application/x-ext2 1080:53EF ?ext2
        application/x-xfs-image 0:'XFSB'
        application/x-btrfs-image 65600:5F'BHRfS'5F'M'
        application/vnd.efi.iso 32769:'CD001'
        application/vnd.efi.iso 32769:'CDROM'
        application/x-udf-image 32769:'BEA01'
        application/x-udf-image 32769:'NSR0'
        application/x-hfs-image 1024:'H+'0004
        application/x-hfs-image 1024:'HX'0005
        application/x-apple-diskimage 0:'koly'00000004
        application/x-apple-partition-map 512:'PM'0000
        application/vnd.efi.img 510:55AA ?bootsector
        application/x-qemu-disk 0:'QFI'FB
        application/x-qed-disk 0:'QED'00
        application/x-vmdk-disk 0:'KDMV'
        application/x-vmdk-disk 0:'COWD'
        application/x-vmdk-disk 0:'#_Disk_DescriptorFile'
        application/x-vhd-disk 0:'conectix'
        application/x-vhdx-disk 0:'vhdxfile'
        application/x-vdi-disk 64:7F10DABE
        application/x-parallels-disk 0:'WithoutFreeSpace'
        application/x-compressed-iso 0:'CISO'
        application/x-compressed-iso 0:'ZISO'
        application/x-dax-iso 0:'DAX'00
        application/x-wbfs 0:'WBFS'
        application/x-mame-chd 0:'MComprHD'
        application/x-mdx-disk 0:'MEDIA_DESCRIPTOR'
        application/x-cloop 0:'#!/bin/sh'0A'#V2.0'
        application/x-luks 0:'LUKS'BABE
        application/x-spectrum-dsk 0:'MV_-_CPC'
        application/x-spectrum-dsk 0:'EXTENDED_CPC_DSK'
        application/encase 0:'EVF'090D0AFF00
        application/encase 0:'EVF2'0D0A81
        application/x-aff 0:'AFF10'0D0A
        application/vnd.openblox.game-binary 0:'<roblox!'
        application/x.sf3-archive 0:81'SF3'00E0D00D0A0A01
        application/x-openzim 0:'ZIM'04
        application/vnd.microsoft.windows.thumbnail-cache 0:'CMMM'
        application/x-teledisk 0:'TD'00 ?teledisk
        application/vnd.softpres-ipf-disk-image 0:'CAPS'0000000C
        application/vnd.supercard-pro-disk-image 0:'SCP' ?scp
        application/vnd.pasti-stx-disk-image 0:'RSY'000300
        application/vnd.msa-disk-image 0:0E0F00 ?msa
        application/x-imagedisk 0:'IMD_1.'
        application/x-dmg-encrypted 0:'encrcdsa'
        """#
}
