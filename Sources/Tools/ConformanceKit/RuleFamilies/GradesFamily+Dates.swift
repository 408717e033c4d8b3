internal import CompassRules
internal import JSPrimitives
internal import SourceJSON

extension GradesFamily {
  static let localDays = [
    Rule(
      "date.localDay", "The local day of a moment.", since: .august2026,
      [.text("instant").optional, zone]
    ) { arguments throws(RuleError) in
      let day = rules.localDay(
        of: arguments.moment("instant") ?? .invalid, clock: arguments.clock)
      return .text(day?.description)
    },
    Rule(
      "date.localToday", "The local day of the current moment.", since: .august2026, [now, zone]
    ) { arguments throws(RuleError) in
      let day = rules.localDay(of: try arguments.now(), clock: arguments.clock)
      return .text(day?.description)
    },
    Rule(
      "date.isSameLocalDay", "Whether two moments fall on the same local day.",
      since: .august2026,
      [.text("instant").optional, .text("reference").optional, now.optional, zone]
    ) { arguments throws(RuleError) in
      let reference = arguments.moment("reference") ?? arguments.moment("now") ?? .invalid
      return .boolean(
        rules.isSameLocalDay(
          arguments.moment("instant") ?? .invalid, reference, clock: arguments.clock))
    },
    rule("date.parseLocal", "The day of a date-only text.", ["text"]) {
      arguments, clock throws(LocalDay.ReadingError) in
      let midnight = try rules.localDay(of: arguments.text("text") ?? "").midnight(in: clock)
      let time = DateText.mediumWithTime(midnight, clock: clock, source: .web)
      return [
        "date": .text(rules.localDay(of: midnight, clock: clock)?.description),
        "midnight": .boolean(time.hasSuffix(", 12:00 AM")),
      ]
    },
    rule("date.dayAfter", "The day after a date-only text.", ["date"]) {
      arguments, clock throws(LocalDay.ReadingError) in
      .text(try rules.dayAfter(arguments.text("date") ?? "", clock: clock).description)
    },
    rule("date.compareDays", "The order of two days.", ["a", "b"]) {
      arguments, clock throws(LocalDay.ReadingError) in
      .count(
        try rules.compareDays(
          arguments.text("a") ?? "", arguments.text("b") ?? "", clock: clock))
    },
    rule("date.daysBetween", "The days from one day to another.", ["a", "b"]) {
      arguments, clock throws(LocalDay.ReadingError) in
      .count(
        try rules.daysBetween(
          arguments.text("a") ?? "", arguments.text("b") ?? "", clock: clock))
    },
  ]

  static let texts = [
    Rule(
      "date.format", "A date as the app shows it.", [.text("date").optional, zone]
    ) { arguments throws(RuleError) in
      .text(
        GradeRules.shownDate(
          arguments.text("date") ?? "", clock: arguments.clock, revision: arguments.revision))
    },
    Rule("date.daysAgo", "The whole days between a date and now.", dated) {
      arguments throws(RuleError) in
      finite(
        GradeRules.exactDaysAgo(
          arguments.text("date") ?? "", now: try arguments.now(), clock: arguments.clock,
          revision: arguments.revision))
    },
    Rule("date.formatWithRelative", "A date with its days ago.", dated) {
      arguments throws(RuleError) in
      .text(
        GradeRules.shownDateWithDaysAgo(
          arguments.text("date") ?? "", now: try arguments.now(), clock: arguments.clock,
          revision: arguments.revision))
    },
    Rule(
      "date.formatDateTime", "A date and time as the app shows them.",
      [.text("date").optional, zone]
    ) { arguments throws(RuleError) in
      .text(rules.shownDateTime(arguments.text("date"), clock: arguments.clock))
    },
  ]

  private static let dated: [RuleParameter] = [.text("date").optional, now, zone]

  /// A rule of date-only texts, whose error is a result.
  private static func rule(
    _ name: String, _ summary: String, _ texts: [String],
    evaluate:
      @escaping @Sendable (RuleArguments, LocalClock) throws(LocalDay.ReadingError) -> JSONValue
  ) -> Rule {
    let parameters = texts.map { RuleParameter.text($0).optional } + [zone]
    return Rule(name, summary, since: .august2026, parameters) { arguments throws(RuleError) in
      let clock = arguments.clock
      do throws(LocalDay.ReadingError) {
        return try evaluate(arguments, clock)
      } catch {
        return ["error": .text(error.description)]
      }
    }
  }
}
