// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import HTMLWriting
import TextModel
import URLReferences

/// The links of a document, each worked out once, and the names of places that they lead to.
struct LinkTable {
    /// A link as it is written.
    struct Target {
        /// The URL, in the URL standard's spelling.
        let reference: String
        let title: String
        /// The text with which the link can stand as `<text>`.
        let autolink: [UInt8]?
    }

    private let policy: LinkPolicy
    private let context: ExportContext
    private(set) var targets: [Target] = []
    private var numbers: [Bytewise<String>: Int] = [:]
    /// Names of places in the document that links lead to, as they stand in the links and decoded.
    private var wantedAnchors: Set<Bytewise<String>> = []

    init(policy: LinkPolicy, context: ExportContext, _ document: Document) {
        self.policy = policy
        self.context = context
        for text in [document.text] + document.text.notes.map(\.content) {
            for set in 0..<text.attributeSetCount {
                guard let link = text[Number<CharacterAttributes>(set)].link else { continue }
                let cleaned = URLReference.cleaned(link.destination)
                guard cleaned.first == UInt8(ascii: "#") else { continue }
                let name = String(decoding: cleaned.dropFirst(), as: UTF8.self)
                wantedAnchors.insert(Bytewise(wrappedValue: name))
                wantedAnchors.insert(Bytewise(wrappedValue: PercentCoding.decoded(name)))
            }
        }
    }

    /// The number of a link, from 1; 0, with a warning, where it may not be written.
    mutating func number(of link: Link) -> Int {
        let title = link.title ?? ""
        // A line feed stands in no URL.
        let key = Bytewise(wrappedValue: link.destination + "\n" + title)
        if let known = numbers[key] { return known }
        var number = 0
        if let reference = policy.reference(link.destination, warning: context) {
            let autolink = title.isEmpty ? Self.autolink(reference, destination: link.destination) : nil
            targets.append(Target(reference: reference, title: title, autolink: autolink))
            number = targets.count
        }
        numbers[key] = number
        return number
    }

    /// The place of a name that a link leads to, once.
    mutating func takeAnchor(_ name: String) -> Bool { wantedAnchors.remove(Bytewise(wrappedValue: name)) != nil }

    /// Whether there is any name to be found.
    var wantsAnchors: Bool { !wantedAnchors.isEmpty }

    /// What stands between angle brackets (CommonMark, section 6.5), for a destination that is written as it is.
    private static func autolink(_ reference: String, destination: String) -> [UInt8]? {
        let bytes = Array(reference.utf8)
        guard bytes.elementsEqual(destination.utf8), let scheme = URLReference.scheme(of: reference), scheme.utf8.count >= 2 else {
            return nil
        }
        guard bytes.allSatisfy({ $0 > 0x20 && $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: ">") && $0 != 0x7F }) else { return nil }
        guard String.bytesEqual(scheme, "mailto") else { return bytes }
        let address = Array(bytes.dropFirst("mailto:".utf8.count))
        let parts = address.split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false)
        guard parts.count == 2, let name = parts.first, let host = parts.last, !name.isEmpty else { return nil }
        let labels = host.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        let isName = name.allSatisfy { ASCII.isAlphanumeric($0) || ".+-_".utf8.contains($0) }
        return isName && labels.allSatisfy { !$0.isEmpty && $0.count < 64 && $0.allSatisfy(ASCII.isAlphanumeric) } ? address : nil
    }
}
