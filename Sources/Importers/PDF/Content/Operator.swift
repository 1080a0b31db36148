// SPDX-License-Identifier: Apache-2.0

/// Operators of content streams (ISO 32000-1, Annex A); raw values are their bytes one after the other.
enum Operator: UInt32 {
    /// Any other.
    case unknown = 0
    /// `q`
    case save = 0x71
    /// `Q`
    case restore = 0x51
    /// `cm`
    case concatenate = 0x636D
    /// `w`
    case lineWidth = 0x77
    /// `gs`
    case graphicsState = 0x6773

    /// `m`
    case moveTo = 0x6D
    /// `l`
    case lineTo = 0x6C
    /// `c`
    case curve = 0x63
    /// `v`
    case curveFromPoint = 0x76
    /// `y`
    case curveToPoint = 0x79
    /// `h`
    case closePath = 0x68
    /// `re`
    case rectangle = 0x7265
    /// `S`
    case stroke = 0x53
    /// `s`
    case closeAndStroke = 0x73
    /// `f`
    case fill = 0x66
    /// `F`
    case fillOld = 0x46
    /// `f*`
    case fillEvenOdd = 0x662A
    /// `B`
    case fillAndStroke = 0x42
    /// `B*`
    case fillAndStrokeEvenOdd = 0x422A
    /// `b`
    case closeFillAndStroke = 0x62
    /// `b*`
    case closeFillAndStrokeEvenOdd = 0x622A
    /// `n`
    case endPath = 0x6E
    /// `W`
    case clip = 0x57
    /// `W*`
    case clipEvenOdd = 0x572A

    /// `cs`
    case fillSpace = 0x6373
    /// `CS`
    case strokeSpace = 0x4353
    /// `sc`
    case fillColor = 0x7363
    /// `scn`
    case fillColorNamed = 0x73636E
    /// `SC`
    case strokeColor = 0x5343
    /// `SCN`
    case strokeColorNamed = 0x53434E
    /// `g`
    case fillGray = 0x67
    /// `G`
    case strokeGray = 0x47
    /// `rg`
    case fillRGB = 0x7267
    /// `RG`
    case strokeRGB = 0x5247
    /// `k`
    case fillCMYK = 0x6B
    /// `K`
    case strokeCMYK = 0x4B

    /// `BT`
    case beginText = 0x4254
    /// `ET`
    case endText = 0x4554
    /// `Tc`
    case characterSpacing = 0x5463
    /// `Tw`
    case wordSpacing = 0x5477
    /// `Tz`
    case scaling = 0x547A
    /// `TL`
    case leading = 0x544C
    /// `Tf`
    case font = 0x5466
    /// `Tr`
    case rendering = 0x5472
    /// `Ts`
    case rise = 0x5473
    /// `Td`
    case move = 0x5464
    /// `TD`
    case moveSettingLeading = 0x5444
    /// `Tm`
    case textMatrix = 0x546D
    /// `T*`
    case nextLine = 0x542A
    /// `Tj`
    case show = 0x546A
    /// `TJ`
    case showAdjusted = 0x544A
    /// `'`
    case nextLineShow = 0x27
    /// `"`
    case nextLineShowSpaced = 0x22

    /// `Do`
    case external = 0x446F
    /// `ID`
    case beginImageData = 0x4944
    /// `BMC`
    case beginMarked = 0x424D43
    /// `BDC`
    case beginMarkedWithProperties = 0x424443
    /// `EMC`
    case endMarked = 0x454D43

}
