import Testing

@testable import HTMLParsing

/// HTML Standard, "The in table body insertion mode" and "The in row insertion mode".
@Suite struct InTablePartsTests {
  @Test(arguments: ["tbody", "thead", "tfoot"])
  func inTableBody(_ name: String) throws {
    try expectBodies([
      ("<table><\(name)><tr><tr>", "table(\(name)(tr tr))"),
      ("<table><\(name)><td>a<th>b", "table(\(name)(tr(td('a') th('b'))))"),
      ("<table><\(name)><tbody>", "table(\(name) tbody)"),
      ("<table><\(name)><caption>", "table(\(name) caption)"),
      ("<table><\(name)><colgroup><col>", "table(\(name) colgroup(col))"),
      ("<table><\(name)><col>", "table(\(name) colgroup(col))"),
      ("<table><\(name)></\(name)><tr>", "table(\(name) tbody(tr))"),
      ("<table><\(name)></table>a", "table(\(name)) 'a'"),
      (
        "<table><\(name)></body></caption></col></colgroup></html></td></th></tr><tr>",
        "table(\(name)(tr))"
      ),
      ("<table><\(name)> a", "' a' table(\(name))"),
      ("<table><\(name)><b>a<tr>", "b('a') table(\(name)(tr))"),
      ("<table><\(name)><table>", "table(\(name)) table"),
    ])
  }

  @Test func anEndTagOfAnotherBodyIsIgnored() throws {
    try expectBodies([
      ("<table><tbody></thead><tr>", "table(tbody(tr))"),
      ("<table><tbody><tr></thead><td>", "table(tbody(tr(td)))"),
    ])
  }

  @Test func inRow() throws {
    try expectBodies([
      ("<table><tr><td>a<td>b<th>c", "table(tbody(tr(td('a') td('b') th('c'))))"),
      ("<table><tr><tr>", "table(tbody(tr tr))"),
      ("<table><tr><tbody>", "table(tbody(tr) tbody)"),
      ("<table><tr><caption>", "table(tbody(tr) caption)"),
      ("<table><tr><col>", "table(tbody(tr) colgroup(col))"),
      ("<table><tr></tr><tr>", "table(tbody(tr tr))"),
      ("<table><tr></tbody><tr>", "table(tbody(tr) tbody(tr))"),
      ("<table><tr></table>a", "table(tbody(tr)) 'a'"),
      (
        "<table><tr></body></caption></col></colgroup></html></td></th><td>",
        "table(tbody(tr(td)))"
      ),
      ("<table><tr><b>a<td>c", "b('a') table(tbody(tr(td('c'))))"),
      ("<table><tr><table>", "table(tbody(tr)) table"),
    ])
  }

  @Test func fragments() throws {
    try expectFragments(
      in: HTMLContext("tbody"),
      [
        ("<tr><td>a<tr>", "tr(td('a')) tr"), ("<td>a", "tr(td('a'))"),
        ("<tbody><caption></tbody></table><tr>", "tr"),
      ])
    try expectFragments(
      in: HTMLContext("tr"),
      [
        ("<td>a<td>b", "td('a') td('b')"), ("<tr></tr></table><tbody><td>a", "td('a')"),
        ("a", "'a'"),
      ])
  }
}
