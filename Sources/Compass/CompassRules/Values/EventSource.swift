/// The way an athlete heard of an event.
///
/// Specification "Create Event", 3 Data Models.
public enum EventSource: String, LabeledValue {
  /// An email, or a flyer.
  case email, flyer
  /// A web search.
  case webSearch = "web_search"
  /// A recommendation, a friend, or anything else.
  case recommendation, friend, other
}
