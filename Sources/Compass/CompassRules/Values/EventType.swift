/// The kind of a recruiting event.
///
/// Specification "Create Event", 3 Data Models.
public enum EventType: String, LabeledValue {
  case showcase, camp
  case officialVisit = "official_visit"
  case unofficialVisit = "unofficial_visit"
  case game

  public var displayName: String {
    switch self {
    case .showcase: "Showcase"
    case .camp: "Camp"
    case .officialVisit: "Official Visit"
    case .unofficialVisit: "Unofficial Visit"
    case .game: "Game"
    }
  }
}
