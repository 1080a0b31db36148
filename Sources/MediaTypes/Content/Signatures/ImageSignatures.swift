// SPDX-License-Identifier: Apache-2.0

/// Signatures of pictures. The grammar is `SignatureTable`'s.
enum ImageSignatures {
    static let table: StaticString = #"""
        image/png 0:89'PNG'0D0A1A0A ?png
        video/x-mng 0:8A'MNG'0D0A1A0A
        image/x-jng 0:8B'JNG'0D0A1A0A
        image/gif 0:'GIF87a'
        image/gif 0:'GIF89a'
        image/jpeg 0:FFD8FF
        image/jls 0:FFD8FFF7
        image/jls 0:FFD8FFE8 6:'SPIFF'00 ?jls
        image/webp 0:'RIFF' 8:'WEBPVP'
        image/webp 0:'RIFF' 8:'WEBP'
        image/bmp 0:'BM' ?bmp
        image/x-os2-graphics 0:'BA' 14:'BM' 10:....0000
        image/tiff 0:'II'2A00 ?tiff
        image/tiff 0:'MM'002A ?tiff
        image/tiff 0:'II'2B000800 ?tiff
        image/tiff 0:'MM'002B0008 ?tiff
        image/x-canon-cr2 0:'II'2A00 8:'CR'02
        image/x-canon-crw 0:'II' 6:'HEAPCCDR'
        image/x-olympus-orf 0:'IIRO'
        image/x-olympus-orf 0:'IIRS'
        image/x-olympus-orf 0:'MMOR'
        image/x-panasonic-rw2 0:'IIU'00
        image/x-fuji-raf 0:'FUJIFILMCCD-RAW'
        image/x-minolta-mrw 0:00'MRM'
        image/x-sigma-x3f 0:'FOVb'
        image/x-hasselblad-fff 0:'IIII'01000000
        image/jxr 0:'II'BC01
        image/jxr 0:'II'BC00
        image/vnd.microsoft.icon 0:00000100 ?icon
        image/vnd.microsoft.icon 0:00000200 ?icon
        image/icns 0:'icns' ?bigendiansize
        image/vnd.adobe.photoshop 0:'8BPS'0001
        image/vnd.adobe.photoshop 0:'8BPS'0002
        image/vnd.adobe.photoshop 0:'8BPS'
        image/x-xcf 0:'gimp_xcf'
        image/x-gimp-gbr 20:'GIMP'
        image/x-gimp-pat 20:'GPAT'
        image/x-paintshoppro 0:'Paint_Shop_Pro_Image_File'
        image/x-paintnet 0:'PDN3'
        image/vnd.clip 0:'CSFCHUNK'
        image/x-aseprite 4:E0A5 ?aseprite
        image/x-sketch 0:'##Sketch_'
        image/j2c 0:FF4FFF51
        image/jp2 0:0000000C6A5020200D0A870A ?jpeg2000
        image/jp2 0:0000000C6A501A1A0D0A870A ?jpeg2000
        image/jxl 0:0000000C'JXL_'0D0A870A
        image/jxl 0:FF0A ?jxl
        image/bpg 0:'BPG'FB
        image/x-flif 0:'FLIF' 4:3.
        image/x-flif 0:'FLIF' 4:4.
        image/x-flif 0:'FLIF' 4:5.
        image/qoi 0:'qoif' ?qoi
        image/vnd.radiance 0:'#?RADIANCE'
        image/vnd.radiance 0:'#?RGBE'
        image/aces 0:762F3101
        image/dpx 0:'SDPX'
        image/dpx 0:'XPDS'
        image/x-cineon 0:802A5FD7
        image/x-dds 0:'DDS_'7C000000
        image/ktx 0:AB'KTX_11'BB0D0A1A0A
        image/ktx2 0:AB'KTX_20'BB0D0A1A0A
        image/x-astc 0:13ABA15C
        image/x-pvr 0:'PVR'03
        image/vnd.valve.source.texture 0:'VTF'00
        image/vnd.djvu 0:'AT&TFORM' 12:'DJV' ?djvu
        image/vnd.djvu 0:'AT&TFORM' 12:'THUM'
        image/vnd.djvu 0:'AT&TFORM' 12:'DJVI'
        image/x-ilbm 0:'FORM' 8:'ILBM'
        image/x-ilbm 0:'FORM' 8:'PBM_'
        image/x-ilbm 0:'FORM' 8:'ACBM'
        image/x-ilbm 0:'FORM' 8:'RGB8'
        image/emf 0:01000000 40:'_EMF'
        image/wmf 0:D7CDC69A
        image/wmf 0:0100090000.. ?wmf
        image/wmf 0:0200090000.. ?wmf
        image/x-pict 522:0011'.'02FF0C00
        image/x-pict 522:001102FF
        image/x-pict 522:1101 ?pict
        image/x-pict 10:001102FF0C00
        image/cgm 0:00.. ?cgm
        image/vnd.dwg 0:'AC10' 4:3. ?dwg
        image/vnd.dwg 0:'AC1.' ?dwg
        image/vnd.dwg 0:'AC2.10'
        image/vnd.dwg 0:'MC0.0'
        image/vnd.dxf 0:'AutoCAD_Binary_DXF'0D0A1A00
        image/vnd.sld 0:'AutoCAD_Slide'0D0A1A00
        image/vnd.fst 0:'fSTb'
        image/vnd.xiff 0:'XEFI'
        image/vnd.ms-modi 0:'EP*'00
        image/vnd.svf 0:'(SVF_V'
        image/prs.btif 0:'BTIF'
        image/vnd.zbrush.pcx 0:0A0.01 ?pcx
        image/vnd.zbrush.dcx 0:B168DE3A
        image/x-tga 0:.... ?tga
        image/x-sun-raster 0:59A66A95
        image/x-sgi 0:01DA ?sgi
        image/x-xwindowdump 4:00000007 ?xwd
        image/x-xcursor 0:'Xcur'
        image/x-kiss-cel 0:'KiSS' ?kisscel
        image/x-tim 0:10000000 ?tim
        image/x-pcd 0:'PCD_OPA'
        image/x-pcd 2048:'PCD_IPI'
        image/x-quicktime 4:'idsc' ?bigendiansize
        image/jxs 0:0000000C'JXS_'0D0A870A
        image/jxsc 0:FF10FF50
        image/jphc 0:FF4FFF51 40-200:FF50
        image/x-dib 0:28000000 ?dib
        image/x-portable-arbitrarymap 0:'P7'0A
        image/x-portable-arbitrarymap 0:'P7_332'
        image/x-portable-pixmap 0:'P6' ?netpbm
        image/x-portable-graymap 0:'P5' ?netpbm
        image/x-portable-bitmap 0:'P4' ?netpbm
        image/x-pfm 0:'PF' ?netpbm
        image/x-pfm 0:'Pf' ?netpbm
        image/x-phm 0:'PH' ?netpbm
        image/x-phm 0:'Ph' ?netpbm
        image/x-analyze 344:'ni1'00
        image/x-analyze 344:'n+1'00
        image/x-mag 0:'MAKI02'
        image/pwg-raster 0:'RaS2PwgRaster'
        application/vnd.cups-raster 0:'RaS3'
        application/vnd.cups-raster 0:'3SaR'
        application/vnd.cups-raster 0:'RaSt'
        application/vnd.cups-raster 0:'tSaR'
        image/x.sf3 0:81'SF3'00E0D00D0A0A03
        image/x.sf3-vector 0:81'SF3'00E0D00D0A0A09
        image/x-pixar-raster 0:80E80000
        image/x-farbfeld 0:'farbfeld'
        """#
}
