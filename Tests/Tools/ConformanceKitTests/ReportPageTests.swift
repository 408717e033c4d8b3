import ConformanceKit
import Testing

/// The report as a page and as a badge.
@Suite struct ReportPageTests {
  private func report(_ cases: String...) throws -> RunReport {
    try VectorFiles.report(
      on: """
        {"format":"golden-vectors/1","suite":"a<b","kind":"url","recorded":{"from":"x & \\"y\\""},"cases":[
        \(cases.joined(separator: ","))]}
        """)
  }

  @Test func theCountsAndTheOrigin() throws {
    let page = try report(VectorFiles.passing("a"), VectorFiles.passing("b")).html
    #expect(page.contains("<title>Conformance: All pass</title>"))
    #expect(page.contains("2 passed, 0 failed</p>"))
    #expect(page.contains("data-name=\"a&lt;b\""))
    #expect(page.contains("<dt>from</dt><dd>x &amp; &quot;y&quot;</dd>"))
    #expect(page.contains("<i class=\"good\" style=\"flex-grow:2\"></i></span>"))
    #expect(!page.contains("class=\"failure\""))
    #expect(!page.contains(" open data-name"))
  }

  @Test func aFailureHasBothSides() throws {
    let page = try report(
      VectorFiles.passing("a"),
      #"{"id":"</script><b>","input":"x","valid":true,"href":"<img src=x>\u0000"}"#
    ).html
    #expect(page.contains("<title>Conformance: 1 failed</title>"))
    #expect(page.contains("<h2>&lt;/script&gt;&lt;b&gt;</h2>"))
    #expect(
      page.contains("<h3>expected</h3><pre>&quot;&lt;img src=x&gt;\\u0000&quot;</pre>"))
    #expect(page.contains("<h3>found</h3><pre>&quot;invalid&quot;</pre>"))
    #expect(page.contains("class=\"suite\" open"))
  }

  @Test func thePageNeedsNothingElse() throws {
    let page = try report(VectorFiles.failing("a")).html
    for word in [" src=", "<link", "@import", "url(", "fetch("] { #expect(!page.contains(word)) }
    #expect(page.contains("name=\"viewport\""))
  }

  @Test func knownGapsAndFaultsAreNamed() throws {
    let page = try VectorFiles.report(
      on: VectorFiles.suite(cases: VectorFiles.passing("a"), VectorFiles.failing("b")),
      gaps: #"{"format":"known-gaps/1","gaps":[{"id":"a","reason":"r"},{"id":"b","reason":"r"}]}"#
    ).html
    #expect(page.contains("1 passed, 1 failed, 1 known gap</p>"))
    #expect(page.contains("<li>a is a known gap that passes</li>"))
    #expect(page.contains("<i class=\"gap\" style=\"flex-grow:1\"></i>"))
  }

  @Test func theBadge() throws {
    let green = try report(VectorFiles.passing("a")).badge
    #expect(green.hasPrefix("<svg ") && green.hasSuffix("</svg>"))
    #expect(green.contains("aria-label=\"conformance: 1 passed\"") && green.contains("#2c7a3f"))
    let red = try report(VectorFiles.passing("a"), VectorFiles.failing("b")).badge
    #expect(red.contains("1 failed of 2") && red.contains("#b3261e") && !red.contains("#2c7a3f"))
    let nothing = try VectorFiles.report(
      on: VectorFiles.suite(cases: VectorFiles.failing("a")),
      gaps: #"{"format":"known-gaps/1","gaps":[{"id":"a","reason":"r"}]}"#
    ).badge
    #expect(nothing.contains("nothing ran") && !nothing.contains("#2c7a3f"))
  }
}
