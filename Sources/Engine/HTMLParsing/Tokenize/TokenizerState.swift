/// The states of the tokenizer. HTML Standard, "Tokenization".
///
/// The states for character references are functions, since each ends where it began; so are those
/// for DOCTYPEs, which are rare.
enum TokenizerState: UInt8, BitwiseCopyable {
  case data
  case rcdata
  case rawText
  case scriptData
  case plainText
  case tagOpen
  case endTagOpen
  case tagName
  case scriptDataEscapeStart
  case scriptDataEscapeStartDash
  case scriptDataEscaped
  case scriptDataEscapedDash
  case scriptDataEscapedDashDash
  case scriptDataEscapedLessThanSign
  case scriptDataDoubleEscapeStart
  case scriptDataDoubleEscaped
  case scriptDataDoubleEscapedDash
  case scriptDataDoubleEscapedDashDash
  case scriptDataDoubleEscapedLessThanSign
  case scriptDataDoubleEscapeEnd
  case beforeAttributeName
  case attributeName
  case afterAttributeName
  case beforeAttributeValue
  case attributeValueDoubleQuoted
  case attributeValueSingleQuoted
  case attributeValueUnquoted
  case afterAttributeValueQuoted
  case selfClosingStartTag
  case bogusComment
  case markupDeclarationOpen
  case commentStart
  case commentStartDash
  case comment
  case commentLessThanSign
  case commentLessThanSignBang
  case commentLessThanSignBangDash
  case commentLessThanSignBangDashDash
  case commentEndDash
  case commentEnd
  case commentEndBang
  case doctype
  case cdataSection
  case processingInstructionOpen
  case endOfFile
}
