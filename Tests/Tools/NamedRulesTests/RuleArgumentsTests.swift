import NamedRules
import SourceJSON
import Testing

/// The values that a rule's function takes of JSON arguments, and its result as JSON.
@Suite struct RuleArgumentsTests {
  private func result(
    _ name: String, _ arguments: JSONValue
  ) throws(RuleError) -> JSONValue {
    try RuleCatalog.rule(named: name)(arguments)
  }

  @Test(arguments: RuleCatalog.rules)
  func argumentsOfManyRulesComeLast(rule: Rule) {
    let names = rule.parameters.map(\.name)
    let last = ["now", "timeZone", "source"]
    #expect(names.filter { !last.contains($0) } + last.filter(names.contains) == names)
  }

  @Test func anArgumentMayBeLeftOut() throws {
    #expect(try result("phone.display", [:]) == "")
    #expect(try result("phone.display", ["input": nil]) == "")
    #expect(try result("phone.stored", [:]) == .null)
    #expect(try result("link.safeInternalPath", ["raw": "x"]) == "/coaches")
    #expect(try result("link.safeInternalPath", ["raw": "x", "fallback": "/a"]) == "/a")
  }

  /// A type that reads itself decides the kind of its argument, and whether the time zone counts.
  @Test func theTypeDecidesTheParameter() throws {
    func parameter(_ rule: String, _ name: String) throws -> RuleParameter {
      try #require(try RuleCatalog.rule(named: rule).parameters.first { $0.name == name })
    }
    #expect(try parameter("responsiveness.label", "score").kind == .number)
    #expect(try parameter("matching.score", "school").kind == .object)
    #expect(try parameter("school.statusHistory", "changes").kind == .objects)
    #expect(
      try parameter("fit.tierColor", "tier").words == ["match", "safety", "reach", "unlikely"])
    // Rows of interactions have dates, rows of preferences have none.
    #expect(try parameter("csv.many", "timeZone").isOptional)
    let badge = try RuleCatalog.rule(named: "matching.badge")
    #expect(!badge.parameters.contains { $0.name == "timeZone" })
  }

  /// A member of another type is like a missing one.
  @Test func aMemberOfAnotherTypeIsMissing() throws {
    let school: JSONValue = ["name": 1, "academic_info": ["admission_rate": "x"]]
    #expect(try result("matching.academicRating", ["school": school]) == 3)
    let profile: JSONValue = ["sat_score": 1500, "act_score": "34"]
    let signals = try result("fit.academicSignals", ["athlete": profile, "school": [:]])
    #expect(signals["signals"]?["act"]?["athleteValue"] == .null)
  }

  @Test func nowReplacesAMissingMoment() throws {
    let next = try result("calendar.nextDeadPeriod", ["now": "2026-08-21T15:30:00Z"])
    #expect(next["type"] == "dead")
    let given: JSONValue = ["date": "2026-08-21T15:30:00Z", "now": "2036-01-01"]
    #expect(try result("calendar.nextDeadPeriod", given) == next)
    #expect(throws: RuleError.arguments(#"the argument "now" must be a date"#)) {
      try result("calendar.nextDeadPeriod", [:])
    }
  }

  @Test(
    arguments: [
      ("grade.graduationYears", ["now": "x"], #"the argument "now" must be a date"#),
      (
        "metrics.applyFormat", ["value": 1, "format": ["kind": "x"]],
        #"the argument "format" must be an object with a known kind"#
      ),
      (
        "phase.view", ["phase": "x"],
        #"the argument "phase" must be one of freshman, sophomore, junior, senior, committed"#
      ),
      (
        "event.directions", ["address": "", "city": "", "state": "", "source": "x"],
        #"the argument "source" must be one of specification, web"#
      ),
    ] as [(String, JSONValue, String)])
  func aValueThatNoArgumentHasIsNamed(rule: String, arguments: JSONValue, reason: String) {
    #expect(throws: RuleError.arguments(reason)) { try result(rule, arguments) }
  }

  /// Ids of tasks mean nothing without the tasks' slugs.
  @Test(arguments: ["phase.calculate", "phase.milestoneProgress", "phase.advance"])
  func completedTasksNeedTheirSlugs(rule: String) throws {
    let reason = """
      the argument "taskIdsBySlug" must be an object: without the ids of the tasks by their slugs, \
      "completedTaskIds" names no milestone
      """
    var arguments = try #require(RuleCatalog.rule(named: rule).example.object)
    arguments["completedTaskIds"] = ["t1"]
    arguments["taskIdsBySlug"] = nil
    #expect(throws: RuleError.arguments(reason)) { try result(rule, .object(arguments)) }
    arguments["completedTaskIds"] = []
    #expect(throws: Never.self) { try result(rule, .object(arguments)) }
    arguments["completedTaskIds"] = ["t1"]
    arguments["taskIdsBySlug"] = [:]
    #expect(throws: Never.self) { try result(rule, .object(arguments)) }
  }

  /// Every argument with an enumeration.
  private static let words = RuleCatalog.rules.flatMap { rule in
    rule.parameters.filter { !$0.words.isEmpty }.map { (rule, $0) }
  }

  @Test func aWordThatAnEnumerationLacksIsRefused() {
    let closed = Self.words.filter { !$0.1.takesOtherWords }
    #expect(closed.count > 30)
    for (rule, parameter) in closed {
      let words = parameter.words.joined(separator: ", ")
      let reason = "the argument \"\(parameter.name)\" must be one of \(words)"
      for word in ["no such word", parameter.words[0].uppercased() + " "] {
        var arguments = rule.example.object ?? JSONObject()
        arguments[.init(parameter.name)] = .string(.init(word))
        #expect(throws: RuleError.arguments(reason), "\(rule.name)") {
          try rule(.object(arguments))
        }
      }
    }
  }

  /// Only where the vectors have such a word.
  @Test func aWordThatAnEnumerationLacksIsTakenWhereItIsRecorded() throws {
    var recorded: [String: Set<String>] = [:]
    for call in try RecordedCalls.all() {
      for (name, value) in call.arguments {
        guard let word = value.string, !word.isEmpty else { continue }
        recorded["\(call.rule) \(name)", default: []].insert(word)
      }
    }
    for (rule, parameter) in Self.words {
      let others = recorded["\(rule.name) \(parameter.name)", default: []]
        .subtracting(parameter.words)
      #expect(parameter.takesOtherWords == !others.isEmpty, "\(rule.name), \(parameter.name)")
    }
    #expect(try result("phase.next", ["phase": "Freshman"]) == result("phase.next", [:]))
    #expect(try result("phase.view", ["phase": ""]) == result("phase.view", [:]))
  }

  @Test func aMemberIsLeftOutOrNull() throws {
    #expect(
      try result("prefs.homeLocation", ["data": ["city": "Boston"]]) == ["city": "Boston"])
    #expect(
      try result("event.directions", ["address": "", "city": "", "state": ""]) == ["url": nil])
  }
}
