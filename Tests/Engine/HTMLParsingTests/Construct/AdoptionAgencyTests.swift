import Testing

@testable import HTMLParsing

/// The adoption agency algorithm, step by step. HTML Standard, "in body".
@Suite struct AdoptionAgencyTests {
  @Test func step3TheCurrentNodeThatIsNotInTheList() throws {
    try expectBodies([
      // A fourth element of the same kind has pushed the first one out of the list.
      ("<b><b><b><b>a</b></b></b></b>c", "b(b(b(b('a')))) 'c'")
    ])
  }

  @Test func step4NoFormattingElementInTheList() throws {
    try expectBodies([
      ("</b>a", "'a'"),
      ("<object></b>a", "object('a')"),
      ("<b><object></b>a", "b(object('a'))"),
    ])
  }

  @Test func step4AFormattingElementThatIsNotOpen() throws {
    try expectBodies([("<p><b></p></b>a", "p(b) 'a'")])
  }

  @Test func step4AFormattingElementOutOfScope() throws {
    try expectBodies([
      ("<a><table><td></a>b", "a(table(tbody(tr(td('b')))))"),
      ("<b><svg><desc></b>a", "b(svg:svg(svg:desc('a')))"),
      ("<b><select></b>a", "b(select('a'))"),
    ])
  }

  @Test func step4WithoutAFurthestBlock() throws {
    try expectBodies([
      ("<b>a</b>c", "b('a') 'c'"),
      ("<b><i>a</b>c", "b(i('a')) i('c')"),
      ("<b><span><i>a</b>c", "b(span(i('a'))) i('c')"),
      ("<b><svg><g></b>a", "b(svg:svg(svg:g)) 'a'"),
    ])
  }

  @Test func step4WithAFurthestBlock() throws {
    try expectBodies([
      ("<b><p>a</b>c", "b p(b('a') 'c')"),
      ("<b>a<p>c</b>d", "b('a') p(b('c') 'd')"),
      ("<a><div><p>a</a>c", "a div(a p(a('a') 'c'))"),
      ("<b><p><p>a</b>c", "b(p) p(b('a') 'c')"),
      // A furthest block is special: `p`, `div` and `address` too, a `span` is not.
      ("<b><address>a</b>c", "b address(b('a') 'c')"),
      ("<b><button>a</b>c", "b button(b('a') 'c')"),
    ])
  }

  @Test func step4TheInnerLoopClonesThreeElements() throws {
    try expectBodies([
      ("<b><i><p>a</b>c", "b(i) i(p(b('a') 'c'))"),
      ("<b><i><u><s><p>a</b>c", "b(i(u(s))) i(u(s(p(b('a') 'c'))))"),
      // A fourth one goes out of the list and the stack.
      ("<b><i><u><s><em><p>a</b>c", "b(i(u(s(em)))) u(s(em(p(b('a') 'c'))))"),
      // What is not in the list goes out of the stack.
      ("<b><span><p>a</b>c", "b(span) p(b('a') 'c')"),
      ("<b><span><i><p>a</b>c", "b(span(i)) i(p(b('a') 'c'))"),
    ])
  }

  @Test func step4TheBookmark() throws {
    try expectBodies([
      ("<b><i><p>a</b>c</i>d<p>e", "b(i) i p(i(b('a') 'c') 'd') p('e')"),
      ("<b><i><u><div>a</b><p>c", "b(i(u)) i(u(div(b('a') p('c'))))"),
    ])
  }

  /// At most eight times: after that the last blocks stay as they are.
  @Test func step4TheOuterLoopEndsAfterEightTurns() throws {
    let input = "<b>" + String(repeating: "<div>", count: 9) + "a</b>c"
    var expected = "div(b(div('ac')))"
    for _ in 0..<7 { expected = "div(b \(expected))" }
    try expectBodies([(input, "b \(expected)")])
  }

  @Test func attributesAreCloned() throws {
    try expectBodies([
      ("<b a=1 c=2><p>d</b>", "b[a=1 c=2] p(b[a=1 c=2]('d'))")
    ])
  }

  @Test func fosterParentedNodes() throws {
    try expectBodies([
      ("<table><b><p>a</b>c", "b p(b('a') 'c') table"),
      ("<a>1<table><a>2", "a('1' a('2') table)"),
      ("<table><a>1<p>2</a>3</p>", "a('1') p(a('2') '3') table"),
    ])
  }

  @Test func errors() throws {
    try expectErrors([
      ("<!DOCTYPE html><b></b>", ""),
      ("<!DOCTYPE html></b>", "unexpectedEndTag"),
      ("<!DOCTYPE html><b><i></b></i>", "unexpectedEndTag unexpectedEndTag"),
    ])
  }
}
