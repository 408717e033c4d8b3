import Testing

@testable import HTMLParsing

/// HTML Standard, "The in column group insertion mode".
@Suite struct InColumnGroupTests {
  @Test func rules() throws {
    try expectBodies([
      ("<table><colgroup> <col/><!--a--><col>", "table(colgroup(' ' col <!--a--> col))"),
      ("<table><colgroup><template>a</template>", "table(colgroup(template('a')))"),
      ("<table><colgroup></colgroup><tr>", "table(colgroup tbody(tr))"),
      ("<table><colgroup></col><col>", "table(colgroup(col))"),
      ("<table><colgroup><tr>", "table(colgroup tbody(tr))"),
      ("<table><colgroup></table>a", "table(colgroup) 'a'"),
      ("<table><colgroup> a", "'a' table(colgroup(' '))"),
      ("<table><colgroup></p>", "p table(colgroup)"),
      ("<table><colgroup><b>a<col>", "b('a') table(colgroup colgroup(col))"),
    ])
  }

  @Test func fragments() throws {
    try expectFragments(
      in: HTMLContext("colgroup"),
      [("a <col>é<tr></colgroup> <col>", "' ' col ' ' col"), ("<template></template>", "template")])
  }

  @Test func aTemplateMayHoldColumns() throws {
    try expectBodies([
      ("<template><col>a<col></template>", "template(col col)"),
      ("<template><col><tr></template>", "template(col)"),
    ])
  }
}
