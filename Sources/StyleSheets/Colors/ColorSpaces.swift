// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// Conversions to sRGB by the sample code and the constants of CSS Color 4 (sections 7, 9, 10 and 18). Components are from 0 to 1; results
/// may lie outside.
enum ColorSpaces {
    typealias Triple = SIMD3<Double>

    /// A matrix by rows.
    struct Matrix {
        let rows: (Triple, Triple, Triple)

        init(_ first: Triple, _ second: Triple, _ third: Triple) { rows = (first, second, third) }

        /// The matrix that undoes this one, by cofactors.
        var inverse: Matrix {
            let (a, b, c) = rows
            let first = Triple(b.y * c.z - b.z * c.y, a.z * c.y - a.y * c.z, a.y * b.z - a.z * b.y)
            let second = Triple(b.z * c.x - b.x * c.z, a.x * c.z - a.z * c.x, a.z * b.x - a.x * b.z)
            let third = Triple(b.x * c.y - b.y * c.x, a.y * c.x - a.x * c.y, a.x * b.y - a.y * b.x)
            let determinant = a.x * first.x + a.y * second.x + a.z * third.x
            return Matrix(first / determinant, second / determinant, third / determinant)
        }

        func times(_ value: Triple) -> Triple { Triple((rows.0 * value).sum(), (rows.1 * value).sum(), (rows.2 * value).sum()) }
    }

    /// Hue in degrees from 0 to 360.
    static func hsl(_ hue: Double, _ saturation: Double, _ lightness: Double) -> Triple {
        func channel(_ place: Double) -> Double {
            let sector = (place + hue / 30).truncatingRemainder(dividingBy: 12)
            return lightness - saturation * min(lightness, 1 - lightness) * max(-1, min(sector - 3, 9 - sector, 1))
        }
        return Triple(channel(0), channel(8), channel(4))
    }

    static func lab(_ lab: Triple) -> Triple {
        let epsilon = 216.0 / 24389
        let kappa = 24389.0 / 27
        let y = (lab.x + 16) / 116
        let x = lab.y / 500 + y
        let z = y - lab.z / 200
        let relative = Triple(
            x * x * x > epsilon ? x * x * x : (116 * x - 16) / kappa, lab.x > kappa * epsilon ? y * y * y : lab.x / kappa,
            z * z * z > epsilon ? z * z * z : (116 * z - 16) / kappa)
        return fromXYZ(d65.times(relative * Triple(0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585)))
    }

    static func oklab(_ lab: Triple) -> Triple {
        let roots = oklabToLMS.times(lab)
        return fromXYZ(lmsToXYZ.times(roots * roots * roots))
    }

    /// A color from one of the predefined spaces of `color()`; nil for others.
    static func predefined(_ name: String, _ color: Triple) -> Triple? {
        if name.equalsIgnoringCase("srgb") { return color }
        if name.equalsIgnoringCase("srgb-linear") { return color.mapped(encode) }
        if name.equalsIgnoringCase("display-p3") { return fromXYZ(p3.times(color.mapped(decode))) }
        if name.equalsIgnoringCase("a98-rgb") { return fromXYZ(a98.times(color.mapped { power($0, 563.0 / 256) })) }
        if name.equalsIgnoringCase("rec2020") { return fromXYZ(rec2020.times(color.mapped(decode2020))) }
        if name.equalsIgnoringCase("prophoto-rgb") { return fromXYZ(d65.times(prophoto.times(color.mapped(decodeProphoto)))) }
        if name.equalsIgnoringCase("xyz") || name.equalsIgnoringCase("xyz-d65") { return fromXYZ(color) }
        return name.equalsIgnoringCase("xyz-d50") ? fromXYZ(d65.times(color)) : nil
    }

    private static func fromXYZ(_ color: Triple) -> Triple { xyzToRGB.times(color).mapped(encode) }

    // MARK: From sRGB

    static func linear(_ color: Triple) -> Triple { color.mapped(decode) }

    static func encoded(_ color: Triple) -> Triple { color.mapped(encode) }

    static func toOklab(_ color: Triple) -> Triple {
        let lms = xyzToLMS.times(rgbToXYZ.times(linear(color)))
        return lmsToOklab.times(lms.mapped { cbrt($0) })
    }

    static func toLab(_ color: Triple) -> Triple {
        let relative = toD50.times(rgbToXYZ.times(linear(color))) / Triple(0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585)
        let f = relative.mapped { $0 > 216.0 / 24389 ? cbrt($0) : (24389.0 / 27 * $0 + 16) / 116 }
        return Triple(116 * f.y - 16, 500 * (f.x - f.y), 200 * (f.y - f.z))
    }

