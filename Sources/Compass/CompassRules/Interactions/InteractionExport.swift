package import JSPrimitives

/// An interaction exported as text.
///
/// Restates the web app's `exportSingleInteractionToCSV`; specification "Interaction Detail & Add
/// Interaction", Appendix C, whose text is `sharedText`.
public struct InteractionExport: Sendable {
  /// The interaction.
  public var interaction: InteractionRecord
  /// The school's name; nil if there is none.
  @JSTextBacked public var schoolName: String?
  /// The first and last name of the coach; nil if there is none.
  @JSTextBacked public var coachName: String?
  /// The local time in which the date is shown.
  public var clock: LocalClock

  /// Creates the export of an interaction.
  public init(
    _ interaction: InteractionRecord, schoolName: String? = nil, coachName: String? = nil,
    clock: LocalClock
  ) {
    self.interaction = interaction
    _schoolName = JSTextBacked(wrappedValue: schoolName)
    _coachName = JSTextBacked(wrappedValue: coachName)
    self.clock = clock
  }

  private static let missing: JSText = "N/A"

  /// The web app's file: a header and nine rows, with type, direction and sentiment as stored.
  ///
  /// Every cell is quoted. As in the web app, quotes inside a cell are not doubled, so a text with
  /// a quote isn't valid CSV.
  public var csv: String { csvText.string }

  /// The same, with lone surrogates kept.
  package var csvText: JSText {
    CSVText.lines(
      [
        ["Field", "Value"],
        ["Subject", interaction.$subject.nonempty ?? Self.missing],
        ["Type", interaction.type.$text],
        ["Direction", interaction.direction.$text],
        ["Sentiment", (interaction.sentiment?.$text).nonempty ?? Self.missing],
      ] + commonRows(contentOrMissing: interaction.$content.nonempty ?? Self.missing))
  }

  /// The specification's text for the share sheet: names instead of stored words, the type's name
  /// for a missing subject, and a header without quotes.
  public var sharedText: String {
    "Field,Value\n"
      + CSVText.lines(
        [
          ["Subject", JSText(interaction.displaySubject)],
          ["Type", interaction.type.displayText],
          ["Direction", InteractionDirection.displayName(of: interaction.direction.$text)],
          ["Sentiment", interaction.sentiment?.displayText ?? Self.missing],
        ] + commonRows(contentOrMissing: interaction.$content ?? Self.missing)
      ).string
  }

  private func commonRows(contentOrMissing content: JSText) -> [[JSText]] {
    [
      ["School", $schoolName.nonempty ?? Self.missing],
      ["Coach", $coachName ?? Self.missing],
      ["Date", JSText(DateText.mediumWithTime(interaction.occurredAt, clock: clock))],
      ["Content", content],
      ["Attachments", JSText(String(interaction.attachmentCount))],
    ]
  }

  /// The web app's name for the file: the lowercase subject with a hyphen for each run of white
  /// space.
  public var fileName: String {
    let subject = interaction.$subject.nonempty ?? "export"
    var name: [UInt16] = []
    var isInSpace = false
    for unit in subject.lowercased().utf16 {
      let isSpace = WhiteSpace.contains(UInt32(unit))
      if !isSpace { name.append(unit) } else if !isInSpace { name += "-".utf16 }
      isInSpace = isSpace
    }
    return "interaction-\(JSText(utf16: name)).csv"
  }
}
