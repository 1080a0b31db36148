// SPDX-License-Identifier: Apache-2.0

/// A document's mode, which its document type decides (section "The initial insertion mode").
public enum HTMLQuirksMode: String, Sendable {
    case none = "no-quirks"
    case limited = "limited-quirks"
    case quirks
}

/// Public identifiers, lower case: those that mean quirks mode when they begin the identifier, or with a system identifier's absence decide
/// it.
private let quirksPrefixes: StaticString = """
    +//silmaril//dtd html pro v0r11 19970101//
    -//as//dtd html 3.0 aswedit + extensions//
    -//advasoft ltd//dtd html 3.0 aswedit + extensions//
    -//ietf//dtd html 2.0 level 1//
    -//ietf//dtd html 2.0 level 2//
    -//ietf//dtd html 2.0 strict level 1//
    -//ietf//dtd html 2.0 strict level 2//
    -//ietf//dtd html 2.0 strict//
    -//ietf//dtd html 2.0//
    -//ietf//dtd html 2.1e//
    -//ietf//dtd html 3.0//
    -//ietf//dtd html 3.2 final//
    -//ietf//dtd html 3.2//
    -//ietf//dtd html 3//
    -//ietf//dtd html level 0//
    -//ietf//dtd html level 1//
    -//ietf//dtd html level 2//
    -//ietf//dtd html level 3//
    -//ietf//dtd html strict level 0//
    -//ietf//dtd html strict level 1//
    -//ietf//dtd html strict level 2//
    -//ietf//dtd html strict level 3//
    -//ietf//dtd html strict//
    -//ietf//dtd html//
    -//metrius//dtd metrius presentational//
    -//microsoft//dtd internet explorer 2.0 html strict//
    -//microsoft//dtd internet explorer 2.0 html//
    -//microsoft//dtd internet explorer 2.0 tables//
    -//microsoft//dtd internet explorer 3.0 html strict//
    -//microsoft//dtd internet explorer 3.0 html//
    -//microsoft//dtd internet explorer 3.0 tables//
    -//netscape comm. corp.//dtd html//
    -//netscape comm. corp.//dtd strict html//
    -//o'reilly and associates//dtd html 2.0//
    -//o'reilly and associates//dtd html extended 1.0//
    -//o'reilly and associates//dtd html extended relaxed 1.0//
    -//sq//dtd html 2.0 hotmetal + extensions//
    -//softquad software//dtd hotmetal pro 6.0::19990601::extensions to html 4.0//
    -//softquad//dtd hotmetal pro 4.0::19971010::extensions to html 4.0//
    -//spyglass//dtd html 2.0 extended//
    -//sun microsystems corp.//dtd hotjava html//
    -//sun microsystems corp.//dtd hotjava strict html//
    -//w3c//dtd html 3 1995-03-24//
    -//w3c//dtd html 3.2 draft//
    -//w3c//dtd html 3.2 final//
    -//w3c//dtd html 3.2//
    -//w3c//dtd html 3.2s draft//
    -//w3c//dtd html 4.0 frameset//
    -//w3c//dtd html 4.0 transitional//
    -//w3c//dtd html experimental 19960712//
    -//w3c//dtd html experimental 970421//
    -//w3c//dtd w3 html//
    -//w3o//dtd w3 html 3.0//
    -//webtechs//dtd mozilla html 2.0//
    -//webtechs//dtd mozilla html//
    """

extension HTMLQuirksMode {
    init(_ token: Token, _ tree: borrowing TreeStore) {
        var publicID: [UInt8]?
        var systemID: [UInt8]?
        for index in Int(token.attributes.start)..<Int(token.attributes.end) {
            let attribute = tree.attributes[index]
            let value = tree.bytes(attribute.value).map(\.lowercasedASCII)
            if attribute.name == .public { publicID = value } else { systemID = value }
        }
        self = Self.mode(isHTML: token.name == .html && !token.forceQuirks, publicID, systemID)
    }

    private static func mode(isHTML: Bool, _ publicID: [UInt8]?, _ systemID: [UInt8]?) -> Self {
        guard isHTML else { return .quirks }
        let identifier = publicID ?? []
        func begins(_ text: String) -> Bool { identifier.starts(with: text.utf8) }
        func equals(_ text: String) -> Bool { identifier.elementsEqual(text.utf8) }
        if systemID?.elementsEqual("http://www.ibm.com/data/dtd/v11/ibmxhtml1-transitional.dtd".utf8) == true { return .quirks }
        if equals("-//w3o//dtd w3 html strict 3.0//en//") || equals("-/w3c/dtd html 4.0 transitional/en") || equals("html") {
            return .quirks
        }
        if publicID != nil, hasQuirksPrefix(identifier) { return .quirks }
        if begins("-//w3c//dtd html 4.01 frameset//") || begins("-//w3c//dtd html 4.01 transitional//") {
            return systemID == nil ? .quirks : .limited
        }
        return begins("-//w3c//dtd xhtml 1.0 frameset//") || begins("-//w3c//dtd xhtml 1.0 transitional//") ? .limited : .none
    }

    private static func hasQuirksPrefix(_ identifier: [UInt8]) -> Bool {
        quirksPrefixes.withUTF8Buffer { bytes in
            bytes.split(separator: 0x0A).contains { identifier.starts(with: $0) }
        }
    }
}
