internal import JSPrimitives

extension SuggestionRules {
  /// The changes of the table of suggestions after a run of the rules.
  public struct Changes: Sendable, Hashable {
    /// A new message for a row.
    public struct MessageUpdate: Sendable, Hashable, Encodable {
      /// The row's id.
      public var id: String
      /// The new message.
      public var message: String
    }

    /// The suggestions to insert, in order; all of them wait to be shown.
    public var inserted: [Suggestion] = []
    /// The messages to replace, in order. A row inserted by the same run can be among them.
    public var updated: [MessageUpdate] = []
    /// The ids of the rows to complete, in the order of the table.
    public var completed: [String] = []
    /// The rows after the changes: the stored ones, then the inserted ones.
    public var rows: [StoredSuggestion]

    init(rows: [StoredSuggestion]) { self.rows = rows }
  }
}

extension SuggestionRules.Changes.MessageUpdate {
  fileprivate init(_ id: JSText, _ message: JSText) {
    self.id = id.string
    self.message = message.string
  }
}

extension SuggestionRules {
  /// Returns the changes that bring an athlete's stored suggestions up to date.
  ///
  /// Restates `suggestion.generate`, whose `count` is the number of inserted suggestions. Since
  /// 2026-08. For each suggestion of the rules, an open row of the same rule, and of the same school
  /// if it has one, gets the new message; without such a row it is inserted. Then the open rows that a
  /// rule no longer suggests are completed, unless the rule rested or failed.
  ///
  /// A gap of contact that was dismissed 14 days ago or earlier and has not reappeared adds one more
  /// suggestion if it is due again and suggested now. That one is more urgent than the gap of today.
  /// It doesn't matter whether the dismissed row is completed, unlike in ``mayReEvaluate(_:now:)``.
  ///
  /// Faults of the web app: a dismissed suggestion comes back at the next run, as dismissed rows do
  /// not hinder an insertion. A gap that is due again finds the plain suggestion inserted before it;
  /// only in a dead period, when it should not, does it show.
  ///
  /// - Parameters:
  ///   - facts: the athlete's rows.
  ///   - stored: the athlete's suggestions, in the order of the table.
  ///   - now: the moment of the run.
  ///   - newID: returns the id of the row inserted as number 1, 2 and so on.
  public static func changes(
    to stored: [StoredSuggestion], for facts: Facts, now: Date,
    newID: (Int) -> String
  ) -> Changes {
    let evaluation = evaluation(of: facts, now: now)
    let suggestions =
      evaluation.flatMap(\.suggestions) + reappearing(among: stored, for: facts, now: now)
    var changes = Changes(rows: stored)
    for suggestion in suggestions {
      let match = changes.rows.firstIndex { row in
        row.isOpen && row.ruleType == suggestion.rule.rawValue
          && suggestion.relatedSchoolID.jsText.nonempty.map { row.relatedSchoolID.jsText == $0 }
            ?? true
      }
      guard let match else {
        changes.insert(suggestion, id: newID(changes.inserted.count + 1), now: now)
        continue
      }
      if changes.rows[match].message.jsText != suggestion.message.jsText {
        changes.rows[match].message = suggestion.message
        changes.updated.append(.init(changes.rows[match].id.jsText, suggestion.message.jsText))
      }
    }
    let ran = Set(evaluation.map { JSText($0.rule.rawValue) })
    let current = Set(
      suggestions.map { [JSText($0.rule.rawValue), $0.relatedSchoolID.jsText ?? ""] })
    for (place, row) in changes.rows.enumerated()
    where row.isOpen && ran.contains(row.ruleType.jsText)
      && !current.contains([row.ruleType.jsText, row.relatedSchoolID.jsText ?? ""])
    {
      changes.rows[place].isCompleted = true
      changes.completed.append(row.id)
    }
    return changes
  }

  /// Returns the suggestions that bring dismissed ones back, in the order of the table.
  private static func reappearing(
    among stored: [StoredSuggestion], for facts: Facts, now: Date
  ) -> [Suggestion] {
    let gap = Rule.interactionGap
    return stored.compactMap { row in
      guard row.ruleType.jsText == JSText(gap.rawValue), row.isDismissed, !row.hasReappeared,
        row.dismissedAt.map({ now.days(since: $0) >= 14 }) == true,
        (try? gapReEvaluates(row, in: facts, now: now)) == true,
        let current = try? suggestions(by: gap, for: facts, now: now),
        var suggestion = current.first(where: {
          $0.relatedSchoolID.jsText == row.relatedSchoolID.jsText
        }),
        let snapshot = try? gapSnapshot(ofSchool: row.relatedSchoolID, in: facts, now: now)
      else { return nil }
      suggestion.urgency = escalated(suggestion.urgency.rawValue)
      suggestion.reappearance = Reappearance(previous: row.id.jsText, snapshot: snapshot)
      return suggestion
    }
  }
}

extension SuggestionRules.Changes {
  fileprivate mutating func insert(_ suggestion: SuggestionRules.Suggestion, id: String, now: Date)
  {
    inserted.append(suggestion)
    rows.append(
      SuggestionRules.StoredSuggestion(
        id: id, ruleType: suggestion.rule.rawValue,
        urgency: suggestion.urgency.rawValue, message: suggestion.message,
        actionType: suggestion.actionType, relatedSchoolID: suggestion.relatedSchoolID,
        hasReappeared: suggestion.reappearance != nil, isPending: true, createdAt: now,
        snapshot: suggestion.reappearance?.snapshot))
  }
}
