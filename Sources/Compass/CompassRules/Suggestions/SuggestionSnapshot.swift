public import JSPrimitives

/// The state of a school when a suggestion of contact was made.
public struct SuggestionSnapshot: Sendable, Hashable {
  /// The priority and status of a school.
  public struct School: Sendable, Hashable {
    /// The priority.
    @JSTextBacked public var priority: String?
    /// The status.
    @JSTextBacked public var status: String?

    /// Creates a state from texts: Swift strings, or `JSText` that may have lone surrogates.
    public init<Text: JSTextConvertible>(priority: Text?, status: Text?) {
      _priority = JSTextBacked(priority?.jsText)
      _status = JSTextBacked(status?.jsText)
    }
  }

  /// The whole days since the last contact, 999 without one; nil if they are not stored.
  public var daysSinceContact: Double?
  /// The school's state; nil if the school was unknown.
  public var school: School?

  /// Creates a snapshot; an empty one has neither days nor a school.
  public init(daysSinceContact: Double? = nil, school: School? = nil) {
    self.daysSinceContact = daysSinceContact
    self.school = school
  }
}

extension SuggestionsRules {
  /// Returns the state of a school for later comparison; empty without a school.
  ///
  /// Restates `suggestion.gapSnapshot`. Since 2026-08. The days are NaN if the date of the newest
  /// interaction is unreadable.
  ///
  /// - Throws: `MissingRowError` if there is a null among the interactions or the schools.
  public func gapSnapshot(
    ofSchool schoolID: (some JSTextConvertible)?, in facts: SuggestionFacts, now: Timestamp
  ) throws(MissingRowError) -> SuggestionSnapshot {
    guard let schoolID = schoolID?.jsText, !schoolID.isEmpty else { return SuggestionSnapshot() }
    let days = try SuggestionContacts(facts: facts, now: now).days(since: schoolID)
    let school = try SuggestionFacts.rows(facts.schools).first { $0.$id == schoolID }
    return SuggestionSnapshot(
      daysSinceContact: days ?? SuggestionContacts.never,
      school: school.map { .init(priority: $0.$priority, status: $0.$status) })
  }

  /// Returns whether a dismissed suggestion of contact is due again.
  ///
  /// Restates `suggestion.gapReEvaluate`. Since 2026-08. It is due if the days since the last contact
  /// have grown by 14 since its snapshot, or if the school's priority is another. It isn't for an
  /// unknown school, nor without a school or a snapshot; an empty snapshot counts as one, and then
  /// every priority is another.
  ///
  /// - Throws: `MissingRowError` if there is a null among the interactions or the schools.
  public func gapReEvaluates(
    _ suggestion: StoredSuggestion, in facts: SuggestionFacts, now: Timestamp
  ) throws(MissingRowError) -> Bool {
    guard let schoolID = suggestion.$relatedSchoolID.nonempty, let previous = suggestion.snapshot
    else { return false }
    let current = try gapSnapshot(ofSchool: schoolID, in: facts, now: now)
    guard let school = current.school else { return false }
    let growth = (current.daysSinceContact ?? .nan) - (previous.daysSinceContact ?? .nan)
    return growth >= 14 || previous.school.map { $0.$priority != school.$priority } ?? true
  }
}
