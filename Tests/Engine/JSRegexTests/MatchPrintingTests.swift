import JSRegex
import Testing

/// The printed forms of matches.
@Suite struct MatchPrintingTests {
  @Test func aMatchPrintsItsTextAndItsGroups() throws {
    let regex = try JSRegex(#"(?<year>\d+)-(\d+)|(x)"#)
    let match = try #require(try regex.exec("on 2026-08"))
    #expect(
      "\(match)"
        == #""2026-08" at 3..<10, 1: "2026", 2: "08", 3: undefined, year: "2026""#)
    #expect("\(RegExpObject(regex))" == "\(regex) with lastIndex 0")
  }
}
