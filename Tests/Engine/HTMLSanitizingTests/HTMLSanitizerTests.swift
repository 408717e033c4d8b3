import CompassSchemas
import JSPrimitives
import Testing

@testable import HTMLSanitizing

@Suite struct HTMLSanitizerTests {
  @Test(arguments: ["", "plain", "a & b > c", "&lt;p&gt;", "\u{A0}", "\r\n", "\u{0}\u{1}"])
  func textWithoutAnOpeningBracketIsUntouched(text: String) throws {
    #expect(try withBytes(text) { try HTMLSanitizer.february2026.sanitize($0) } == nil)
    #expect(try sanitized(text) == text)
  }

  @Test(arguments: [
    ("<p>one</p>", "<p>one</p>"),
    ("<P CLASS=x>y</P >", "<p>y</p>"),
    ("<div><p>a</p></div>", "<p>a</p>"),
    ("<b>bold</b>", "bold"),
    ("<custom-element>c</custom-element>", "c"),
    ("<p>a<br/>b</p>", "<p>a<br>b</p>"),
    ("<ul><li>x<li>y</ul>", "<ul><li>x</li><li>y</li></ul>"),
    ("<p>unclosed <strong>both", "<p>unclosed <strong>both</strong></p>"),
    ("<table><tr><td><p>cell</p></td></tr></table>", "<p>cell</p>"),
  ])
  func otherElementsLeaveTheirContents(text: String, expected: String) throws {
    #expect(try sanitized(text) == expected)
  }

  @Test(arguments: [
    "<script>alert(1)</script>", "<style>p{}</style>", "<svg><g>x", "<math><mi>x</mi></math>",
    "<iframe>x</iframe>", "<noscript><p>x</p></noscript>", "<template><p>x</p></template>",
    "<title>x</title>", "<video>x</video>", "<xmp>x</xmp>", "<plaintext>x", "<noembed>x",
  ])
  func someElementsGoWithTheirContents(text: String) throws {
    #expect(try sanitized("1<br>" + text) == "1<br>")
  }

  @Test(arguments: [
    ("<p>a<!-- x -->b</p>", "<p>ab</p>"), ("<?php x ?>y", "y"), ("<!doctype html>z", "z"),
    ("a <!-- hidden", "a "),
  ])
  func commentsAndInstructionsGo(text: String, expected: String) throws {
    #expect(try sanitized(text) == expected)
  }

  @Test(arguments: [
    ("\n<p>x</p>\n", "\n<p>x</p>\n"), ("\r\n<p>x</p>", "\r\n<p>x</p>"),
    ("\t \u{C}<p>x</p>", "\t <p>x</p>"), ("   <", "   &lt;"),
  ])
  func leadingWhiteSpaceStaysAsItIs(text: String, expected: String) throws {
    #expect(try sanitized(text) == expected)
  }

  @Test func aFramesetLeavesNothing() throws {
    #expect(try sanitized(" <frameset><frame>") == "")
  }

  @Test func lineBreaksAreNormalisedAndNullsDropped() throws {
    #expect(try sanitized("<p>a\r\nb\rc\nd\u{0}</p>") == "<p>a\nb\nc\nd</p>")
  }

  @Test func elementsBelowDepth513BecomeSiblings() throws {
    // The root and the body are two of the 513.
    let above = String(repeating: "<strong>", count: 510)
    let text = above + "<em>a<u>b<code>c<br></code>d</u>e<br></em>f"
    let below = "<em>ae<br></em><u>bd</u><code>c</code><br>"
    #expect(try sanitized(text) == above + below + "f" + String(repeating: "</strong>", count: 510))
  }

  @Test func nestingHasNoLimit() throws {
    let text = String(repeating: "<p><div>", count: 20_000) + "x"
    #expect(try sanitized(text) == String(repeating: "<p></p>", count: 20_000) + "x")
  }

  @Test func aTagMayHaveManyAttributes() throws {
    let attributes = (0..<5_000).map { "data-\($0)=x" }.joined(separator: " ")
    #expect(try sanitized("<p \(attributes)>").utf8.count > 5_000 * 10)
  }

  @Test func textThatTakesTooMuchMemoryIsRefused() {
    var sanitizer = HTMLSanitizer.february2026
    sanitizer.limits.parserBytes = 1 << 20
    // Each paragraph repeats every element that the one before left open.
    let open = "<p>" + (0..<500).map { "<em class=\($0)>" }.joined()
    let text = JSText(open + String(repeating: "<p>x", count: 1_000))
    #expect(throws: SanitizerError.tooLarge(limit: 1 << 20)) { try sanitizer.sanitize(text) }
  }

  @Test func oneSanitizerServesManyTasks() async throws {
    let outputs = try await withThrowingTaskGroup(of: String.self) { group in
      for index in 0..<64 {
        group.addTask { try sanitized("<p onclick=x>\(index % 4)</p>") }
      }
      return try await group.reduce(into: Set<String>()) { $0.insert($1) }
    }
    #expect(outputs == ["<p>0</p>", "<p>1</p>", "<p>2</p>", "<p>3</p>"])
  }
}
