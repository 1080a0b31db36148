// SPDX-License-Identifier: Apache-2.0

/// What "Adjust SVG attributes", the rule for SVG tag names, "Adjust MathML attributes" and "Adjust foreign attributes" say: the names that the
/// tokenizer made lower case, as they are in SVG and MathML.
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

/// The known names' table with what foreign content makes of names, built once.
final class KnownNames: Sendable {
    static let shared = KnownNames()

    let table: NameTable
    /// What a name becomes, by its number.
    let svgElements: [HTMLName: HTMLName]
    let svgAttributes: [HTMLName: HTMLName]
    let mathAttributes: [HTMLName: HTMLName]
    let qualifiedAttributes: [HTMLName: HTMLName]
    /// The tokenizer's name of an SVG element.
    let lowercased: [HTMLName: HTMLName]

    private init() {
        var table = NameTable(list: knownNames)
        var elements: [HTMLName: HTMLName] = [:]
        var lowercased: [HTMLName: HTMLName] = [:]
        for (lower, adjusted) in Self.pairs(svgElementNames, in: &table) {
            elements[lower] = adjusted
            lowercased[adjusted] = lower
        }
        svgElements = elements
        self.lowercased = lowercased
        svgAttributes = Dictionary(Self.pairs(svgAttributeNames, in: &table)) { first, _ in first }
        mathAttributes = Dictionary(Self.pairs("definitionURL", in: &table)) { first, _ in first }
        var qualified: [HTMLName: HTMLName] = [:]
        for name in Self.words(qualifiedAttributeNames) {
            let plain = name.withUnsafeBufferPointer { bytes in bytes.baseAddress.map { table.intern($0, bytes.count) } ?? .none }
            qualified[plain] = Self.qualify(name, in: &table)
        }
        qualifiedAttributes = qualified
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
