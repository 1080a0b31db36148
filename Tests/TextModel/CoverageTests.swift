// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing
import TextModel

/// The model has a place for what other systems say about text, or a reason for having none.
@Suite struct CoverageTests {
    private static let data = TestFolders.package.appendingPathComponent("Tests/TextModel/Data")

    /// Names of a value's stored properties; those of wrappers without their underscore.
    private static func members(_ type: String, of value: Any) -> [String] {
        Mirror(reflecting: value).children.compactMap(\.label).map { "\(type)." + ($0.hasPrefix("_") ? String($0.dropFirst()) : $0) }
    }

    private static func places() throws -> Set<String> {
        var text = AttributedText()
        _ = try text.addBlock(.quote)
        let values: [(String, Any)] = [
            ("ParagraphStyle", ParagraphStyle()), ("BoxStyle", BoxStyle()), ("Border", Border()), ("DocumentMetadata", DocumentMetadata()),
            ("ListProperties", ListProperties(.disc)), ("ItemProperties", ItemProperties(ordinal: 1)),
            ("TableProperties", TableProperties()), ("CellProperties", CellProperties(row: 0, column: 0)),
            ("PreformattedProperties", PreformattedProperties()), ("LineDecoration", LineDecoration()), ("Shadow", Shadow(x: 0, y: 0)),
            ("Color", Color.black), ("TabStop", TabStop(0)), ("Link", Link("")), ("Ruby", Ruby("")), ("Revision", Revision()),
            ("AttachmentOccurrence", AttachmentOccurrence(Number(0))), ("Attachment", Attachment(.missing)), ("Note", Note(.comment)),
            ("RunningText", RunningText(.header, content: text)), ("AttributedText", text), ("Block", text.blocks[0]),
        ]
        let kinds: [Block.Kind] = [
            .quote, .preformatted(PreformattedProperties()), .list(ListProperties(.disc)), .item(ItemProperties(ordinal: 1)),
            .table(TableProperties()), .cell(CellProperties(row: 0, column: 0)), .caption, .figure, .definitionList, .term, .description,
            .section(.aside),
        ]
        var places = Set(values.flatMap { members($0.0, of: $0.1) })
        places.formUnion(CharacterAttributes.Members.names.map { "CharacterAttributes.\($0)" })
        places.insert("CharacterAttributes.font")
        places.formUnion(Note.Kind.allCases.map { "Note.Kind.\($0)" })
        places.formUnion(kinds.map { "Block.Kind.\("\($0)".prefix { $0 != "(" })" })
        return places
    }

    private static func lines(_ name: String) throws -> [Substring] {
        try String(contentsOf: data.appendingPathComponent(name), encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
    }

    @Test func everyNameHasAPlaceOrAReason() throws {
        let places = try Self.places()
        var found: [String: String] = [:]
        var wrong: [String] = []
        for line in try Self.lines("coverage.tsv") {
            let fields = line.split(separator: "\t").map(String.init)
            guard fields.count == 3 else {
                wrong.append("not three fields: \(line)")
                continue
            }
            let name = "\(fields[0]) \(fields[1])"
            if found.updateValue(fields[2], forKey: name) != nil { wrong.append("\(name) has two lines") }
            if fields[2].hasPrefix("dropped, because ") { continue }
            for place in fields[2].components(separatedBy: ", ") where !places.contains(place) {
                wrong.append("\(name): there is no \(place)")
            }
        }
        var group = ""
        var names: Set<String> = []
        for line in try Self.lines("names.txt") {
            if line.hasPrefix("[") {
                group = String(line.dropFirst().dropLast())
            } else {
                names.formUnion(line.split(separator: " ").map { "\(group) \($0)" })
            }
        }
        wrong += names.subtracting(found.keys).sorted().map { "\($0) has no line" }
        wrong += Set(found.keys).subtracting(names).sorted().map { "\($0) is not in names.txt" }
        #expect(names.count > 550)
        #expect(wrong.isEmpty, "\(wrong.prefix(20).joined(separator: "\n"))")
    }

    @Test func theListOfMembersIsComplete() {
        let stored = Self.members("", of: CharacterAttributes.Members()).flatMap { member in
            member == ".font" ? Self.members("font", of: Font()) : [String(member.dropFirst())]
        }
        #expect(CharacterAttributes.Members.names == stored)
    }
}
