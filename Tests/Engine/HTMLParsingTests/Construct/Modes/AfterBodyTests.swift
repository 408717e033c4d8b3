import Testing

@testable import HTMLParsing

/// HTML Standard, "The after body insertion mode" and "The after after body insertion mode".
@Suite struct AfterBodyTests {
  @Test func afterBody() throws {
    try expectDocuments([
      ("<body></body> ", "html(head body(' '))"),
      ("<body></body>x", "html(head body('x'))"),
      ("<body></body> x", "html(head body(' x'))"),
      ("<body></body><!--a-->", "html(head body <!--a-->)"),
      ("<body></body><?a b>", "html(head body <?a b>)"),
      ("<body></body><p>", "html(head body(p))"),
      ("<body></body></p>", "html(head body(p))"),
      ("<body></body><!DOCTYPE a>", "html(head body)"),
      ("<body></body><html id=a>", "html[id=a](head body)"),
    ])
  }

  @Test func afterAfterBody() throws {
    try expectDocuments([
      ("</html> ", "html(head body(' '))"),
      ("</html>x", "html(head body('x'))"),
      ("</html><!--a-->", "html(head body) <!--a-->"),
      ("</html><?a b>", "html(head body) <?a b>"),
      ("</html><p>", "html(head body(p))"),
      ("</html></p>", "html(head body(p))"),
      ("</html><html id=a>", "html[id=a](head body)"),
      ("</html>x<!--a-->", "html(head body('x' <!--a-->))"),
    ])
  }

  @Test func theBodyIsStillOpen() throws {
    try expectDocuments([
      ("<b>a</body>c", "html(head body(b('ac')))"),
      ("<div><p></body><p>", "html(head body(div(p p)))"),
      ("<p>a</html> ", "html(head body(p('a ')))"),
    ])
  }

  @Test func errors() throws {
    try expectErrors([
      ("<!DOCTYPE html></body>", ""),
      ("<!DOCTYPE html></html>", ""),
      ("<!DOCTYPE html></body>x", "unexpectedText"),
      ("<!DOCTYPE html></body><p>", "unexpectedStartTag"),
      ("<!DOCTYPE html></html></html>", "unexpectedEndTag"),
      ("<!DOCTYPE html><div></body>", "unexpectedEndTag"),
      ("<!DOCTYPE html><p><li></body>", ""),
    ])
  }

  @Test func inAFragmentTheRootStaysOpen() throws {
    try expectFragments(
      in: HTMLContext("html"),
      [
        ("<head></head><body>a</body></html><!--b-->", "head body('a') <!--b-->"),
        ("</html>a", "head body('a')"),
      ])
  }
}
