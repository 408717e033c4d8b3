import Testing

@testable import HTMLParsing

/// HTML Standard, "in body": blocks, headings, lists and forms.
@Suite struct InBodyBlocksTests {
  @Test(arguments: [
    "address", "article", "aside", "blockquote", "center", "details", "dialog", "dir", "div", "dl",
    "fieldset", "figcaption", "figure", "footer", "header", "hgroup", "main", "menu", "nav", "ol",
    "p", "search", "section", "summary", "ul", "h1", "h6", "pre", "listing", "form", "table", "hr",
  ])
  func blocksCloseAParagraph(_ name: String) throws {
    try expectBodies([
      ("<p>a<\(name)>", "p('a') \(name)"),
      ("<p><b><\(name)>", name == "table" || name == "hr" ? "p(b) \(name)" : "p(b) \(name)"),
      // Not through a button, which ends the scope.
      ("<p><button><\(name)>", "p(button(\(name)))"),
    ])
  }

  @Test(arguments: [
    "address", "article", "aside", "blockquote", "button", "center", "details", "dialog", "dir",
    "div", "dl", "fieldset", "figcaption", "figure", "footer", "header", "hgroup", "listing",
    "main",
    "menu", "nav", "ol", "pre", "search", "section", "select", "summary", "ul",
  ])
  func endTagsOfBlocks(_ name: String) throws {
    try expectBodies([
      ("<\(name)><span></\(name)>a", "\(name)(span) 'a'"),
      ("</\(name)>a", "'a'"),
    ])
  }

  @Test func endTagsStayInScope() throws {
    try expectBodies([
      ("<div><object></div>a", "div(object('a'))"),
      ("<div><table><td></div>a", "div(table(tbody(tr(td('a')))))"),
      ("<div><svg><title></div>a", "div(svg:svg(svg:title('a')))"),
      ("<div><svg><desc></div>a", "div(svg:svg(svg:desc('a')))"),
      ("<div><math><mi></div>a", "div(math:math(math:mi('a')))"),
      ("<div><template></div>a</template>", "div(template('a'))"),
      ("<div><select></div>a", "div(select('a'))"),
      ("<div><button></div>a", "div(button) 'a'"),
    ])
  }

  @Test func paragraphs() throws {
    try expectBodies([
      ("<p>a<p>b", "p('a') p('b')"),
      ("</p>", "p"),
      ("<div></p>a", "div(p 'a')"),
      ("<p><span></p>a", "p(span) 'a'"),
      ("<p><button></p>a", "p(button(p 'a'))"),
      ("<p><object></p>a", "p(object(p 'a'))"),
    ])
  }

  @Test func headings() throws {
    try expectBodies([
      ("<h1>a<h2>b", "h1('a') h2('b')"),
      ("<h1>a</h2>b", "h1('a') 'b'"),
      ("<h1><div><h2>a</h1>b", "h1(div(h2('a') 'b'))"),
      ("<h1><p>a</h3>b", "h1(p('a')) 'b'"),
      ("</h1>a", "'a'"),
      ("<h1><object></h1>a", "h1(object('a'))"),
      ("<h1><b><h2>", "h1(b(h2))"),
    ])
  }

  @Test func listItems() throws {
    try expectBodies([
      ("<li>a<li>b", "li('a') li('b')"),
      ("<ul><li>a<ul><li>b<li>c</ul><li>d", "ul(li('a' ul(li('b') li('c'))) li('d'))"),
      ("<li><p>a<li>b", "li(p('a')) li('b')"),
      // Through `address`, `div` and `p`, and through nothing else that is special.
      ("<li><div>a<li>b", "li(div('a')) li('b')"),
      ("<li><address>a<li>b", "li(address('a')) li('b')"),
      ("<li><span>a<li>b", "li(span('a')) li('b')"),
      ("<li><section>a<li>b", "li(section('a' li('b')))"),
      ("<li><button><li>a", "li(button(li('a')))"),
      ("<ul><li><svg><desc><li>a", "ul(li(svg:svg(svg:desc(li('a')))))"),
      ("<li>a</li>b", "li('a') 'b'"),
      ("</li>a", "'a'"),
      ("<li><ul></li>a", "li(ul('a'))"),
      ("<li><ol></li>a", "li(ol('a'))"),
      ("<li><dl></li>a", "li(dl) 'a'"),
    ])
  }

  @Test func descriptions() throws {
    try expectBodies([
      ("<dt>a<dd>b<dt>c", "dt('a') dd('b') dt('c')"),
      ("<dl><dt>a<dl><dd>b</dl><dd>c", "dl(dt('a' dl(dd('b'))) dd('c'))"),
      ("<dd><div>a<dt>b", "dd(div('a')) dt('b')"),
      ("<dd><ul>a<dt>b", "dd(ul('a' dt('b')))"),
      ("<dd>a</dd>b", "dd('a') 'b'"),
      ("<dd>a</dt>b", "dd('ab')"),
      ("<dd><ul></dd>a", "dd(ul) 'a'"),
      ("<li><dd><li>", "li(dd(li))"),
    ])
  }

  @Test func forms() throws {
    try expectBodies([
      ("<form a=1><form b=2>c", "form[a=1]('c')"),
      ("<form><p></form>a", "form(p) 'a'"),
      ("</form>a", "'a'"),
      // The end tag takes the form out of the stack and leaves what is above it open.
      ("<form><div></form>a", "form(div('a'))"),
      ("<div><form></div></form><form>a", "div(form) form('a')"),
      ("<form></form><form>a", "form form('a')"),
      ("<template><form><form>a</form>b</template>", "template(form(form('a') 'b'))"),
      ("<form><template><form></template>a", "form(template(form) 'a')"),
    ])
  }
}
