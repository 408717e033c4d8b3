import Testing

@testable import HTMLSanitizing

@Suite struct NestingEstimateTests {
  @Test(arguments: [
    "<p>x</p>", "<p>x", "<li>x", "<br>", "<tr><td>x", "<dt>x<dd>y", "<ul><li>x</ul>",
    "<!-- <b> -->",
    "<script><b></script>", "<", "< b", "</b>", "<b title='<i>'></b>",
  ])
  func siblingsDoNotCount(unit: String) {
    let text = String(repeating: unit, count: 100)
    #expect(!withBytes(text) { NestingEstimate.exceeds(10, in: $0) })
  }

  @Test(arguments: [
    "<b>", "<div><p>", "<div></span>", "<div><object></div></object>", "<ul><li>", "<table><td>",
  ])
  func openElementsDo(unit: String) {
    let text = String(repeating: unit, count: 100)
    #expect(withBytes(text) { NestingEstimate.exceeds(10, in: $0) })
  }

  @Test func allStartTagsCountBesidesForeignContent() {
    let text = String(repeating: "<p>x</p>", count: 100)
    #expect(withBytes(text + "<svg></svg>") { NestingEstimate.exceeds(10, in: $0) })
  }
}
