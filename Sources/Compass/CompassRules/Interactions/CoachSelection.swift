/// The coach an interaction is logged with, among those of the chosen school.
///
/// Specification "Interaction Detail & Add Interaction", 5 Computed Properties and 8 Edge Cases.
public struct CoachSelection: Sendable, Hashable {
  public private(set) var schoolID: String?
  public private(set) var coachID: String?
  /// The name of a coach who isn't listed; no coach is stored then.
  public private(set) var otherCoachName: String?

  public init() {}

  /// Chooses a school; another one than before takes the coach away.
  public mutating func selectSchool(_ id: String?) {
    let id = id.nonempty
    if id != schoolID { (coachID, otherCoachName) = (nil, nil) }
    schoolID = id
  }

  /// Chooses a listed or newly added coach.
  public mutating func selectCoach(_ id: String?) {
    (coachID, otherCoachName) = (id.nonempty, nil)
  }

  /// Notes the name of a coach who isn't listed.
  public mutating func nameOtherCoach(_ name: String) {
    (coachID, otherCoachName) = (nil, name.nonempty)
  }

  /// The coaches on offer: those of the chosen school, none before one is chosen.
  public func offered(_ coaches: [CoachListEntry]) -> [CoachListEntry] {
    guard let schoolID else { return [] }
    return coaches.filter { $0.schoolID == schoolID }
  }
}

extension String {
  /// The text, or nil when it is empty.
  var nonempty: String? { isEmpty ? nil : self }
}
