// SPDX-License-Identifier: Apache-2.0

/// A parse error that the standard has a name for, and where it was found. Errors of the tree construction have no names there and are not
/// kept.
public struct HTMLParseError: Hashable, Sendable {
    /// Which error it is.
    public let code: Code
    /// The place in the input's bytes where the error was noticed.
    public let position: Int

    /// The standard's names of parse errors (section "Parse errors"). More may follow as the standard grows.
    public enum Code: String, Hashable, Sendable, CaseIterable {
        case abruptClosingOfEmptyComment = "abrupt-closing-of-empty-comment"
        case abruptDoctypePublicIdentifier = "abrupt-doctype-public-identifier"
        case abruptDoctypeSystemIdentifier = "abrupt-doctype-system-identifier"
        case absenceOfDigitsInNumericCharacterReference = "absence-of-digits-in-numeric-character-reference"
        case cdataInHTMLContent = "cdata-in-html-content"
        case characterReferenceOutsideUnicodeRange = "character-reference-outside-unicode-range"
        case controlCharacterInInputStream = "control-character-in-input-stream"
        case controlCharacterReference = "control-character-reference"
        case disallowedProcessingInstructionTarget = "disallowed-processing-instruction-target"
        case duplicateAttribute = "duplicate-attribute"
        case endTagWithAttributes = "end-tag-with-attributes"
        case endTagWithTrailingSolidus = "end-tag-with-trailing-solidus"
        case eofBeforeTagName = "eof-before-tag-name"
        case eofInCDATA = "eof-in-cdata"
        case eofInComment = "eof-in-comment"
        case eofInDoctype = "eof-in-doctype"
        case eofInProcessingInstruction = "eof-in-processing-instruction"
        case eofInScriptHTMLCommentLikeText = "eof-in-script-html-comment-like-text"
        case eofInTag = "eof-in-tag"
        case incorrectlyClosedComment = "incorrectly-closed-comment"
        case incorrectlyOpenedComment = "incorrectly-opened-comment"
        case invalidCharacterSequenceAfterDoctypeName = "invalid-character-sequence-after-doctype-name"
        case invalidFirstCharacterOfTagName = "invalid-first-character-of-tag-name"
        case invalidProcessingInstructionTarget = "invalid-processing-instruction-target"
        case missingAttributeValue = "missing-attribute-value"
        case missingDoctypeName = "missing-doctype-name"
        case missingDoctypePublicIdentifier = "missing-doctype-public-identifier"
        case missingDoctypeSystemIdentifier = "missing-doctype-system-identifier"
        case missingEndTagName = "missing-end-tag-name"
        case missingQuoteBeforeDoctypePublicIdentifier = "missing-quote-before-doctype-public-identifier"
        case missingQuoteBeforeDoctypeSystemIdentifier = "missing-quote-before-doctype-system-identifier"
        case missingSemicolonAfterCharacterReference = "missing-semicolon-after-character-reference"
        case missingWhitespaceAfterDoctypePublicKeyword = "missing-whitespace-after-doctype-public-keyword"
        case missingWhitespaceAfterDoctypeSystemKeyword = "missing-whitespace-after-doctype-system-keyword"
        case missingWhitespaceBeforeDoctypeName = "missing-whitespace-before-doctype-name"
        case missingWhitespaceBetweenAttributes = "missing-whitespace-between-attributes"
        case missingWhitespaceBetweenDoctypePublicAndSystemIdentifiers = "missing-whitespace-between-doctype-public-and-system-identifiers"
        case nestedComment = "nested-comment"
        case nonVoidHTMLElementStartTagWithTrailingSolidus = "non-void-html-element-start-tag-with-trailing-solidus"
        case noncharacterCharacterReference = "noncharacter-character-reference"
        case noncharacterInInputStream = "noncharacter-in-input-stream"
        case nullCharacterReference = "null-character-reference"
        case surrogateCharacterReference = "surrogate-character-reference"
        case surrogateInInputStream = "surrogate-in-input-stream"
        case unexpectedCharacterAfterDoctypeSystemIdentifier = "unexpected-character-after-doctype-system-identifier"
        case unexpectedCharacterInAttributeName = "unexpected-character-in-attribute-name"
        case unexpectedCharacterInUnquotedAttributeValue = "unexpected-character-in-unquoted-attribute-value"
        case unexpectedEqualsSignBeforeAttributeName = "unexpected-equals-sign-before-attribute-name"
        case unexpectedNullCharacter = "unexpected-null-character"
        case unexpectedSolidusInTag = "unexpected-solidus-in-tag"
        case unknownNamedCharacterReference = "unknown-named-character-reference"
    }
}
