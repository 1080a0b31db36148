// SPDX-License-Identifier: Apache-2.0

/// What a check of structure found: that the signature's type is right, or a more special one.
struct Verdict {
    /// `nil` where the type of the signature stands.
    var mediaType: String?
    /// `nil` where the signature itself is the evidence.
    var evidence: String?
    /// `nil` where the signature's certainty stands.
    var certainty: ContentMatch.Certainty?

    static let confirmed = Verdict()

    static func type(_ mediaType: String, _ evidence: String? = nil, _ certainty: ContentMatch.Certainty? = nil) -> Verdict {
        Verdict(mediaType: mediaType, evidence: evidence, certainty: certainty)
    }

    static func confirmed(if holds: Bool) -> Verdict? { holds ? .confirmed : nil }
}

/// The checks that signatures name behind `?`. Each is asked only when its signature was found, and refuses with `nil`.
///
/// A check never refuses what is missing because the input ends before it.
enum StructureCheck: String, CaseIterable {
    // Pictures
    case png, jls, bmp, tiff, icon, bigendiansize, aseprite, jpeg2000, jxl, qoi, djvu, wmf, pict, cgm, dwg, pcx, tga, sgi, xwd
    case kisscel, tim, dib, netpbm
    // Sound
    case au, id3, mpegaudio, adts, loas, ac3, ape, musepack, s3m, mmd, c669, amf, psf, smafaudio
    // Video and containers
    case isobmff, qtatom, ebml, ogg, riff, cdr, mpeg4visual, annexb, mpegts, dv, av1, bink, flic, cine, mjpeg, swf
    // Fonts
    case sfnt, eot, psf1, tfm
    // Archives and disk images
    case zip, gzip, bzip2, lzma, zlib, tar, cpio, rpm, arj, arc, macbinary, ext2, bootsector, teledisk, scp, msa
    // Programs
    case mz, cafebabe, axml, pyc, coff, xcoff, omf, aout, spectrumtap, atr, terminfo, nls, ips
    // Data
    case sqlite, sqlite2, dbf, frm, firebird, arrowstream, orc, sequence, grib, bufr, mseed, edf, stata, las, shp, ipfix, bplist
    case pgpkey, pgpmessage, pgpsignature, der, lnk, prc, stl, threeds, prt, gguf, pickle
    // Documents
    case junkpdf, postscript, ole, word, biff, lotus, quattro, wpc, write, works, os2help, mobi, kfx, msgpack, owner, emlx, marc

    func verdict(_ window: ContentWindow) throws -> Verdict? {
        switch self {
        case .zip: try ZipStructure.verdict(window)
        case .ole: try CompoundStructure.verdict(window)
        case .isobmff, .qtatom, .ebml, .ogg, .riff, .cdr: try ContainerStructures.verdict(self, window)
        case .png, .jls, .bmp, .tiff, .icon, .bigendiansize, .aseprite, .jpeg2000, .jxl, .qoi, .djvu, .wmf, .pict, .cgm, .dwg, .pcx, .tga,
            .sgi, .xwd, .kisscel, .tim, .dib, .netpbm:
            try ImageStructures.verdict(self, window)
        case .au, .id3, .mpegaudio, .adts, .loas, .ac3, .ape, .musepack, .s3m, .mmd, .c669, .amf, .psf, .smafaudio:
            try AudioStructures.verdict(self, window)
        case .mpeg4visual, .annexb, .mpegts, .dv, .av1, .bink, .flic, .cine, .mjpeg, .swf: VideoStructures.verdict(self, window)
        case .sfnt, .eot, .psf1, .tfm: FontStructures.verdict(self, window)
        case .gzip, .bzip2, .lzma, .zlib, .tar, .cpio, .rpm, .arj, .arc, .macbinary, .ext2, .bootsector, .teledisk, .scp, .msa:
            ArchiveStructures.verdict(self, window)
        case .mz, .cafebabe, .axml, .pyc, .coff, .xcoff, .omf, .aout, .spectrumtap, .atr, .terminfo, .nls, .ips:
            try ProgramStructures.verdict(self, window)
        case .sqlite, .sqlite2, .dbf, .frm, .firebird, .arrowstream, .orc, .sequence, .grib, .bufr, .mseed, .edf, .stata, .las, .shp,
            .ipfix, .bplist, .lnk, .prc, .stl, .threeds, .prt, .gguf, .pickle:
            try DataStructures.verdict(self, window)
        case .pgpkey, .pgpmessage, .pgpsignature, .der: KeyStructures.verdict(self, window)
        case .junkpdf, .postscript, .word, .biff, .lotus, .quattro, .wpc, .write, .works, .os2help, .mobi, .kfx, .msgpack, .owner, .emlx,
            .marc:
            try DocumentStructures.verdict(self, window)
        }
    }
}
