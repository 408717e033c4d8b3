import Testing

@testable import HTMLParsing

/// HTML Standard, "The rules for parsing tokens in foreign content".
@Suite struct ForeignContentTests {
  @Test func elements() throws {
    try expectBodies([
      ("<svg><g><path/><g/></g>a</svg>b", "svg:svg(svg:g(svg:path svg:g) 'a') 'b'"),
      ("<math><mrow><mi>a</mrow></math>b", "math:math(math:mrow(math:mi('a'))) 'b'"),
      ("<svg/>a", "svg:svg 'a'"),
      ("<math/>a", "math:math 'a'"),
      ("<svg><!--a-->b<?c d>", "svg:svg(<!--a--> 'b' <?c d>)"),
      ("<svg><html><head><body>a", "svg:svg(svg:html) 'a'"),
      ("<svg><a><title><a>b", "svg:svg(svg:a(svg:title(a('b'))))"),
    ])
  }

  @Test func namesAreAdjusted() throws {
    try expectBodies([
      (
        "<svg><FOREIGNOBJECT><svg><textpath><lineargradient/><fegaussianblur/>",
        "svg:svg(svg:foreignObject(svg:svg(svg:textPath(svg:linearGradient svg:feGaussianBlur))))"
      ),
      ("<math><TextPath>", "math:math(math:textpath)"),
      ("<svg VIEWBOX=1 preserveaspectratio=2 a=3>", "svg:svg[viewBox=1 preserveAspectRatio=2 a=3]"),
      ("<math DEFINITIONURL=1 viewbox=2>", "math:math[definitionURL=1 viewbox=2]"),
      ("<svg definitionurl=1>", "svg:svg[definitionurl=1]"),
      (
        "<svg xlink:href=1 xml:lang=2 xmlns=3 xmlns:xlink=4 xlink:x=5 xml:base=6>",
        "svg:svg[{xlink}xlink:href=1 {xml}xml:lang=2 {xmlns}xmlns=3 {xmlns}xmlns:xlink=4 "
          + "xlink:x=5 xml:base=6]"
      ),
      ("<p xlink:href=1 viewbox=2>", "p[xlink:href=1 viewbox=2]"),
    ])
  }

  @Test(arguments: [
    "b", "big", "blockquote", "br", "center", "code", "dd", "div", "dl", "dt", "em", "embed",
    "h1", "h2", "h3", "h4", "h5", "h6", "hr", "i", "img", "li", "listing", "menu", "meta", "nobr",
    "ol", "p", "pre", "ruby", "s", "small", "span", "strong", "strike", "sub", "sup", "table", "tt",
    "u", "ul", "var",
  ])
  func startTagsThatBreakOut(_ name: String) throws {
    try expectBodies([
      ("<svg><g><\(name)>", "svg:svg(svg:g) \(name)"),
      ("<math><mrow><\(name)>", "math:math(math:mrow) \(name)"),
      ("<svg><desc><svg><g><\(name)>", "svg:svg(svg:desc(svg:svg(svg:g) \(name)))"),
    ])
  }

  @Test func otherTagsThatBreakOut() throws {
    try expectBodies([
      ("<svg><font>a", "svg:svg(svg:font('a'))"),
      ("<svg><font a>b", "svg:svg(svg:font[a=]('b'))"),
      ("<svg><font color>a", "svg:svg font[color=]('a')"),
      ("<svg><font face=1>a", "svg:svg font[face=1]('a')"),
      ("<svg><font SIZE=1>a", "svg:svg font[size=1]('a')"),
      ("<svg><g></p>a", "svg:svg(svg:g) p 'a'"),
      ("<svg><g></br>a", "svg:svg(svg:g) br 'a'"),
      ("<math><mrow></p>a", "math:math(math:mrow) p 'a'"),
    ])
  }

  @Test func integrationPoints() throws {
    try expectBodies([
      ("<svg><foreignObject><p>a", "svg:svg(svg:foreignObject(p('a')))"),
      ("<svg><desc><p>a", "svg:svg(svg:desc(p('a')))"),
      ("<svg><title><p>a", "svg:svg(svg:title(p('a')))"),
      ("<math><mi><p>a", "math:math(math:mi(p('a')))"),
      ("<math><mo><p>a", "math:math(math:mo(p('a')))"),
      ("<math><mn><p>a", "math:math(math:mn(p('a')))"),
      ("<math><ms><p>a", "math:math(math:ms(p('a')))"),
      ("<math><mtext><p>a", "math:math(math:mtext(p('a')))"),
      ("<math><mi><mglyph><p>a", "math:math(math:mi(math:mglyph p('a')))"),
      ("<math><mi><malignmark/><mrow>a", "math:math(math:mi(math:malignmark mrow('a')))"),
      ("<math><mrow><mglyph/>", "math:math(math:mrow(math:mglyph))"),
      ("<svg><mi><p>a", "svg:svg(svg:mi) p('a')"),
      ("<math><desc><p>a", "math:math(math:desc) p('a')"),
    ])
  }