    /// Lightness, saturation, hue in degrees.
    static func toHSL(_ color: Triple) -> Triple {
        let (most, least) = (color.max(), color.min())
        let (range, lightness) = (most - least, (most + least) / 2)
        guard range > 0 else { return Triple(lightness, 0, 0) }
        var hue = (color.x - color.y) / range + 4
        if most == color.y { hue = (color.z - color.x) / range + 2 }
        if most == color.x { hue = (color.y - color.z) / range + (color.y < color.z ? 6 : 0) }
        return Triple(lightness, range / (1 - abs(2 * lightness - 1)), hue * 60)
    }

    private static let rgbToXYZ = xyzToRGB.inverse
    private static let xyzToLMS = lmsToXYZ.inverse
    private static let lmsToOklab = oklabToLMS.inverse
    private static let toD50 = d65.inverse

    // MARK: Transfer functions, symmetric around 0

    private static func power(_ value: Double, _ exponent: Double) -> Double { value < 0 ? -pow(-value, exponent) : pow(value, exponent) }

    private static func encode(_ value: Double) -> Double {
        abs(value) <= 0.0031308 ? 12.92 * value : (value < 0 ? -1 : 1) * (1.055 * pow(abs(value), 1 / 2.4) - 0.055)
    }

    private static func decode(_ value: Double) -> Double {
        abs(value) <= 0.04045 ? value / 12.92 : power((value < 0 ? -1 : 1) * (abs(value) + 0.055) / 1.055, 2.4)
    }

    private static func decode2020(_ value: Double) -> Double {
        let alpha = 1.09929682680944
        let beta = 0.018053968510807
        return abs(value) < beta * 4.5 ? value / 4.5 : power((value < 0 ? -1 : 1) * (abs(value) + alpha - 1) / alpha, 1 / 0.45)
    }

    private static func decodeProphoto(_ value: Double) -> Double { abs(value) <= 16.0 / 512 ? value / 16 : power(value, 1.8) }

    // MARK: Matrices

    private static let xyzToRGB = Matrix(
        Triple(12831.0 / 3959, -329.0 / 214, -1974.0 / 3959), Triple(-851781.0 / 878810, 1648619.0 / 878810, 36519.0 / 878810),
        Triple(705.0 / 12673, -2585.0 / 12673, 705.0 / 667))
    /// From D50 to D65 (Bradford).
    private static let d65 = Matrix(
        Triple(0.955473421488075, -0.02309845494876471, 0.06325924320057072),
        Triple(-0.0283697093338637, 1.0099953980813041, 0.021041441191917323),
        Triple(0.012314014864481998, -0.020507649298898964, 1.330365926242124))
    private static let oklabToLMS = Matrix(
        Triple(1, 0.3963377773761749, 0.2158037573099136), Triple(1, -0.1055613458156586, -0.0638541728258133),
        Triple(1, -0.0894841775298119, -1.2914855480194092))
    private static let lmsToXYZ = Matrix(
        Triple(1.2268798758459243, -0.5578149944602171, 0.2813910456659647),
        Triple(-0.0405757452148008, 1.1122868032803170, -0.0717110580655164),
        Triple(-0.0763729366746601, -0.4214933324022432, 1.5869240198367816))
    private static let p3 = Matrix(
        Triple(608311.0 / 1250200, 189793.0 / 714400, 198249.0 / 1000160), Triple(35783.0 / 156275, 247089.0 / 357200, 198249.0 / 2500400),
        Triple(0, 32229.0 / 714400, 5220557.0 / 5000800))
    private static let a98 = Matrix(
        Triple(573536.0 / 994567, 263643.0 / 1420810, 187206.0 / 994567),
        Triple(591459.0 / 1989134, 6239551.0 / 9945670, 374412.0 / 4972835),
        Triple(53769.0 / 1989134, 351524.0 / 4972835, 4929758.0 / 4972835))
    private static let rec2020 = Matrix(
        Triple(63426534.0 / 99577255, 20160776.0 / 139408157, 47086771.0 / 278816314),
        Triple(26158966.0 / 99577255, 472592308.0 / 697040785, 8267143.0 / 139408157),
        Triple(0, 19567812.0 / 697040785, 295819943.0 / 278816314))
    private static let prophoto = Matrix(
        Triple(0.79776664490064230, 0.13518129740053308, 0.03134773412839220),
        Triple(0.28807482881940130, 0.71183523424187300, 0.00008993693872564), Triple(0, 0, 0.82510460251046020))
}

extension SIMD3<Double> {
    fileprivate func mapped(_ function: (Double) -> Double) -> Self { Self(function(x), function(y), function(z)) }
}
