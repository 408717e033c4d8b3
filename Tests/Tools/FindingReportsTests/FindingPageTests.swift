import Diagnostics
import SourceJSON
import TestSupport
import Testing

@testable import FindingReports

/// The page of a run.
@Suite struct FindingPageTests {
  /// The page of findings, and the contents of its scripts by their class.
  private struct Page {
    var text: String
    var data: [String: [JSONValue]] = [:]

    init(_ findings: [CollectedFinding], summary: RunSummary = RunSummary()) throws {
      var page = FindingPage()
      var bytes = page.opening
      for finding in findings { page.append(finding, to: &bytes) }
      page.close(summary, tool: "tool <1>", to: &bytes)
      text = String(decoding: bytes, as: UTF8.self)
      for part in text.split(separator: "<script type=\"application/json\" class=\"").dropFirst() {
        let name = String(part.prefix { $0 != "\"" })
        let rest = part.dropFirst(name.count + 2)
        guard let end = rest.firstRange(of: "</script>") else { continue }
        let value = try JSONDocument(Array(rest[..<end.lowerBound].utf8)).value
        data[name, default: []] += value.elements ?? []
      }
    }
  }

  @Test func noStringLeavesTheData() throws {
    let hostile = "</script><script>alert(1)</script><!--<script> ]]> \u{2028} \" ' \\ &lt;"
    var finding = CollectedFinding(
      schema: hostile, file: hostile, code: hostile, path: hostile, message: hostile)
    (finding.received, finding.excerpt) = (hostile, hostile)
    (finding.field, finding.closest) = (hostile, hostile)
    let page = try Page([finding])
    #expect(!page.text.contains("alert(1)</script>") && !page.text.contains("<script>alert"))
    // The data of two blocks, the strings and the counts, and the program.
    #expect(page.text.split(separator: "</script>").count - 1 == 5)
    #expect(page.data["texts"]?.first?[4]?.text?.string == hostile)
  }

  @Test func theDataIsComplete() throws {
    var random = SeededRandom(seed: 11)
    let findings = (0..<2_345).map { _ in CollectedFinding.random(&random) }
    let page = try Page(findings)
    #expect(page.data["rows"]?.count == findings.count)
    #expect(page.data["texts"]?.count == findings.count)
    let strings = page.data["strings"] ?? []
    for (finding, row) in zip(findings, page.data["rows"] ?? []) {
      let place = row[5]?.number.map(Int.init) ?? -1
      #expect(row[1]?.number == Double(finding.line))
      guard strings.indices.contains(place) else {
        Issue.record("no string \(place)")
        break
      }
      #expect(strings[place].text?.string == PrintableText.oneLine(finding.code))
    }
    #expect(page.data["facts"]?.first?["tool"] == "tool <1>")
    #expect(page.data["facts"]?.first?["omitted"] == 0)
  }

  @Test func beyondTheLimitFindingsAreCounted() throws {
    let finding = CollectedFinding(schema: "s", file: "f", code: "c")
    var page = FindingPage(greatestCount: 3)
    var bytes: [UInt8] = []
    for _ in 0..<5 { page.append(finding, to: &bytes) }
    page.close(RunSummary(), tool: "", to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self).contains(#""omitted":2,"#))
  }

  /// Nothing is loaded, and the page forbids it.
  @Test func thePageNeedsNoNetwork() throws {
    let text = try Page([]).text
    #expect(text.contains(#"content="default-src 'none'; "#))
    for word in ["src=", "href=", "@import", "url(", "fetch(", "innerHTML", "eval("] {
      #expect(!text.contains(word), "\(word)")
    }
  }
}
