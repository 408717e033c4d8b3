internal import CompassRules
internal import CompassSchemas
internal import SchemaModel
public import SourceJSON

extension ZodSchema {
  /// Dates are compared as text; equal ones are valid.
  fileprivate static let eventDates = ZodSchema.object {
    Field("start_date", .unknown.optional())
    Field("end_date", .unknown.optional())
  }
  .refine(.endNotBelowStart, path: ["end_date"], "End date must be after start date")
}

extension EventForm {
  /// The fields with their columns and rules.
  ///
  /// Specification "Create Event", 5 Validation Logic and 8. It limits a name to 255 characters but has no message for
  /// longer ones, so the web app's is used. A URL is whatever the web app's schema accepts, with the specification's
  /// message.
  public static let table = FormTable(
    EventForm(),
    [
      .field("type", \.type, .app.oneOf(EventType.allCases, "Event type is required")),
      .field(
        "name", \.name,
        .app.requiredText("Event name is required").app.atMost(
          EventForm.nameLimit, "Text must not exceed \(EventForm.nameLimit) characters")),
      .field(
        "start_date", \.startDate,
        .string("Start date is required").min(1, "Start date is required")),
      .field("end_date", \.endDate, .app.freeText),
      .field("school_id", \.storedSchool, .app.freeText),
      .field(
        "event_source", \.eventSource,
        .app.oneOf(EventSource.allCases, "Invalid event source").app.emptyAsNull()),
      .field("cost", \.cost, .number().app.emptyAsNull()),
      .field(
        "url", \.url,
        .app.url(in: .february2026).app.reworded("Please enter a valid URL (e.g., https://...)")
          .app.emptyAsNull()),
      .field("start_time", \.startTime, .app.freeText),
      .field("end_time", \.endTime, .app.freeText),
      .field("checkin_time", \.checkinTime, .app.freeText),
      .field("location", \.location, .app.freeText),
      .field("address", \.address, .app.freeText),
      .field("city", \.city, .app.freeText),
      .field("state", \.wholeState, .string().toUpperCase().app.emptyAsNull()),
      .field("description", \.description, .app.freeText),
      .field("registered", \.registered, .boolean().nullable()),
      .field("attended", \.attended, .boolean().nullable()),
      .field("performance_notes", \.performanceNotes, .app.freeText),
      .author("user_id", \.userID),
    ],
    relations: .eventDates)

  /// The id of the chosen school. The words that open a dialog are never stored.
  var storedSchool: String? {
    get { if case .school(let id) = school { id } else { nil } }
    set { school = EventRules.SchoolChoice(stored: newValue) }
  }

  /// Creates the form that a payload describes. Besides the fields, the payload may have
  /// `other_school_name`. A missing end gets no default, and a state is not truncated.
  public init(payload: JSONObject, defaults: FormDefaults) {
    self.init()
    fill(from: payload)
    otherSchoolName = payload["other_school_name"]?.string ?? ""
  }
}
