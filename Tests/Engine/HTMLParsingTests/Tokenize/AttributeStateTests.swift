import Testing

@testable import HTMLParsing

/// The states that read attributes. HTML Standard, "Before attribute name state" to "After attribute
/// value (quoted) state".
@Suite struct AttributeStateTests {
  @Test func beforeAttributeNameState() {
    expectTokens([
      ("<a ", "", "eofInTag 3"),
      ("<a \t\n\u{C}\r>", "<a>", ""),
      ("<a />", "<a/>", ""),
      ("<a =>", "<a ==''>", "unexpectedEqualsSignBeforeAttributeName 3"),
      (
        "<a ==>", "<a ==''>",
        "unexpectedEqualsSignBeforeAttributeName 3, missingAttributeValue 5"
      ),
      ("<a ==b>", "<a =='b'>", "unexpectedEqualsSignBeforeAttributeName 3"),
      ("<a =b=c>", "<a =b='c'>", "unexpectedEqualsSignBeforeAttributeName 3"),
      ("<a = b>", "<a =='' b=''>", "unexpectedEqualsSignBeforeAttributeName 3"),
    ])
  }

  @Test func attributeNameState() {
    expectTokens([
      ("<a b", "", "eofInTag 4"),
      ("<a b\tc\nd\u{C}e f>", "<a b='' c='' d='' e='' f=''>", ""),
      ("<a b/c>", "<a b='' c=''>", "unexpectedSolidusInTag 5"),
      ("<a b/>", "<a b=''/>", ""),
      ("<a b=c>", "<a b='c'>", ""),
      ("<a BcZ=D>", "<a bcz='D'>", ""),
      ("<a É>", "<a É=''>", ""),
      ("<a b\0c>", "<a b\u{FFFD}c=''>", "unexpectedNullCharacter 4"),
      ("<a \0>", "<a \u{FFFD}=''>", "unexpectedNullCharacter 3"),
      ("<a b\"c>", "<a b\"c=''>", "unexpectedCharacterInAttributeName 4"),
      ("<a b'c>", "<a b'c=''>", "unexpectedCharacterInAttributeName 4"),
      ("<a b<c>", "<a b<c=''>", "unexpectedCharacterInAttributeName 4"),
      ("<a \">", "<a \"=''>", "unexpectedCharacterInAttributeName 3"),
      ("<a b&amp;>", "<a b&amp;=''>", ""),
    ])
  }

  /// The first of several wins, whatever case they are in.
  @Test func duplicateAttributes() {
    expectTokens([
      ("<a b=1 b=2>", "<a b='1'>", "duplicateAttribute 8"),
      ("<a b=1 B=2 c>", "<a b='1' c=''>", "duplicateAttribute 8"),
      ("<a b b>", "<a b=''>", "duplicateAttribute 6"),
      ("<a b=1 b='2' b=\"3\">", "<a b='1'>", "duplicateAttribute 8, duplicateAttribute 14"),
      ("<a x-y x-y><b x-y>", "<a x-y=''> <b x-y=''>", "duplicateAttribute 10"),
      ("<a b\0 b\u{FFFD}>", "<a b\u{FFFD}=''>", "unexpectedNullCharacter 4, duplicateAttribute 10"),
    ])
  }

  @Test func afterAttributeNameState() {
    expectTokens([
      ("<a b ", "", "eofInTag 5"),
      ("<a b \t\n\u{C}=c>", "<a b='c'>", ""),
      ("<a b />", "<a b=''/>", ""),
      ("<a b >", "<a b=''>", ""),
      ("<a b c>", "<a b='' c=''>", ""),
      (
        "<a b 'c'>", "<a b='' 'c'=''>",
        "unexpectedCharacterInAttributeName 5, unexpectedCharacterInAttributeName 7"
      ),
    ])
  }

