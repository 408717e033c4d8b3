public import CompassModels
public import CompassRules

/// The form to create an event.
///
/// Specification "Create Event", 3 Data Models, 5 State Management, 8 Edge Cases and Appendix A.
///
///     var form = EventForm()
///     form.startDate = "2026-04-15"
///     form.endDate  // 2026-04-15
///     form.startTime = "23:30"
///     form.endTime  // 00:30
public struct EventForm: RecordForm {
  /// The record whose rows the form writes.
  public typealias Record = Event

  /// The fields that can have errors, in the order of the summary: the four of the specification
  /// first.
  public enum Field: String, FormField {
    /// The kind and the name.
    case type, name
    /// The first day.
    case startDate = "start_date"
    /// The last day.
    case endDate = "end_date"
    /// The school's id.
    case schoolID = "school_id"
    /// The way the athlete heard of the event.
    case eventSource = "event_source"
    /// The cost, and the address of the event's page.
    case cost, url
    /// The start's time of day.
    case startTime = "start_time"
    /// The end's time of day.
    case endTime = "end_time"
    /// The check-in's time of day.
    case checkinTime = "checkin_time"
    /// The columns of the same names.
    case location, address, city, state, description, registered, attended
    /// Notes on the athlete's performance.
    case performanceNotes = "performance_notes"
  }

  /// The kind; nil until one is chosen.
  public var type: EventType?
  /// At most 255 characters.
  public var name = ""
  private var schedule = EventRules.Schedule()
  /// The school of the event, or the open dialog.
  public var school = EventRules.SchoolChoice.none
  /// The name of an unlisted school. The form keeps it but doesn't store it.
  public var otherSchoolName = ""
  /// The way the athlete heard of the event; nil if not chosen.
  public var eventSource: EventSource?
  /// In dollars; 0 is a free event.
  public var cost: Double?
  /// The address of the event's page.
  public var url = ""
  /// `HH:MM`; empty when nothing was chosen.
  public var checkinTime = ""
  /// The place's name. It isn't on the page but is stored.
  public var location = ""
  /// The street address.
  public var address = ""
  /// The city.
  public var city = ""
  /// The state's two letters. Input is uppercased and truncated to two characters.
  public var state: String {
    get { wholeState }
    set { wholeState = String(newValue.uppercased().prefix(Self.stateLimit)) }
  }
  /// The state in upper case, which is longer in some payloads.
  var wholeState = "" {
    didSet { wholeState = wholeState.uppercased() }
  }
  /// The description.
  public var description = ""
  /// Whether the athlete is registered.
  public var registered = false
  /// Whether the athlete attended.
  public var attended = false
  /// Notes on the athlete's performance.
  public var performanceNotes = ""

  /// Creates an empty form.
  public init() {}

  /// `YYYY-MM-DD`; empty when nothing was chosen. A new date also becomes the end date if that
  /// is empty. Past days are valid.
  public var startDate: String {
    get { schedule.startDate }
    set { schedule.setStartDate(newValue) }
  }

  /// `YYYY-MM-DD`; empty when nothing was chosen.
  public var endDate: String {
    get { schedule.endDate }
    set { schedule.endDate = newValue }
  }

  /// `HH:MM`; empty when nothing was chosen. A new time sets the end time an hour later if that
  /// is empty: modulo 24 hours, without changing the date. A text that is no time sets none.
  public var startTime: String {
    get { schedule.startTime }
    set { schedule.setStartTime(newValue) }
  }

  /// `HH:MM`; empty when nothing was chosen.
  public var endTime: String {
    get { schedule.endTime }
    set { schedule.endTime = newValue }
  }

  /// The number of characters of a state.
  public static let stateLimit = 2
  /// The maximum number of characters of an event's name.
  public static let nameLimit = 255

  /// Whether to warn about the state: it isn't empty and doesn't have two characters.
  public var warnsAboutState: Bool { !state.isEmpty && state.count != Self.stateLimit }

  /// Directions to the event's place; offered once there is an address or a city.
  public var directions: EventRules.Directions {
    EventRules.Directions(address: address, city: city, state: state)
  }

  /// Whether the button is enabled: the form has no errors.
  public var isSubmittable: Bool { validate().isEmpty }

  /// The message above the form after a tap on the button; nil unless a required field is missing.
  public var banner: String? {
    let errors = validate()
    let isMissing = [Field.type, .name, .startDate].contains { errors[$0] != nil }
    return isMissing ? "Please complete all required fields" : nil
  }
}
