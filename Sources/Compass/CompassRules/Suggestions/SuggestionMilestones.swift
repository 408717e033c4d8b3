internal import JSPrimitives

/// The rules of suggestions on a grade's steps, on videos and on events.
struct SuggestionMilestones {
  let facts: SuggestionFacts
  let now: Date

  private var grade: SuggestionGrade { .read(facts.grade) }

  func ncaaRegistration() throws(MissingRowError) -> [Suggestion] {
    guard grade == .number(11),
      try SuggestionFacts.contains(
        facts.schools, where: { $0.division.jsText == "DI" || $0.division.jsText == "DII" }),
      try !SuggestionFacts.contains(
        facts.tasks, where: { $0.taskID.jsText == "task-11-a3" && $0.status.jsText == "completed" })
    else { return [] }
    return [Suggestion(.ncaaRegistration, .high)]
  }

  func schoolListBuilding() -> [Suggestion] {
    let grade = grade.value
    let count = facts.schools.count
    guard grade == 10 || grade == 11, count < 20 else { return [] }
    let message = SuggestionRule.schoolListBuilding.message
      .filling("N school(s)", with: JSText("\(count) school\(count == 1 ? "" : "s")"))
    return [Suggestion(.schoolListBuilding, grade == 11 ? .high : .medium, message)]
  }

  func officialVisit() throws(MissingRowError) -> [Suggestion] {
    guard grade.value >= 11,
      try SuggestionFacts.rows(facts.schools).contains(where: \.hasPriority)
    else { return [] }
    let visits = try SuggestionFacts.rows(facts.interactions).count { interaction in
      let type = interaction.interactionType.jsText?.lowercased()
      return type.map { $0.contains("official") || $0.contains("visit") } ?? false
    }
    return visits < 2 ? [Suggestion(.officialVisit, grade.value == 12 ? .high : .medium)] : []
  }

  func showcaseAttendance() throws(MissingRowError) -> [Suggestion] {
    guard grade == .number(10) else { return [] }
    let dates = try SuggestionFacts.rows(facts.events).compactMap(\.date)
    guard let latest = SuggestionFacts.newest(dates) else {
      return [Suggestion(.showcaseAttendance, .medium)]
    }
    let months = ((now.milliseconds - latest.milliseconds) / (30 * CalendarFields.dayLength))
      .rounded(.down)
    guard months > 6 else { return [] }
    let message = SuggestionRule.showcaseAttendance.messageWhenLastEventIsOld
    return [Suggestion(.showcaseAttendance, .medium, message)]
  }

  func missingVideo() -> [Suggestion] {
    let grade = facts.grade?.value ?? 9
    return grade >= 10 && facts.videos.isEmpty ? [Suggestion(.missingVideo, .medium)] : []
  }

  func videoLinkHealth() throws(MissingRowError) -> [Suggestion] {
    try SuggestionFacts.rows(facts.videos).filter { $0.healthStatus.jsText == "broken" }.map {
      video in
      let message = SuggestionRule.videoLinkHealth.message.filling(
        "TITLE", with: video.title.jsText)
      return Suggestion(.videoLinkHealth, .high, message)
    }
  }
}
