internal import JSPrimitives

extension EventRules {
  /// The choice in the event form's school picker.
  ///
  /// Specification "Create Event", 2 Link to School.
  public enum SchoolChoice: Sendable, Hashable {
    /// No school.
    case none
    /// An unlisted school; a dialog asks for its name.
    case other
    /// A new school; a form for it opens.
    case addNew
    /// A listed school.
    case school(id: String)

    /// Creates the choice of a stored text; none for a missing or empty one.
    public init(stored: String?) {
      switch stored {
      case nil, "", "none": self = .none
      case "other": self = .other
      case "add_new": self = .addNew
      case .some(let id): self = .school(id: id)
      }
    }

    /// Returns the text that the web app stores for a choice given as text: the same, or nil for
    /// none.
    public static func stored(_ text: String?) -> String? {
      guard let text, SchoolChoice(stored: text.jsText.string) != .none else { return nil }
      return text
    }

    /// The text that the web app stores with the event; nil for none. `other` and `add_new` remain if
    /// their dialog was dismissed.
    public var stored: String? {
      switch self {
      case .none: nil
      case .other: "other"
      case .addNew: "add_new"
      case .school(let id): id
      }
    }
  }
}
