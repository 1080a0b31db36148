// SPDX-License-Identifier: Apache-2.0

import HTMLSyntax

/// A drawing of SVG that stands in a page, as a file of its own.
enum VectorPicture {
    /// Whether anything but text is drawn.
    static func draws(_ svg: HTMLNode) -> Bool {
        svg.descendants.contains { node in
            guard node.kind == .element, node.namespace != .html else { return false }
            switch node.name {
            case .path, .circle, .rect, .line, .polyline, .polygon, .ellipse, .image, .img: return true
            default: return false
            }
        }
    }

    /// The drawing as XML.
    static func bytes(of svg: HTMLNode) -> [UInt8] {
        var output: [UInt8] = []
        var leftOut: HTMLNode?
        for visit in svg.visits {
            switch visit {
            case .enter(let node):
                if leftOut == nil, isLeftOut(node) { leftOut = node }
                if leftOut == nil { enter(node, isRoot: node == svg, &output) }
            case .leave(let node):
                if leftOut == nil, node.kind == .element, node.firstChild != nil { output += "</\(node.nameText)>".utf8 }
                if leftOut == node { leftOut = nil }
            }
        }
        return output
    }

    private static func enter(_ node: HTMLNode, isRoot: Bool, _ output: inout [UInt8]) {
        switch node.kind {
        case .text: escape(node.text, &output)
        case .element:
            output += "<\(node.nameText)".utf8
            if isRoot { output += " xmlns=\"http://www.w3.org/2000/svg\"".utf8 }
            for attribute in node.attributes {
                let name = attribute.nameText
                let lower = name.lowercased()
                if lower.utf8.starts(with: "on".utf8) || isRoot && lower.utf8.elementsEqual("xmlns".utf8) { continue }
                if lower.utf8.starts(with: "xlink:".utf8), !output.isEmpty, !isRoot {
                    output += " xmlns:xlink=\"http://www.w3.org/1999/xlink\"".utf8
                }
                if lower.utf8.starts(with: "xmlns:xlink".utf8) { continue }
                output += " \(name)=\"".utf8
                escape(attribute.value, &output)
                output.append(UInt8(ascii: "\""))
            }
            output += node.firstChild == nil ? "/>".utf8 : ">".utf8
        default: break
        }
    }

    /// A picture runs nothing.
    private static func isLeftOut(_ node: HTMLNode) -> Bool {
        node.kind == .element && (node.name == .script || node.name == .foreignObject)
    }

    private static func escape(_ text: HTMLText, _ output: inout [UInt8]) {
        for byte in text {
            switch byte {
            case UInt8(ascii: "&"): output += "&amp;".utf8
            case UInt8(ascii: "<"): output += "&lt;".utf8
            case UInt8(ascii: ">"): output += "&gt;".utf8
            case UInt8(ascii: "\""): output += "&quot;".utf8
            case 0x09, 0x0A, 0x0D, 0x20...: output.append(byte)
            default: break
            }
        }
    }
}
