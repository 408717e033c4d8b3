/// The field for the name of a school that is not listed.
///
/// Specification "Create Event", 6 Modals. The name goes nowhere: the event is stored without a school.
public struct OtherSchoolForm: Hashable, Sendable {
  public var name: String

  public init(name: String = "") { self.name = name }

  /// Whether "Continue" is on: there is a name.
  public var isSubmittable: Bool { !name.isBlank }
}
