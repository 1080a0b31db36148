// SPDX-License-Identifier: Apache-2.0

/// Language tags by Windows language number.
enum WindowsLanguages {
    private static let tags: [Int: String] = {
        var tags: [Int: String] = [:]
        for line in windowsLanguageTable.description.split(separator: "\n") {
            let parts = line.split(separator: " ")
            if parts.count == 2, let number = Int(parts[0], radix: 16) { tags[number] = String(parts[1]) }
        }
        return tags
    }()

    /// The BCP 47 tag of a language; `nil` for "none" (1024), "not proofed" and unknown numbers.
    static func tag(_ number: Int) -> String? { tags[number] }
}
