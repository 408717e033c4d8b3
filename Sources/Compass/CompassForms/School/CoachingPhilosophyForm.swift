public import CompassModels
internal import SchemaModel

extension School {
  /// The form to edit the section "Coaching Philosophy" of a school.
  ///
  /// Specification "School Detail", 6 Coaching Philosophy (5 Fields).
  public struct CoachingPhilosophyForm: SchoolSectionForm, RecordForm {
    /// The record whose rows the form changes.
    public typealias Record = School

    /// The fields in their order on the page.
    public enum Field: String, FormField {
      /// The coaching style.
      case coachingStyle = "coaching_style"
      /// The approach to recruiting.
      case recruitingApproach = "recruiting_approach"
      /// The style of communication.
      case communicationStyle = "communication_style"
      /// The measures of success.
      case successMetrics = "success_metrics"
      /// The coaching philosophy.
      case coachingPhilosophy = "coaching_philosophy"
    }

    /// The coaching style.
    public var coachingStyle = ""
    /// The approach to recruiting.
    public var recruitingApproach = ""
    /// The style of communication.
    public var communicationStyle = ""
    /// The measures of success.
    public var successMetrics = ""
    /// The coaching philosophy.
    public var coachingPhilosophy = ""

    /// Creates a form with a school's data.
    public init(editing school: School) { fill(from: school) }

    private init() {}

    /// The fields with their columns: five texts, none required.
    public static let table = FormTable(
      CoachingPhilosophyForm(),
      [
        .field("coaching_style", \.coachingStyle, .app.freeText),
        .field("recruiting_approach", \.recruitingApproach, .app.freeText),
        .field("communication_style", \.communicationStyle, .app.freeText),
        .field("success_metrics", \.successMetrics, .app.freeText),
        .field("coaching_philosophy", \.coachingPhilosophy, .app.freeText),
      ])
  }
}