  @Test func annotations() throws {
    try expectBodies([
      ("<math><annotation-xml><svg><g>", "math:math(math:annotation-xml(svg:svg(svg:g)))"),
      ("<math><annotation-xml><p>", "math:math(math:annotation-xml) p"),
      (
        "<math><annotation-xml encoding=text/html><p>",
        "math:math(math:annotation-xml[encoding=text/html](p))"
      ),
      (
        "<math><annotation-xml encoding=Application/XHTML+xml><p>",
        "math:math(math:annotation-xml[encoding=Application/XHTML+xml](p))"
      ),
      (
        "<math><annotation-xml encoding=text/xml><p>",
        "math:math(math:annotation-xml[encoding=text/xml]) p"
      ),
      (
        "<math><annotation-xml encoding=text/html><svg><p>",
        "math:math(math:annotation-xml[encoding=text/html](svg:svg p))"
      ),
      (
        "<svg><annotation-xml encoding=text/html><p>",
        "svg:svg(svg:annotation-xml[encoding=text/html]) p"
      ),
    ])
  }

  @Test func text() throws {
    try expectBodies([
      ("<svg>a\0b", "svg:svg('a\u{FFFD}b')"),
      ("<svg><title>a\0b", "svg:svg(svg:title('ab'))"),
      ("<math><mi>a\0b", "math:math(math:mi('ab'))"),
      ("<svg><style><b>a", "svg:svg(svg:style) b('a')"),
      ("<svg><style>&lt;</style>", "svg:svg(svg:style('<'))"),
      ("<svg><title>&lt;<a></title>b", "svg:svg(svg:title('<' a('b')))"),
      ("<svg><textarea><g>", "svg:svg(svg:textarea(svg:g))"),
      ("<svg>\n<pre>\na", "svg:svg('\n') pre('a')"),
    ])
  }

  @Test func sectionsOfCDATA() throws {
    try expectBodies([
      ("<svg><![CDATA[a<b>&amp;]]>c", "svg:svg('a<b>&amp;c')"),
      ("<math><![CDATA[a]]]>", "math:math('a]')"),
      ("<svg><![CDATA[a\0b]]>", "svg:svg('a\u{FFFD}b')"),
      ("<svg><title><![CDATA[a]]>", "svg:svg(svg:title('a'))"),
      ("<svg><title><p><![CDATA[a]]>", "svg:svg(svg:title(p(<!--[CDATA[a]]-->)))"),
      ("<![CDATA[a]]>", "<!--[CDATA[a]]-->"),
      ("<svg></svg><![CDATA[a]]>", "svg:svg <!--[CDATA[a]]-->"),
    ])
  }

  @Test func endTags() throws {
    try expectBodies([
      ("<svg><G></g>a", "svg:svg(svg:g 'a')"),
      ("<svg><g><path></g>a", "svg:svg(svg:g(svg:path) 'a')"),
      ("<svg></x>a", "svg:svg('a')"),
      ("<svg><foreignobject></FOREIGNOBJECT>a", "svg:svg(svg:foreignObject 'a')"),
      ("<svg><script></g>a", "svg:svg(svg:script('a'))"),
      ("<svg><script></script>a", "svg:svg(svg:script 'a')"),
      // Through foreign elements only, then by the rules of the mode.
      ("<div><svg><g></div>a", "div(svg:svg(svg:g)) 'a'"),
      ("<svg><desc><svg></desc>a", "svg:svg(svg:desc(svg:svg) 'a')"),
      ("<svg><desc><p><svg></desc>a", "svg:svg(svg:desc(p(svg:svg('a'))))"),
      ("<applet><math><mn></applet>a", "applet(math:math(math:mn('a')))"),
    ])
  }

  @Test func fragments() throws {
    try expectFragments(
      in: HTMLContext("g", namespace: .svg),
      [
        ("<path/><p>a", "svg:path p('a')"), ("</g></svg>a", "'a'"), ("<![CDATA[a]]>", "'a'"),
        ("a\0", "'a\u{FFFD}'"), ("<lineargradient>", "svg:linearGradient"),
      ])
    try expectFragments(
      in: HTMLContext("foreignObject", namespace: .svg),
      [("<p>a<path>", "p('a' path)"), ("a\0", "'a'")])
    try expectFragments(
      in: HTMLContext("mi", namespace: .mathML),
      [("<p>a<mglyph>", "p('a' mglyph)"), ("<mglyph>", "math:mglyph"), ("<mrow>", "mrow")])
    try expectFragments(
      in: HTMLContext("annotation-xml", namespace: .mathML),
      [("<svg><g>", "svg:svg(svg:g)"), ("<mrow>", "math:mrow")])
  }

  @Test func errors() throws {
    try expectErrors([
      ("<!DOCTYPE html><svg><g/></svg>", ""),
      ("<!DOCTYPE html><svg><G></g></svg>", ""),
      ("<!DOCTYPE html><svg><p></p>", "unexpectedStartTag"),
      ("<!DOCTYPE html><svg></x></svg>", "unexpectedEndTag unexpectedEndTag"),
      ("<!DOCTYPE html><svg>a\0</svg>", "unexpectedNullCharacter unexpectedNullCharacter"),
      ("<!DOCTYPE html><svg><!DOCTYPE html></svg>", "unexpectedDoctype"),
    ])
  }
}
