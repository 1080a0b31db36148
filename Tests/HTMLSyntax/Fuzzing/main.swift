// SPDX-License-Identifier: Apache-2.0

import Foundation
import HTMLSyntax

// Parses pages that were broken at random, and looks whether the tree holds together. `make fuzz` builds it with the address sanitizer and
// with the checks of debug builds, and runs it for FUZZ_SECONDS (300); files below the folder that FUZZ_SEEDS names are what it breaks,
// beside its own pieces.
//
//     HTMLFuzzer SECONDS [FOLDER]

/// Numbers that a seed decides, so that a failure can be repeated.
struct SeededNumbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

let pieces = """
    <table> <tr> <td> <th> <tbody> <caption> <colgroup> <col> </table> </tr> </td> <a> </a> <b> </b> <i> </i> <nobr> </nobr> <p>
    </p> <div> </div> <form> </form> <select> <option> <optgroup> <hr> </select> <svg> </svg> <math> <mi> <mtext> <annotation-xml
    encoding=text/html> <foreignObject> <desc> <title> </title> <template> </template> <frameset> <frame> </frameset> <noframes>
    <body a=b> <html c=d> <head> </head> </body> </html> <script> <!-- --> --!> </script> <style> </style> <textarea> </textarea>
    <plaintext> <![CDATA[ ]]> <?pi x?> <?xml <!DOCTYPE> <!doctypehtml public "" '> & &amp &not &notin; &#x &#xD800; &#99999999999;
    &nGt; <ruby> <rt> <rp> <li> <dd> <ul> <h1> </h2> <button> <input type=hidden> <image> <br> </br> <marquee> </marquee> <font
    color> <selectedcontent> <noscript> <x y='&lt;' y="z" Z=1/> =" ' / > < \0 \r \r\n \t é
    """.split { $0 == " " || $0 == "\n" }.map { Array(String($0).replacing("\\0", with: "\0").replacing("\\r", with: "\r").utf8) }

let contexts = ["body", "table", "tr", "select", "template", "title", "script", "frameset", "html", "td", "colgroup", "p"]

func seeds(in folder: String?) -> [[UInt8]] {
    let own = [Array("<!DOCTYPE html><title>T</title><p>one<b>two</b>".utf8)]
    guard let folder, let files = FileManager.default.enumerator(atPath: folder) else { return own }
    let names = files.compactMap { $0 as? String }.filter { $0.hasSuffix(".html") || $0.hasSuffix(".dat") }.sorted()
    return own + names.compactMap { FileManager.default.contents(atPath: folder + "/" + $0).map(Array.init) }.filter { !$0.isEmpty }
}

func brokenPage(_ seeds: [[UInt8]], _ numbers: inout SeededNumbers) -> [UInt8] {
    let seed = seeds.randomElement(using: &numbers) ?? []
    let start = Int.random(in: 0..<seed.count, using: &numbers)
    var page = Array(seed[start..<min(seed.count, start + Int.random(in: 0..<6_000, using: &numbers))])
    for _ in 0..<Int.random(in: 1..<60, using: &numbers) {
        let place = Int.random(in: 0...page.count, using: &numbers)
        let end = min(page.count, place + Int.random(in: 0..<40, using: &numbers))
        switch Int.random(in: 0..<8, using: &numbers) {
        case 0: page.removeSubrange(place..<end)
        case 1: page.insert(contentsOf: page[place..<end], at: place)
        case 2: if place < page.count { page[place] = UInt8.random(in: 0...255, using: &numbers) }
        case 3:
            let piece = pieces.randomElement(using: &numbers) ?? []
            for _ in 0..<Int.random(in: 1..<50, using: &numbers) { page.insert(contentsOf: piece, at: place) }
        default: page.insert(contentsOf: pieces.randomElement(using: &numbers) ?? [], at: place)
        }
    }
    return page
}

/// What is wrong with a tree; nil if nothing is.
func fault(in document: HTMLDocument) -> String? {
    var depth = 0
    var met = 0
    for visit in document.root.visits {
        guard case .enter(let node) = visit else {
            depth -= 1
            continue
        }
        depth += 1
        met += 1
        if met > document.nodeCount { return "more nodes in the tree than there are" }
        if depth > 1_200 { return "the tree is too deep" }
        if let next = node.nextSibling, next.previousSibling != node || next.parent != node.parent {
            return "siblings disagree at \(node.id)"
        }
        if node.nextSibling == nil, let parent = node.parent, parent.lastChild != node { return "not the last child: \(node.id)" }
        if let child = node.firstChild, child.parent != node || child.previousSibling != nil { return "not the first child of \(node.id)" }
        if node.kind == .element, node.nameText.isEmpty { return "an element without a name" }
        if node.kind == .text, node.text.isEmpty { return "an empty text" }
    }
    return depth == 0 ? nil : "visits that do not end"
}

let arguments = CommandLine.arguments
let seconds = arguments.count > 1 ? Double(arguments[1]) ?? 60 : 60
let material = seeds(in: arguments.count > 2 ? arguments[2] : nil)
var number = UInt64(Date().timeIntervalSince1970 * 1000)
let end = Date().addingTimeInterval(seconds)
var count = 0
while Date() < end {
    number += 1
    var numbers = SeededNumbers(state: number)
    let page = brokenPage(material, &numbers)
    let options = HTMLParsingOptions(collectsErrors: Bool.random(using: &numbers))
    let document: HTMLDocument
    if Bool.random(using: &numbers) {
        document = HTMLDocument(parsing: page, options: options)
    } else {
        let isForeign = Int.random(in: 0..<4, using: &numbers) == 0
        let context =
            isForeign
            ? HTMLFragmentContext("desc", namespace: .svg) : HTMLFragmentContext(contexts.randomElement(using: &numbers) ?? "body")
        document = HTMLDocument(parsingFragment: page, in: context, options: options)
    }
    let again = HTMLDocument(parsing: document.root.innerHTML)
    if let fault = fault(in: document) ?? fault(in: again) {
        print("seed \(number): \(fault)\n\(String(decoding: page, as: UTF8.self))")
        exit(1)
    }
    count += 1
}
print("\(count) pages, no fault")
