internal import CompassModels
internal import CompassRules
internal import CompassSchemas
internal import JSPrimitives
internal import SchemaModel
public import SourceJSON

extension ZodSchema {
  /// Specification "Interaction Detail & Add Interaction", 10 Validation Schema. If §8 and §10 word
  /// a rule differently, §10 counts: "Please select an interaction type".
  ///
  /// Its last rule, a school or a coach, always holds because the school is required.
  static let interactionForm = ZodSchema.object {
    Field("school_id", .string().uuid().reworded("Please select a school"))
    Field("coach_id", .string().uuid().reworded("Invalid coach selection").emptyAsNull())
    Field("type", .oneOf(InteractionType.offered, "Please select an interaction type"))
    Field("direction", .oneOf(InteractionDirection.allCases, "Please select a direction"))
    Field("occurred_at", .string().datetime().reworded("Please select a date and time"))
    Field("subject", .string().atMost(500, "Subject must be 500 characters or less").emptyAsNull())
    Field(
      "content", .string().atMost(10_000, "Content must be 10,000 characters or less").emptyAsNull()
    )
    Field(
      "sentiment", .oneOf(InteractionSentiment.allCases, "Invalid sentiment value").emptyAsNull())
    Field("event_id", .string().uuid().reworded("Invalid event selection").emptyAsNull())
  }
}

extension InteractionForm {
  /// The rules of the fields, compiled once.
  public static let rules = FormRules<Field>(.interactionForm)

  /// The form's values by column.
  public var payload: JSONObject {
    JSONObject { (field: Field) in
      switch field {
      case .schoolID: JSONValue(schoolID)
      case .coachID: JSONValue(coachID)
      case .type: JSONValue(type?.rawValue)
      case .direction: JSONValue(direction.rawValue)
      case .occurredAt: JSONValue(DatabaseDate.text(of: occurredAt))
      case .subject: JSONValue(subject)
      case .content: JSONValue(content)
      case .sentiment: JSONValue(sentiment?.rawValue)
      case .eventID: JSONValue(eventID)
      }
    }
  }

  /// Creates the form that a payload describes. Besides the fields, the payload may have
  /// `calibration`, a list of Booleans in the order of the questions, and `other_coach_name`.
  public init(payload: JSONObject, defaults: FormDefaults) {
    self.init(now: defaults.now)
    schoolID = payload.text(Field.schoolID)
    coachID = payload.optionalText(Field.coachID)
    if let name = payload["other_coach_name"]?.text?.string {
      chooseOtherCoach(OtherCoachForm(name: name))
    }
    type = payload.word(Field.type)
    direction = payload.word(Field.direction) ?? direction
    occurredAt =
      payload.optionalText(Field.occurredAt).flatMap(DatabaseDate.date(from:)) ?? occurredAt
    subject = payload.text(Field.subject)
    content = payload.text(Field.content)
    sentiment = payload.word(Field.sentiment)
    eventID = payload.optionalText(Field.eventID)
    if let answers = payload["calibration"]?.elements {
      calibration = InterestCalibration(answers: answers.map { $0.boolean == true })
    }
  }
}
