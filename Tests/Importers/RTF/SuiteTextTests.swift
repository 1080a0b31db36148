// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import Foundation
import PlainTextExport
import RTFImport
import TestSupport
import Testing

/// The letters of every document of the suite are those of its reference, which other readers agree on; what is left out is in
/// `wrong-references.tsv`, with the reason.
@Test func lettersOfTheSuite() throws {
    guard let folder = TestFolders.suite("rtf") else { return }
    let isWhole = ProcessInfo.processInfo.environment["TEXTMILL_WHOLE_SUITES"] == "1"
    let wrong = try table(TestFolders.package.appendingPathComponent("Tests/Importers/RTF/wrong-references.tsv"))
    let trusted: Set = ["agree", "weak", "lo-outlier"]
    var (count, near, failures, stale) = (0, 0, [String](), [String]())
    for row in try table(folder.appendingPathComponent("refs.tsv")) where trusted.contains(row[1]) {
        let file = folder.appendingPathComponent("files/" + row[0])
        guard file.pathExtension == "rtf", let bytes = try? [UInt8](Data(contentsOf: file)), isWhole || bytes.count < 12_000,
            let reference = reference(for: file), let document = try? read(bytes).result.get()
        else { continue }
        let text = try letters(plainText(document, in: ExportContext(options: ["media": "drop"])))
        let isNear = distance(text, letters(reference), atMost: max(text.count, reference.utf8.count) / 50) != nil
        let isListed = wrong.contains { $0[0] == row[0] }
        count += 1
        near += isNear ? 1 : 0
        if !isNear, !isListed { failures.append(row[0]) }
        if isNear, isListed { stale.append(row[0]) }
    }
    #expect(failures.isEmpty, "\(failures.prefix(20).joined(separator: "\n"))")
    #expect(stale.isEmpty, "these are listed and need not be: \(stale)")
    #expect(count > (isWhole ? 180 : 80))
    #expect(near * 100 >= count * 88, "\(near) of \(count)")
}

private func table(_ file: URL) throws -> [[String]] {
    try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst().map { $0.components(separatedBy: "\t") }
}

private func reference(for file: URL) -> String? {
    let stem = file.deletingPathExtension()
    for ending in ["alt.txt", "lo.txt"] {
        if let data = try? Data(contentsOf: stem.appendingPathExtension(ending)) { return String(decoding: data, as: UTF8.self) }
    }
    return nil
}

/// Letters and digits in compatibility form.
private func letters(_ text: String) -> [UInt32] {
    text.precomposedStringWithCompatibilityMapping.unicodeScalars.filter { $0.properties.isAlphabetic || $0.properties.numericType != nil }
        .map(\.value)
}

/// How many letters must be changed, added or taken away to make one text of the other; `nil` where it is more than a limit (Ukkonen 1985:
/// only a band around the diagonal is looked at).
private func distance(_ first: [UInt32], _ second: [UInt32], atMost limit: Int) -> Int? {
    if first == second { return 0 }
    guard abs(first.count - second.count) <= limit else { return nil }
    let far = limit + 1
    var row = (0...second.count).map { min($0, far) }
    for place in 1...max(first.count, 1) where !first.isEmpty {
        let (low, high) = (max(1, place - limit), min(second.count, place + limit))
        guard low <= high else { return nil }
        var diagonal = row[low - 1]
        row[low - 1] = low == 1 ? min(place, far) : far
        var best = row[low - 1]
        for column in low...high {
            let above = column < place + limit ? row[column] : far
            let change = diagonal + (first[place - 1] == second[column - 1] ? 0 : 1)
            diagonal = row[column]
            row[column] = min(change, min(above, row[column - 1]) + 1)
            best = min(best, row[column])
        }
        if best > limit { return nil }
    }
    return row[second.count] <= limit ? row[second.count] : nil
}
