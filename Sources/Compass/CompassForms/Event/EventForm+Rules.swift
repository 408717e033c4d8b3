internal import CompassRules
internal import CompassSchemas
internal import JSPrimitives
internal import SchemaModel
public import SourceJSON

extension ZodSchema {
  /// Specification "Create Event", 5 Validation Logic and 8.
  ///
  /// It limits a name to 255 characters but has no message for longer ones, so the web app's is
  /// used. A URL is whatever the web app's schema accepts, with the specification's message.
  static let eventForm = ZodSchema.object {
    Field("type", .oneOf(EventType.allCases, "Event type is required"))
    Field(
      "name",
      .requiredText("Event name is required")
        .atMost(EventForm.nameLimit, "Text must not exceed \(EventForm.nameLimit) characters"))
    Field("start_date", .string("Start date is required").min(1, "Start date is required"))
    Field("end_date", .freeText)
    Field("school_id", .freeText)
    Field(
      "event_source", .oneOf(EventSource.allCases, "Invalid event source").emptyAsNull())
    Field("cost", .number().emptyAsNull())
    Field(
      "url",
      .url(in: .february2026).reworded("Please enter a valid URL (e.g., https://...)").emptyAsNull()
    )
    Field("start_time", .freeText)
    Field("end_time", .freeText)
    Field("checkin_time", .freeText)
    Field("location", .freeText)
    Field("address", .freeText)
    Field("city", .freeText)
    Field("state", .string().toUpperCase().emptyAsNull())
    Field("description", .freeText)
    Field("registered", .boolean().nullable())
    Field("attended", .boolean().nullable())
    Field("performance_notes", .freeText)
  }

  /// Dates are compared as text; equal ones are valid.
  static let eventFormRelations = ZodSchema.object {
    Field("start_date", .unknown)
    Field("end_date", .unknown)
  }
  .refine(.endNotBelowStart, path: ["end_date"], "End date must be after start date")
}

extension EventForm {
  /// The rules of the fields, compiled once.
  public static let rules = FormRules<Field>(.eventForm, relations: .eventFormRelations)

  /// The form's values by column.
  public var payload: JSONObject {
    JSONObject { (field: Field) in
      switch field {
      case .type: JSONValue(type?.rawValue)
      case .name: JSONValue(name)
      case .startDate: JSONValue(startDate)
      case .endDate: JSONValue(endDate)
      case .schoolID: JSONValue(storedSchool)
      case .eventSource: JSONValue(eventSource?.rawValue)
      case .cost: cost.map { .number($0) } ?? .null
      case .url: JSONValue(url)
      case .startTime: JSONValue(startTime)
      case .endTime: JSONValue(endTime)
      case .checkinTime: JSONValue(checkinTime)
      case .location: JSONValue(location)
      case .address: JSONValue(address)
      case .city: JSONValue(city)
      case .state: JSONValue(state)
      case .description: JSONValue(description)
      case .registered: .boolean(registered)
      case .attended: .boolean(attended)
      case .performanceNotes: JSONValue(performanceNotes)
      }
    }
  }

  /// The id of the chosen school. The words that open a dialog are never stored.
  var storedSchool: String? {
    if case .school(let id) = school { id } else { nil }
  }

  /// Creates the form that a payload describes. Besides the fields, the payload may have
  /// `other_school_name`. A missing end gets no default, and a state is not truncated.
  public init(payload: JSONObject, defaults: FormDefaults) {
    type = payload.word(Field.type)
    name = payload.text(Field.name)
    school = EventSchoolChoice(stored: payload.optionalText(Field.schoolID))
    otherSchoolName = payload["other_school_name"]?.text?.string ?? ""
    eventSource = payload.word(Field.eventSource)
    cost = payload.number(Field.cost)
    url = payload.text(Field.url)
    checkinTime = payload.text(Field.checkinTime)
    location = payload.text(Field.location)
    address = payload.text(Field.address)
    city = payload.text(Field.city)
    state = payload.text(Field.state).uppercased()
    description = payload.text(Field.description)
    registered = payload.flag(Field.registered)
    attended = payload.flag(Field.attended)
    performanceNotes = payload.text(Field.performanceNotes)
    startDate = payload.text(Field.startDate)
    endDate = payload.text(Field.endDate)
    startTime = payload.text(Field.startTime)
    endTime = payload.text(Field.endTime)
  }
}
