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
public struct EventForm: ValidatedForm {
  public typealias Submission = EventInsert

  /// The fields that can be wrong, in the order of the summary: the four of the specification first.
  public enum Field: String, FormField {
    case type, name
    case startDate = "start_date"
    case endDate = "end_date"
    case schoolId = "school_id"
    case eventSource = "event_source"
    case cost, url
    case startTime = "start_time"
    case endTime = "end_time"
    case checkinTime = "checkin_time"
    case location, address, city, state, description, registered, attended
    case performanceNotes = "performance_notes"
  }

  public var type: EventType?
  /// At most 255 characters.
  public var name = ""
  private var schedule = EventSchedule()
  /// The school that the event belongs to, or which dialog is open.
  public var school = EventSchoolChoice.none
  /// The name of a school that is not listed. It is remembered, not stored.
  public var otherSchoolName = ""
  public var eventSource: EventSource?
  /// In dollars; 0 is a free event.
  public var cost: Double?
  public var url = ""
  /// `HH:MM`; empty when nothing was chosen.
  public var checkinTime = ""
  /// Not on the page; stored all the same.
  public var location = ""
  public var address = ""
  public var city = ""
  /// The state's two letters. What is typed is capitalized and cut to two characters.
  public var state = "" {
    didSet { state = String(state.uppercased().prefix(Self.stateLimit)) }
  }
  public var description = ""
  public var registered = false
  public var attended = false
  public var performanceNotes = ""

  /// An empty form.
  public init() {}

  /// `YYYY-MM-DD`; empty when nothing was chosen. Another date than before becomes the end date too as
  /// long as there is none. A day of the past is fine.
  public var startDate: String {
    get { schedule.startDate }
    set { schedule.setStartDate(newValue) }
  }

  /// `YYYY-MM-DD`; empty when nothing was chosen.
  public var endDate: String {
    get { schedule.endDate }
    set { schedule.endDate = newValue }
  }

  /// `HH:MM`; empty when nothing was chosen. Another time than before sets the end time an hour later as
  /// long as there is none: the hour modulo 24, the date untouched.
  public var startTime: String {
    get { schedule.startTime }
    set {
      let endTime = schedule.endTime
      schedule.setStartTime(newValue)
      if !Self.isTime(newValue) { schedule.endTime = endTime }
    }
  }

  /// `HH:MM`; empty when nothing was chosen.
  public var endTime: String {
    get { schedule.endTime }
    set { schedule.endTime = newValue }
  }

  /// How many characters a state has, and how many an event's name may have.
  public static let stateLimit = 2
  public static let nameLimit = 255

  /// Whether the state asks for a second look: it is there and has not two characters.
  public var warnsAboutState: Bool { !state.isEmpty && state.count != Self.stateLimit }

  /// The way to the event's place; offered once there is an address or a city.
  public var directions: Directions { Directions(address: address, city: city, state: state) }

  /// Whether the button is on: nothing is missing and nothing is wrong.
  public var isSubmittable: Bool { validate().isEmpty }

  /// The text above the form after a tap on the button, while a required field is missing.
  public var banner: String? {
    let errors = validate()
    let isMissing = [Field.type, .name, .startDate].contains { errors[$0] != nil }
    return isMissing ? "Please complete all required fields" : nil
  }

  private static func isTime(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return bytes.count == 5 && bytes[2] == UInt8(ascii: ":")
      && [0, 1, 3, 4].allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[$0]) }
  }
}
