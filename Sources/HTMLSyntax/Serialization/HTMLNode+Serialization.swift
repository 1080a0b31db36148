// SPDX-License-Identifier: Apache-2.0

private let voidElements: StaticString =
    "area base basefont bgsound br col embed frame hr img input keygen link meta param source track wbr"
private let rawTextElements: StaticString = "style script xmp iframe noembed noframes plaintext"

/// How an element is written, by the number of its name.
private final class SerializationTables: Sendable {
    static let shared = SerializationTables()

    let void: Set<HTMLName>
    let rawText: Set<HTMLName>

    private init() {
        let names = NameTable.knownNamesOnly()
        var sets: [Set<HTMLName>] = []
        for list in [voidElements, rawTextElements] {
            var set: Set<HTMLName> = []
            for word in KnownNames.words(list) {
                let name = word.withUnsafeBufferPointer { bytes in bytes.baseAddress.flatMap { names.find($0, bytes.count) } }
                if let name { set.insert(name) }
            }
            sets.append(set)
        }
        void = sets[0]
        rawText = sets[1]
    }
}

/// The standard's "HTML fragment serialization algorithm", with scripting off.
extension HTMLNode {
    /// The node's children as HTML: what a browser calls `innerHTML`.
    public var innerHTML: [UInt8] {
        var output: [UInt8] = []
        writeContent(to: &output)
        return output
    }

    /// The node as HTML: what a browser calls `outerHTML`.
    public var outerHTML: [UInt8] {
        var output: [UInt8] = []
        for visit in visits { Self.write(visit, to: &output) }
        return output
    }

    /// Appends the children as HTML.
    public func writeContent(to output: inout [UInt8]) {
        if kind == .element, namespace == .html, SerializationTables.shared.void.contains(name) { return }
        for child in children {
            for visit in child.visits { Self.write(visit, to: &output) }
        }
    }

    private static func write(_ visit: Visit, to output: inout [UInt8]) {
        switch visit {
        case .enter(let node): node.writeStart(to: &output)
        case .leave(let node):
            guard node.kind == .element, !(node.namespace == .html && SerializationTables.shared.void.contains(node.name)) else { return }
            output.append(contentsOf: "</".utf8)
            node.writeTagName(to: &output)
            output.append(UInt8(ascii: ">"))
        }
    }

    private func writeStart(to output: inout [UInt8]) {
        switch kind {
        case .document, .fragment: break
        case .element: writeStartTag(to: &output)
        case .text:
            let parentName = parent.map { $0.kind == .element && $0.namespace == .html ? $0.name : .none } ?? .none
            if SerializationTables.shared.rawText.contains(parentName) {
                text.append(to: &output)
            } else {
                Self.escape(text, isAttribute: false, to: &output)
            }
        case .comment:
            output.append(contentsOf: "<!--".utf8)
            text.append(to: &output)
            output.append(contentsOf: "-->".utf8)
        case .processingInstruction:
            output.append(contentsOf: "<?".utf8)
            output.append(contentsOf: nameText.utf8)
            output.append(UInt8(ascii: " "))
            text.append(to: &output)
            output.append(UInt8(ascii: ">"))
        case .documentType:
            output.append(contentsOf: "<!DOCTYPE ".utf8)
            output.append(contentsOf: nameText.utf8)
            output.append(UInt8(ascii: ">"))
        }
    }

    /// The local name of an element of HTML, MathML or SVG, else the qualified one.
    private func writeTagName(to output: inout [UInt8]) {
        let isLocal = namespace == .html || namespace == .svg || namespace == .mathML
        output.append(contentsOf: storage.tree.names.bytes(of: isLocal ? localName : name))
    }

    private func writeStartTag(to output: inout [UInt8]) {
        output.append(UInt8(ascii: "<"))
        writeTagName(to: &output)
        for attribute in attributes {
            output.append(UInt8(ascii: " "))
            output.append(contentsOf: storage.tree.names.bytes(of: attribute.name))
            output.append(contentsOf: "=\"".utf8)
            Self.escape(attribute.value, isAttribute: true, to: &output)
            output.append(UInt8(ascii: "\""))
        }
        output.append(UInt8(ascii: ">"))
    }

    /// "Escaping a string".
    private static func escape(_ text: HTMLText, isAttribute: Bool, to output: inout [UInt8]) {
        text.storage.withBytes(text.range) { bytes in
            var done = 0
            for index in 0..<bytes.count {
                let replacement: StaticString
                var count = 1
                switch bytes[index] {
                case UInt8(ascii: "&"): replacement = "&amp;"
                case UInt8(ascii: "<"): replacement = "&lt;"
                case UInt8(ascii: ">"): replacement = "&gt;"
                case UInt8(ascii: "\"") where isAttribute: replacement = "&quot;"
                case 0xC2 where index + 1 < bytes.count && bytes[index + 1] == 0xA0:
                    replacement = "&nbsp;"
                    count = 2
                default: continue
                }
                output.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[done..<index]))
                replacement.withUTF8Buffer { output.append(contentsOf: $0) }
                done = index + count
            }
            output.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[done...]))
        }
    }
}
