internal import CompassRules
internal import CompassSchemas
internal import SchemaModel
public import SourceJSON

extension InteractionForm {
  /// The fields with their columns and rules.
  ///
  /// Specification "Interaction Detail & Add Interaction", 10 Validation Schema. If §8 and §10 word a rule differently,
  /// §10 counts: "Please select an interaction type". Its last rule, a school or a coach, always holds because the
  /// school is required. A new row has no attachments, because files are uploaded after it is inserted.
  public static let table = FormTable(
    { InteractionForm(now: $0.now) },
    [
      .field("school_id", \.schoolID, .string().uuid().app.reworded("Please select a school")),
      .field(
        "coach_id", \.coachID,
        .string().uuid().app.reworded("Invalid coach selection").app.emptyAsNull()),
      .field(
        "type", \.type, .app.oneOf(InteractionType.offered, "Please select an interaction type")),
      .field(
        "direction", \.direction,
        .app.oneOf(InteractionDirection.allCases, "Please select a direction")
      ),
      .field(
        "occurred_at", \.occurredAt,
        .string().datetime().app.reworded("Please select a date and time")),
      .field(
        "subject", \.subject,
        .string().app.atMost(500, "Subject must be 500 characters or less").app.emptyAsNull()),
      .field(
        "content", \.content,
        .string().app.atMost(10_000, "Content must be 10,000 characters or less").app.emptyAsNull()),
      .field(
        "sentiment", \.sentiment,
        .app.oneOf(InteractionSentiment.allCases, "Invalid sentiment value").app.emptyAsNull()),
      .field(
        "event_id", \.eventID,
        .string().uuid().app.reworded("Invalid event selection").app.emptyAsNull()),
      .author("logged_by", \.userID),
      .author("family_unit_id", \.familyUnitID),
      .column("attachments", []),
    ])

  /// Creates the form that a payload describes. Besides the fields, the payload may have
  /// `calibration`, a list of Booleans in the order of the questions, and `other_coach_name`.
  public init(payload: JSONObject, defaults: FormDefaults) {
    self.init(now: defaults.now)
    fill(from: payload)
    if let name = payload["other_coach_name"]?.string {
      chooseOtherCoach(OtherCoach(name: name))
    }
    if let answers = payload["calibration"]?.elements {
      calibration = InterestCalibration(answers: answers.map { $0.boolean == true })
    }
  }
}
