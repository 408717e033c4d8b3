import HTMLSanitizing
import JSPrimitives
import Testing

/// CDATA sections in a table's foreign content, on which Gumbo ends the process.
@Suite struct TableSectionsTests {
  private static let tables = [
    "<table>", "<TABLE><tbody>", "<table><tr>", "<table><colgroup>", "<p><table>", "<template><tr>",
    "<template><tbody>", "<template><colgroup>",
  ]
  private static let points = [
    "<svg><title>", "<svg><desc>", "<svg><foreignObject>", "<math><mo>", "<math><mi>", "<math><mn>",
    "<math><ms>", "<math><mtext>", "<MATH><annotation-xml encoding=text/html>",
    "<math><mo><svg><desc>",
  ]
  private static let sections = [
    "<![CDATA[x]]>", "<![CDATA[ ]]>", "x<![CDATA[]]><![CDATA[y]]>", "<b><svg><desc><![CDATA[x]]>",
  ]
  private static let rest = ["1", " ", "&amp;", "</zzz>1", "</>1", "<1"]

  /// Most of these end the process if Gumbo reads them.
  @Test(.enabled(if: HTMLSanitizer.isAvailable))
  func areUndecided() {
    for table in Self.tables {
      for point in Self.points {
        for section in Self.sections {
          for rest in Self.rest {
            let text = JSText(table + point + section + rest)
            for sanitizer in [HTMLSanitizer.web2026February, .web2026August] {
              #expect(throws: SanitizerError.sectionInTable, "\(text)") {
                try sanitizer.sanitize(text)
              }
            }
          }
        }
      }
    }
  }

  @Test(
    .enabled(if: HTMLSanitizer.isAvailable),
    arguments: [
      ("<svg><title><![CDATA[x]]>1", "x1"), ("<math><mo><![CDATA[x]]>1", "x1"),
      ("<table><svg><![CDATA[x]]>1", "x1"), ("<table><svg><title><![CDATA[x]]>", "x"),
      ("<table><svg><title><![CDATA[x", "x"), ("<table><svg><title>x", "x"),
      ("<table><svg><title><![cdata[x]]>1", "1"), ("<table><svg><title><!--x-->1", "1"),
      ("<![CDATA[x]]><table><svg><title>1", "1"),
      ("<table><title><![CDATA[x]]>1", "&lt;![CDATA[x]]&gt;1"),
    ])
  func othersAreParsed(_ text: String, _ expected: String) throws {
    #expect(try HTMLSanitizer.web2026August.sanitize(JSText(text)).string == expected)
  }
}
