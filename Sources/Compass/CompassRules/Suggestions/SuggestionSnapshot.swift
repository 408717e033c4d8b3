internal import JSPrimitives

extension SuggestionRules {
  /// The state of a school when a suggestion of contact was made.
  public struct Snapshot: Sendable, Hashable, Decodable {
    /// The priority and status of a school.
    public struct School: Sendable, Hashable {
      /// The priority.
      public var priority: String?
      /// The status.
      public var status: String?
      /// Whether the school's row, or what is stored of it, has no priority, which differs from null.
      package var lacksPriority = false
      /// Whether it has no status.
      package var lacksStatus = false

      /// Creates a state.
      public init(priority: String?, status: String?) {
        self.priority = priority
        self.status = status
      }

      init(_ school: SchoolRow) {
        self.init(priority: school.priority, status: school.status)
        lacksPriority = school.lacksPriority
        lacksStatus = school.lacksStatus
      }

      package var priorityColumn: RowColumn { RowColumn(priority.jsText, isMissing: lacksPriority) }
      package var statusColumn: RowColumn { RowColumn(status.jsText, isMissing: lacksStatus) }
    }

    /// The whole days since the last contact, 999 without one; nil if they are not stored, and if the
    /// date of the newest interaction is unreadable.
    public var daysSinceContact: Int? {
      get { exactDaysSinceContact.flatMap { Int(exactly: $0) } }
      set { exactDaysSinceContact = newValue.map { Double($0) } }
    }
    /// The days as any number that is stored; NaN if the date of the newest interaction is unreadable.
    package var exactDaysSinceContact: Double?
    /// The school's state; nil if the school was unknown.
    public var school: School?

    /// Creates a snapshot; an empty one has neither days nor a school.
    public init(daysSinceContact: Int? = nil, school: School? = nil) {
      self.init(daysSinceContact: daysSinceContact.map { Double($0) }, school: school)
    }

    /// Creates a snapshot with any number as the days.
    package init(daysSinceContact: Double?, school: School? = nil) {
      exactDaysSinceContact = daysSinceContact
      self.school = school
    }

    private enum CodingKeys: String, CodingKey {
      case days = "days_since_contact"
      case priority = "school_priority"
      case status = "school_status"
    }

    /// Reads what is stored with a suggestion.
    ///
    /// Null days are 0, as in JavaScript's arithmetic. A school whose priority and status are missing
    /// was unknown.
    public init(from decoder: any Decoder) throws {
      let stored = try decoder.container(keyedBy: CodingKeys.self)
      let isNull = try stored.contains(.days) && stored.decodeNil(forKey: .days)
      self.init(
        daysSinceContact: isNull ? 0 : try stored.decodeIfPresent(Double.self, forKey: .days))
      guard stored.contains(.priority) || stored.contains(.status) else { return }
      var school = School(
        priority: try stored.decodeIfPresent(String.self, forKey: .priority),
        status: try stored.decodeIfPresent(String.self, forKey: .status))
      school.lacksPriority = !stored.contains(.priority)
      school.lacksStatus = !stored.contains(.status)
      self.school = school
    }
  }
}

extension SuggestionRules.Snapshot {
  /// The priority; missing for an unknown school.
  fileprivate var priorityColumn: RowColumn { school?.priorityColumn ?? .missing }
}

extension SuggestionRules {
  /// Returns the state of a school for later comparison; empty without a school.
  ///
  /// Restates `suggestion.gapSnapshot`. Since 2026-08.
  ///
  /// - Throws: `SuggestionRules.MissingRowError` if there is a null among the interactions, or among the schools before
  ///   this one.
  public static func gapSnapshot(
    ofSchool schoolID: String?, in facts: Facts, now: Date
  ) throws(MissingRowError) -> Snapshot {
    guard let schoolID = schoolID?.jsText, !schoolID.isEmpty else { return Snapshot() }
    var known: SchoolRow?
    _ = try Facts.contains(facts.schools) { school in
      guard school.id.jsText == schoolID else { return false }
      known = school
      return true
    }
    let days = try SuggestionContacts(facts: facts, now: now).days(since: .text(schoolID))
    return Snapshot(
      daysSinceContact: days ?? SuggestionContacts.never, school: known.map { .init($0) })
  }

  /// Returns whether a dismissed suggestion of contact is due again.
  ///
  /// Restates `suggestion.gapReEvaluate`. Since 2026-08. It is due if the days since the last contact
  /// have grown by 14 since its snapshot, or if the school's priority is another. A school that is no
  /// longer on the list has no priority and, without an interaction, 999 days. It isn't due without a
  /// school's id or a snapshot; an empty snapshot counts as one, and then every priority is another,
  /// even null.
  ///
  /// - Throws: `SuggestionRules.MissingRowError` if there is a null among the interactions or the schools.
  public static func gapReEvaluates(
    _ suggestion: StoredSuggestion, in facts: Facts, now: Date
  ) throws(MissingRowError) -> Bool {
    guard let schoolID = suggestion.relatedSchoolID.nonempty, let previous = suggestion.snapshot
    else { return false }
    let current = try gapSnapshot(ofSchool: schoolID, in: facts, now: now)
    let growth = (current.exactDaysSinceContact ?? .nan) - (previous.exactDaysSinceContact ?? .nan)
    return growth >= 14 || current.priorityColumn != previous.priorityColumn
  }
}
