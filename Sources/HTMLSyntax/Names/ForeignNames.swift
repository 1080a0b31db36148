// SPDX-License-Identifier: Apache-2.0

/// What "Adjust SVG attributes", the rule for SVG tag names, "Adjust MathML attributes" and "Adjust foreign attributes" say: the names that
/// the tokenizer made lower case, as they are in SVG and MathML.
private let svgElementNames: StaticString = """
    altGlyph altGlyphDef altGlyphItem animateColor animateMotion animateTransform clipPath feBlend feColorMatrix feComponentTransfer
    feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR
    feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence
    foreignObject glyphRef linearGradient radialGradient textPath
    """

private let svgAttributeNames: StaticString = """
    attributeName attributeType baseFrequency baseProfile calcMode clipPathUnits diffuseConstant edgeMode filterUnits glyphRef
    gradientTransform gradientUnits kernelMatrix kernelUnitLength keyPoints keySplines keyTimes lengthAdjust limitingConeAngle
    markerHeight markerUnits markerWidth maskContentUnits maskUnits numOctaves pathLength patternContentUnits patternTransform
    patternUnits pointsAtX pointsAtY pointsAtZ preserveAlpha preserveAspectRatio primitiveUnits refX refY repeatCount repeatDur
    requiredExtensions requiredFeatures specularConstant specularExponent spreadMethod startOffset stdDeviation stitchTiles
    surfaceScale systemLanguage tableValues targetX targetY textLength viewBox viewTarget xChannelSelector yChannelSelector zoomAndPan
    """

private let qualifiedAttributeNames: StaticString = """
    xlink:actuate xlink:arcrole xlink:href xlink:role xlink:show xlink:title xlink:type xml:lang xml:space xmlns xmlns:xlink
    """

/// What names become, by their number.
struct NameMap: ~Copyable, Sendable {
    private let names: Pool<HTMLName>

    fileprivate init(_ pairs: [(HTMLName, HTMLName)], count: Int) {
        names = Pool(repeating: .none, count: count)
        for (name, other) in pairs { names[Int(name.rawValue)] = other }
    }

    @inline(__always)
    subscript(name: HTMLName) -> HTMLName? {
        guard Int(name.rawValue) < names.count else { return nil }
        let other = names[Int(name.rawValue)]
        return other == .none ? nil : other
    }
}

/// The known names' table with what foreign content makes of names, built once.
final class KnownNames: Sendable {
    static let shared = KnownNames()

    let table: NameTable
    let svgElements: NameMap
    let svgAttributes: NameMap
    let mathAttributes: NameMap
    let qualifiedAttributes: NameMap
    /// The tokenizer's name of an SVG element.
    let lowercased: NameMap

    private init() {
        var table = NameTable(list: knownNames)
        let elements = Self.pairs(svgElementNames, in: &table)
        let attributes = Self.pairs(svgAttributeNames, in: &table)
        let mathAttributes = Self.pairs("definitionURL", in: &table)
        let qualified = Self.words(qualifiedAttributeNames).map { (Self.intern($0, in: &table), Self.qualify($0, in: &table)) }
        let count = table.count
        svgElements = NameMap(elements, count: count)
        svgAttributes = NameMap(attributes, count: count)
        self.mathAttributes = NameMap(mathAttributes, count: count)
        qualifiedAttributes = NameMap(qualified, count: count)
        lowercased = NameMap(elements.map { ($1, $0) }, count: count)
        self.table = table
    }

    private static func qualify(_ name: [UInt8], in table: inout NameTable) -> HTMLName {
        let prefixCount = name.firstIndex(of: UInt8(ascii: ":")) ?? 0
        let namespace: HTMLNamespace =
            switch prefixCount == 0 ? name.count : prefixCount {
            case 3: .xml
            default: name.starts(with: Array("xmlns".utf8)) ? .xmlns : .xlink
            }
        return name.withUnsafeBufferPointer { bytes in
            bytes.baseAddress.map { table.intern($0, bytes.count, prefixCount: prefixCount, namespace: namespace) } ?? .none
        }
    }

    private static func pairs(_ list: StaticString, in table: inout NameTable) -> [(HTMLName, HTMLName)] {
        words(list).map { adjusted in
            let lower = adjusted.map { $0 >= 0x41 && $0 <= 0x5A ? $0 + 0x20 : $0 }
            return (intern(lower, in: &table), intern(adjusted, in: &table))
        }
    }

    private static func intern(_ name: [UInt8], in table: inout NameTable) -> HTMLName {
        name.withUnsafeBufferPointer { bytes in bytes.baseAddress.map { table.intern($0, bytes.count) } ?? .none }
    }

    static func words(_ list: StaticString) -> [[UInt8]] {
        list.withUTF8Buffer { bytes in bytes.split { $0 <= 0x20 }.map(Array.init) }
    }
}
