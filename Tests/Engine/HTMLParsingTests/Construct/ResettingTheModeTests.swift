import Testing

@testable import HTMLParsing

/// HTML Standard, "Reset the insertion mode appropriately" and "Parsing HTML fragments".
@Suite struct ResettingTheModeTests {
  /// The mode that a context element starts in shows in the fate of table parts.
  @Test func contextElements() throws {
    let input = "<caption>a</caption><col><tbody></tbody><tr></tr><td>b"
    let trees: [(String, String)] = [
      ("div", "'ab'"), ("body", "'ab'"), ("td", "'ab'"), ("th", "'ab'"), ("select", "'ab'"),
      ("tr", "'a' td('b')"), ("tbody", "'a' tr tr(td('b'))"), ("thead", "'a' tr tr(td('b'))"),
      ("table", "caption('a') colgroup(col) tbody tbody(tr tr(td('b')))"),
      ("caption", "'ab'"), ("colgroup", "col"), ("frameset", ""), ("head", "'ab'"),
      ("template", "caption('a') colgroup(col) tbody tbody(tr tr(td('b')))"),
    ]
    for (name, tree) in trees { try expectFragments(in: HTMLContext(name), [(input, tree)]) }
  }

  @Test func theContextHTML() throws {
    try expectFragments(
      in: HTMLContext("html"),
      [("", "head body"), ("<p>a", "head body(p('a'))"), ("<frameset>", "head frameset")])
  }

  /// A foreign element decides nothing, whatever it is called.
  @Test func foreignContexts() throws {
    try expectFragments(
      in: HTMLContext("table", namespace: .svg), [("<tr>a", "svg:tr('a')")])
    try expectFragments(in: HTMLContext("title", namespace: .svg), [("<p>a<tr>", "p('a')")])
  }

  @Test func textContexts() throws {
    let input = "a<b>&amp;</b>"
    for name in ["title", "textarea"] {
      try expectFragments(in: HTMLContext(name), [(input, "'a<b>&</b>'")])
    }
    for name in ["style", "xmp", "iframe", "noembed", "noframes", "script", "plaintext"] {
      try expectFragments(in: HTMLContext(name), [(input, "'a<b>&amp;</b>'")])
    }
    try expectFragments(in: HTMLContext("noscript"), [(input, "'a' b('&')")])
    try expectFragments(in: HTMLContext("title", namespace: .svg), [(input, "'a' b('&')")])
    var options = HTMLParser.Options()
    options.isScriptingEnabled = true
    let tree = try HTMLParser(options).parse(fragment: input.utf8, in: HTMLContext("noscript"))
    #expect(tree.outline == "| \"a<b>&amp;</b>\"")
  }

  @Test func aFormAroundTheContextIsOne() throws {
    try expectFragments(in: HTMLContext("form"), [("<form>a</form>", "'a'")])
  }

  @Test func afterATable() throws {
    try expectBodies([
      ("<table><td><table></table><td>a", "table(tbody(tr(td(table) td('a'))))"),
      ("<table><caption><table></table><p>a", "table(caption(table p('a')))"),
      ("<table><template></template><td>a", "table(template tbody(tr(td('a'))))"),
      ("<table><tr><template></template><td>a", "table(tbody(tr(template td('a'))))"),
      ("<table><colgroup><template></template><col>", "table(colgroup(template col))"),
      ("<template><table></table><tr>", "template(table)"),
    ])
  }
}
