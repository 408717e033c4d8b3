internal import JSPrimitives

extension InteractionRules {
  /// The message of a shared export.
  public static let sharedMessage = "Exported from The Recruiting Compass"

  /// An interaction exported as text.
  ///
  /// Specification "Interaction Detail & Add Interaction", Appendix C, and the web app's
  /// `exportSingleInteractionToCSV`: `text` has either, `sharedText` and `csv` one each.
  public struct Export<Interaction: ListedInteraction>: Sendable {
    /// The interaction.
    public var interaction: Interaction
    /// The school's name; nil without one.
    public var schoolName: String?
    /// The first and last name of the coach; nil without one.
    public var coachName: String?
    /// The local time in which the date is shown.
    public var clock: LocalClock

    /// Creates the export of an interaction.
    public init(
      _ interaction: Interaction, schoolName: String? = nil, coachName: String? = nil,
      clock: LocalClock = .current
    ) {
      self.interaction = interaction
      self.schoolName = schoolName
      self.coachName = coachName
      self.clock = clock
    }

    private var missing: JSText { "N/A" }

    /// Returns the specification's text for the share sheet or the text of the web app's file.
    public func text(source: RuleSource = .specification) -> String {
      source == .web ? csv : sharedText
    }

    /// The web app's file: a header and nine rows, with type, direction and sentiment as stored.
    ///
    /// Every cell is quoted. As in the web app, quotes inside a cell are not doubled, so a text with
    /// a quote isn't valid CSV.
    public var csv: String {
      CSVText.lines(
        [
          ["Field", "Value"],
          ["Subject", interaction.details.subject.jsText.nonempty ?? missing],
          ["Type", interaction.type.text.jsText],
          ["Direction", interaction.direction.text.jsText],
          ["Sentiment", (interaction.sentiment?.text.jsText).nonempty ?? missing],
        ]
          + commonRows(
            school: schoolName.jsText.nonempty,
            content: interaction.details.content.jsText.nonempty,
            source: .web)
      ).string
    }

    /// The specification's text for the share sheet: names instead of stored words, the type's name
    /// for a missing subject, and a header without quotes. Empty texts stay empty.
    public var sharedText: String {
      "Field,Value\n"
        + CSVText.lines(
          [
            ["Subject", JSText(interaction.displaySubject)],
            ["Type", interaction.type.displayText],
            ["Direction", InteractionDirection.displayName(of: interaction.direction.text).jsText],
            ["Sentiment", interaction.sentiment?.displayText ?? missing],
          ]
            + commonRows(
              school: schoolName.jsText, content: interaction.details.content.jsText,
              source: .specification
            )
        ).string
    }

    private func commonRows(school: JSText?, content: JSText?, source: RuleSource) -> [[JSText]] {
      [
        ["School", school ?? missing],
        ["Coach", coachName.jsText ?? missing],
        [
          "Date",
          JSText(DateText.mediumWithTime(interaction.contactDate, clock: clock, source: source)),
        ],
        ["Content", content ?? missing],
        ["Attachments", JSText(String(interaction.attachmentCount))],
      ]
    }

    /// The subject of the shared text.
    public var sharedSubject: String { "Interaction: \(interaction.displaySubject)" }
    /// The web app's name for the file: the lowercase subject with a hyphen for each run of white
    /// space.
    public var fileName: String {
      let subject = interaction.details.subject.jsText.nonempty ?? "export"
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
}
