internal import CompassRules
internal import SourceJSON

/// The rules of the family "grades" by their recorded names.
enum GradesFamily {
  static let all: [Rule] = grades + ages + localDays + texts

  static let rules = GradeRules.self
  static let now = RuleParameter.text("now")
  static let zone = RuleParameter.text("timeZone").optional

  private static let grades = [
    Rule(
      "grade.current", "The grade of an athlete who graduates in a year.", since: .august2026,
      [.number("graduationYear").optional, now, zone]
    ) { arguments throws(RuleError) in
      let grade = rules.currentGrade(
        graduationYear: arguments.number("graduationYear") ?? .nan, now: try arguments.now(),
        clock: arguments.clock)
      return finite(grade)
    },
    Rule(
      "grade.graduationYears", "The years of graduation that a form offers.", since: .august2026,
      [now, zone]
    ) { arguments throws(RuleError) in
      .array(
        rules.graduationYears(now: try arguments.now(), clock: arguments.clock)
          .map { .count($0) })
    },
  ]

  private static let born: [RuleParameter] = [.text("dateOfBirth").optional, now, zone]

  private static let ages = [
    Rule("age.fromDateOfBirth", "An athlete's age in years.", since: .august2026, born) {
      arguments throws(RuleError) in
      let age = rules.age(
        dateOfBirth: arguments.text("dateOfBirth"), now: try arguments.now(),
        clock: arguments.clock)
      return .number(age.map(Double.init))
    },
    Rule(
      "age.isUnderMinimum", "Whether an athlete is too young for an account.", since: .august2026,
      born
    ) { arguments throws(RuleError) in
      .boolean(
        rules.isUnderMinimumAge(
          dateOfBirth: arguments.text("dateOfBirth"), now: try arguments.now(),
          clock: arguments.clock))
    },
    Rule(
      "age.requiresGuardianInvite", "Whether an athlete has to invite a guardian.",
      since: .august2026, born
    ) { arguments throws(RuleError) in
      .boolean(
        rules.requiresGuardianInvite(
          dateOfBirth: arguments.text("dateOfBirth"), now: try arguments.now(),
          clock: arguments.clock))
    },
  ]

  /// Returns a number as `JSON.stringify` writes it: null for one that isn't finite.
  static func finite(_ number: Double) -> JSONValue { number.isFinite ? .number(number) : .null }
}
