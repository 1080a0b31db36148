// SPDX-License-Identifier: Apache-2.0

import URLReferences

/// What each part of a message is there for.
struct MessageLayout {
    /// By the number of the part.
    private(set) var roles: [MIMEPart.Role]
    private(set) var bodies: [Int] = []

    /// How well a part serves as what is shown; a container as well as the best that it would show.
    private enum Rank: Int, Comparable {
        case none, text, plainText, html
        static func < (left: Rank, right: Rank) -> Bool { left.rawValue < right.rawValue }
    }

    init(_ parts: [MIMEPart]) {
        roles = Array(repeating: .body, count: parts.count)
        var children: [[Int]] = Array(repeating: [], count: parts.count)
        for (number, part) in parts.enumerated() {
            if let parent = part.parent { children[parent].append(number) }
        }
        let roots = parts.indices.map { Self.root(of: parts[$0], children[$0], parts) }
        var ranks = parts.map { Self.rank(of: $0) }
        // A part stands behind the one that holds it, so backwards its children are known first.
        for number in parts.indices.reversed() where !children[number].isEmpty {
            ranks[number] = roots[number].map { ranks[$0] } ?? children[number].map { ranks[$0] }.max() ?? .none
        }
        // Whether the part is the root of a `multipart/related`, which is shown whatever it is.
        var isRoot = Array(repeating: false, count: parts.count)
        for number in parts.indices {
            let role = roles[number]
            guard !children[number].isEmpty else {
                roles[number] = leafRole(of: parts[number], in: role, isRoot: isRoot[number] || number == 0)
                if roles[number] == .body { bodies.append(number) }
                continue
            }
            roles[number] = .multipart
            let isAlternative = parts[number].type.isA("multipart/alternative")
            let best = children[number].map { ranks[$0] }.max() ?? .none
            let chosen = isAlternative ? children[number].last { ranks[$0] == best } : roots[number]
            for child in children[number] {
                if chosen == nil || child == chosen {
                    roles[child] = role
                    isRoot[child] = chosen != nil && !isAlternative
                } else {
                    roles[child] = role == .related || !isAlternative ? .related : .alternative
                }
            }
        }
    }

    /// What a part without parts is there for, where `role` is what the one that holds it says.
    private func leafRole(of part: MIMEPart, in role: MIMEPart.Role, isRoot: Bool) -> MIMEPart.Role {
        let isFile = part.isInline == false
        switch role {
        case .related where part.type.isA("message/rfc822"): return .attachment
        case .related: return isFile && part.contentID == nil && part.header.first("Content-Location") == nil ? .attachment : .related
        case .alternative: return isFile ? .attachment : .alternative
        default: break
        }
        if isFile { return .attachment }
        if isRoot { return .body }
        let isText = part.type.isHTML || part.type.isText || part.type.isMultipart
        // A text with a file's name is a file, unless there is no other text before it.
        return isText && (part.fileName == nil || bodies.isEmpty) ? .body : .attachment
    }

    private static func rank(of part: MIMEPart) -> Rank {
        if part.isInline == false { return .none }
        if part.type.isHTML { return .html }
        if part.type.isPlainText { return .plainText }
        return part.type.isText ? .text : .none
    }

    /// The part of a `multipart/related` that refers to the others: the one that `start` names, else the first (RFC 2387, section 3.2).
    private static func root(of part: MIMEPart, _ children: [Int], _ parts: [MIMEPart]) -> Int? {
        guard part.type.isA("multipart/related") else { return nil }
        if let start = part.type.parameters["start"] {
            let name = start.utf8.drop { $0 == UInt8(ascii: "<") }.prefix { $0 != UInt8(ascii: ">") }
            if let named = children.first(where: { parts[$0].contentID?.utf8.elementsEqual(name) == true }) { return named }
        }
        return children.first
    }

    /// Resolves `Content-Location` and `Content-Base` against those of the parts around (RFC 2557, section 5; RFC 2110, section 4).
    static func setLocations(of parts: inout [MIMEPart]) {
        for number in parts.indices {
            let header = parts[number].header
            var base = parts[number].parent.flatMap { parts[$0].baseURL }
            if let own = header.first("Content-Base").map({ urlText($0.joined) }) { base = URLReference.resolve(own, against: base) }
            if let own = header.first("Content-Location").map({ urlText($0.joined) }) {
                let location = URLReference.resolve(own, against: base)
                parts[number].location = location
                if header.first("Content-Base") == nil { base = location }
            }
            parts[number].baseURL = base
        }
    }

    /// A URL in a header, which may be an encoded word where it holds more than ASCII (RFC 2557, section 4.4.2).
    private static func urlText(_ bytes: [UInt8]) -> String {
        let text = HeaderText.decoded(bytes)
        let inner = text.utf8.drop { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "\"") }
        return String(decoding: inner.prefix { $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "\"") }, as: UTF8.self)
    }
}
