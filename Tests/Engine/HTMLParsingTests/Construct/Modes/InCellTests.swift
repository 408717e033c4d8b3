import Testing

@testable import HTMLParsing

/// HTML Standard, "The in caption insertion mode" and "The in cell insertion mode".
@Suite struct InCellTests {
  @Test(arguments: ["td", "th"])
  func inCell(_ name: String) throws {
    try expectBodies([
      ("<table><\(name)>a<p>b</\(name)><td>c", "table(tbody(tr(\(name)('a' p('b')) td('c'))))"),
      ("<table><\(name)>a<th>b", "table(tbody(tr(\(name)('a') th('b'))))"),
      ("<table><\(name)>a<tr>b", "'b' table(tbody(tr(\(name)('a')) tr))"),
      ("<table><\(name)>a<tbody>", "table(tbody(tr(\(name)('a'))) tbody)"),
      ("<table><\(name)>a<caption>b", "table(tbody(tr(\(name)('a'))) caption('b'))"),
      ("<table><\(name)>a<col>", "table(tbody(tr(\(name)('a'))) colgroup(col))"),
      ("<table><\(name)>a</table>b", "table(tbody(tr(\(name)('a')))) 'b'"),
      ("<table><\(name)>a</tr><td>", "table(tbody(tr(\(name)('a')) tr(td)))"),
      ("<table><\(name)>a</tbody><tr>", "table(tbody(tr(\(name)('a'))) tbody(tr))"),
      (
        "<table><\(name)></body></caption></col></colgroup></html></thead>a",
        "table(tbody(tr(\(name)('a'))))"
      ),
      ("<table><\(name)><div><span></\(name)>a", "'a' table(tbody(tr(\(name)(div(span)))))"),
    ])
  }

  @Test func theEndTagOfTheOtherKindIsIgnored() throws {
    try expectBodies([("<table><td></th>a", "table(tbody(tr(td('a'))))")])
  }

  /// A cell and a caption have a marker: formatting from outside is not reopened inside, nor the other
  /// way round.
  @Test func formatting() throws {
    try expectBodies([
      ("<b><table><td>a<p>c", "b(table(tbody(tr(td('a' p('c'))))))"),
      ("<table><td><b>a<td>c", "table(tbody(tr(td(b('a')) td('c'))))"),
      ("<table><caption><b>a<tr><td>c", "table(caption(b('a')) tbody(tr(td('c'))))"),
      ("<table><td></b>a", "table(tbody(tr(td('a'))))"),
    ])
  }

  @Test func inCaption() throws {
    try expectBodies([
      ("<table><caption>a<p>b</caption><tr>", "table(caption('a' p('b')) tbody(tr))"),
      ("<table><caption>a<caption>b", "table(caption('a') caption('b'))"),
      ("<table><caption>a<td>b", "table(caption('a') tbody(tr(td('b'))))"),
      ("<table><caption>a<col>", "table(caption('a') colgroup(col))"),
      ("<table><caption>a</table>b", "table(caption('a')) 'b'"),
      (
        "<table><caption></body></col></colgroup></html></tbody></td></tfoot></th></thead></tr>a",
        "table(caption('a'))"
      ),
      ("<table><caption><div></caption>a", "'a' table(caption(div))"),
    ])
  }

  @Test func fragments() throws {
    try expectFragments(
      in: HTMLContext("td"),
      [("a<td>b</td></tr></table>c", "'abc'"), ("<table><td>a", "table(tbody(tr(td('a'))))")])
    try expectFragments(
      in: HTMLContext("caption"), [("a<td>b</caption></table><p>c", "'ab' p('c')")])
  }
}
