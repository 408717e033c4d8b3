/// A parse error: something in the input that the standard calls an error and recovers from.
///
/// Every input has a tree; errors point out what an author should correct. HTML Standard, "Parse errors".
public struct HTMLParseError: Sendable, Hashable {
  /// The kind of error. Those of the tokenizer have the standard's names, in camel case; tree
  /// construction's errors have no names there.
  public enum Code: String, Sendable, Hashable {
    case abruptClosingOfEmptyComment
    case abruptDoctypePublicIdentifier
    case abruptDoctypeSystemIdentifier
    case absenceOfDigitsInNumericCharacterReference
    case cdataInHTMLContent
    case characterReferenceOutsideUnicodeRange
    case controlCharacterReference
    case duplicateAttribute
    case endTagWithAttributes
    case endTagWithTrailingSolidus
    case eofBeforeTagName
    case eofInCDATA
    case eofInComment
    case eofInDoctype
    case eofInProcessingInstruction
    case eofInScriptHTMLCommentLikeText
    case eofInTag
    case incorrectlyClosedComment
    case incorrectlyOpenedComment
    case invalidCharacterSequenceAfterDoctypeName
    case invalidFirstCharacterOfTagName
    case invalidProcessingInstructionTarget
    case missingAttributeValue
    case missingDoctypeName
    case missingDoctypePublicIdentifier
    case missingDoctypeSystemIdentifier
    case missingEndTagName
    case missingQuoteBeforeDoctypePublicIdentifier
    case missingQuoteBeforeDoctypeSystemIdentifier
    case missingSemicolonAfterCharacterReference
    case missingWhitespaceAfterDoctypePublicKeyword
    case missingWhitespaceAfterDoctypeSystemKeyword
    case missingWhitespaceBeforeDoctypeName
    case missingWhitespaceBetweenAttributes
    case missingWhitespaceBetweenDoctypePublicAndSystemIdentifiers
    case nestedComment
    case noncharacterCharacterReference
    case nonVoidHTMLElementStartTagWithTrailingSolidus
    case nullCharacterReference
    case surrogateCharacterReference
    case unexpectedCharacterAfterDoctypeSystemIdentifier
    case unexpectedCharacterInAttributeName
    case unexpectedCharacterInUnquotedAttributeValue
    case unexpectedEqualsSignBeforeAttributeName
    case unexpectedNullCharacter
    case unexpectedSolidusInTag
    case unknownNamedCharacterReference
    /// A character of the input that no document may hold: "Preprocessing the input stream".
    case controlCharacterInInputStream
    case noncharacterInInputStream
    case surrogateInInputStream
    /// The document does not begin with a document type, or with an obsolete one.
    case missingDoctype
    case unexpectedDoctype
    /// A start tag where the insertion mode does not allow it.
    case unexpectedStartTag
    /// An end tag that matches no open element, or that closes others with it.
    case unexpectedEndTag
    /// Text where the insertion mode does not allow it.
    case unexpectedText
    /// The input ends while elements are open that need an end tag.
    case unexpectedEndOfFile
  }

  /// The kind of error.
  public internal(set) var code: Code
  /// The offset in bytes of the input with its newlines normalized: of an error of the tokenizer, the
  /// character that shows it, or the end; of an error of tree construction, just behind the token.
  public internal(set) var offset: Int

  /// The offset of an error of tree construction until the tokenizer fills it in.
  static let unknown = -1
}
