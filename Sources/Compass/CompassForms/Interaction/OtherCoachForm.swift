/// The field for the name of a coach who is not listed.
///
/// Specification "Interaction Detail & Add Interaction", 2 Other Coach (Not Listed). The name goes nowhere:
/// the interaction is stored without a coach.
public struct OtherCoachForm: Hashable, Sendable {
  public var name: String

  public init(name: String = "") { self.name = name }

  /// Whether "Continue" is on: there is a name.
  public var isSubmittable: Bool { !name.isBlank }
}
