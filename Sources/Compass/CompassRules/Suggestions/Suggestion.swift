internal import JSPrimitives

extension SuggestionRules {
  /// A suggested next step.
  public struct Suggestion: Sendable, Hashable {
    /// The rule that suggests it.
    public var rule: Rule
    /// The urgency.
    public var urgency: Urgency
    /// The sentence to show.
    public var message: String
    /// The id of the school that it is about; nil for none.
    public var relatedSchoolID: String?
    /// Whether the school's id is a null of a row, and not only absent.
    package let hasNullSchool: Bool
    /// The earlier suggestion, if this one brings it back.
    public var reappearance: Reappearance?

    /// The stored word for the step that the button opens.
    public var actionType: String { rule.actionType }

    init(
      _ rule: Rule, _ urgency: Urgency, _ message: JSText? = nil,
      school: RowColumn = .missing
    ) {
      self.rule = rule
      self.urgency = urgency
      self.message = (message ?? rule.message).string
      hasNullSchool = school == .null
      self.relatedSchoolID = school.text.string
    }
  }

  /// The return of a suggestion that was dismissed.
  public struct Reappearance: Sendable, Hashable {
    /// The id of the dismissed suggestion.
    public var previousSuggestionID: String
    /// The state of the school at the return.
    public var snapshot: Snapshot

    init(previous: JSText, snapshot: Snapshot) {
      self.previousSuggestionID = previous.string
      self.snapshot = snapshot
    }
  }
}

extension JSText {
  /// Returns the text with another one in place of the first occurrence of a placeholder.
  func filling(_ placeholder: JSText, with text: JSText) -> JSText {
    let (units, part) = (utf16, placeholder.utf16)
    guard !part.isEmpty, units.count >= part.count,
      let start = (0...units.count - part.count).first(where: {
        units[$0..<$0 + part.count].elementsEqual(part)
      })
    else { return self }
    return JSText(utf16: units[..<start] + text.utf16 + units[(start + part.count)...])
  }
}
