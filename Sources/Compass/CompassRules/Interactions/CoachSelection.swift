extension InteractionRules {
  /// The coach of an interaction, one of those at the chosen school.
  ///
  /// Specification "Interaction Detail & Add Interaction", 5 Computed Properties and 8 Edge Cases.
  public struct CoachSelection: Sendable, Hashable {
    /// The chosen school's id; nil until one is chosen.
    public private(set) var schoolID: String?
    /// The chosen coach's id; nil until one is chosen.
    public private(set) var coachID: String?
    /// The name of a coach who isn't listed; no coach is stored then.
    public private(set) var otherCoachName: String?

    /// Creates a selection without school and coach.
    public init() {}

    /// Chooses a school. A different one removes the coach.
    public mutating func selectSchool(_ id: String?) {
      let id = id.nonempty
      if id != schoolID { (coachID, otherCoachName) = (nil, nil) }
      schoolID = id
    }

    /// Chooses a listed or newly added coach.
    public mutating func selectCoach(_ id: String?) {
      (coachID, otherCoachName) = (id.nonempty, nil)
    }

    /// Sets the name of an unlisted coach.
    public mutating func nameOtherCoach(_ name: String) {
      (coachID, otherCoachName) = (nil, name.nonempty)
    }

    /// Returns the coaches of the chosen school; none before one is chosen.
    public func offered<Coach: ListedCoach>(_ coaches: [Coach]) -> [Coach] {
      guard let schoolID else { return [] }
      return coaches.filter { $0.schoolID == schoolID }
    }

    /// Returns the text that the picker shows for a chosen school without coaches (8 Edge Cases); nil
    /// before a school is chosen and if there are coaches to offer.
    public func emptyState(of coaches: [some ListedCoach]) -> ListRules.EmptyState? {
      schoolID != nil && offered(coaches).isEmpty ? .noCoachesAtSchool : nil
    }

    /// The picker's option for a coach who isn't listed.
    public static let otherCoachOption = "Other coach (not listed)"
    /// The picker's option that opens the form for a new coach.
    public static let addCoachOption = "+ Add new coach"
  }
}

extension String {
  /// The text; nil if it is empty.
  var nonempty: String? { isEmpty ? nil : self }
}
