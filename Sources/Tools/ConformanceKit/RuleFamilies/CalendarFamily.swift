internal import CompassRules
internal import JSPrimitives
internal import SourceJSON

/// The rules of the family "calendar" by their recorded names.
enum CalendarFamily {
  static let all: [Rule] = periods + milestones + [dashboard]

  private static let rules = CalendarRules.self
  private static let zone = RuleParameter.text("timeZone").optional
  private static let dated: [RuleParameter] = [
    .text("date").optional, .text("division").optional, zone,
  ]

  private static let periods = [
    Rule("calendar.isDeadPeriod", "Whether a moment is in a dead period.", dated) {
      arguments throws(RuleError) in
      .boolean(rules.isDeadPeriod(on: date(arguments), division: division(arguments)))
    },
    Rule("calendar.isQuietPeriod", "Whether a moment is in a quiet period.", dated) {
      arguments throws(RuleError) in
      .boolean(rules.isQuietPeriod(on: date(arguments), division: division(arguments)))
    },
    Rule("calendar.deadPeriodMessage", "The warning for a moment in a dead period.", dated) {
      arguments throws(RuleError) in
      .text(rules.deadPeriodMessage(on: date(arguments), division: division(arguments)))
    },
    Rule(
      "calendar.nextDeadPeriod", "The dead period that starts next.",
      dated + [.text("now").optional]
    ) { arguments throws(RuleError) in
      let moment = try momentOrNow(arguments, "date")
      return rules.nextDeadPeriod(from: moment, division: division(arguments)).map(value) ?? .null
    },
    Rule("calendar.periods", "The periods of a division.", [.text("division").optional]) {
      arguments throws(RuleError) in
      .array(rules.periods(division: division(arguments)).map(value))
    },
  ]

  private static let milestones = [
    Rule(
      "calendar.upcomingMilestones", "The next milestones of an athlete.",
      [
        .text("currentDate").optional, .number("graduationYear").optional,
        .text("division").optional, .number("limit").optional, .any("phase").optional,
        .text("now").optional, zone,
      ]
    ) { arguments throws(RuleError) in
      let limit = arguments.number("limit") ?? 5
      let moment = try momentOrNow(arguments, "currentDate")
      guard moment.isValid else { return ["error": "Invalid time value"] }
      let milestones = rules.upcomingMilestones(
        from: moment,
        graduationYear: arguments.number("graduationYear"),
        division: arguments.text("division") ?? "",
        limit: limit.isNaN ? 0 : Int(min(max(limit, -1e9), 1e9)), clock: arguments.clock)
      return .array(milestones.map(value))
    },
    Rule(
      "calendar.milestonesInRange", "The milestones from one day to another.",
      [.text("startDate").optional, .text("endDate").optional]
    ) { arguments throws(RuleError) in
      guard let start = arguments.text("startDate"), let end = arguments.text("endDate") else {
        return []
      }
      return .array(rules.milestones(from: start, through: end).map(value))
    },
    Rule("calendar.milestoneIcon", "The emoji of a kind of milestone.", [.text("type").optional]) {
      arguments throws(RuleError) in
      .text(rules.milestoneIcon(of: arguments.text("type") ?? ""))
    },
  ]

  private static let dashboard = Rule(
    "calendar.dashboard", "The key dates and the stage of an athlete's recruitment.",
    [.number("graduationYear").optional, .text("now"), zone]
  ) { arguments throws(RuleError) in
    let timeline = rules.timeline(
      graduationYear: arguments.number("graduationYear") ?? 2028, now: try arguments.now(),
      clock: arguments.clock)
    let dates = timeline.dates.map { date -> JSONValue in
      .members([
        "id": .text(date.id), "date": .text(date.day?.description),
        "countdown": .text(date.countdown), "isUrgent": .boolean(date.isUrgent),
        "shown": .text(date.shownDay),
        // The others have the same text for all athletes.
        "description": date.id == "graduation" ? .text(date.description) : nil,
      ])
    }
    let stage: JSONValue? = timeline.stage.map {
      ["name": .text($0.name), "description": .text($0.description)]
    }
    return [
      "dates": .array(dates), "upcoming": .texts(timeline.upcoming.map(\.id)),
      "currentPeriod": stage ?? .null,
    ]
  }

  /// Returns a moment that is now when it is missing.
  static func momentOrNow(
    _ arguments: RuleArguments, _ key: JSText
  ) throws(RuleError) -> Date {
    if let moment = arguments.moment(key) { return moment }
    return try arguments.now()
  }

  private static func date(_ arguments: RuleArguments) -> Date {
    arguments.moment("date") ?? .invalid
  }

  private static func division(_ arguments: RuleArguments) -> String {
    arguments.text("division") ?? "D1"
  }

  private static func value(_ period: CalendarRules.Period) -> JSONValue {
    [
      "type": .text(period.kind.rawValue), "start": .moment(period.start),
      "end": .moment(period.end), "division": .text(period.division),
      "description": .text(period.description),
    ]
  }

  private static func value(_ milestone: CalendarRules.Milestone) -> JSONValue {
    .members([
      "date": .text(milestone.date), "title": .text(milestone.title),
      "type": .text(milestone.kind.rawValue), "division": .text(milestone.division),
      "url": milestone.url.map { .text($0) },
      "description": milestone.description.map { .text($0) },
    ])
  }
}
