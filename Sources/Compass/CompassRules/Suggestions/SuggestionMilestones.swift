internal import JSPrimitives

/// The rules of suggestions on a grade's steps, on videos and on events.
struct SuggestionMilestones {
  let facts: SuggestionRules.Facts
  let now: Date

  private var grade: SuggestionRules.Grade { .read(facts.grade) }

  func ncaaRegistration() throws(SuggestionRules.MissingRowError) -> [SuggestionRules.Suggestion] {
    guard grade == .number(11),
      try SuggestionRules.Facts.contains(
        facts.schools, where: { $0.division.jsText == "DI" || $0.division.jsText == "DII" }),
      try !SuggestionRules.Facts.contains(
        facts.tasks, where: { $0.taskID.jsText == "task-11-a3" && $0.status.jsText == "completed" })
    else { return [] }
    return [SuggestionRules.Suggestion(.ncaaRegistration, .high)]
  }

  func schoolListBuilding() -> [SuggestionRules.Suggestion] {
    let grade = grade.value
    let count = facts.schools.count
    guard grade == 10 || grade == 11, count < 20 else { return [] }
    let message = SuggestionRules.Rule.schoolListBuilding.message
      .filling("N school(s)", with: JSText("\(count) school\(count == 1 ? "" : "s")"))
    return [SuggestionRules.Suggestion(.schoolListBuilding, grade == 11 ? .high : .medium, message)]
  }

  func officialVisit() throws(SuggestionRules.MissingRowError) -> [SuggestionRules.Suggestion] {
    guard grade.value >= 11,
      try SuggestionRules.Facts.rows(facts.schools).contains(where: \.hasPriority)
    else { return [] }
    let visits = try SuggestionRules.Facts.rows(facts.interactions).count { interaction in
      let type = interaction.interactionType.jsText?.lowercased()
      return type.map { $0.contains("official") || $0.contains("visit") } ?? false
    }
    return visits < 2
      ? [SuggestionRules.Suggestion(.officialVisit, grade.value == 12 ? .high : .medium)] : []
  }

  func showcaseAttendance() throws(SuggestionRules.MissingRowError) -> [SuggestionRules.Suggestion]
  {
    guard grade == .number(10) else { return [] }
    let dates = try SuggestionRules.Facts.rows(facts.events).compactMap(\.date)
    guard let latest = SuggestionRules.Facts.newest(dates) else {
      return [SuggestionRules.Suggestion(.showcaseAttendance, .medium)]
    }
    let months = ((now.milliseconds - latest.milliseconds) / (30 * CalendarFields.dayLength))
      .rounded(.down)
    guard months > 6 else { return [] }
    let message = SuggestionsData.showcaseMessageWhenLastEventIsOld
    return [SuggestionRules.Suggestion(.showcaseAttendance, .medium, message)]
  }

  func missingVideo() -> [SuggestionRules.Suggestion] {
    let grade = facts.grade?.value ?? 9
    return grade >= 10 && facts.videos.isEmpty
      ? [SuggestionRules.Suggestion(.missingVideo, .medium)] : []
  }

  func videoLinkHealth() throws(SuggestionRules.MissingRowError) -> [SuggestionRules.Suggestion] {
    try SuggestionRules.Facts.rows(facts.videos).filter { $0.healthStatus.jsText == "broken" }.map {
      video in
      let message = SuggestionRules.Rule.videoLinkHealth.message.filling(
        "TITLE", with: video.title.jsText)
      return SuggestionRules.Suggestion(.videoLinkHealth, .high, message)
    }
  }
}
