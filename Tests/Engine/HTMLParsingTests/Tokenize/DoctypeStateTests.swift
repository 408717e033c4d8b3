import Testing

@testable import HTMLParsing

/// The states that read document types. HTML Standard, "DOCTYPE state" to "Bogus DOCTYPE state".
@Suite struct DoctypeStateTests {
  @Test func doctypeState() {
    expectTokens([
      ("<!DOCTYPE", "<!DOCTYPE quirks>", "eofInDoctype 9"),
      ("<!DOCTYPE>", "<!DOCTYPE quirks>", "missingDoctypeName 9"),
      ("<!DOCTYPEa>", "<!DOCTYPE a>", "missingWhitespaceBeforeDoctypeName 9"),
      ("<!DOCTYPE\ta>", "<!DOCTYPE a>", ""),
      ("<!DOCTYPE\na>", "<!DOCTYPE a>", ""),
      ("<!DOCTYPE\u{C}a>", "<!DOCTYPE a>", ""),
      ("<!DOCTYPE a>", "<!DOCTYPE a>", ""),
    ])
  }

  @Test func beforeNameState() {
    expectTokens([
      ("<!DOCTYPE ", "<!DOCTYPE quirks>", "eofInDoctype 10"),
      ("<!DOCTYPE >b", "<!DOCTYPE quirks> 'b'", "missingDoctypeName 10"),
      ("<!DOCTYPE  \t\n\u{C}HtmL>", "<!DOCTYPE html>", ""),
      ("<!DOCTYPE \0>", "<!DOCTYPE \u{FFFD}>", "unexpectedNullCharacter 10"),
      ("<!DOCTYPE É>", "<!DOCTYPE É>", ""),
    ])
  }

  @Test func nameState() {
    expectTokens([
      ("<!DOCTYPE a", "<!DOCTYPE a quirks>", "eofInDoctype 11"),
      ("<!DOCTYPE a\0B>", "<!DOCTYPE a\u{FFFD}b>", "unexpectedNullCharacter 11"),
      ("<!DOCTYPE a/'\"<>", "<!DOCTYPE a/'\"<>", ""),
    ])
  }

  @Test func afterNameState() {
    expectTokens([
      ("<!DOCTYPE a ", "<!DOCTYPE a quirks>", "eofInDoctype 12"),
      ("<!DOCTYPE a \t\n\u{C}>b", "<!DOCTYPE a> 'b'", ""),
      ("<!DOCTYPE a pUbLiC 'p'>", "<!DOCTYPE a PUBLIC 'p'>", ""),
      ("<!DOCTYPE a sYsTeM 's'>", "<!DOCTYPE a SYSTEM 's'>", ""),
      ("<!DOCTYPE a b>", "<!DOCTYPE a quirks>", "invalidCharacterSequenceAfterDoctypeName 12"),
      ("<!DOCTYPE a publi>", "<!DOCTYPE a quirks>", "invalidCharacterSequenceAfterDoctypeName 12"),
      (
        "<!DOCTYPE a \0>", "<!DOCTYPE a quirks>",
        "invalidCharacterSequenceAfterDoctypeName 12, unexpectedNullCharacter 12"
      ),
    ])
  }

  /// The states behind PUBLIC and SYSTEM agree up to their names.
  @Test(arguments: [("PUBLIC", "Public"), ("SYSTEM", "System")])
  func afterKeywordAndBeforeIdentifierStates(_ keyword: String, _ name: String) {
    let table: [TokenCase] = [
      ("", "<!DOCTYPE a quirks>", "eofInDoctype 18"),
      (" ", "<!DOCTYPE a quirks>", "eofInDoctype 19"),
      (">", "<!DOCTYPE a quirks>", "missingDoctypeKIdentifier 18"),
      (" >", "<!DOCTYPE a quirks>", "missingDoctypeKIdentifier 19"),
      ("'i'>", "<!DOCTYPE a KEY 'i'>", "missingWhitespaceAfterDoctypeKKeyword 18"),
      ("\"i\">", "<!DOCTYPE a KEY 'i'>", "missingWhitespaceAfterDoctypeKKeyword 18"),
      ("\t\n\u{C} 'i'>", "<!DOCTYPE a KEY 'i'>", ""),
      (" \"i\">", "<!DOCTYPE a KEY 'i'>", ""),
      ("i>", "<!DOCTYPE a quirks>", "missingQuoteBeforeDoctypeKIdentifier 18"),
      (" i'>b", "<!DOCTYPE a quirks> 'b'", "missingQuoteBeforeDoctypeKIdentifier 19"),
      (" i", "<!DOCTYPE a quirks>", "missingQuoteBeforeDoctypeKIdentifier 19"),
      (
        " \0>", "<!DOCTYPE a quirks>",
        "missingQuoteBeforeDoctypeKIdentifier 19, unexpectedNullCharacter 19"
      ),
    ]
    expectTokens(
      table.map { rest, tokens, errors in
        (
          "<!DOCTYPE a \(keyword)\(rest)", tokens.replacing("KEY", with: keyword),
          errors.replacing("DoctypeK", with: "Doctype\(name)")
        )
      })
  }

