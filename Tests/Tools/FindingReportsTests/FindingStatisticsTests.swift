import SourceJSON
import TestSupport
import Testing

@testable import FindingReports

/// The counts of findings by schema, path and code.
@Suite struct FindingStatisticsTests {
  private func finding(_ path: String, _ code: String, line: Int = 1) -> CollectedFinding {
    var finding = CollectedFinding(schema: "coach", file: "a.json", code: code, path: path)
    (finding.line, finding.column) = (line, 2)
    return finding
  }

  @Test func theMostFrequentComesFirst() {
    var statistics = FindingStatistics()
    for _ in 0..<2 { statistics.add(finding("b", "custom")) }
    for line in 1...12 { statistics.add(finding("tags.*", "too_big", line: line)) }
    for _ in 0..<2 { statistics.add(finding("", "custom")) }
    #expect(
      statistics.text == """
        count  schema  path       code     example
           12  coach   tags.*     too_big  a.json:1:2
            2  coach   (payload)  custom   a.json:1:2
            2  coach   b          custom   a.json:1:2

        """)
    #expect(
      statistics.json == """
        {"other":0,"groups":[
        {"schema":"coach","path":"tags.*","code":"too_big","count":12,"example":{"file":"a.json","line":1,"column":2}},
        {"schema":"coach","path":"","code":"custom","count":2,"example":{"file":"a.json","line":1,"column":2}},
        {"schema":"coach","path":"b","code":"custom","count":2,"example":{"file":"a.json","line":1,"column":2}}
        """)
    #expect(FindingStatistics().text == "")
  }

  /// Keys of a record may be different in each payload, but not the memory.
  @Test func theGroupsAreBounded() {
    var statistics = FindingStatistics(greatestGroupCount: 3)
    for key in ["a", "b", "c", "d", "a", "e"] { statistics.add(finding(key, "custom")) }
    #expect(statistics.sorted.map(\.count) == [2, 1, 1])
    #expect(statistics.other == 2)
    #expect(statistics.text.hasSuffix("\n    2  (other)\n"))
  }

  @Test func aTableControlsNoTerminal() {
    var statistics = FindingStatistics()
    statistics.add(finding("a\u{1B}[31m", "custom"))
    #expect(statistics.text.contains(#"a\u{1b}[31m"#) && !statistics.text.contains("\u{1B}"))
  }
}
