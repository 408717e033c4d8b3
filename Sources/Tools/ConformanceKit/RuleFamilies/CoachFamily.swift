internal import CompassRules
internal import JSPrimitives
internal import SourceJSON

/// The rules of the family "coaches" by their recorded names.
enum CoachFamily {
  static let all: [Rule] = figures + lists + words

  static let rules = CoachRules.self

  private static let contact: [RuleParameter] = [
    RuleParameter("interactions", .objects).optional, .any("coachId").optional, .text("now"),
    .text("timeZone").optional,
  ]

  private static let figures = [
    Rule(
      "coach.metrics", "The figures of the contact with one coach.", since: .august2026, contact
    ) { arguments throws(RuleError) in
      written(try metrics(arguments))
    },
    Rule(
      "coach.insights", "The sentences on the contact with one coach.", since: .august2026, contact
    ) { arguments throws(RuleError) in
      let sentences = rules.insights(on: try metrics(arguments))
      return .array(sentences.map { .text($0) })
    },
    Rule(
      "coach.compareWithSchool", "A coach's figures beside those of a school's coaches.",
      since: .august2026,
      contact + [RuleParameter("coaches", .objects).optional, .text("schoolId").optional]
    ) { arguments throws(RuleError) in
      let clock = arguments.clock
      let comparison = rules.comparison(
        ofCoach: arguments.text("coachId"), withSchool: arguments.text("schoolId"),
        coaches: arguments.objects("coaches").map { coach($0, clock: clock) },
        interactions: interactions(arguments), now: try arguments.now(), clock: clock)
      guard let comparison else { return .null }
      return [
        "coach": written(comparison.coach),
        "schoolAverage": ["responseRate": finite(comparison.averageResponseRate)],
        "rank": .count(comparison.rank), "totalCoaches": .count(comparison.totalCoaches),
      ]
    },
    Rule(
      "coach.listStats", "The figures above the coaches list.", since: .august2026,
      [
        RuleParameter("coaches", .objects).optional, .text("now"), .text("timeZone").optional,
      ]
    ) { arguments throws(RuleError) in
      let clock = arguments.clock
      let figures = rules.listFigures(
        of: arguments.objects("coaches").map { coach($0, clock: clock) }, now: try arguments.now())
      return .array(figures.rows.map { ["label": .text($0.label), "value": .count($0.value)] })
    },
    Rule(
      "coach.stats", "The figures on a coach's page.",
      [
        .object("coach").optional, RuleParameter("interactions", .objects).optional,
        .text("now"), .text("timeZone").optional,
      ]
    ) { arguments throws(RuleError) in
      let stats =
        arguments.has("coach")
        ? CoachRules.stats(
          lastContactDate: arguments.object("coach").text("last_contact_date"),
          interactionTypes: interactions(arguments).map(\.type), now: try arguments.now(),
          clock: arguments.clock, revision: arguments.revision) : .none
      return [
        "totalInteractions": .count(stats.totalInteractions),
        "daysSinceContact": finite(stats.exactDaysSinceContact),
        "preferredMethod": .text(stats.preferredMethod),
      ]
    },
    Rule(
      "coach.contactFrequency", "How often a family contacts its schools.",
      [
        RuleParameter("interactions", .objects).optional,
        RuleParameter("schools", .objects).optional, .text("now"), .text("timeZone").optional,
      ]
    ) { arguments throws(RuleError) in
      let frequency = rules.contactFrequency(
        interactions(arguments),
        schools: arguments.objects("schools").map { ($0.text("id") ?? "", $0.text("name") ?? "") },
        now: try arguments.now(), clock: arguments.clock)
      return [
        "recent": .array(frequency.recent.map(written)),
        "schoolsContactedLast7Days": .count(frequency.schoolsContactedLast7Days),
        "average": .text(frequency.average),
        "withoutRecentContact": .count(frequency.withoutRecentContact),
      ]
    },
  ]

  private static func metrics(_ arguments: RuleArguments) throws(RuleError) -> CoachRules.Metrics {
    rules.metrics(
      ofCoach: arguments.text("coachId"), in: interactions(arguments), now: try arguments.now(),
      clock: arguments.clock)
  }

  private static func written(_ metrics: CoachRules.Metrics) -> JSONValue {
    [
      "totalInteractions": .count(metrics.totalInteractions),
      "responseRate": finite(metrics.responseRate),
      "averageResponseTime": finite(metrics.averageResponseTime),
      "lastContactDate": .text(metrics.lastContactDate),
      "daysSinceContact": finite(metrics.exactDaysSinceContact),
      "preferredMethod": .text(metrics.preferredMethod),
      "outboundCount": .count(metrics.outboundCount), "inboundCount": .count(metrics.inboundCount),
    ]
  }

  private static func written(_ contact: CoachRules.RecentContact) -> JSONValue {
    [
      "schoolId": .text(contact.schoolID), "schoolName": .text(contact.schoolName),
      "lastContactDate": .text(contact.lastContactDate),
      "contactCount": .count(contact.contactCount),
      "contactRecency": .text(contact.recency.rawValue), "text": .text(contact.text),
    ]
  }

  private static func interactions(_ arguments: RuleArguments) -> [CoachRules.Interaction] {
    arguments.objects("interactions").map { row in
      CoachRules.Interaction(
        coachID: row.text("coach_id"), schoolID: row.text("school_id"),
        direction: row.stored("direction"), type: printed(row.value["type"]),
        occurredAt: row.text("occurred_at"), createdAt: row.text("created_at"))
    }
  }

  /// The text that a value becomes in a JavaScript template, or as the key of an object.
  static func printed(_ value: JSONValue?) -> String {
    switch value {
    case .string(let text): text.string
    case .number(let number): JSNumber.string(number)
    case .boolean(let flag): flag ? "true" : "false"
    case nil: "undefined"
    default: "null"
    }
  }

  /// A number as JSON writes it: NaN and the infinities are null.
  static func finite(_ number: Double) -> JSONValue { number.isFinite ? .number(number) : .null }

  static func coach(_ row: RuleArguments, clock: LocalClock) -> CoachRules.ListEntry {
    CoachRules.ListEntry(
      id: row.text("id") ?? "", schoolID: row.text("school_id"),
      firstName: row.text("first_name") ?? "", lastName: row.text("last_name") ?? "",
      role: row.stored("role"), email: row.text("email"), phone: row.text("phone"),
      twitterHandle: row.text("twitter_handle"), instagramHandle: row.text("instagram_handle"),
      notes: row.text("notes"),
      lastContact: row.text("last_contact_date").flatMap {
        $0.isEmpty ? nil : Date($0, clock: clock)
      })
  }
}
