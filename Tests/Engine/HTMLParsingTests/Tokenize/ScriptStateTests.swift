import Testing

@testable import HTMLParsing

/// The states that read scripts. HTML Standard, "Script data state" and the states whose names begin
/// with it.
///
/// Text stays as it is written, so what a state changes is whether an end tag behind it counts: each
/// input ends with `</script>`, which ends an escaped script but not a double escaped one.
@Suite struct ScriptStateTests {
  private func expect(
    from state: TokenizerState = .scriptData, _ table: [TokenCase],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expectTokens(
      from: state, lastStartTag: "script", table, sourceLocation: sourceLocation)
  }

  /// The inputs of a table are text up to their `</script>`, which is a tag.
  private func expectEndTag(
    behind texts: [String], from state: TokenizerState = .scriptData,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expect(
      from: state,
      texts.map { ("\($0)</script>", "\($0.isEmpty ? "" : "'\($0)' ")</script>", "") },
      sourceLocation: sourceLocation)
  }

  /// The inputs of a table are text to their end, which comes within what looks like a comment.
  private func expectText(
    _ texts: [String], from state: TokenizerState = .scriptData,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expect(
      from: state,
      texts.map {
        (
          "\($0)</script>", "'\($0)</script>'",
          "eofInScriptHTMLCommentLikeText \($0.utf8.count + 9)"
        )
      }, sourceLocation: sourceLocation)
  }

  @Test func scriptDataState() {
    expect([
      ("", "", ""),
      ("a&lt;", "'a&lt;'", ""),
      ("a\0", "'a\u{FFFD}'", "unexpectedNullCharacter 1"),
      ("<", "'<'", ""),
      ("<!", "'<!'", ""),
      ("a</script>b</script>", "'a' </script> 'b' </script>", ""),
    ])
    expectEndTag(behind: ["", "a", "<", "<<", "<a>", "</a>", "&lt;"])
  }

  @Test func escapeStartStates() {
    expectEndTag(behind: ["<!", "<!-", "<!a", "<!-a", "<!->", "<!- -<script>", "<!<!-"])
    expect([
      ("<!-", "'<!-'", ""),
      ("<!--", "'<!--'", "eofInScriptHTMLCommentLikeText 4"),
      ("<!\0", "'<!\u{FFFD}'", "unexpectedNullCharacter 2"),
      ("<!-\0", "'<!-\u{FFFD}'", "unexpectedNullCharacter 3"),
    ])
  }

  @Test func escapedStates() {
    expectEndTag(behind: ["<!--", "<!--a", "<!--a-", "<!--a-b", "<!--a--", "<!--a--b", "<!--a---"])
    // The end of the comment returns to script data.
    expectEndTag(behind: [
      "<!-->", "<!--->", "<!--a-->", "<!--a--->", "<!--a--><script>", "<!--><!",
    ])
    expect([
      ("<!--a", "'<!--a'", "eofInScriptHTMLCommentLikeText 5"),
      ("<!--a-", "'<!--a-'", "eofInScriptHTMLCommentLikeText 6"),
      ("<!--a--", "'<!--a--'", "eofInScriptHTMLCommentLikeText 7"),
      ("<!--a-->", "'<!--a-->'", ""),
      ("<!--a->", "'<!--a->'", "eofInScriptHTMLCommentLikeText 7"),
      ("<!--\0-->", "'<!--\u{FFFD}-->'", "unexpectedNullCharacter 4"),
      ("<!--a-\0-->", "'<!--a-\u{FFFD}-->'", "unexpectedNullCharacter 6"),
      (
        "<!--a--\0>", "'<!--a--\u{FFFD}>'",
        "unexpectedNullCharacter 7, eofInScriptHTMLCommentLikeText 9"
      ),
    ])
  }

  @Test func escapedStatesAsTheFirst() {
    expectEndTag(behind: ["", "a", "a-", "-->", "<"], from: .scriptDataEscaped)
    expectEndTag(behind: ["", "-", "a", ">"], from: .scriptDataEscapedDash)
    expectEndTag(behind: ["", "-", "a", "><script>"], from: .scriptDataEscapedDashDash)
    expectText(["><script>"], from: .scriptDataEscapedDash)
  }

