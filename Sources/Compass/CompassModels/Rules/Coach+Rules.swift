public import CompassRules

extension CoachRules.ListEntry {
  /// Creates the entry of a coach's row.
  public init(_ coach: Coach) {
    self.init(
      id: coach.id, schoolID: coach.schoolID, firstName: coach.firstName,
      lastName: coach.lastName, role: coach.role, details: coach.details,
      responsivenessScore: coach.responsivenessScore, lastContact: coach.lastContactDate)
  }
}

extension CoachRules.List {
  /// Creates a list of coaches' rows, with the names of their schools.
  public init(rows coaches: [Coach], schools: [School] = []) {
    self.init(
      coaches.map(CoachRules.ListEntry.init),
      schoolNames: Dictionary(schools.map { ($0.id, $0.name) }) { first, _ in first })
  }
}

extension InteractionRules.CoachSelection {
  /// Returns the coaches of the chosen school; none before one is chosen.
  public func offered(_ coaches: [Coach]) -> [Coach] {
    let ids = Set(offered(coaches.map(CoachRules.ListEntry.init)).map(\.id))
    return coaches.filter { ids.contains($0.id) }
  }

  /// Returns the text that the picker shows for a chosen school without coaches; nil before a school
  /// is chosen and if there are coaches to offer.
  public func emptyState(of coaches: [Coach]) -> ListRules.EmptyState? {
    emptyState(of: coaches.map(CoachRules.ListEntry.init))
  }
}
