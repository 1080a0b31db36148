// SPDX-License-Identifier: Apache-2.0

/// What an RTF group inherits from the one around it and takes away with it when it ends.
struct GroupState {
    var character = CharacterProperties()
    var paragraph = ParagraphProperties()
    var border = BorderTarget.other
    /// How many characters stand behind `\u` for readers that do not know it.
    var unicodeSkip = 1
    var destination = Destination.text
    /// What `destination` was before `\upr`.
    var uprDestination = Destination.text
    var closing = Closing.nothing
    /// Whether what is read is shown by RTF only (`\htmlrtf`), where HTML is looked for.
    var isSuppressed = false
    /// Whether row definitions are those of a table in a table (`\nesttableprops`).
    var definesInnerRow = false
}

/// A field that is being read.
struct FieldState {
    /// Where its result goes.
    let destination: Destination
    /// UTF-8 of its instruction.
    var instruction: [UInt8] = []
    /// Bytes of text before its result; `nil` until the result begins.
    var resultStart: Int?
}