  @Test func beforeAttributeValueState() {
    expectTokens([
      ("<a b=", "", "eofInTag 5"),
      ("<a b= ", "", "eofInTag 6"),
      ("<a b=\t\n\u{C} c>", "<a b='c'>", ""),
      ("<a b=>", "<a b=''>", "missingAttributeValue 5"),
      ("<a b= >", "<a b=''>", "missingAttributeValue 6"),
      ("<a b='c'>", "<a b='c'>", ""),
      ("<a b=\"c\">", "<a b='c'>", ""),
      ("<a b=/>", "<a b='/'>", ""),
    ])
  }

  @Test(arguments: [("\"", "'"), ("'", "\"")])
  func attributeValueQuotedStates(_ quote: String, _ other: String) {
    let table: [TokenCase] = [
      ("<a b=Q", "", "eofInTag 6"),
      ("<a b=Qc", "", "eofInTag 7"),
      ("<a b=QQ>", "<a b=''>", ""),
      ("<a b=Qc>d Q>", "<a b='c>d '>", ""),
      ("<a b=Q c=dOe/Q>", "<a b=' c=dOe/'>", ""),
      ("<a b=Q&lt;&#x41;&Q>", "<a b='<A&'>", ""),
      (
        "<a b=Q\0c\0Q>", "<a b='\u{FFFD}c\u{FFFD}'>",
        "unexpectedNullCharacter 6, unexpectedNullCharacter 8"
      ),
      ("<a b=Q\r\nQ>", "<a b='\n'>", ""),
      ("<a b=QC\u{E9}Q>", "<a b='C\u{E9}'>", ""),
    ]
    expectTokens(
      table.map { input, tokens, errors in
        (
          input.replacing("Q", with: quote).replacing("O", with: other),
          tokens.replacing("O", with: other), errors
        )
      })
  }

  @Test func attributeValueUnquotedState() {
    expectTokens([
      ("<a b=c", "", "eofInTag 6"),
      ("<a b=c\td\ne\u{C}f g>", "<a b='c' d='' e='' f='' g=''>", ""),
      ("<a b=c>", "<a b='c'>", ""),
      ("<a b=&lt;c>", "<a b='<c'>", ""),
      ("<a b=c&amp>", "<a b='c&'>", "missingSemicolonAfterCharacterReference 10"),
      ("<a b=\0c>", "<a b='\u{FFFD}c'>", "unexpectedNullCharacter 5"),
      (
        "<a b=c\"'<=`d>", "<a b='c\"'<=`d'>",
        "unexpectedCharacterInUnquotedAttributeValue 6, "
          + "unexpectedCharacterInUnquotedAttributeValue 7, "
          + "unexpectedCharacterInUnquotedAttributeValue 8, "
          + "unexpectedCharacterInUnquotedAttributeValue 9, "
          + "unexpectedCharacterInUnquotedAttributeValue 10"
      ),
      ("<a b==c>", "<a b='=c'>", "unexpectedCharacterInUnquotedAttributeValue 5"),
      ("<a b=c/d>", "<a b='c/d'>", ""),
    ])
  }

  @Test func afterAttributeValueQuotedState() {
    expectTokens([
      ("<a b='c'", "", "eofInTag 8"),
      ("<a b='c'\td>", "<a b='c' d=''>", ""),
      ("<a b='c'\nd>", "<a b='c' d=''>", ""),
      ("<a b='c'\u{C}d>", "<a b='c' d=''>", ""),
      ("<a b='c' d>", "<a b='c' d=''>", ""),
      ("<a b='c'/>", "<a b='c'/>", ""),
      ("<a b='c'>", "<a b='c'>", ""),
      ("<a b='c'd>", "<a b='c' d=''>", "missingWhitespaceBetweenAttributes 8"),
      (
        "<a b='c'=d>", "<a b='c' =d=''>",
        "missingWhitespaceBetweenAttributes 8, unexpectedEqualsSignBeforeAttributeName 8"
      ),
      (
        "<a b='c''>", "<a b='c' '=''>",
        "missingWhitespaceBetweenAttributes 8, unexpectedCharacterInAttributeName 8"
      ),
    ])
  }
}
