internal import CompassRules
internal import CompassSchemas
internal import SchemaModel
public import SourceJSON

extension InteractionForm {
  /// The fields with their columns and rules.
  ///
  /// Specification "Interaction Detail & Add Interaction", 10 Validation Schema. If §8 and §10 word a rule differently,
  /// §10 counts: "Please select an interaction type". Its last rule, a school or a coach, always holds because the
  /// school is required.
  public static let table = FormTable(
    { InteractionForm(now: $0.now) },
    [
      .field("school_id", \.schoolID, .string().uuid().reworded("Please select a school")),
      .field(
        "coach_id", \.coachID, .string().uuid().reworded("Invalid coach selection").emptyAsNull()),
      .field("type", \.type, .oneOf(InteractionType.offered, "Please select an interaction type")),
      .field(
        "direction", \.direction, .oneOf(InteractionDirection.allCases, "Please select a direction")
      ),
      .field(
        "occurred_at", \.occurredAt, .string().datetime().reworded("Please select a date and time")),
      .field(
        "subject", \.subject,
        .string().atMost(500, "Subject must be 500 characters or less").emptyAsNull()),
      .field(
        "content", \.content,
        .string().atMost(10_000, "Content must be 10,000 characters or less").emptyAsNull()),
      .field(
        "sentiment", \.sentiment,
        .oneOf(InteractionSentiment.allCases, "Invalid sentiment value").emptyAsNull()),
      .field(
        "event_id", \.eventID, .string().uuid().reworded("Invalid event selection").emptyAsNull()),
    ])

  /// Creates the form that a payload describes. Besides the fields, the payload may have
  /// `calibration`, a list of Booleans in the order of the questions, and `other_coach_name`.
  public init(payload: JSONObject, defaults: FormDefaults) {
    self.init(now: defaults.now)
    fill(from: payload)
    if let name = payload["other_coach_name"]?.string {
      chooseOtherCoach(OtherCoachForm(name: name))
    }
    if let answers = payload["calibration"]?.elements {
      calibration = InterestCalibration(answers: answers.map { $0.boolean == true })
    }
  }
}
