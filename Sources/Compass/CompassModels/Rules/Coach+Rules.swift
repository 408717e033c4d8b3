public import CompassRules

extension CoachRules.List {
  /// Creates a list of coaches, with the names of their schools.
  public init(_ coaches: [Coach], schools: [School]) {
    self.init(
      coaches, schoolNames: Dictionary(schools.map { ($0.id, $0.name) }) { first, _ in first })
  }
}
