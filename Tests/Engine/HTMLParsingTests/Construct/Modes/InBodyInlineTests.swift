import Testing

@testable import HTMLParsing

/// HTML Standard, "in body": formatting elements, ruby, objects, void elements and the roots of
/// foreign content.
@Suite struct InBodyInlineTests {
  @Test(arguments: [
    "b", "big", "code", "em", "font", "i", "s", "small", "strike", "strong", "tt", "u", "a", "nobr",
  ])
  func formattingIsReopened(_ name: String) throws {
    try expectBodies([
      ("<p><\(name)>a<p>b", "p(\(name)('a')) p(\(name)('b'))"),
      ("<\(name)><p>a</\(name)>b", "\(name) p(\(name)('a') 'b')"),
      ("</\(name)>a", "'a'"),
    ])
  }

  @Test func formattingIsReopenedByWhatNeedsIt() throws {
    try expectBodies([
      ("<p><b><p><br>", "p(b) p(b(br))"),
      ("<p><b><p><img>", "p(b) p(b(img))"),
      ("<p><b><p><x>", "p(b) p(b(x))"),
      ("<p><b><p><svg>", "p(b) p(b(svg:svg))"),
      ("<p><b><p><object>", "p(b) p(b(object))"),
      ("<p><b><p><div>a", "p(b) p div(b('a'))"),
      ("<p><b><p><hr>", "p(b) p hr"),
      ("<p><b><p><!--a-->", "p(b) p(<!--a-->)"),
      ("<p><b><p><param><source><track>", "p(b) p(param source track)"),
      ("<p><b a=1><i><p>c", "p(b[a=1](i)) p(b[a=1](i('c')))"),
    ])
  }

  @Test func anchors() throws {
    try expectBodies([
      ("<a b=1>c<a d=2>e", "a[b=1]('c') a[d=2]('e')"),
      ("<a><p><a>b", "a p(a a('b'))"),
      ("<a><div><a>b", "a div(a a('b'))"),
      // A marker hides it.
      ("<a><object><a>b", "a(object(a('b')))"),
      ("<a><table><td><a>b", "a(table(tbody(tr(td(a('b'))))))"),
      ("<a><table><a>b", "a(a('b') table)"),
    ])
  }

  @Test func nobr() throws {
    try expectBodies([
      ("<nobr>a<nobr>b", "nobr('a') nobr('b')"),
      ("<nobr><div><nobr>a", "nobr div(nobr nobr('a'))"),
      ("<nobr><object><nobr>a", "nobr(object(nobr('a')))"),
    ])
  }

  @Test(arguments: ["applet", "marquee", "object"])
  func objectsHaveAMarker(_ name: String) throws {
    try expectBodies([
      ("<b><\(name)></b>a", "b(\(name)('a'))"),
      ("<\(name)><b></\(name)>a", "\(name)(b) 'a'"),
      ("<p><\(name)><p>a</\(name)>b", "p(\(name)(p('a')) 'b')"),
      ("</\(name)>a", "'a'"),
      ("<\(name)><div></\(name)>a", "\(name)(div) 'a'"),
    ])
  }

  @Test func voidElements() throws {
    try expectBodies([
      (
        "<area>a<br>b<embed>c<img>d<keygen>e<wbr>f",
        "area 'a' br 'b' embed 'c' img 'd' keygen 'e' wbr 'f'"
      ),
      ("<param>a<source>b<track>c<hr>d<input>e", "param 'a' source 'b' track 'c' hr 'd' input 'e'"),
      ("<image a=1>b", "img[a=1] 'b'"),
      ("</br a=1>b", "br 'b'"),
      ("</img></hr></input>a", "'a'"),
    ])
  }

  @Test func ruby() throws {
    try expectBodies([
      ("<ruby>a<rb>b<rt>c<rp>d", "ruby('a' rb('b') rt('c') rp('d'))"),
      ("<ruby><rtc>a<rt>b<rp>c", "ruby(rtc('a' rt('b') rp('c')))"),
      ("<ruby><rtc>a<rb>b", "ruby(rtc('a') rb('b'))"),
      ("<ruby><rtc><rt>a<rtc>b", "ruby(rtc(rt('a')) rtc('b'))"),
      ("<ruby><rt>a</ruby>b", "ruby(rt('a')) 'b'"),
      // Outside of ruby they are like any other element.
      ("<rt>a<rt>b", "rt('a' rt('b'))"),
      ("<ruby><div><rt>a<rt>b", "ruby(div(rt('a') rt('b')))"),
    ])
  }
}
