public import CompassModels
internal import SchemaModel
public import SourceJSON

/// The section "Coaching Philosophy" of a school while it is edited.
///
/// Specification "School Detail", 6 Coaching Philosophy (5 Fields).
public struct CoachingPhilosophyForm: SchoolSectionForm {
  public typealias Submission = CoachingPhilosophyUpdate

  /// The fields in their order on the page.
  public enum Field: String, FormField {
    case coachingStyle = "coaching_style"
    case recruitingApproach = "recruiting_approach"
    case communicationStyle = "communication_style"
    case successMetrics = "success_metrics"
    case coachingPhilosophy = "coaching_philosophy"
  }

  public var coachingStyle = ""
  public var recruitingApproach = ""
  public var communicationStyle = ""
  public var successMetrics = ""
  public var coachingPhilosophy = ""

  /// The form filled with a school's data.
  public init(editing school: School) {
    coachingStyle = school.coachingStyle ?? ""
    recruitingApproach = school.recruitingApproach ?? ""
    communicationStyle = school.communicationStyle ?? ""
    successMetrics = school.successMetrics ?? ""
    coachingPhilosophy = school.coachingPhilosophy ?? ""
  }

  public static let rules = FormRules<Field>(.coachingPhilosophyForm)

  public var payload: JSONObject {
    JSONObject { (field: Field) in
      switch field {
      case .coachingStyle: JSONValue(coachingStyle)
      case .recruitingApproach: JSONValue(recruitingApproach)
      case .communicationStyle: JSONValue(communicationStyle)
      case .successMetrics: JSONValue(successMetrics)
      case .coachingPhilosophy: JSONValue(coachingPhilosophy)
      }
    }
  }

  public init(payload: JSONObject, defaults: FormDefaults) {
    coachingStyle = payload.text(Field.coachingStyle)
    recruitingApproach = payload.text(Field.recruitingApproach)
    communicationStyle = payload.text(Field.communicationStyle)
    successMetrics = payload.text(Field.successMetrics)
    coachingPhilosophy = payload.text(Field.coachingPhilosophy)
  }

  public var isSubmittable: Bool { true }

  /// What is updated: all five fields, emptied ones as null.
  public func submission(by author: FormAuthor) -> FormOutcome<CoachingPhilosophyForm> {
    let errors = validate()
    guard errors.isEmpty else { return FormOutcome(errors) }
    let payload = payload
    func text(_ field: Field) -> String? { Self.rules.text(of: field, in: payload) }
    return .ready(
      CoachingPhilosophyUpdate(
        coachingStyle: text(.coachingStyle), recruitingApproach: text(.recruitingApproach),
        communicationStyle: text(.communicationStyle), successMetrics: text(.successMetrics),
        coachingPhilosophy: text(.coachingPhilosophy)))
  }
}

/// New values for a row of `schools`: how its coaches work.
public struct CoachingPhilosophyUpdate: Codable, Hashable, Sendable {
  public var coachingStyle: String?
  public var recruitingApproach: String?
  public var communicationStyle: String?
  public var successMetrics: String?
  public var coachingPhilosophy: String?

  private enum CodingKeys: String, CodingKey {
    case coachingStyle = "coaching_style"
    case recruitingApproach = "recruiting_approach"
    case communicationStyle = "communication_style"
    case successMetrics = "success_metrics"
    case coachingPhilosophy = "coaching_philosophy"
  }
}

extension ZodSchema {
  /// Five texts, none required.
  static let coachingPhilosophyForm = ZodSchema.object {
    Field("coaching_style", .freeText)
    Field("recruiting_approach", .freeText)
    Field("communication_style", .freeText)
    Field("success_metrics", .freeText)
    Field("coaching_philosophy", .freeText)
  }
}