  @Test(arguments: [
    ("PUBLIC", "Public", "'"), ("PUBLIC", "Public", "\""), ("SYSTEM", "System", "'"),
    ("SYSTEM", "System", "\""),
  ])
  func identifierQuotedStates(_ keyword: String, _ name: String, _ quote: String) {
    let table: [TokenCase] = [
      ("Q", "<!DOCTYPE a KEY '' quirks>", "eofInDoctype 20"),
      ("Qi", "<!DOCTYPE a KEY 'i' quirks>", "eofInDoctype 21"),
      ("QQ>", "<!DOCTYPE a KEY ''>", ""),
      ("QI &amp;<Q>", "<!DOCTYPE a KEY 'I &amp;<'>", ""),
      ("Qi\0Q>", "<!DOCTYPE a KEY 'i\u{FFFD}'>", "unexpectedNullCharacter 21"),
      ("Qi>b", "<!DOCTYPE a KEY 'i' quirks> 'b'", "abruptDoctypeKIdentifier 21"),
      ("Q>", "<!DOCTYPE a KEY '' quirks>", "abruptDoctypeKIdentifier 20"),
      ("QiQ", "<!DOCTYPE a KEY 'i' quirks>", "eofInDoctype 22"),
      ("QiQ ", "<!DOCTYPE a KEY 'i' quirks>", "eofInDoctype 23"),
      ("QiQ \t\n\u{C}>", "<!DOCTYPE a KEY 'i'>", ""),
    ]
    expectTokens(
      table.map { rest, tokens, errors in
        (
          "<!DOCTYPE a \(keyword) \(rest.replacing("Q", with: quote))",
          tokens.replacing("KEY", with: keyword),
          errors.replacing("DoctypeK", with: "Doctype\(name)")
        )
      })
  }

  @Test func theOtherQuoteIsPartOfAnIdentifier() {
    expectTokens([
      ("<!DOCTYPE a PUBLIC '\"'>", "<!DOCTYPE a PUBLIC '\"'>", ""),
      ("<!DOCTYPE a SYSTEM \"'\">", "<!DOCTYPE a SYSTEM '''>", ""),
    ])
  }

  @Test func afterPublicIdentifierAndBetweenStates() {
    let missing = "missingWhitespaceBetweenDoctypePublicAndSystemIdentifiers"
    expectTokens([
      ("<!DOCTYPE a PUBLIC 'p' 's'>", "<!DOCTYPE a PUBLIC 'p' SYSTEM 's'>", ""),
      ("<!DOCTYPE a PUBLIC \"p\"\t\n\u{C}\"s\">", "<!DOCTYPE a PUBLIC 'p' SYSTEM 's'>", ""),
      ("<!DOCTYPE a PUBLIC 'p''s'>", "<!DOCTYPE a PUBLIC 'p' SYSTEM 's'>", "\(missing) 22"),
      ("<!DOCTYPE a PUBLIC 'p'\"s\">", "<!DOCTYPE a PUBLIC 'p' SYSTEM 's'>", "\(missing) 22"),
      (
        "<!DOCTYPE a PUBLIC 'p's>", "<!DOCTYPE a PUBLIC 'p' quirks>",
        "missingQuoteBeforeDoctypeSystemIdentifier 22"
      ),
      (
        "<!DOCTYPE a PUBLIC 'p' s>", "<!DOCTYPE a PUBLIC 'p' quirks>",
        "missingQuoteBeforeDoctypeSystemIdentifier 23"
      ),
      ("<!DOCTYPE a PUBLIC 'p' 's", "<!DOCTYPE a PUBLIC 'p' SYSTEM 's' quirks>", "eofInDoctype 25"),
      (
        "<!DOCTYPE a PUBLIC 'p' 's>", "<!DOCTYPE a PUBLIC 'p' SYSTEM 's' quirks>",
        "abruptDoctypeSystemIdentifier 25"
      ),
    ])
  }

  /// Text after the system identifier is an error that does not force quirks.
  @Test func afterSystemIdentifierState() {
    let unexpected = "unexpectedCharacterAfterDoctypeSystemIdentifier"
    expectTokens([
      ("<!DOCTYPE a SYSTEM 's'b>", "<!DOCTYPE a SYSTEM 's'>", "\(unexpected) 22"),
      ("<!DOCTYPE a SYSTEM 's' 't'>", "<!DOCTYPE a SYSTEM 's'>", "\(unexpected) 23"),
      ("<!DOCTYPE a SYSTEM 's' b", "<!DOCTYPE a SYSTEM 's'>", "\(unexpected) 23"),
      (
        "<!DOCTYPE a SYSTEM 's'\0>", "<!DOCTYPE a SYSTEM 's'>",
        "\(unexpected) 22, unexpectedNullCharacter 22"
      ),
    ])
  }

  @Test func bogusState() {
    expectTokens([
      ("<!DOCTYPE a b", "<!DOCTYPE a quirks>", "invalidCharacterSequenceAfterDoctypeName 12"),
      (
        "<!DOCTYPE a b'\"<c>d", "<!DOCTYPE a quirks> 'd'",
        "invalidCharacterSequenceAfterDoctypeName 12"
      ),
      (
        "<!DOCTYPE a b\0>", "<!DOCTYPE a quirks>",
        "invalidCharacterSequenceAfterDoctypeName 12, unexpectedNullCharacter 13"
      ),
    ])
  }
}
