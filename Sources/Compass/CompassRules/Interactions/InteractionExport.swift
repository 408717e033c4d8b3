package import JSPrimitives

/// An interaction exported as text.
///
/// Specification "Interaction Detail & Add Interaction", Appendix C, and the web app's
/// `exportSingleInteractionToCSV`: `text` has either, `sharedText` and `csv` one each.
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

  /// Returns the specification's text for the share sheet or the text of the web app's file.
  public func text(source: RuleSource = .specification) -> String {
    source == .web ? csv : sharedText
  }

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
      ]
        + commonRows(
          school: $schoolName.nonempty, content: interaction.$content.nonempty, source: .web))
  }

  /// The specification's text for the share sheet: names instead of stored words, the type's name
  /// for a missing subject, and a header without quotes. Empty texts stay empty.
  public var sharedText: String {
    "Field,Value\n"
      + CSVText.lines(
        [
          ["Subject", JSText(interaction.displaySubject)],
          ["Type", interaction.type.displayText],
          ["Direction", InteractionDirection.displayName(of: interaction.direction.$text)],
          ["Sentiment", interaction.sentiment?.displayText ?? Self.missing],
        ] + commonRows(school: $schoolName, content: interaction.$content, source: .specification)
      ).string
  }

  private func commonRows(school: JSText?, content: JSText?, source: RuleSource) -> [[JSText]] {
    [
      ["School", school ?? Self.missing],
      ["Coach", $coachName ?? Self.missing],
      [
        "Date",
        JSText(DateText.mediumWithTime(interaction.occurredAt, clock: clock, source: source)),
      ],
      ["Content", content ?? Self.missing],
      ["Attachments", JSText(String(interaction.attachmentCount))],
    ]
  }

  /// The subject of the shared text.
  public var sharedSubject: String { "Interaction: \(interaction.displaySubject)" }
  /// The message of the shared text.
  public static let sharedMessage = "Exported from The Recruiting Compass"

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
