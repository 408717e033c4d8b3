internal import JSPrimitives

extension InteractionRules {
  /// A list of interactions as the web app's CSV file.
  ///
  /// Restates `exportInteractionsToCSV`: stored words, ids for school and coach, every cell quoted,
  /// and quotes doubled only in the content.
  public struct ListExport: Sendable {
    /// The interactions, in the order of the rows.
    public var interactions: [Record]
    /// The local time in which dates are shown.
    public var clock: LocalClock

    /// Creates the export of interactions.
    public init(_ interactions: [Record], clock: LocalClock = .current) {
      self.interactions = interactions
      self.clock = clock
    }

    private static let header: [JSText] = [
      "Date", "Type", "Direction", "School", "Coach", "Subject", "Content", "Sentiment",
    ]

    /// The file's text; empty without interactions.
    public var csv: String {
      if interactions.isEmpty { return "" }
      return CSVText.lines([Self.header] + interactions.map(row)).string
    }

    private func row(_ interaction: Record) -> [JSText] {
      [
        interaction.occurredAt.map { JSText(DateText.short($0, clock: clock)) } ?? "",
        interaction.type.text.jsText, interaction.direction.text.jsText,
        interaction.schoolID.jsText ?? "",
        interaction.coachID.jsText ?? "", interaction.subject.jsText ?? "",
        CSVText.doublingQuotes(interaction.content.jsText ?? ""),
        interaction.sentiment?.text.jsText ?? "",
      ]
    }
  }
}
