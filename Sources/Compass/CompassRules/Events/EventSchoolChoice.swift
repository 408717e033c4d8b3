public import JSPrimitives

/// What the event form's school picker can hold.
///
/// Specification "Create Event", 2 Link to School.
public enum EventSchoolChoice: Sendable, Hashable {
  case none
  /// A school that isn't listed; its name is asked for.
  case other
  /// A new school; a form for it opens.
  case addNew
  case school(id: String)

  /// The choice of a stored text; a missing and an empty one are none.
  public init(stored: String?) {
    switch stored {
    case nil, "", "none": self = .none
    case "other": self = .other
    case "add_new": self = .addNew
    case .some(let id): self = .school(id: id)
    }
  }

  /// The text that the web app stores for a choice that is stored as a text already: the same, or nil
  /// for none.
  public static func stored<Text: JSTextConvertible>(_ text: Text?) -> Text? {
    guard let text, EventSchoolChoice(stored: text.jsText.string) != .none else { return nil }
    return text
  }

  /// The text that the web app stores with the event: nil for none. One of the other words stays when
  /// its dialog was dismissed.
  public var stored: String? {
    switch self {
    case .none: nil
    case .other: "other"
    case .addNew: "add_new"
    case .school(let id): id
    }
  }
}
