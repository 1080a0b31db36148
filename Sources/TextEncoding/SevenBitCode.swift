// SPDX-License-Identifier: Apache-2.0

/// The encodings that shift between character sets and use seven bits.
enum SevenBitCode: String, CaseIterable, Sendable {
    /// ISO-2022-JP as the Encoding standard has it.
    case iso2022JP = "iso-2022-jp"
    /// ISO-2022-KR (RFC 1557).
    case iso2022KR = "iso-2022-kr"
    /// ISO-2022-CN (RFC 1922), without its extension.
    case iso2022CN = "iso-2022-cn"
    /// HZ (RFC 1843).
    case hz

    var cells: DoubleByteCells {
        switch self {
        case .iso2022JP: .jis0208
        case .iso2022KR: .windows949
        case .hz, .iso2022CN: .gb18030
        }
    }
}
