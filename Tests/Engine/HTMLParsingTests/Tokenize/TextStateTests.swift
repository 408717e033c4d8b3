import Testing

@testable import HTMLParsing

/// The states that read text. HTML Standard, "Data state" to "PLAINTEXT state", and the states in
/// which RCDATA and RAWTEXT look for their end tag.
@Suite struct TextStateTests {
  @Test func dataState() {
    expectTokens([
      ("", "", ""),
      ("a", "'a'", ""),
      ("a&amp;b", "'a&b'", ""),
      ("a<b>c", "'a' <b> 'c'", ""),
      ("a\0b", "'a\0b'", "unexpectedNullCharacter 1"),
      ("\0\0", "'\0\0'", "unexpectedNullCharacter 0, unexpectedNullCharacter 1"),
      ("é\u{10FFFD}", "'é\u{10FFFD}'", ""),
      ("]]>", "']]>'", ""),
    ])
  }

  @Test func rcdataState() {
    expectTokens(
      from: .rcdata, lastStartTag: "title",
      [
        ("", "", ""),
        ("a&lt;b&", "'a<b&'", ""),
        ("a\0b", "'a\u{FFFD}b'", "unexpectedNullCharacter 1"),
        ("a<b></a><!--x--><?y>", "'a<b></a><!--x--><?y>'", ""),
      ])
  }

  /// The reference and the end tag are the last things that a run of text meets.
  @Test func rcdataGoesOnBehindAReference() {
    expectTokens(
      from: .rcdata, lastStartTag: "title",
      [
        ("&amp;</title>x", "'&' </title> 'x'", ""),
        (
          "&amp\0&amp", "'&\u{FFFD}&'",
          "missingSemicolonAfterCharacterReference 4, unexpectedNullCharacter 4, "
            + "missingSemicolonAfterCharacterReference 9"
        ),
      ])
  }

  @Test func rawTextState() {
    expectTokens(
      from: .rawText, lastStartTag: "style",
      [
        ("", "", ""),
        ("a&lt;b", "'a&lt;b'", ""),
        ("a\0b", "'a\u{FFFD}b'", "unexpectedNullCharacter 1"),
        ("a<b><!--</style>c", "'a<b><!--' </style> 'c'", ""),
      ])
  }

  @Test func plaintextState() {
    expectTokens(
      from: .plainText, lastStartTag: "plaintext",
      [
        ("", "", ""),
        ("a&lt;<b></plaintext>", "'a&lt;<b></plaintext>'", ""),
        ("\0a\0", "'\u{FFFD}a\u{FFFD}'", "unexpectedNullCharacter 0, unexpectedNullCharacter 2"),
      ])
  }

  /// RCDATA, RAWTEXT and script data have these states each; they differ in nothing but the name.
  @Test(arguments: [TokenizerState.rcdata, .rawText, .scriptData, .scriptDataEscaped])
  func lessThanSignEndTagOpenAndEndTagNameStates(_ state: TokenizerState) {
    let isEscaped = state == .scriptDataEscaped
    let eof = { (offset: Int) in isEscaped ? "eofInScriptHTMLCommentLikeText \(offset)" : "" }
    expectTokens(
      from: state, lastStartTag: "xmp",
      [
        // Less-than sign state.
        ("<", "'<'", eof(1)),
        ("< /xmp>", "'< /xmp>'", eof(7)),
        ("<<</xmp>", "'<<' </xmp>", ""),
        // End tag open state.
        ("</", "'</'", eof(2)),
        ("</>", "'</>'", eof(3)),
        ("</ xmp>", "'</ xmp>'", eof(7)),
        // End tag name state.
        ("</xmp", "'</xmp'", eof(5)),
        ("</xmp>a", "</xmp> 'a'", ""),
        ("</XmP>a", "</xmp> 'a'", ""),
        ("</xmp>&amp;", "</xmp> '&'", ""),
        ("</xm>", "'</xm>'", eof(5)),
        ("</xmpp>", "'</xmpp>'", eof(7)),
        ("</xmp1>", "'</xmp1>'", eof(7)),
        (
          "</xmp\0>", "'</xmp\u{FFFD}>'",
          (["unexpectedNullCharacter 5", eof(7)].filter { !$0.isEmpty }).joined(separator: ", ")
        ),
        ("</xmp\t>", "</xmp>", ""),
        ("</xmp\n>", "</xmp>", ""),
        ("</xmp\u{C}>", "</xmp>", ""),
        ("</xmp >", "</xmp>", ""),
        ("</xmp/>", "</xmp>", "endTagWithTrailingSolidus 6"),
        ("</xmp a=b>", "</xmp>", "endTagWithAttributes 9"),
        ("</xmp ", "", "eofInTag 6"),
        ("</xmp/", "", "eofInTag 6"),
      ])
  }

  @Test(arguments: [TokenizerState.rcdata, .rawText, .scriptData])
  func noEndTagIsAppropriateWithoutAStartTag(_ state: TokenizerState) {
    expectTokens(from: state, [("</xmp>", "'</xmp>'", "")])
  }

  /// A start tag in the input is the last one too.
  @Test func theLastStartTagIsTheInputs() {
    expectTokens(
      from: .data, lastStartTag: "title", [("<a><b></title>", "<a> <b> </title>", "")])
  }
}
