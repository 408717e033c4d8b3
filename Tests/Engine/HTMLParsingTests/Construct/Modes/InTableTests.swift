import Testing

@testable import HTMLParsing

/// HTML Standard, "The in table insertion mode" and "The in table text insertion mode".
@Suite struct InTableTests {
  @Test func parts() throws {
    try expectBodies([
      (
        "<table><caption>a</caption><colgroup><col></colgroup><thead><tr><th>b<tfoot><tbody><tr><td>c",
        "table(caption('a') colgroup(col) thead(tr(th('b'))) tfoot tbody(tr(td('c'))))"
      ),
      ("<table><col>", "table(colgroup(col))"),
      ("<table><tr>", "table(tbody(tr))"),
      ("<table><td>a", "table(tbody(tr(td('a'))))"),
      ("<table><th>a", "table(tbody(tr(th('a'))))"),
      ("<table></table>a", "table 'a'"),
      ("<table><!--a-->", "table(<!--a-->)"),
      (
        "<table><style>a</style><script>b</script><template>c</template>",
        "table(style('a') script('b') template('c'))"
      ),
    ])
  }

  @Test func aTableInATable() throws {
    try expectBodies([
      ("<table><table>a", "table 'a' table"),
      ("<table><tr><table>", "table(tbody(tr)) table"),
      ("<table><td><table>", "table(tbody(tr(td(table))))"),
    ])
  }

  @Test func hiddenInputsAndForms() throws {
    try expectBodies([
      ("<table><input type=hidden>", "table(input[type=hidden])"),
      ("<table><input type=HIDDEN>", "table(input[type=HIDDEN])"),
      ("<table><input type=text>", "input[type=text] table"),
      ("<table><input>", "input table"),
      ("<table><form a=1>b<form>", "'b' table(form[a=1])"),
      ("<form><table><form>", "form(table)"),
      ("<table><form></form><form>", "table(form form)"),
      ("<table><form><form>", "table(form)"),
    ])
  }

  @Test func textIsFosteredUnlessItIsWhiteSpace() throws {
    try expectBodies([
      ("<table> \n<tr>", "table(' \n' tbody(tr))"),
      ("<table> a <tr>", "' a ' table(tbody(tr))"),
      ("<table> <!--a--> ", "table(' ' <!--a--> ' ')"),
      ("<table><tr>a<td>b", "'a' table(tbody(tr(td('b'))))"),
      ("<table>a<b>c</table>d", "'a' b('c') table b('d')"),
      ("<table> &#32;x", "'  x' table"),
      ("<table>a\0b", "'ab' table"),
      ("<table> \0 ", "table('  ')"),
    ])
  }

  @Test func elementsAreFostered() throws {
    try expectBodies([
      ("<table><p>a", "p('a') table"),
      ("<table><p>a<tr><td>b", "p('a') table(tbody(tr(td('b'))))"),
      ("a<table>b<p>c", "'ab' p('c') table"),
      ("<table></p>", "p table"),
      ("<table></br>", "br table"),
      ("<table><svg><path></svg>", "svg:svg(svg:path) table"),
      ("<div><table><b>a", "div(b('a') table)"),
      ("<p><table><b>a</table>c", "p b('a') table b('c')"),
      // A comment is not fostered, but goes where the current node is.
      ("<table><b><!--a-->", "b(<!--a-->) table"),
    ])
  }

  /// Where a table has no parent, or a template is nearer, nodes go elsewhere.
  @Test func whereFosterParentingPutsThem() throws {
    try expectBodies([
      ("<template><tr>a<td>", "template(tr(td) 'a')"),
      ("<table><template>a<p>b", "table(template('a' p('b')))"),
      ("<table><tr><template><tr>a", "table(tbody(tr(template(tr 'a'))))"),
    ])
    try expectFragments(
      in: HTMLContext("table"),
      [("a<p>b<tr><td>c", "'a' p('b') tbody(tr(td('c')))"), ("<table>a", "'a'")])
  }

  @Test func endTags() throws {
    try expectBodies([
      (
        "<table></body></caption></col></colgroup></html></tbody></td></tfoot></th></thead></tr>a",
        "'a' table"
      ),
      ("<table></template><tr>", "table(tbody(tr))"),
      ("</table>a", "'a'"),
      ("<table><div></table>a", "div table 'a'"),
    ])
  }

  @Test func errors() throws {
    try expectErrors([
      ("<!DOCTYPE html><table> </table>", ""),
      ("<!DOCTYPE html><table>a</table>", "unexpectedText"),
      ("<!DOCTYPE html><table><p></table>", "unexpectedStartTag"),
      ("<!DOCTYPE html><table><tr></table>", ""),
    ])
  }
}
