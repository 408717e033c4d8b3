import Testing

@testable import HTMLParsing

/// Reconstructing the active formatting elements, and the Noah's Ark clause.
///
/// HTML Standard, "The list of active formatting elements".
@Suite struct FormattingTests {
  @Test func reconstruction() throws {
    try expectBodies([
      ("<p><b><i>a</p>c", "p(b(i('a'))) b(i('c'))"),
      ("<p><b></p> ", "p(b) b(' ')"),
      ("<p><b></p><p>a<p>c", "p(b) p(b('a')) p(b('c'))"),
      ("<p><b><p></b>a", "p(b) p('a')"),
    ])
  }

  @Test func threeOfAFamily() throws {
    try expectBodies([
      ("<p><b><b><b><b>a<p>c", "p(b(b(b(b('a'))))) p(b(b(b('c'))))"),
      ("<p><b><b><b><b><b>a<p>c", "p(b(b(b(b(b('a')))))) p(b(b(b('c'))))"),
      ("<p><b><b><b><i><b>a<p>c", "p(b(b(b(i(b('a')))))) p(b(b(i(b('c')))))"),
    ])
  }

  /// Elements are of a family if their attributes are equal, in whatever order they are.
  @Test func attributesTellFamiliesApart() throws {
    let first = "<b a=1><b a=1><b a=1>"
    try expectBodies([
      (
        "<p>\(first)<b a=2>c<p>d",
        "p(b[a=1](b[a=1](b[a=1](b[a=2]('c'))))) p(b[a=1](b[a=1](b[a=1](b[a=2]('d')))))"
      ),
      (
        "<p>\(first)<b>c<p>d",
        "p(b[a=1](b[a=1](b[a=1](b('c'))))) p(b[a=1](b[a=1](b[a=1](b('d')))))"
      ),
      (
        "<p><b a=1 c=2><b c=2 a=1><b a=1 c=2><b c=2 a=1>d<p>e",
        "p(b[a=1 c=2](b[c=2 a=1](b[a=1 c=2](b[c=2 a=1]('d'))))) "
          + "p(b[c=2 a=1](b[a=1 c=2](b[c=2 a=1]('e'))))"
      ),
    ])
  }

  @Test func aMarkerEndsTheCount() throws {
    try expectBodies([
      ("<b><b><object><b><b>a<p>c", "b(b(object(b(b('a' p('c'))))))"),
      ("<p><b><b><b><object></object><b>a<p>c", "p(b(b(b(object b('a'))))) p(b(b(b('c'))))"),
    ])
  }
}
