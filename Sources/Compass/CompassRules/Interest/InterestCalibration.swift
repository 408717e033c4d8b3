internal import JSPrimitives

/// The questions that gauge a coach's interest after a positive inbound contact.
///
/// Restates the web app's `InterestCalibration` component; specification "Interaction Detail & Add
/// Interaction", Interest Calibration Model and Appendix D.
///
///     var calibration = InterestCalibration()
///     calibration.answers[0] = true
///     calibration.level  // low
public struct InterestCalibration: Sendable, Hashable {
  /// The questions in order.
  public static let questions = [
    "Did they ask about your schedule or upcoming events?",
    "Did they mention visiting campus or suggest a visit?",
    "Did they ask about your academic interests or major?",
    "Did they provide their direct contact info (phone/email)?",
    "Did they mention roster needs at your position?",
    "Was this a personalized response (not a form letter)?",
  ]

  /// Whether each question was answered with yes. Only the number of yeses matters, so the list may
  /// have any length.
  public var answers: [Bool]

  /// Creates a calibration from answers, all no by default.
  public init(answers: [Bool] = Array(repeating: false, count: questions.count)) {
    self.answers = answers
  }

  /// The number of questions answered with yes.
  public var yesCount: Int { answers.count { $0 } }

  /// The level of the answers.
  public var level: InterestLevel { InterestLevel(yesCount: yesCount) }

  /// Whether the form shows the calibration: for an inbound contact of positive sentiment.
  public static func isShown(
    direction: InteractionDirection?, sentiment: InteractionSentiment?
  ) -> Bool {
    direction == .inbound && sentiment?.isPositive == true
  }

  /// Returns the content to submit: if the calibration is shown and the level is set, a note on the
  /// level is appended.
  ///
  /// After an empty content, the note keeps its two leading line feeds. Validation trims the
  /// content later.
  public static func content(
    _ content: String, noting level: InterestLevel, direction: InteractionDirection?,
    sentiment: InteractionSentiment?
  ) -> String {
    Self.content(content, noting: StoredWord(level), direction: direction, sentiment: sentiment)
  }

  /// Returns the content to submit with the word of a level, of which the web app notes every one but an empty one.
  package static func content(
    _ content: String, noting level: StoredWord<InterestLevel>, direction: InteractionDirection?,
    sentiment: InteractionSentiment?
  ) -> String {
    guard level.value != .notSet, !level.text.isEmpty,
      isShown(direction: direction, sentiment: sentiment)
    else { return content }
    return content + "\n\n[Coach Interest Level: \(level.text.jsText.uppercased().string)]"
  }
}
