// SPDX-License-Identifier: Apache-2.0

/// What contents name: fonts, forms and states, each read once (ISO 32000-1, 7.8.3).
struct ContentResources {
    /// The parts of a parameter dictionary that count here (8.4.5).
    struct Parameters {
        var fillAlpha: Double?
        var strokeAlpha: Double?
        var lineWidth: Double?
        var font: FontMetrics?
        var fontSize = 0.0
    }

    /// A content that is drawn as one (8.10).
    struct Form {
        var content: [UInt8]
        var matrix: Matrix
        var box: [Double]?
        var resources: PDFObject?
    }

    private var fonts: [Int: FontMetrics] = [:]
    private var forms: [Int: Form] = [:]
    private var formBytes = 0

    /// Fonts and bytes of forms that are kept.
    private static let maximumFonts = 2000
    private static let maximumFormBytes = 4 << 20

    mutating func font(_ object: PDFObject) -> FontMetrics {
        if let number = object.number, let known = fonts[number] { return known }
        let font = FontMetrics(object)
        if let number = object.number, fonts.count < Self.maximumFonts { fonts[number] = font }
        return font
    }

    mutating func form(_ object: PDFObject) -> Form? {
        if let number = object.number, let known = forms[number] { return known }
        guard let content = object.unpacked else { return nil }
        let form = Form(
            content: content, matrix: Matrix(object["/Matrix"]?.reals) ?? Matrix(), box: object["/BBox"]?.reals,
            resources: object["/Resources"])
        if let number = object.number, formBytes + content.count <= Self.maximumFormBytes {
            formBytes += content.count
            forms[number] = form
        }
        return form
    }

    mutating func parameters(_ object: PDFObject) -> Parameters {
        var result = Parameters(
            fillAlpha: object["/ca"]?.real, strokeAlpha: object["/CA"]?.real, lineWidth: object["/LW"]?.real)
        if let pair = object["/Font"], let font = pair[0] {
            result.font = self.font(font)
            result.fontSize = pair[1]?.real ?? 0
        }
        return result
    }
}
