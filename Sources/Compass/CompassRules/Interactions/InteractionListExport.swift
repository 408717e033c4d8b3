internal import JSPrimitives

extension InteractionRules {
  /// A list of interactions as the web app's CSV file.
  ///
  /// Restates `exportInteractionsToCSV`: stored words, ids for school and coach, every cell quoted,
  /// and quotes doubled only in the content.
  public struct ListExport<Interaction: ListedInteraction>: Sendable {
    /// The interactions, in the order of the rows.
    public var interactions: [Interaction]
    /// The local time in which dates are shown.
    public var clock: LocalClock

    /// Creates the export of interactions.
    public init(_ interactions: [Interaction], clock: LocalClock = .current) {
      self.interactions = interactions
      self.clock = clock
    }

    private var header: [JSText] {
      ["Date", "Type", "Direction", "School", "Coach", "Subject", "Content", "Sentiment"]
    }

    /// The file's text; empty without interactions.
    public var csv: String {
      if interactions.isEmpty { return "" }
      return CSVText.lines([header] + interactions.map(row)).string
    }

    private func row(_ interaction: Interaction) -> [JSText] {
      let details = interaction.details
      return [
        interaction.contactDate.map { JSText(DateText.short($0, clock: clock)) } ?? "",
        interaction.type.text.jsText, interaction.direction.text.jsText,
        details.schoolID.jsText ?? "",
        details.coachID.jsText ?? "", details.subject.jsText ?? "",
        CSVText.doublingQuotes(details.content.jsText ?? ""),
        interaction.sentiment?.text.jsText ?? "",
      ]
    }
  }
}
