import Testing

@testable import HTMLParsing

/// HTML Standard, "The in template insertion mode".
@Suite struct InTemplateTests {
  /// The first tag in a template that has a mode decides the template's mode.
  @Test func theFirstTagDecides() throws {
    try expectBodies([
      ("<template>a<b>c", "template('a' b('c'))"),
      ("<template><tr><td>a", "template(tr(td('a')))"),
      ("<template><td>a<td>b", "template(td('a') td('b'))"),
      ("<template><tbody><tr><td>a", "template(tbody(tr(td('a'))))"),
      ("<template><caption>a</caption><tr>", "template(caption('a') tbody(tr))"),
      ("<template><colgroup><col>", "template(colgroup(col))"),
      ("<template><col><col>", "template(col col)"),
      ("<template><div><tr>a", "template(div('a'))"),
      ("<template><td>a<div>", "template(td('a' div))"),
      ("<template><tr><div>a", "template(tr div('a'))"),
      ("<template> <!--a--><tr>", "template(' ' <!--a--> tr)"),
      (
        "<template><script>a</script><style>b</style><meta><tr>",
        "template(script('a') style('b') meta tr)"
      ),
    ])
  }

  /// Chromium drops the table parts here.
  @Test func elementsOfTheHeadDoNotDecide() throws {
    try expectBodies([
      ("<template>x<noframes>a</noframes><tr><td>b", "template('x' noframes('a') tr(td('b')))"),
      ("<template><base><td>a", "template(base td('a'))"),
      ("<template><basefont><col>", "template(basefont col)"),
      ("<template><bgsound><thead>", "template(bgsound thead)"),
      ("<template><title>a</title><caption>", "template(title('a') caption)"),
    ])
  }

  @Test func endTags() throws {
    try expectBodies([
      ("<template><div></template>a", "template(div) 'a'"),
      ("<template></p></div></body>a", "template('a')"),
      ("</template>a", "'a'"),
      ("<template><template>a</template>b</template>c", "template(template('a') 'b') 'c'"),
      ("<template><table><tr><td></template>a", "template(table(tbody(tr(td)))) 'a'"),
      ("<p><template><p></template>a", "p(template(p) 'a')"),
    ])
  }

  @Test func theEndOfTheFile() throws {
    try expectBodies([
      ("<template><template>a", "template(template('a'))"),
      ("<table><template>", "table(template)"),
    ])
    try expectErrors([
      ("<!DOCTYPE html><template>", "unexpectedEndOfFile"),
      ("<!DOCTYPE html><template><template>", "unexpectedEndOfFile unexpectedEndOfFile"),
      ("<!DOCTYPE html><template></template>", ""),
      ("<!DOCTYPE html><template><div></template>", "unexpectedEndTag"),
    ])
  }

  @Test func aMarkerKeepsFormattingOut() throws {
    try expectBodies([
      ("<b><template>a</template>c", "b(template('a') 'c')"),
      ("<template><b></template>a", "template(b) 'a'"),
      ("<b><template></b>a</template>c", "b(template('a') 'c')"),
    ])
  }

  @Test func whereTemplatesMayBe() throws {
    try expectBodies([
      ("<table><template>a</template><tr>", "table(template('a') tbody(tr))"),
      ("<table><tr><template>a</template><td>", "table(tbody(tr(template('a') td)))"),
      ("<select><template><option>a</template>", "select(template(option('a')))"),
    ])
    try expectDocuments([
      ("<template>", "html(head(template) body)"),
      ("<frameset><template>a", "html(head frameset)"),
      ("<html><template></template><frameset>", "html(head(template) frameset)"),
    ])
  }

  @Test func fragments() throws {
    try expectFragments(
      in: HTMLContext("template"),
      [
        ("<tr><td>a", "tr(td('a'))"), ("<div>a</template>b", "div('ab')"),
        ("<col><div>", "col"),
      ])
  }
}
