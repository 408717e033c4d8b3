public import CompassModels
internal import SchemaModel

extension School {
  /// The form to edit the section "Coaching Philosophy" of a school.
  ///
  /// Specification "School Detail", 6 Coaching Philosophy (5 Fields).
  public struct CoachingPhilosophyForm: SchoolSectionForm {
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
    public init(editing school: School) {
      coachingStyle = school.coachingStyle ?? ""
      recruitingApproach = school.recruitingApproach ?? ""
      communicationStyle = school.communicationStyle ?? ""
      successMetrics = school.successMetrics ?? ""
      coachingPhilosophy = school.coachingPhilosophy ?? ""
    }

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

    /// Returns the update: all five fields, empty ones as null.
    public func submission(by author: FormAuthor) -> FormOutcome<CoachingPhilosophyForm> {
      let errors = validate()
      guard errors.isEmpty else { return FormOutcome(errors) }
      let payload = payload
      func text(_ field: Field) -> String? { Self.rules.text(of: field, in: payload) }
      return .ready(
        Submission(
          coachingStyle: text(.coachingStyle), recruitingApproach: text(.recruitingApproach),
          communicationStyle: text(.communicationStyle), successMetrics: text(.successMetrics),
          coachingPhilosophy: text(.coachingPhilosophy)))
    }
  }
}

extension School.CoachingPhilosophyForm {
  /// New values for a row of `schools`: its coaching philosophy.
  public struct Submission: Codable, Hashable, Sendable {
    /// The coaching style.
    public var coachingStyle: String?
    /// The approach to recruiting.
    public var recruitingApproach: String?
    /// The style of communication.
    public var communicationStyle: String?
    /// The measures of success.
    public var successMetrics: String?
    /// The coaching philosophy.
    public var coachingPhilosophy: String?

    private enum CodingKeys: String, CodingKey {
      case coachingStyle = "coaching_style"
      case recruitingApproach = "recruiting_approach"
      case communicationStyle = "communication_style"
      case successMetrics = "success_metrics"
      case coachingPhilosophy = "coaching_philosophy"
    }
  }
}
