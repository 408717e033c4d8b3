internal import JSPrimitives

/// The rules of suggestions on the time since the last contact with a school.
struct SuggestionContacts {
  let facts: SuggestionRules.Facts
  let now: Date

  /// The days of a school without an interaction.
  static let never = 999.0

  /// Returns the whole days since the newest interaction with a school; nil without one, NaN if its
  /// date is unreadable.
  ///
  /// - Parameter school: the column of the school's id. Of a school without an id, or with null, the
  ///   interactions that lack a school, or have null, count.
  func days(since school: RowColumn) throws(SuggestionRules.MissingRowError) -> Double? {
    let contacts = try SuggestionRules.Facts.rows(facts.interactions).filter {
      $0.schoolColumn == school
    }
    return SuggestionRules.Facts.newest(contacts.map(\.moment)).map { now.days(since: $0) }
  }

  func formalOutreach() throws(SuggestionRules.MissingRowError) -> [SuggestionRules.Suggestion] {
    let grade = SuggestionRules.Grade.read(facts.grade)
    guard grade.value >= 11 else { return [] }
    var days: [Double] = []
    for school in try SuggestionRules.Facts.rows(facts.schools) where school.hasPriority {
      days.append(try self.days(since: school.idColumn) ?? Self.never)
    }
    guard !days.isEmpty else { return [] }
    let mean = (days.reduce(0, +) / Double(days.count)).rounded(.down)
    guard mean > 30 || days.contains(where: { $0 > 45 }) else { return [] }
    return [SuggestionRules.Suggestion(.formalOutreach, grade == .number(11) ? .medium : .high)]
  }

  func interactionGap() throws(SuggestionRules.MissingRowError) -> [SuggestionRules.Suggestion] {
    let statuses: [JSText] = ["interested", "contacted", "visited"]
    var suggestions: [SuggestionRules.Suggestion] = []
    for school in try SuggestionRules.Facts.rows(facts.schools)
    where school.hasPriority && school.status.jsText.map(statuses.contains) ?? false {
      let days = try self.days(since: school.idColumn) ?? Self.never
      guard days >= 21 else { continue }
      let message = SuggestionRules.Rule.interactionGap.message
        .filling("N", with: JSText(JSNumber.string(days))).filling("NAME", with: school.name.jsText)
      suggestions.append(
        SuggestionRules.Suggestion(
          .interactionGap, days >= 30 ? .high : .medium, message, school: school.idColumn))
    }
    return suggestions
  }

  func prioritySchoolReminder() throws(SuggestionRules.MissingRowError) -> [SuggestionRules
    .Suggestion]
  {
    var suggestions: [SuggestionRules.Suggestion] = []
    for school in try SuggestionRules.Facts.rows(facts.schools) where school.priority.jsText == "A"
    {
      guard try days(since: school.idColumn) ?? Self.never >= 14 else { continue }
      let message = SuggestionRules.Rule.prioritySchoolReminder.message
        .filling("NAME", with: school.name.jsText)
      suggestions.append(
        SuggestionRules.Suggestion(.prioritySchoolReminder, .high, message, school: school.idColumn)
      )
    }
    return suggestions
  }

  func eventFollowUp() throws(SuggestionRules.MissingRowError) -> [SuggestionRules.Suggestion] {
    var suggestions: [SuggestionRules.Suggestion] = []
    for event in try SuggestionRules.Facts.rows(facts.events)
    where event.isAttended && now.days(since: event.date ?? .invalid) <= 7 {
      let date = (event.date ?? .invalid).milliseconds
      let isFollowedUp = try SuggestionRules.Facts.contains(facts.interactions) { interaction in
        interaction.eventColumn == event.idColumn || interaction.moment.milliseconds > date
      }
      if isFollowedUp { continue }
      let message = SuggestionRules.Rule.eventFollowUp.message.filling(
        "NAME", with: event.name.jsText)
      suggestions.append(
        SuggestionRules.Suggestion(.eventFollowUp, .medium, message, school: event.schoolColumn))
    }
    return suggestions
  }
}

extension SuggestionRules.InteractionRow {
  fileprivate var moment: Date { occurredAt ?? .invalid }
}
