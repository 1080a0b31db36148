// SPDX-License-Identifier: Apache-2.0

/// Control words that define a row of a table and its cells (RTF specification 1.9.1, "Table Definitions").
enum RowWord: String, CaseIterable {
    case trowd, trgaph, trleft, trql, trqr, trqc, trhdr, trrh, trwWidth, trftsWidth
    case trpaddt, trpaddr, trpaddb, trpaddl, trpaddft, trpaddfr, trpaddfb, trpaddfl
    case trspdl, trspdfl
    case trcbpat, trcfpat, trshdng
    /// The right edge of a cell, which ends its definition.
    case cellx
    case clmgf, clmrg, clvmgf, clvmrg
    case clvertalt, clvertalc, clvertalb
    case clcbpat, clcfpat, clshdng
    case clwWidth, clftsWidth
    case clpadt, clpadr, clpadb, clpadl, clpadft, clpadfr, clpadfb, clpadfl
}
