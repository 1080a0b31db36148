// SPDX-License-Identifier: Apache-2.0

/// How a colour's components are to be read (ISO 32000-1, 8.6), as far as backgrounds and lines need it.
enum ColorSpace {
    case gray, rgb, cmyk
    /// Inks of their own: the more, the darker.
    case inks
    /// Numbers of colours in a table of red, green and blue.
    case indexed([UInt8])
    /// Patterns and what else has no one colour.
    case none

    /// From an object: a name or an array.
    init(_ object: PDFObject?) {
        guard let object else {
            self = .none
            return
        }
        guard let family = object.name ?? object[0]?.name else {
            self = .none
            return
        }
        switch family {
        case "DeviceGray", "G", "CalGray": self = .gray
        case "DeviceRGB", "RGB", "CalRGB": self = .rgb
        case "DeviceCMYK", "CMYK": self = .cmyk
        case "ICCBased":
            switch object[1]?["/N"]?.integer {
            case 1: self = .gray
            case 3: self = .rgb
            case 4: self = .cmyk
            default: self = .none
            }
        case "Separation", "DeviceN": self = .inks
        case "Indexed", "I": self = Self.indexed(object)
        default: self = .none
        }
    }

    private static func indexed(_ object: PDFObject) -> ColorSpace {
        // The colours of a table are in no table (8.6.6.3).
        guard let base = object[1], let table = object[3], !["Indexed", "I"].contains(base[0]?.name) else { return .none }
        let bytes = table.unpacked ?? table.stringBytes ?? []
        let (space, count) =
            switch ColorSpace(base) {
            case .gray: (ColorSpace.gray, 1)
            case .rgb: (ColorSpace.rgb, 3)
            case .cmyk: (ColorSpace.cmyk, 4)
            case .inks, .indexed, .none: (ColorSpace.none, 1)
            }
        var colors: [UInt8] = []
        for start in stride(from: 0, to: min(bytes.count, 256 * count) - count + 1, by: count) {
            let color = space.color(bytes[start..<start + count].map { Double($0) / 255 }) ?? 0
            colors += [UInt8(color >> 16 & 0xFF), UInt8(color >> 8 & 0xFF), UInt8(color & 0xFF)]
        }
        return .indexed(colors)
    }

    /// The colour of components as 0xRRGGBB; `nil` where there is no one colour.
    func color(_ components: [Double]) -> UInt32? {
        switch self {
        case .gray: components.first.map { Self.packed($0, $0, $0) }
        case .rgb: components.count >= 3 ? Self.packed(components[0], components[1], components[2]) : nil
        case .cmyk: components.count >= 4 ? Self.packed(cmyk: components) : nil
        case .inks:
            components.max().map { Self.packed(1 - $0, 1 - $0, 1 - $0) }
        case .indexed(let table):
            components.first.flatMap { number in
                let place = 3 * Int(min(max(number, 0), 255))
                guard place + 2 < table.count else { return nil }
                return UInt32(table[place]) << 16 | UInt32(table[place + 1]) << 8 | UInt32(table[place + 2])
            }
        case .none: nil
        }
    }

    /// The colour that is set with the space (8.6.8).
    var initial: UInt32? {
        switch self {
        case .indexed: color([0])
        case .inks: 0
        case .none: nil
        case .gray, .rgb, .cmyk: 0
        }
    }

    static func packed(_ red: Double, _ green: Double, _ blue: Double) -> UInt32 {
        func byte(_ value: Double) -> UInt32 { UInt32((min(max(value, 0), 1) * 255).rounded()) }
        return byte(red) << 16 | byte(green) << 8 | byte(blue)
    }

    static func packed(cmyk values: [Double]) -> UInt32 {
        let rest = 1 - min(max(values[3], 0), 1)
        return packed((1 - values[0]) * rest, (1 - values[1]) * rest, (1 - values[2]) * rest)
    }
}

extension UInt32 {
    /// This colour as it shows through on white.
    func onWhite(alpha: Double) -> UInt32 {
        if alpha >= 1 { return self }
        func mixed(_ shift: UInt32) -> UInt32 {
            UInt32((Double(self >> shift & 0xFF) * alpha + 255 * (1 - alpha)).rounded()) << shift
        }
        return mixed(16) | mixed(8) | mixed(0)
    }
}
