import CompassRevisions
import JSPrimitives
import NamedRules
import SourceJSON
import Testing

@Suite struct RuleCatalogTests {
  private func result(
    _ name: String, _ arguments: JSONValue
  ) throws(RuleError) -> JSONValue {
    try RuleCatalog.rule(named: name)(arguments)
  }

  private func expectRefused(
    _ name: String, _ arguments: JSONValue, _ reason: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(sourceLocation: sourceLocation) {
      try result(name, arguments)
    } throws: { error in
      error as? RuleError == .arguments(reason)
    }
  }

  @Test func namesAreUniqueAndSorted() {
    let names = RuleCatalog.rules.map(\.name)
    #expect(names == Set(names).sorted())
    #expect(names.contains("coaches.list") && names.contains("fit.tier"))
    for rule in RuleCatalog.rules {
      #expect(rule.summary.hasSuffix(".") && !rule.summary.contains("\n"))
      #expect(Set(rule.parameters.map(\.name)).count == rule.parameters.count)
    }
  }

  @Test func aRuleIsCalledByItsName() throws {
    #expect(try result("fit.tier", ["score": 70]) == "match")
    #expect(try result("fit.tier", ["score": nil]) == "unlikely")
    #expect(try result("responsiveness.isResponsive", ["score": 60, "threshold": 75]) == false)
    #expect(throws: RuleError.unknownRule("fit.teir")) { try result("fit.teir", [:]) }
  }

  @Test func infiniteResultsAreNull() throws {
    let arguments: JSONValue = [
      "interestLevels": ["low"], "prioritySchoolInterestCount": .number(-.infinity),
    ]
    #expect(try result("score.coachInterest", arguments) == .null)
  }

  @Test func nullAndAbsentDifferAsInJavaScript() throws {
    let now: JSONValue = "1970-01-02T12:00:00Z"
    #expect(try result("reminder.dueText", ["dueDate": nil, "now": now]) == "Overdue by 1 day(s)")
    #expect(try result("reminder.dueText", ["now": now]) == "Invalid Date")
    let positions: JSONValue = ["Forward"]
    #expect(
      try result(
        "positions.clearOnSportChange",
        [
          "previousSport": nil, "newSport": "Soccer", "currentPosition": "SS",
          "newSportPositions": positions,
        ]) == true)
    #expect(
      try result(
        "positions.clearOnSportChange",
        ["newSport": "Soccer", "currentPosition": "SS", "newSportPositions": positions]) == false)
  }

  /// The answers are recorded from the web app.
  @Test func datesWithoutAnOffsetAreLocal() throws {
    let zone: JSONValue = "America/New_York"
    #expect(
      try result("date.localDay", ["instant": "2026-08-20T01:00:00", "timeZone": zone])
        == "2026-08-20")
    #expect(
      try result("date.localDay", ["instant": "2026-08-20", "timeZone": zone]) == "2026-08-19")
    // Clocks went from 2:00 to 3:00 on March 8, and twice through 1:30 on November 1.
    for (local, moment) in [
      ("2026-03-08T02:30:00", "2026-03-08T07:30:00.000Z"),
      ("2026-11-01T01:30:00", "2026-11-01T05:30:00.000Z"),
    ] {
      let stored = try result(
        "prefs.school",
        ["data": ["preferences": [[:]]], "now": .string(JSText(local)), "timeZone": zone])
      #expect(stored["last_updated"] == .string(JSText(moment)))
    }
  }

  /// The answers are recorded from the web app.
  @Test func aRuleAnswersAsItsRevision() throws {
    let rule = try RuleCatalog.rule(named: "date.daysAgo")
    let arguments: JSONValue = [
      "date": "2026-07-15", "now": "2026-07-16T03:00:00Z", "timeZone": "America/New_York",
    ]
    #expect(try rule(arguments, in: .february2026) == 1)
    #expect(try rule(arguments, in: .august2026) == 0)
    #expect(try rule(arguments) == 0)
  }

  @Test func wrongArgumentsAreNamed() {
    expectRefused("fit.tier", 1, "the arguments must be a JSON object")
    expectRefused("fit.tier", ["scor": 1], #"unknown argument "scor"; fit.tier takes score"#)
    expectRefused(
      "fit.tier", ["score": "1"], #"the argument "score" must be a number, not a string"#)
    expectRefused(
      "responsiveness.score", ["outboundCount": 1],
      #"the argument "inboundCount" is missing; it must be a number"#)
    expectRefused(
      "interest.calibrate", ["answers": [true, 1]],
      #"the argument "answers" must be an array of true and false, not an array"#)
    expectRefused(
      "event.defaults", ["set": [["start_date"]]],
      #"the argument "set" must be an array of pairs of strings, not an array"#)
    expectRefused(
      "event.defaults", ["set": [["start", "x"]]],
      #"the argument "set" names start_date, start_time, end_date and end_time"#)
    expectRefused(
      "fit.tierColor", ["tier": "x"],
      #"the argument "tier" must be one of match, safety, reach, unlikely"#)
    for index in [-1, 6, 0.5, 1e300] as [JSONValue] {
      expectRefused(
        "interest.question", ["index": index], #"the argument "index" must be one of 0 to 5"#)
    }
    for size in [-1, 0.5, 1e300] as [JSONValue] {
      expectRefused(
        "attachment.validate", ["type": "", "size": size],
        #"the argument "size" must be a number of bytes"#)
    }
  }

  @Test(arguments: [
    ("fit.personal", "athleteCampusSizePreference", "small, medium, large"),
    ("fit.personal", "athleteCostSensitivity", "high, medium, low"),
    ("fit.opportunity", "scholarshipAvailability", "high, medium, low"),
  ])
  func aWordThatTheFitDoesNotKnowIsRefused(
    rule: String, argument: String, words: String
  ) throws {
    let arguments = try JSONDocument(Array(#"{"\#(argument)":"Medium"}"#.utf8)).value
    expectRefused(rule, arguments, #"the argument "\#(argument)" must be one of \#(words)"#)
  }
}
