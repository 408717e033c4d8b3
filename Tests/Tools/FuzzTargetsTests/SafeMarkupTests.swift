import Testing

@testable import FuzzTargets

/// Markup that the sanitizers must not produce.
struct SafeMarkupTests {
  @Test(arguments: [
    "<p>", "</p>", "<p></strong>", "<p title=x></p>", "<p title='x'></p>", "<p title></p>", "a > b",
    "a & b",
    "&quot;", "\0", "\u{A0}", "<!---->", "<>", "< p></p>", "<P></P>", "<br></br>",
    "<p title=\"<\"></p>",
    "<p title=\"",
  ])
  func nothingIsReadThatNoSerializerWrites(text: String) {
    #expect(throws: Finding.self) { try WrittenMarkup(Array(text.utf8)) }
  }

  @Test(arguments: [
    "<script></script>", "<p onclick=\"\"></p>", "<a href=\"javascript:1\"></a>",
    "<a href=\"\u{1}Java\tScript:1\"></a>", "<a href=\"data:x\"></a>",
    "<a href=\"\" href=\"\"></a>",
    "<p><img></img></p>", "<p style=\"\"></p>", "<p is=\"x\"></p>",
  ])
  func nothingIsAllowedThatRuns(text: String) throws {
    let markup = try WrittenMarkup(Array(text.utf8))
    for isPurified in [true, false] {
      #expect(throws: Finding.self) { try SafeMarkup.check(markup, isPurified: isPurified) }
    }
  }

  @Test func onlyTheEarlierRevisionKeepsAttributesOfAnyElement() throws {
    let markup = try WrittenMarkup(Array("<p title=\"&lt;\" data-a=\"\">x</p>".utf8))
    #expect(throws: Never.self) { try SafeMarkup.check(markup, isPurified: true) }
    #expect(throws: Finding.self) { try SafeMarkup.check(markup, isPurified: false) }
  }

  @Test(arguments: [
    ("<p>a<strong>b</strong></p><ul><li>c</li></ul>", true), ("<p><p></p></p>", false),
    ("<a><strong><a></a></strong></a>", false), ("<pre>\nx</pre>", false), (" x", false),
    ("a\rb", false),
    ("<ul><li><li></li></li></ul>", false),
  ])
  func onlySimpleMarkupIsTheSameInASecondPass(text: String, isSettled: Bool) throws {
    let bytes = Array(text.utf8)
    #expect(SafeMarkup.isSettled(try WrittenMarkup(bytes), bytes) == isSettled)
  }
}
