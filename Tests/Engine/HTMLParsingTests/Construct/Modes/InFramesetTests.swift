import Testing

@testable import HTMLParsing

/// HTML Standard, "The in frameset insertion mode", "The after frameset insertion mode" and "The after
/// after frameset insertion mode".
@Suite struct InFramesetTests {
  @Test func inFrameset() throws {
    try expectDocuments([
      ("<frameset> a<!--b--> ", "html(head frameset(' ' <!--b--> ' '))"),
      (
        "<frameset><frame><frameset><frame/></frameset>",
        "html(head frameset(frame frameset(frame)))"
      ),
      ("<frameset><noframes>a</noframes>", "html(head frameset(noframes('a')))"),
      ("<frameset><p><html id=a></p>", "html[id=a](head frameset)"),
      ("<frameset>é é", "html(head frameset(' '))"),
    ])
  }

  @Test func afterFrameset() throws {
    try expectDocuments([
      ("<frameset></frameset> a<!--b--><p>", "html(head frameset ' ' <!--b-->)"),
      ("<frameset></frameset><noframes>a</noframes>", "html(head frameset noframes('a'))"),
      ("<frameset></frameset><html id=a>", "html[id=a](head frameset)"),
      ("<frameset></frameset></frameset>", "html(head frameset)"),
    ])
  }

  @Test func afterAfterFrameset() throws {
    try expectDocuments([
      ("<frameset></frameset></html> a", "html(head frameset ' ')"),
      ("<frameset></frameset></html><!--b-->", "html(head frameset) <!--b-->"),
      ("<frameset></frameset></html><noframes>a</noframes>", "html(head frameset noframes('a'))"),
      ("<frameset></frameset></html><p></html>", "html(head frameset)"),
      ("<frameset></frameset></html><html id=a>", "html[id=a](head frameset)"),
    ])
  }

  /// In the body, a frameset replaces a body that has nothing to lose.
  @Test func aFramesetInABody() throws {
    try expectDocuments([
      ("<p><frameset>", "html(head frameset)"),
      ("<div> <frameset>", "html(head frameset)"),
      ("x<frameset>", "html(head body('x'))"),
      ("<p>\0<frameset>", "html(head frameset)"),
      ("<li><frameset>", "html(head body(li))"),
      ("<input type=hidden><frameset>", "html(head frameset)"),
      ("<input><frameset>", "html(head body(input))"),
      ("<br><frameset>", "html(head body(br))"),
      ("<svg><frameset>", "html(head body(svg:svg(svg:frameset)))"),
      ("<svg></svg><frameset>", "html(head frameset)"),
    ])
  }

  @Test func errors() throws {
    try expectErrors([
      ("<!DOCTYPE html><frameset>éé é</frameset>", "unexpectedText unexpectedText"),
      ("<!DOCTYPE html><frameset>", "unexpectedEndOfFile"),
      ("<!DOCTYPE html><frameset></frameset><p>", "unexpectedStartTag"),
    ])
  }

  @Test func fragments() throws {
    try expectFragments(
      in: HTMLContext("frameset"),
      [("<frame></frameset><frame>", "frame frame"), ("a <p>", "' '")])
  }
}
