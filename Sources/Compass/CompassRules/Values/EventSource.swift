/// How an athlete heard of an event.
///
/// Specification "Create Event", 3 Data Models.
public enum EventSource: String, LabeledValue {
  case email, flyer
  case webSearch = "web_search"
  case recommendation, friend, other

  public var displayName: String {
    switch self {
    case .email: "Email"
    case .flyer: "Flyer"
    case .webSearch: "Web Search"
    case .recommendation: "Recommendation"
    case .friend: "Friend"
    case .other: "Other"
    }
  }
}
