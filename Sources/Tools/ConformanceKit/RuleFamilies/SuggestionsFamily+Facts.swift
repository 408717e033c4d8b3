internal import CompassRules
internal import JSPrimitives
internal import SourceJSON

extension SuggestionsFamily {
  static func facts(
    _ arguments: RuleArguments,
    where isIncluded: (_ table: JSText, _ row: RuleArguments) -> Bool = { _, _ in true }
  ) -> SuggestionRules.Facts {
    let clock = arguments.clock
    func rows<Row>(_ key: JSText, _ read: (RuleArguments) -> Row) -> [Row?] {
      arguments.objects(key)
        .filter { isIncluded(key, $0) }
        .map { $0.value == .null ? nil : read($0) }
    }
    return SuggestionRules.Facts(
      grade: grade(arguments.value["gradeLevel"]), schools: rows("schools", school),
      interactions: rows("interactions") { row in
        // `new Date(null)` is the first moment of 1970.
        let epoch = row.value["occurred_at"] == .null ? Date(milliseconds: 0) : nil
        var interaction = SuggestionRules.InteractionRow(
          schoolID: row.text("school_id"),
          occurredAt: epoch ?? date(row, "occurred_at", clock: clock),
          relatedEventID: row.text("related_event_id"),
          interactionType: row.text("interaction_type"))
        interaction.lacksSchool = row.value["school_id"] == nil
        interaction.lacksEvent = row.value["related_event_id"] == nil
        return interaction
      },
      tasks: rows("athleteTasks") { row in
        SuggestionRules.TaskRow(taskID: row.text("task_id"), status: row.text("status"))
      },
      videos: rows("videos") { row in
        SuggestionRules.VideoRow(
          title: CoachFamily.printed(row.value["title"]), healthStatus: row.text("health_status"))
      },
      events: rows("events") { row in
        var event = SuggestionRules.EventRow(
          id: row.text("id"), name: CoachFamily.printed(row.value["name"]),
          schoolID: row.text("school_id"), date: date(row, "event_date", clock: clock),
          isAttended: ![.null, "", 0, false].contains(row.value["attended"] ?? .null))
        event.lacksID = row.value["id"] == nil
        event.lacksSchool = row.value["school_id"] == nil
        return event
      })
  }

  static func date(_ row: RuleArguments, _ key: JSText, clock: LocalClock) -> Date? {
    row.text(key).flatMap { $0.isEmpty ? nil : Date($0, clock: clock) }
  }

  private static func grade(_ value: JSONValue?) -> SuggestionRules.Grade? {
    value?.number.map { .number($0) } ?? value?.string.map { .text($0) }
  }

  private static func school(_ row: RuleArguments) -> SuggestionRules.SchoolRow {
    var school = SuggestionRules.SchoolRow(
      id: row.text("id"), name: CoachFamily.printed(row.value["name"]),
      priority: row.text("priority"), status: row.text("status"), division: row.text("division"))
    school.lacksID = row.value["id"] == nil
    school.lacksPriority = row.value["priority"] == nil
    school.lacksStatus = row.value["status"] == nil
    return school
  }
}