  @Test func escapedLessThanSignState() {
    expectEndTag(behind: ["<!--<", "<!--<<", "<!--<1", "<!--<!", "<!--< script>", "<!--</"])
    expectEndTag(behind: ["<!--</a>", "<!--</scrip>", "<!--</scripts>", "<!--a-<", "<!--a--<"])
    expect([("<!--<", "'<!--<'", "eofInScriptHTMLCommentLikeText 5")])
  }

  @Test func doubleEscapeStartState() {
    expectText([
      "<!--<script>", "<!--<script ", "<!--<script\t", "<!--<script\n", "<!--<script\u{C}",
      "<!--<script/", "<!--<SCRIPT>", "<!--a-<script>", "<!--a--<script>", "<!--<<script>",
    ])
    expectEndTag(behind: [
      "<!--<scrip>", "<!--<scripts>", "<!--<script", "<!--<script1>", "<!--<script->", "<!--<s>",
      "<!--<style>", "<!--<script!>",
    ])
    expect([
      ("<!--<script", "'<!--<script'", "eofInScriptHTMLCommentLikeText 11"),
      ("<!--<scr\0ipt></script>", "'<!--<scr\u{FFFD}ipt>' </script>", "unexpectedNullCharacter 8"),
    ])
  }

  @Test func doubleEscapedStates() {
    expectText([
      "<!--<script>a", "<!--<script>a-", "<!--<script>a-b", "<!--<script>a--",
      "<!--<script>a--b", "<!--<script>a->", "<!--<script>a- ->",
    ])
    // The end of the comment returns to script data, whatever was escaped.
    expectEndTag(behind: [
      "<!--<script>-->", "<!--<script>a-->", "<!--<script>a--->", "<!--<script>--><script>",
    ])
    expect([
      ("<!--<script>", "'<!--<script>'", "eofInScriptHTMLCommentLikeText 12"),
      ("<!--<script>-", "'<!--<script>-'", "eofInScriptHTMLCommentLikeText 13"),
      ("<!--<script>--", "'<!--<script>--'", "eofInScriptHTMLCommentLikeText 14"),
      ("<!--<script><", "'<!--<script><'", "eofInScriptHTMLCommentLikeText 13"),
      ("<!--<script>\0-->", "'<!--<script>\u{FFFD}-->'", "unexpectedNullCharacter 12"),
      ("<!--<script>-\0-->", "'<!--<script>-\u{FFFD}-->'", "unexpectedNullCharacter 13"),
      ("<!--<script>--\0-->", "'<!--<script>--\u{FFFD}-->'", "unexpectedNullCharacter 14"),
    ])
  }

  @Test func doubleEscapedStatesAsTheFirst() {
    expectText(["-<script>", "<"], from: .scriptDataDoubleEscaped)
    expectText([">"], from: .scriptDataDoubleEscapedDash)
    expectEndTag(behind: [">", "->"], from: .scriptDataDoubleEscapedDashDash)
    expectEndTag(behind: ["->"], from: .scriptDataDoubleEscapedDash)
  }

  @Test func doubleEscapedLessThanSignAndEndStates() {
    // The first end tag ends the double escape, the second the script.
    let start = "<!--<script>"
    expectEndTag(behind: [
      "\(start)</script>", "\(start)</script ", "\(start)</script\t", "\(start)</script\n",
      "\(start)</script\u{C}", "\(start)</script/", "\(start)</SCRIPT>", "\(start)-</script>",
      "\(start)--</script>",
    ])
    expectText([
      "\(start)</scrip>", "\(start)</scripts>", "\(start)</script1>", "\(start)< /script>",
      "\(start)</ script>", "\(start)<", "\(start)</", "\(start)<script>",
    ])
  }

  @Test func anEscapeMayBeginAnew() {
    expectText(["<!--<script></script><script>", "<!--a--><!--<script>"])
    expectEndTag(behind: ["<!--<script></script>-->", "<!--<script></script><script></script>"])
  }
}
