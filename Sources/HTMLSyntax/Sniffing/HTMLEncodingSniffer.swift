// SPDX-License-Identifier: Apache-2.0

/// What the bytes of a document say of its encoding.
public struct HTMLEncodingSniff: Hashable, Sendable {
    /// The encoding's name, as the function that knows labels gives it; `utf-8`, `utf-16le` or `utf-16be` where a byte order mark says so.
    public let encoding: String
    /// Whether a byte order mark says so: that overrides all else, even what the transport declares. Declarations in the document do not.
    public let isByteOrderMark: Bool
}

/// The standard's "encoding sniffing algorithm", as far as the document's bytes decide.
public enum HTMLEncodingSniffer {
    /// How many bytes are searched for a declaration before anything is parsed.
    public static let prescanLimit = 1024

    /// How many bytes are parsed to find a declaration that stands later.
    public static let parsedLimit = 65_536

    /// What a byte order mark or a declaration says; nil if there is neither.
    ///
    /// A `meta` behind the first 1,024 bytes makes a parser begin anew with its encoding ("changing the encoding while parsing"); so it
    /// counts here too.
    ///
    /// - Parameters:
    ///   - bytes: the beginning of the document, as it came.
    ///   - encodingName: the Encoding Standard's "get an encoding": the name of the encoding with a label, nil for a label that means none.
    public static func sniff(_ bytes: [UInt8], encodingName: (String) -> String?) -> HTMLEncodingSniff? {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return HTMLEncodingSniff(encoding: "utf-8", isByteOrderMark: true) }
        if bytes.starts(with: [0xFE, 0xFF]) { return HTMLEncodingSniff(encoding: "utf-16be", isByteOrderMark: true) }
        if bytes.starts(with: [0xFF, 0xFE]) { return HTMLEncodingSniff(encoding: "utf-16le", isByteOrderMark: true) }
        let declared = prescan(bytes, encodingName: encodingName) ?? lateDeclaration(in: bytes, encodingName)
        return declared.map { HTMLEncodingSniff(encoding: $0, isByteOrderMark: false) }
    }

    /// What the first `meta` of the parsed document that declares an encoding says.
    private static func lateDeclaration(in bytes: [UInt8], _ encodingName: (String) -> String?) -> String? {
        guard bytes.count > prescanLimit else { return nil }
        let document = HTMLDocument(parsing: Array(bytes.prefix(parsedLimit)))
        for node in document.root.descendants where node.kind == .element && node.namespace == .html && node.name == .meta {
            var label = node[.charset].map { Array($0) }
            if label == nil, node[.httpEquiv]?.equalsIgnoringCase("content-type") == true, let content = node[.content] {
                label = MetaPrescan.label(inContent: Array(content))
            }
            if let label, let name = name(of: label, encodingName) { return name }
        }
        return nil
    }

    /// "Prescan a byte stream to determine its encoding": what a `meta` element, or an XML declaration, in the first 1,024 bytes declares.
    public static func prescan(_ bytes: [UInt8], encodingName: (String) -> String?) -> String? {
        if bytes.starts(with: [0x3C, 0x00, 0x3F, 0x00, 0x78, 0x00]) { return "utf-16le" }
        if bytes.starts(with: [0x00, 0x3C, 0x00, 0x3F, 0x00, 0x78]) { return "utf-16be" }
        let start = bytes.prefix(prescanLimit)
        var prescan = MetaPrescan(bytes: Array(start))
        while let label = prescan.nextLabel() {
            if let name = name(of: label, encodingName) { return name }
        }
        return xmlEncoding(start).flatMap { name(of: $0, encodingName) }
    }

    /// The UTF-16 rule: a document whose declaration could be read is not in UTF-16, whatever it says; nor is it in what users define.
    private static func name(of label: [UInt8], _ encodingName: (String) -> String?) -> String? {
        guard let name = encodingName(String(decoding: label, as: UTF8.self)) else { return nil }
        let lower = name.utf8.map(\.lowercasedASCII)
        if lower.starts(with: "utf-16".utf8) { return encodingName("utf-8") ?? "utf-8" }
        return lower.elementsEqual("x-user-defined".utf8) ? encodingName("windows-1252") ?? "windows-1252" : name
    }

    /// "Get an XML encoding": the label of an XML declaration.
    private static func xmlEncoding(_ bytes: ArraySlice<UInt8>) -> [UInt8]? {
        guard bytes.starts(with: "<?xml".utf8), let end = bytes.firstIndex(of: 0x3E) else { return nil }
        let declaration = Array(bytes[..<end])
        guard var place = MetaPrescan.find("encoding", in: declaration, from: 0) else { return nil }
        place += 8
        while place < declaration.count, declaration[place] <= 0x20 { place += 1 }
        guard place < declaration.count, declaration[place] == 0x3D else { return nil }
        place += 1
        while place < declaration.count, declaration[place] <= 0x20 { place += 1 }
        guard place < declaration.count, declaration[place] == 0x22 || declaration[place] == 0x27 else { return nil }
        guard let close = declaration[(place + 1)...].firstIndex(of: declaration[place]) else { return nil }
        let label = Array(declaration[(place + 1)..<close])
        return label.contains { $0 <= 0x20 } ? nil : label
    }
}
