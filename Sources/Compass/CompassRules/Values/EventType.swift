/// The kind of a recruiting event.
///
/// Specification "Create Event", 3 Data Models.
public enum EventType: String, LabeledValue {
  /// A showcase, or a camp.
  case showcase, camp
  /// A visit that the school pays for.
  case officialVisit = "official_visit"
  /// A visit that the family pays for.
  case unofficialVisit = "unofficial_visit"
  /// A game.
  case game
}
